import { formatLongDate } from '@groundsheet/form-rules';
import { Check, CircleCheck, TriangleAlert, Undo2 } from 'lucide-react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { Facts } from '../../components/facts.js';
import { SignatureBox } from '../../forms/signature/signature-box.js';
import type { FormSetShown } from './approval-api.js';
import { issueWord } from './approval-check-sheets.js';
import { checkedSheetOf, countOf, factsOf, formatHours, NOT_SPECIFIED, weekOf } from './approval-facts.js';
import { hasSigned, nameOf, sign, signatureOf, type Signatory } from './approval-record.js';
import { EnterNameFirst, NameField, SIGNATORIES } from './approval-signature.js';
import { WeekExtras, WeekTable } from './approval-timesheet.js';
import type { OpenApproval } from './use-approval.js';

interface HandOverProps extends Pick<OpenApproval, 'record' | 'change' | 'save'> {
  by: Signatory;
  onHandBack: () => void;
}

/** For the hands of the client or the foreman: what they sign for, their name, the pad, and nothing else. */
export function HandOver({ by, onHandBack, ...approval }: HandOverProps) {
  const { record, change, save } = approval;
  const { signature } = SIGNATORIES[by];
  const isDone = hasSigned(record, by);
  return (
    <Dialog
      open
      layout="cover"
      keepOnOutsideTap
      title={by === 'client' ? 'For the client to sign' : 'For the foreman to sign'}
      onOpenChange={onHandBack}
    >
      <div className="mx-auto flex w-full max-w-reading flex-col gap-5">
        <p className="text-lg">Please read the week through. Your signature is for what is shown here.</p>
        <WhatIsSigned set={record.seen} />
        <section aria-label="Your signature" className="flex flex-col gap-4 border-t-2 border-line pt-5">
          <NameField by={by} {...approval} />
          {nameOf(record, by)?.trim() ? (
            <SignatureBox
              id={`${by}-pad`}
              label={signature}
              value={signatureOf(record, by)}
              onChange={(picture) => {
                change((current) => sign(current, by, picture));
                save();
              }}
            />
          ) : (
            <EnterNameFirst label={signature} />
          )}
          {isDone ? (
            <Notice tone="good" role="status">
              <CircleCheck aria-hidden />
              <p>Thank you. Please hand the device back.</p>
            </Notice>
          ) : null}
          <Button variant={isDone ? 'primary' : 'outline'} size="action" onClick={onHandBack}>
            <Undo2 aria-hidden /> {isDone ? 'Done, hand back' : 'Hand back without signing'}
          </Button>
        </section>
      </div>
    </Dialog>
  );
}

function WhatIsSigned({ set }: { set: FormSetShown }) {
  const { timesheet } = set;
  return (
    <>
      <Facts
        absent={NOT_SPECIFIED}
        facts={[
          ...factsOf(set).filter(([label]) => label !== 'Company'),
          ['Order number', set.orderNumber],
          ['Week ending', formatLongDate(set.collationDate)],
        ]}
      />
      {timesheet ? (
        <section aria-label="Hours of the week" className="flex flex-col gap-3">
          <h3 className="flex items-baseline justify-between gap-3 text-lg">
            Hours
            <span className="figures text-2xl">{formatHours(weekOf(timesheet).totals.totalHours)} h</span>
          </h3>
          <WeekTable timesheet={timesheet} whole />
          <WeekExtras timesheet={timesheet} />
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
          {found.map(({ sheet, attention, notes }) => (
            <li key={sheet.reference} className="flex items-start gap-2.5">
              <TriangleAlert aria-hidden className="mt-0.5 size-5.5 shrink-0 text-attention" />
              <div className="min-w-0">
                <p className="font-semibold">{formatLongDate(sheet.checkDate)}</p>
                {attention.map(({ item, answer }) => (
                  <p key={item.key}>
                    {item.label}: {issueWord(answer)}
                  </p>
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
