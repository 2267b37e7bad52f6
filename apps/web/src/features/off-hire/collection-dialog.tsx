import { OFF_HIRE_LENGTHS } from '@groundsheet/form-rules';
import { useState } from 'react';

import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { TextAreaField, TextField } from '../../components/field.js';
import { Refusal } from '../../forms/refusal.js';
import { fieldFaults } from '../../lib/api-error.js';
import { useFocusOnFault } from '../../lib/use-focus-on-fault.js';
import { today } from '../../lib/today.js';
import { confirmCollection, type OffHire } from './api.js';
import { PhotoList } from './photo-list.js';
import { useSettling } from './use-settling.js';

interface CollectionDialogProps {
  offHire: Pick<OffHire, 'id' | 'plantNumber'>;
  onClose: () => void;
}

/** Who collected the machine, when, and how it looked. */
export function CollectionDialog({ offHire: { id, plantNumber }, onClose }: CollectionDialogProps) {
  const [typed, setTyped] = useState(() => ({ collectedBy: '', day: today(), time: timeNow(), note: '' }));
  const [photos, setPhotos] = useState<string[]>([]);
  const [tries, setTries] = useState(0);
  const { day, time, ...texts } = typed;
  const settling = useSettling(
    () => confirmCollection(id, { ...texts, photos, collectedAt: instantOf(day, time) }),
    { title: 'Collection confirmed', description: 'Both sides get a mail.' },
    onClose,
  );
  const faults = fieldFaults(settling.error);
  const form = useFocusOnFault(tries, settling.error);
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <Dialog
      open
      keepOnOutsideTap
      layout="full"
      title={`Confirm collection of ${plantNumber}`}
      description="The person who gave the notice and the customer get a mail. This cannot be undone."
      onOpenChange={onClose}
    >
      <form
        ref={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTries(tries + 1);
          settling.mutate();
        }}
      >
        <TextField
          label="Collected by"
          hint="The driver or haulier."
          autoComplete="off"
          maxLength={OFF_HIRE_LENGTHS.collectedBy}
          error={faults['collectedBy']}
          required
          {...field('collectedBy')}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] items-start gap-3">
          <TextField
            label="Day"
            type="date"
            max={today()}
            error={faults['collectedAt']}
            required
            {...field('day')}
          />
          <TextField label="Time" type="time" required {...field('time')} />
        </div>
        <TextAreaField
          label="Note (optional)"
          hint="Damage, missing parts, hours on the clock."
          rows={3}
          maxLength={OFF_HIRE_LENGTHS.note}
          error={faults['note']}
          {...field('note')}
        />
        <PhotoList
          hint="Up to 5: any damage, or that there is none."
          photos={photos}
          error={faults['photos']}
          onChange={setPhotos}
        />
        {settling.error && Object.keys(faults).length === 0 ? (
          <Refusal error={settling.error} offline="That did not work. Check the signal and try again." />
        ) : null}
        <Button type="submit" variant="primary" size="action" disabled={settling.isPending}>
          {settling.isPending ? 'One moment...' : 'Confirm collection'}
        </Button>
      </form>
    </Dialog>
  );
}

/** By this device's clock: 'HH:MM'. */
function timeNow(now = new Date()): string {
  return now.toTimeString().slice(0, 5);
}

/** Empty where the browser has not got a whole day and time; the server says so beside the field. */
function instantOf(day: string, time: string): string {
  const at = new Date(`${day}T${time}`);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
}
