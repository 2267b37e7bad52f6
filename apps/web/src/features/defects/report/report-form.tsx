import { itemsOf, REPORT_LENGTHS, type CheckKey, type VehicleType } from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';
import { OctagonX, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { Button } from '../../../components/button.js';
import { TitledCard } from '../../../components/card.js';
import { ChoiceGroup } from '../../../components/choice.js';
import { FieldError, TextAreaField, TextField } from '../../../components/field.js';
import { Photo } from '../../../components/photo.js';
import { SelectField } from '../../../components/select-field.js';
import { Skeleton } from '../../../components/skeleton.js';
import { StickyFooter } from '../../../components/sticky-footer.js';
import { machineByCodeQuery } from '../../../forms/machine/seen-machine.js';
import { OpenOnMachine } from '../../../forms/machine/open-on-machine.js';
import { Refusal } from '../../../forms/refusal.js';
import { PhotoUpload } from '../../../forms/upload/photo-upload.js';
import { useFocusOnFault } from '../../../lib/use-focus-on-fault.js';
import { CannotLookUp } from '../public-status.js';
import { ReportTaken } from './report-taken.js';
import { useReport } from './use-report.js';

interface ReportScreenProps {
  /** On the machine, or its plant number. */
  code: string;
  /** Of the label that led here; empty without one. */
  labelKey: string;
  isGuest: boolean;
  /** Leads back to the machine. */
  back: ReactNode;
}

/** Reports what is wrong with a machine from beside it, without a check sheet (docs/machines.md, Defects). */
export function ReportScreen({ code, ...rest }: ReportScreenProps) {
  const { data, error } = useQuery(machineByCodeQuery(code));
  if (error && !data) return <CannotLookUp code={code} error={error} />;
  if (!data) return <Skeleton label="Looking up the machine..." rows={3} />;
  return <ReportForm code={code} plantNumber={data.plantNumber} vehicle={data.vehicleType} {...rest} />;
}

interface ReportFormProps extends ReportScreenProps {
  plantNumber: string;
  vehicle: VehicleType;
}

const USE = [
  { value: 'care', label: 'It can be used with care' },
  { value: 'stop', label: 'It must not be used', icon: <OctagonX aria-hidden />, tone: 'bad' },
] as const;

function ReportForm({ code, labelKey, plantNumber, vehicle, isGuest, back }: ReportFormProps) {
  const report = useReport({ code, labelKey, vehicle });
  const { entry, change, faults, error } = report;
  const form = useFocusOnFault(report.tries, error);
  if (report.reported) return <ReportTaken {...report.reported} back={back} />;
  return (
    <form
      ref={form}
      noValidate
      className="flex grow flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        report.send();
      }}
    >
      <h1 className="text-2xl wrap-anywhere">Report a defect on {plantNumber}</h1>
      <OpenOnMachine plantNumber={plantNumber} />
      <TitledCard id="defect" title="The defect">
        <SelectField
          id="item"
          label="Item"
          none="Something else"
          options={itemsOf(vehicle).map(({ key, label }) => ({ value: key, label }))}
          value={entry.item ?? undefined}
          onChoose={(item: CheckKey | undefined) => change({ item: item ?? null })}
        />
        <TextAreaField
          name="text"
          label={entry.item ? 'What is wrong (optional)' : 'What is wrong'}
          hint="What you see or hear, and where."
          maxLength={REPORT_LENGTHS.text}
          error={faults['text']}
          value={entry.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        <OnePhoto photo={entry.photo} error={faults['photo']} onChange={(photo) => change({ photo })} />
        <ChoiceGroup
          legend="Until somebody has looked at it"
          choices={USE}
          value={entry.mustNotBeUsed ? 'stop' : 'care'}
          className="tablet:grid-cols-2"
          onChange={(use) => change({ mustNotBeUsed: use === 'stop' })}
        />
        {isGuest ? (
          <TextField
            name="name"
            label="Your name (optional)"
            hint="Shown to the hire firm, not on the machine’s public page."
            autoComplete="name"
            maxLength={REPORT_LENGTHS.name}
            error={faults['name']}
            value={entry.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        ) : null}
      </TitledCard>
      {error && Object.keys(faults).length === 0 ? (
        <Refusal error={error} offline="Not sent. No signal. Keep this page open and try again." />
      ) : null}
      <StickyFooter>
        <Button type="submit" variant="send" size="action" disabled={report.isSending}>
          {report.isSending ? 'Sending...' : 'Report defect'}
        </Button>
      </StickyFooter>
    </form>
  );
}

interface OnePhotoProps {
  photo: string | null;
  error: string | undefined;
  onChange: (photo: string | null) => void;
}

function OnePhoto({ photo, error, onChange }: OnePhotoProps) {
  const [picture, setPicture] = useState<string | null>(null);
  if (!photo)
    return (
      <div className="flex flex-col gap-2">
        <PhotoUpload
          label="Add a photo"
          isQuiet
          max={1}
          onAdded={({ url, blob }) => {
            setPicture(URL.createObjectURL(blob));
            onChange(url);
          }}
        />
        {error ? <FieldError>{error}</FieldError> : null}
      </div>
    );
  return (
    <div className="flex max-w-48 flex-col gap-2">
      <Photo src={picture} alt="Photo of the defect" />
      <Button variant="remove" onClick={() => onChange(null)}>
        <Trash2 aria-hidden /> Remove<span className="sr-only"> the photo</span>
      </Button>
      {error ? <FieldError>{error}</FieldError> : null}
    </div>
  );
}
