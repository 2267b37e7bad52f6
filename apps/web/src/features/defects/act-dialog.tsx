import { isWorse, REASON_LETTERS, type Severity } from '@groundsheet/form-rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { v4 as uuidv4 } from 'uuid';

import { Button } from '../../components/button.js';
import { ChoiceGroup } from '../../components/choice.js';
import { Dialog } from '../../components/dialog.js';
import { PagePhotos } from '../../forms/photos/page-photos.js';
import { whyNotSent } from '../../forms/outbox/queue-call.js';
import { FieldError, TextAreaField, TextField } from '../../components/field.js';
import { Switch } from '../../components/switch.js';
import { toast } from '../../components/toast-store.js';
import { DEFECTS_KEY } from '../../forms/machine/machine-status-api.js';
import { fieldFaults, photoFault } from '../../lib/api-error.js';
import { today } from '../../lib/today.js';
import { useFocusOnFault } from '../../lib/use-focus-on-fault.js';
import { useSending } from '../../lib/use-sending.js';
import {
  ACT,
  standingRecord,
  type ActName,
  type DefectInFull,
  type RepairRecord,
  type Typed,
} from './api.js';
import { recordRepair, repairOf } from './record-repair.js';

interface FieldOfAct {
  name: Exclude<keyof Typed, 'severity' | 'photos' | 'corrects' | 'others'>;
  label: string;
  hint?: string;
  kind?: 'area' | 'number' | 'date';
  most: number;
}

interface Words {
  title: string;
  says?: string;
  /** What the button says, and the toast afterwards. */
  button: string;
  done: string;
  fields: readonly FieldOfAct[];
}

const WHY = { name: 'reason', label: 'Why', kind: 'area', most: 500 } as const;

const REPAIR_FIELDS: readonly FieldOfAct[] = [
  { name: 'fitter', label: 'Fitter', most: 80 },
  { name: 'firm', label: 'Fitter’s firm', most: 80 },
  { name: 'work', label: 'What was done', kind: 'area', most: 1000 },
  { name: 'parts', label: 'Parts', most: 500 },
  { name: 'hours', label: 'Hours of work', kind: 'number', most: 6 },
  { name: 'meter', label: 'Hour meter', most: 20 },
  { name: 'on', label: 'Day of the repair', kind: 'date', most: 10 },
];

const ACTS: Record<ActName, Words> = {
  assign: {
    title: 'Take in hand',
    button: 'Take in hand',
    done: 'Taken in hand',
    fields: [{ name: 'owner', label: 'Who', hint: 'You, if you leave it empty.', most: 80 }],
  },
  comment: {
    title: 'Comment',
    button: 'Add comment',
    done: 'Comment added',
    fields: [{ name: 'text', label: 'Comment', kind: 'area', most: 1000 }],
  },
  repair: {
    title: 'Record a repair',
    says: 'If the machine is stopped, it still has to be released afterwards.',
    button: 'Record repair',
    done: 'Repair recorded',
    fields: REPAIR_FIELDS,
  },
  correct: {
    title: 'Correct the repair record',
    says: 'A new record takes its place, and is mailed. How the defect stands does not change.',
    button: 'Correct',
    done: 'Repair record corrected',
    fields: REPAIR_FIELDS,
  },
  release: {
    title: 'Release the machine?',
    says: 'It may be used with care from now on. The next check that passes the item confirms the repair.',
    button: 'Release the machine',
    done: 'Machine released',
    fields: [],
  },
  severity: { title: 'Change severity', button: 'Change severity', done: 'Severity changed', fields: [WHY] },
  noFault: {
    title: 'No fault found',
    says: 'This closes the defect. Say what you looked at.',
    button: 'Close the defect',
    done: 'Defect closed',
    fields: [WHY],
  },
  reopen: {
    title: 'Open again',
    says: 'It reopens with the severity it had. If it stopped the machine, the machine is stopped again.',
    button: 'Open the defect',
    done: 'Defect opened again',
    fields: [WHY],
  },
};

/** What nobody does without a reason. */
const WITH_REASON: readonly ActName[] = ['noFault', 'reopen'];

interface ActDialogProps {
  act: ActName;
  defect: DefectInFull;
  /** Which severities may be chosen. */
  severities: readonly { value: Severity; label: string }[];
  begun?: Partial<Typed> | undefined;
  onClose: () => void;
}

/** One thing to do about a defect. What was typed stays when it did not work. */
export function ActDialog(props: ActDialogProps) {
  const { title, says } = ACTS[props.act];
  return (
    <Dialog
      open
      keepOnOutsideTap
      title={title}
      description={says}
      onOpenChange={(open) => (open ? undefined : props.onClose())}
    >
      <ActForm {...props} />
    </Dialog>
  );
}

function ActForm({ act, defect, severities, begun, onClose }: ActDialogProps) {
  const { fields, button, done } = ACTS[act];
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<Typed>(() => ({
    ...NOTHING,
    severity: severities[0]?.value ?? 'A',
    on: today(),
    ...(act === 'correct' ? typedOn(standingRecord(defect)) : {}),
    ...begun,
  }));
  const [key, setKey] = useState(() => uuidv4());
  const type = (part: Partial<Typed>) => {
    setTyped((last) => ({ ...last, ...part }));
    // Something else is sent under another key.
    setKey(uuidv4());
  };
  const [tries, setTries] = useState(0);
  const { mutate, isPending, error } = useSending({
    mutationFn: (given: Typed) =>
      act === 'repair' || act === 'correct' ? recordRepair(defect, given, key) : ACT[act](defect.id, given),
    onSuccess: (went) => {
      const title = went === 'queued' ? 'Kept on this phone' : done;
      toast({ title, description: `${defect.number}, ${defect.plantNumber}`, tone: 'good' });
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: DEFECTS_KEY }),
  });
  const faults = fieldFaults(error);
  const form = useFocusOnFault(tries, error);
  const isLowered = act === 'severity' && isWorse(defect.severity, typed.severity);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    mutate(typed);
  };
  const isRepair = act === 'repair' || act === 'correct';
  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={save}>
      {act === 'severity' ? (
        <ChoiceGroup
          legend="Severity"
          choices={severities}
          value={typed.severity}
          onChange={(severity) => type({ severity: severity ?? typed.severity })}
        />
      ) : null}
      {fields.map((field) => (
        <ActField
          key={field.name}
          field={field}
          hint={
            field.name === 'reason' && (isLowered || WITH_REASON.includes(act)) ? REASON_HINT : field.hint
          }
          value={typed[field.name]}
          error={faults[field.name]}
          onEnter={(value) => type({ [field.name]: value })}
        />
      ))}
      {act === 'noFault' && defect.othersFromThere > 0 ? (
        <Switch
          on={typed.others}
          onChange={(others) => type({ others })}
          label={
            defect.othersFromThere === 1
              ? 'Close the other report from there too'
              : `Close the ${defect.othersFromThere} other reports from there too`
          }
        />
      ) : null}
      {isRepair ? (
        <PagePhotos
          of={repairOf(defect)}
          hint="Of the finished repair."
          photos={typed.photos}
          elsewhere={(url) => photoOfRecord(standingRecord(defect), url)}
          error={photoFault(faults)}
          onChange={(rule) => {
            setTyped((last) => ({ ...last, photos: rule(last.photos) }));
            setKey(uuidv4());
          }}
        />
      ) : null}
      {error && Object.keys(faults).length === 0 ? (
        <div role="alert">
          <FieldError>{whyNotSent(error) ?? 'This needs a signal. Nothing has been changed.'}</FieldError>
        </div>
      ) : null}
      <div className="grid grid-cols-2 gap-2.5">
        <Button size="action" className="px-2" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" size="action" className="px-2" disabled={isPending}>
          {isPending ? 'One moment...' : button}
        </Button>
      </div>
    </form>
  );
}

const REASON_HINT = `At least ${REASON_LETTERS} characters. It is kept with your name.`;

/** A photo of the record that is corrected is read as part of it. */
function photoOfRecord(record: RepairRecord | null, url: string): string | null {
  return record?.photoURLs[record.photos.indexOf(url)] ?? null;
}

const NOTHING: Omit<Typed, 'severity'> = {
  owner: '',
  text: '',
  reason: '',
  others: false,
  fitter: '',
  firm: '',
  work: '',
  parts: '',
  hours: '',
  meter: '',
  on: '',
  photos: [],
  corrects: null,
};

function typedOn(record: RepairRecord | null): Partial<Typed> {
  if (!record) return {};
  const { id: corrects, fitter, firm, work, parts, hours, meter, on, photos } = record;
  return {
    corrects,
    fitter,
    work,
    on,
    photos,
    firm: firm ?? '',
    parts: parts ?? '',
    meter: meter ?? '',
    hours: hours === null ? '' : String(hours),
  };
}

interface ActFieldProps {
  field: FieldOfAct;
  hint: string | undefined;
  value: string;
  error: string | undefined;
  onEnter: (value: string) => void;
}

function ActField({ field: { name, label, kind, most }, hint, value, error, onEnter }: ActFieldProps) {
  const shared = {
    name,
    label,
    hint,
    error,
    value,
    maxLength: most,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onEnter(target.value),
  };
  if (kind === 'area') return <TextAreaField {...shared} />;
  if (kind === 'date') return <TextField {...shared} type="date" />;
  return <TextField {...shared} inputMode={kind === 'number' ? 'decimal' : undefined} />;
}
