import { agreementTo, formatLongDate, inHours } from '@groundsheet/form-rules';
import { Check, TriangleAlert } from 'lucide-react';

import { Facts } from '../../../components/facts.js';
import { NoteOfItem } from '../../../forms/item-notes.js';
import { HandOver } from '../../../forms/hand-over/hand-over.js';
import { UncountedDays } from '../../../forms/week/uncounted-days.js';
import { WeekExtras, WeekTable } from '../../../forms/week/week-summary.js';
import type { FormSetShown } from '../approval-api.js';
import {
  checkedSheetOf,
  countOf,
  factsOf,
  issueWord,
  NOT_SPECIFIED,
  weekOf,
} from '../review/approval-facts.js';
import type { Signatory } from '../approval-place.js';
import { hasSigned, isNamed, sign, signatureOf } from '../review/approval-record.js';
import { EnterNameFirst, NameField, SIGNATORIES } from './approval-signature.js';
import type { OpenApproval } from '../use-approval.js';

interface SetHandOverProps extends Pick<OpenApproval, 'record' | 'change' | 'save'> {
  by: Signatory;
  onHandBack: () => void;
  /** From the client straight to the foreman. */
  onPassOn: () => void;
}

/** What the client or the foreman signs a set for, and their name and pad. */
export function SetHandOver({ by, onHandBack, onPassOn, ...approval }: SetHandOverProps) {
  const { record, change, save } = approval;
  const { signature } = SIGNATORIES[by];
  const { timesheet } = record.seen;
  return (
    <HandOver
      title={by === 'client' ? 'For the client to sign' : 'For the foreman to sign'}
      what={<WhatIsSigned set={record.seen} />}
      warning={timesheet ? <UncountedDays days={weekOf(timesheet).days} /> : null}
      agreement={agreementOf(record.seen)}
      name={<NameField by={by} isFirst {...approval} />}
      nameFirst
      locked={isNamed(record, by) ? undefined : <EnterNameFirst label={signature} />}
      label={signature}
      of={`${record.seen.id} ${by}`}
      value={signatureOf(record, by)}
      onSign={(picture) => change((current) => sign(current, by, picture))}
      isDone={hasSigned(record, by)}
      passOn={
        by === 'client' && !hasSigned(record, 'foreman')
          ? {
              label: 'Pass to the foreman',
              go: () => {
                save();
                onPassOn();
              },
            }
          : undefined
      }
      onHandBack={() => {
        save();
        onHandBack();
      }}
    />
  );
}

function agreementOf({ timesheet, plantNumber }: FormSetShown): string | undefined {
  return timesheet ? agreementTo({ ...timesheet, ...weekOf(timesheet), plantNumber }) : undefined;
}

function WhatIsSigned({ set }: { set: FormSetShown }) {
  const { timesheet } = set;
  return (
    <>
      <Facts
        absent={NOT_SPECIFIED}
        paired
        facts={[
          ...factsOf(set).filter(([label, value]) => label !== 'Company' && value),
          ['Week ending', formatLongDate(set.collationDate)],
        ]}
      />
      {timesheet ? (
        <section aria-label="Hours of the week" className="flex flex-col gap-3">
          <h3 className="flex items-baseline justify-between gap-3 text-lg">
            Hours
            <span className="figures text-2xl">{inHours(weekOf(timesheet).totals.totalHours)}</span>
          </h3>
          <WeekTable days={weekOf(timesheet).days} weekEnding={timesheet.weekEnding} whole />
          <WeekExtras {...timesheet} days={weekOf(timesheet).days} />
        </section>
      ) : null}
      {set.checkSheets.length > 0 ? <Defects set={set} /> : null}
    </>
  );
}

/** What needs attention, and what was noted, day by day. */
function Defects({ set }: { set: FormSetShown }) {
  const found = set.checkSheets
    .map(checkedSheetOf)
    .filter(({ attention, notes }) => attention.length > 0 || notes);
  return (
    <section aria-label="Defects" className="flex flex-col gap-3">
      <h3 className="text-lg">Defects</h3>
      {found.length === 0 ? (
        <p className="flex items-center gap-2">
          <Check aria-hidden className="size-5.5 shrink-0 text-good" /> None on{' '}
          {countOf(set.checkSheets.length, 'check sheet')}.
        </p>
      ) : (
        <ul className="flex flex-col gap-3">
          {found.map(({ sheet, attention, notes, itemNotes }) => (
            <li key={sheet.reference} className="flex items-start gap-2.5">
              <TriangleAlert aria-hidden className="mt-0.5 size-5.5 shrink-0 text-attention" />
              <div className="min-w-0">
                <p className="font-semibold">{formatLongDate(sheet.checkDate)}</p>
                {attention.map(({ item, answer }) => (
                  <div key={item.key}>
                    <p>
                      {item.label}: {issueWord(answer)}
                    </p>
                    <NoteOfItem notes={itemNotes} of={item.key} />
                  </div>
                ))}
                {notes ? <p className="break-words whitespace-pre-line text-muted">{notes}</p> : null}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
