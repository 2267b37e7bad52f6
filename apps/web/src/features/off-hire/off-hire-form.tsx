import { OFF_HIRE_LENGTHS, VEHICLE_TYPES, type OffHireEntry } from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState, type ComponentProps } from 'react';

import { Button } from '../../components/button.js';
import { TitledCard } from '../../components/card.js';
import { EmailField } from '../../components/email-field.js';
import { TextField } from '../../components/field.js';
import { StickyFooter } from '../../components/sticky-footer.js';
import { customersQuery } from '../../forms/customers/api.js';
import { DateField } from '../../forms/fields/date-field.js';
import type { Machine } from '../../forms/machine/api.js';
import { ScanMachine } from '../../forms/machine/scan-machine.js';
import { Refusal } from '../../forms/refusal.js';
import { useFirm } from '../../lib/firm.js';
import { inOneLine } from '../../lib/in-one-line.js';
import { useFocusOnFault } from '../../lib/use-focus-on-fault.js';
import { NoticeGiven } from './notice-given.js';
import { PhotoList } from './photo-list.js';
import { useNotice } from './use-notice.js';

const OFFLINE = 'Not sent. No signal. What you have typed is kept on this phone.';

interface OffHireFormProps {
  /** The machine that it was opened from. */
  plantNumber: string | undefined;
  onHome: () => void;
}

/** A hirer gives notice that it may be collected (docs/machines.md, Off-hire). */
export function OffHireForm({ plantNumber, onHome }: OffHireFormProps) {
  const notice = useNotice(plantNumber);
  const { faults, error, isSending } = notice;
  const form = useFocusOnFault(notice.tries, error);
  if (notice.given) return <NoticeGiven {...notice.given} onAnother={notice.another} onHome={onHome} />;
  return (
    <form
      ref={form}
      noValidate
      className="flex grow flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        notice.give();
      }}
    >
      <main className="mx-auto flex w-full max-w-page flex-col gap-4 px-edge py-6">
        <div className="flex flex-col gap-2">
          <h1 className="text-2xl">{plantNumber ? 'Off-hire this machine' : 'Off-hire a machine'}</h1>
          <Introduction />
        </div>
        <div className="grid items-start gap-4 office:grid-cols-2">
          <WhichMachine {...notice} />
          <Hirer {...notice} />
          <TitledCard id="condition" title="As it stands" className="office:col-span-2">
            <div className="grid items-start gap-4 tablet:grid-cols-2">
              <NoticeField
                of={notice}
                name="machineHours"
                label="Hours on the clock"
                hint="0 if it has no clock."
                inputMode="decimal"
                autoComplete="off"
                required
              />
              <DateField
                name="readyFrom"
                label="Ready to collect from"
                value={notice.entry.readyFrom}
                error={faults['readyFrom']}
                onEnter={(readyFrom) => notice.change(() => ({ readyFrom: readyFrom ?? '' }))}
                required
              />
              <NoticeField
                of={notice}
                name="siteLocation"
                label="Where it stands (optional)"
                hint="Site, gate, and who has the key."
                autoComplete="off"
              />
            </div>
            <PhotoList
              hint="Up to 5: the clock, all four sides, any damage. They show what it looked like today."
              photos={notice.entry.photos}
              kept={notice.pictures}
              onPicture={notice.keepPicture}
              error={faults['photos']}
              onChange={(change) => notice.change(({ photos }) => ({ photos: change(photos) }))}
            />
          </TitledCard>
        </div>
        {error && Object.keys(faults).length === 0 ? <Refusal error={error} offline={OFFLINE} /> : null}
      </main>
      <StickyFooter>
        <Button type="submit" variant="send" size="action" disabled={isSending}>
          {isSending ? 'Sending...' : 'Give off-hire notice'}
        </Button>
      </StickyFooter>
    </form>
  );
}

function Introduction() {
  const { telephone } = useFirm();
  return (
    <p className="max-w-reading text-pretty text-muted">
      Tell us a machine can be collected. You get a number, and a receipt by mail. The notice does not end the
      hire by itself: we will confirm the collection.{' '}
      {telephone ? (
        <>
          Rather ring?{' '}
          <a
            className="font-semibold whitespace-nowrap text-text underline"
            href={`tel:${telephone.replaceAll(/[^+\d]/g, '')}`}
          >
            {telephone}
          </a>
        </>
      ) : null}
    </p>
  );
}

type Notice = Pick<ReturnType<typeof useNotice>, 'entry' | 'change' | 'faults'>;
type TextName = Exclude<keyof OffHireEntry, 'photos' | 'readyFrom'>;

interface NoticeFieldProps extends Omit<ComponentProps<typeof TextField>, 'name' | 'value' | 'onChange'> {
  of: Notice;
  name: TextName;
}

function NoticeField({ of: { entry, change, faults }, name, ...rest }: NoticeFieldProps) {
  const Control = name === 'email' ? EmailField : TextField;
  return (
    <Control
      id={name}
      name={name}
      maxLength={OFF_HIRE_LENGTHS[name]}
      error={faults[name]}
      value={entry[name]}
      onChange={({ target }) => change(() => ({ [name]: target.value }))}
      {...rest}
    />
  );
}

/** By the code on it, or by the number on its plate. */
function WhichMachine(notice: Notice) {
  const [found, setFound] = useState<Machine | null>(null);
  const isFound = found && found.plantNumber === notice.entry.plantNumber;
  return (
    <TitledCard id="machine" title="Machine">
      <ScanMachine
        onFound={(machine) => {
          setFound(machine);
          notice.change(() => ({ plantNumber: machine.plantNumber }));
        }}
        onManual={() => document.getElementById('plantNumber')?.focus()}
      />
      <NoticeField
        of={notice}
        name="plantNumber"
        label="Plant number"
        hint="As on the plate or the sticker."
        autoComplete="off"
        autoCapitalize="characters"
        required
      />
      {isFound ? (
        <p className="flex items-center gap-2.5 font-semibold">
          <CircleCheck aria-hidden className="size-5.5 shrink-0 text-good" />
          {inOneLine([VEHICLE_TYPES[found.vehicleType], found.machineNumber, found.description])}
        </p>
      ) : null}
    </TitledCard>
  );
}

function Hirer(notice: Notice) {
  const { data: customers } = useQuery(customersQuery(undefined));
  return (
    <TitledCard id="hirer" title="You">
      <NoticeField of={notice} name="contactName" label="Your name" autoComplete="name" required />
      <NoticeField
        of={notice}
        name="firm"
        label="Firm that has it on hire"
        autoComplete="organization"
        suggestions={customers?.items.map(({ name }) => name) ?? []}
        required
      />
      <NoticeField of={notice} name="phone" label="Telephone" type="tel" autoComplete="tel" required />
      <NoticeField
        of={notice}
        name="email"
        label="Email"
        hint="The receipt goes here, and to your firm’s own address if we have it."
        autoComplete="email"
        required
      />
    </TitledCard>
  );
}
