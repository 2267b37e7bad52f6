import { VEHICLE_TYPE_NAMES, VEHICLE_TYPES, type VehicleType } from '@groundsheet/form-rules';
import { Link } from '@tanstack/react-router';
import { CircleCheck, SquareArrowOutUpRight } from 'lucide-react';
import { useEffect, useState } from 'react';

import { Button, buttonVariants } from '../../components/button.js';
import { TitledCard } from '../../components/card.js';
import { ChoiceGroup } from '../../components/choice.js';
import { inOneLine } from '../../lib/in-one-line.js';
import { useSession } from '../../lib/session/session-context.js';
import { EntryField } from '../fields/entry-field.js';
import { loadMemory } from '../memory/form-memory.js';
import type { FieldErrors } from '../wizard/step-props.js';
import { OpenOnMachine } from './open-on-machine.js';
import { ScanMachine } from './scan-machine.js';

/** What a form says of its machine. */
export interface MachineEntry {
  selectedVehicle: VehicleType | null;
  plantNumber: string | null;
  machineNumber: string | null;
  machineHours: string | null;
}

interface MachineFieldsProps {
  entry: MachineEntry;
  onEnter: (part: Partial<MachineEntry>) => void;
  /** Its label was scanned. */
  onLabel?: (labelKey: string) => void;
  /** What to do about a field, by its name on the wire. */
  errors: FieldErrors;
}

/** The types, with a word on the one that was used last on this device. */
function choices(last: string | undefined) {
  return VEHICLE_TYPE_NAMES.map((value) => ({
    value,
    label: (
      <>
        {VEHICLE_TYPES[value]}
        {value === last ? <span className="block text-sm font-normal">last used</span> : null}
      </>
    ),
  }));
}

/** Which machine, by its code or by hand, and its hours. */
export function MachineFields({ entry, onEnter, onLabel, errors }: MachineFieldsProps) {
  const [lastUsed] = useState(() => loadMemory().machineTypes[0]);
  // What a copied week is missing of its machine is the hours.
  const [isCopied] = useState(() =>
    Boolean(entry.selectedVehicle && entry.plantNumber && !entry.machineHours),
  );
  const [folded, setFolded] = useState(isCopied);
  const [scans, setScans] = useState(0);
  const [found, setFound] = useState<string | null>(null);
  const { mode } = useSession();
  useEffect(() => {
    if (scans === 0) return;
    // The scanner gives up its focus a moment after it has gone.
    setTimeout(() => document.getElementById('machineHours')?.focus());
  }, [scans]);
  const change = () => {
    setFolded(false);
    setTimeout(() => document.getElementById('plantNumber')?.focus());
  };
  // In a tab of its own: the form stays as it is.
  const facts =
    found && found === entry.plantNumber && mode !== 'guest' ? (
      <Link
        to="/machines/$plantNumber"
        params={{ plantNumber: found }}
        target="_blank"
        className={buttonVariants({ variant: 'quiet' })}
      >
        <SquareArrowOutUpRight aria-hidden /> Checks and hours of {found}
      </Link>
    ) : null;
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-2">
      <TitledCard id="machine" title="Machine">
        {folded && entry.selectedVehicle ? (
          <>
            <FoundMachine entry={entry} onChange={change} />
            {facts}
            <OpenOnMachine plantNumber={entry.plantNumber} />
          </>
        ) : (
          <>
            <ScanMachine
              onFound={({ machineNumber, plantNumber, vehicleType }, labelKey) => {
                setFolded(true);
                setScans(scans + 1);
                setFound(plantNumber);
                onEnter({ machineNumber, plantNumber, selectedVehicle: vehicleType });
                if (labelKey) onLabel?.(labelKey);
              }}
              onManual={() => document.getElementById('plantNumber')?.focus()}
            />
            {facts}
            <ChoiceGroup
              legend="Vehicle type"
              className="grid-cols-2"
              choices={choices(lastUsed)}
              value={entry.selectedVehicle}
              canClear
              onChange={(selectedVehicle) => onEnter({ selectedVehicle })}
            />
            <EntryField
              name="plantNumber"
              value={entry.plantNumber}
              error={errors['plantNumber']}
              onEnter={(plantNumber) => onEnter({ plantNumber })}
              memory="plantNumbers"
              label="Plant number"
              autoComplete="off"
              autoCapitalize="characters"
            />
            <EntryField
              name="machineNumber"
              value={entry.machineNumber}
              error={errors['machineNumber']}
              onEnter={(machineNumber) => onEnter({ machineNumber })}
              label="Machine number"
              autoComplete="off"
              autoCapitalize="characters"
            />
          </>
        )}
      </TitledCard>
      <TitledCard id="meter" title="Machine hours">
        <EntryField
          name="machineHours"
          value={entry.machineHours}
          error={errors['machineHours']}
          onEnter={(machineHours) => onEnter({ machineHours })}
          label="Machine hours"
          autoFocus={isCopied}
          hint="Hour meter reading. 0 if it has no meter or you did not use it."
          inputMode="decimal"
          autoComplete="off"
          required
        />
      </TitledCard>
    </div>
  );
}

/** What the code said, in one line. */
function FoundMachine({ entry, onChange }: { entry: MachineEntry; onChange: () => void }) {
  const { selectedVehicle, plantNumber, machineNumber } = entry;
  const type = selectedVehicle ? VEHICLE_TYPES[selectedVehicle] : null;
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="flex min-w-0 items-center gap-2.5 font-semibold">
        <CircleCheck aria-hidden className="size-5.5 shrink-0 text-good" />
        <span className="wrap-anywhere">
          {inOneLine([inOneLine([type, plantNumber], ' '), machineNumber])}
        </span>
      </p>
      <Button className="shrink-0" onClick={onChange}>
        Change<span className="sr-only"> the machine</span>
      </Button>
    </div>
  );
}
