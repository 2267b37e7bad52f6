import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { FieldError, TextField } from '../../components/field.js';
import { Photo } from '../../components/photo.js';
import { SelectField } from '../../components/select-field.js';
import { toast } from '../../components/toast-store.js';
import { PhotoUpload } from '../../forms/upload/photo-upload.js';
import { Refusal } from '../../forms/refusal.js';
import { fieldFaults } from '../../lib/api-error.js';
import { useSending } from '../../lib/use-sending.js';
import { MACHINES_KEY, photoOf, saveMachine, type Machine, type TypedMachine } from './api.js';
import { TYPE_OPTIONS } from './machines-filters.js';

const EMPTY: TypedMachine = {
  plantNumber: '',
  machineNumber: '',
  vehicleType: undefined,
  description: '',
  qrCode: '',
  photo: null,
};

interface MachineDialogProps {
  /** Null for a new one. */
  machine: Machine | null;
  onClose: () => void;
}

export function MachineDialog({ machine, onClose }: MachineDialogProps) {
  const [typed, setTyped] = useState<TypedMachine>(machine ?? EMPTY);
  const client = useQueryClient();
  const save = useSending({
    mutationFn: () => saveMachine(machine?.id ?? null, bodyOf(typed)),
    onSuccess: async () => {
      toast({ title: machine ? 'Machine Saved' : 'Machine Added', tone: 'good' });
      onClose();
      await client.invalidateQueries({ queryKey: MACHINES_KEY });
    },
  });
  const faults = fieldFaults(save.error);
  const field = (name: 'plantNumber' | 'machineNumber' | 'description' | 'qrCode', label: string) => (
    <TextField
      label={label}
      error={faults[name]}
      value={typed[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
    />
  );
  return (
    <Dialog
      open
      keepOnOutsideTap
      layout="full"
      title={machine ? 'Edit machine' : 'Add machine'}
      onOpenChange={onClose}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <div className="grid items-start gap-4 tablet:grid-cols-2">
          {field('plantNumber', 'Plant number')}
          {field('machineNumber', 'Machine number')}
          <div className="flex flex-col gap-1.5">
            <SelectField
              id="machine-type"
              label="Vehicle type"
              none="Please choose"
              options={TYPE_OPTIONS}
              value={typed.vehicleType}
              onChoose={(vehicleType) => setTyped({ ...typed, vehicleType })}
            />
            {faults['vehicleType'] ? <FieldError>{faults['vehicleType']}</FieldError> : null}
          </div>
          {field('description', 'Description')}
          <TextField
            label="QR code"
            hint="The text in the code on the machine. Leave it empty to make one from the plant number."
            error={faults['qrCode']}
            value={typed.qrCode}
            onChange={({ target }) => setTyped({ ...typed, qrCode: target.value })}
          />
          <MachinePhoto
            machine={machine}
            photo={typed.photo}
            error={faults['photo']}
            onChange={(photo) => setTyped({ ...typed, photo })}
          />
        </div>
        {save.error && Object.keys(faults).length === 0 ? (
          <Refusal error={save.error} offline="That did not work. Check the signal and try again." />
        ) : null}
        <Button type="submit" variant="primary" size="action" disabled={save.isPending}>
          {save.isPending ? 'One moment...' : 'Save machine'}
        </Button>
      </form>
    </Dialog>
  );
}

/** Only what is typed: a machine of the list has more. */
function bodyOf({ plantNumber, machineNumber, vehicleType, description, qrCode, photo }: TypedMachine) {
  return { plantNumber, machineNumber, vehicleType, description, qrCode, photo };
}

interface MachinePhotoProps {
  machine: Machine | null;
  photo: string | null;
  error: string | undefined;
  onChange: (photo: string | null) => void;
}

function MachinePhoto({ machine, photo, error, onChange }: MachinePhotoProps) {
  const [added, setAdded] = useState<{ url: string; picture: string } | null>(null);
  const kept = machine?.photo === photo && machine ? photoOf(machine) : null;
  const src = added?.url === photo && added ? added.picture : kept;
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">Photo</p>
      {photo ? (
        <div className="w-32">
          <Photo src={src} alt="The machine" />
        </div>
      ) : null}
      {photo ? (
        <Button variant="remove" onClick={() => onChange(null)}>
          <Trash2 aria-hidden /> Remove photo
        </Button>
      ) : (
        <PhotoUpload
          label="Add photo"
          max={1}
          onAdded={({ url, blob }) => {
            setAdded({ url, picture: URL.createObjectURL(blob) });
            onChange(url);
          }}
        />
      )}
      {error ? <FieldError>{error}</FieldError> : null}
    </div>
  );
}
