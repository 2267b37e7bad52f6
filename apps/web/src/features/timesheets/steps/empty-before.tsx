import { TriangleAlert } from 'lucide-react';

import { Notice } from '../../../components/badge.js';
import { Button } from '../../../components/button.js';
import { atStep } from '../../../forms/drafts/draft.js';
import type { TimesheetDraft } from '../timesheet-draft.js';
import type { StepProps } from './step-props.js';

/** What of the steps before is still empty, each with the step that asks for it; the form goes without it, too. */
function emptyIn({ form }: TimesheetDraft) {
  const facts = [
    { what: 'driver', step: 1, entered: form.driverSignedName },
    { what: 'site', step: 1, entered: form.siteLocation },
    { what: 'machine', step: 2, entered: form.plantNumber?.trim() || form.machineNumber },
  ];
  return facts.filter(({ entered }) => !entered?.trim());
}

/** Says before the client is handed the device what they would not read, and leads there. */
export function EmptyBefore({ draft, change }: Pick<StepProps, 'draft' | 'change'>) {
  const empty = emptyIn(draft);
  if (empty.length === 0) return null;
  return (
    <Notice tone="attention" className="tablet:col-span-2">
      <TriangleAlert aria-hidden />
      <div className="flex flex-col gap-3">
        <p className="font-semibold">
          Still empty: {empty.map(({ what }) => what).join(', ')}. The client signs for what is filled in.
        </p>
        <div className="flex flex-wrap gap-2.5">
          {empty.map(({ what, step }) => (
            <Button key={what} onClick={() => change((current) => atStep(current, step))}>
              Fill in the {what}
            </Button>
          ))}
        </div>
      </div>
    </Notice>
  );
}
