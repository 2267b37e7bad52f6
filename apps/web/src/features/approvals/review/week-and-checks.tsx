import {
  captionOf,
  dateOfDay,
  defectsWords,
  emptyTimesheet,
  formatLongDate,
  VEHICLE_TYPES,
  type DayName,
} from '@groundsheet/form-rules';
import { Check, ChevronDown, TriangleAlert } from 'lucide-react';
import { useState } from 'react';

import { TitledCard } from '../../../components/card.js';
import { AnswerMark } from '../../../forms/answer-mark.js';
import { NoteOfItem } from '../../../forms/item-notes.js';
import { WeekExtras, WeekTable } from '../../../forms/week/week-summary.js';
import { cn } from '../../../lib/cn.js';
import type { FormSetShown } from '../approval-api.js';
import {
  checkedSheetOf,
  countOf,
  issueWord,
  NO_DEFECTS,
  weekOf,
  type CheckedSheet,
} from './approval-facts.js';
import { SheetPhotos } from './approval-photos.js';
import { QueriesOfClient, SaidOfDay, saidOf, wrongCellsOf } from './queries-of-client.js';

/** The week on one table: what was worked, and what the check of each day has found. */
export function WeekAndChecks({ set }: { set: FormSetShown }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const { timesheet, collationDate } = set;
  const week = timesheet ? weekOf(timesheet) : null;
  const days = week?.days ?? emptyTimesheet(set.id, collationDate).days;
  const sheets = set.checkSheets.map(checkedSheetOf);
  const said = saidOf(set);
  const ofDay = (name: DayName) =>
    sheets.filter(({ sheet }) => sheet.checkDate === dateOfDay(collationDate, name));
  const isQueried = (name: DayName) => said.some(({ day }) => day === name);
  const toggle = (id: string) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  return (
    <TitledCard
      id="week-summary"
      title="Timesheet Summary"
      aside={<p className="figures text-sm text-muted">Week ending {formatLongDate(collationDate)}</p>}
      dense
    >
      <QueriesOfClient set={set} />
      {timesheet ? null : <p className="text-muted">{whyNoTimesheet(set)}</p>}
      {/* Where letters are larger still, it scrolls. */}
      <div role="region" aria-label="Table of the week" tabIndex={0} className="-m-1 overflow-x-auto p-1">
        <WeekTable
          days={days}
          weekEnding={collationDate}
          beside={{
            header: 'Check',
            isShown: (name) => ofDay(name).length > 0 || isQueried(name),
            cell: (name) => <ChecksOfDay sheets={ofDay(name)} open={open} onToggle={toggle} />,
            below: (name) => {
              const shown = ofDay(name).filter(({ sheet }) => open.has(sheet.id));
              if (shown.length === 0 && !isQueried(name)) return null;
              return (
                <>
                  {isQueried(name) ? <SaidOfDay said={said} day={name} /> : null}
                  {shown.map((each) => (
                    <OneCheck key={each.sheet.id} {...each} />
                  ))}
                </>
              );
            },
            wrong: (name) => wrongCellsOf(said, name),
          }}
        />
      </div>
      {timesheet ? <WeekExtras {...timesheet} days={days} /> : null}
      <section aria-labelledby="check-summary" className="border-t border-line pt-2">
        <h2 id="check-summary" className="text-base tablet:text-lg">
          Daily Check Sheet Summary
        </h2>
        <p className="text-sm text-muted">{sumOf(sheets)}</p>
      </section>
    </TitledCard>
  );
}

/** '5 check sheets, 206 items passed, 2 defects. Open a day in the table for its items.' */
function sumOf(sheets: readonly CheckedSheet[]): string {
  if (sheets.length === 0) return 'There is no complete check sheet in this set.';
  const sum = (of: (sheet: CheckedSheet) => number) => sheets.reduce((total, sheet) => total + of(sheet), 0);
  const defects = sum(({ attention }) => attention.length);
  const found = defects > 0 ? defectsWords(defects) : 'no defects';
  const passed = countOf(
    sum((sheet) => sheet.passed),
    'item',
  );
  return `${countOf(sheets.length, 'check sheet')}, ${passed} passed, ${found}. Open a day in the table for its items.`;
}

function whyNoTimesheet({ timesheetComplete }: FormSetShown): string {
  return timesheetComplete
    ? 'The timesheet of this week was sent with an earlier set.'
    : 'There is no complete timesheet in this set.';
}

interface ChecksOfDayProps {
  sheets: readonly CheckedSheet[];
  open: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** How the checks of a day have turned out, each to be opened in place. */
function ChecksOfDay({ sheets, open, onToggle }: ChecksOfDayProps) {
  if (sheets.length === 0) return <span className="text-muted">None</span>;
  return (
    <span className="flex flex-col items-end">
      {sheets.map(({ sheet, attention, passed }) => {
        const isOpen = open.has(sheet.id);
        const Icon = attention.length > 0 ? TriangleAlert : Check;
        return (
          <button
            key={sheet.id}
            type="button"
            aria-expanded={isOpen}
            aria-controls={`check-${sheet.id}`}
            aria-label={`Check of ${formatLongDate(sheet.checkDate)}: ${attention.length > 0 ? defectsWords(attention.length) : `${passed} passed`}`}
            className={cn(
              'inline-flex min-h-touch items-center gap-1 rounded-control px-1 font-semibold whitespace-nowrap hover:bg-quiet',
              attention.length > 0 ? 'text-bad' : 'text-good',
            )}
            onClick={() => onToggle(sheet.id)}
          >
            <Icon aria-hidden className="size-4.5 shrink-0" />
            {attention.length > 0 ? (
              <>
                <span className="tablet:hidden">{attention.length}</span>
                <span className="max-tablet:hidden">{defectsWords(attention.length)}</span>
              </>
            ) : (
              passed
            )}
            <ChevronDown
              aria-hidden
              className={cn(
                'size-4.5 shrink-0 max-tablet:in-[.text-size-large]:hidden',
                isOpen && 'rotate-180',
              )}
            />
          </button>
        );
      })}
    </span>
  );
}

function OneCheck({ sheet, attention, others, passed, notApplicable, notes, itemNotes }: CheckedSheet) {
  const { selectedVehicle: vehicle, machineHours } = sheet;
  const about = [
    sheet.reference,
    vehicle && VEHICLE_TYPES[vehicle],
    machineHours && `${machineHours} machine hours`,
    `${countOf(passed, 'item')} passed`,
    notApplicable > 0 && `${notApplicable} not applicable`,
  ];
  return (
    <section
      id={`check-${sheet.id}`}
      aria-label={`Check of ${formatLongDate(sheet.checkDate)}`}
      className="flex flex-col gap-2 rounded-control bg-quiet p-3 text-base"
    >
      <p className="figures text-sm text-muted">{about.filter(Boolean).join(' · ')}</p>
      <dl className="grid gap-x-6 tablet:grid-cols-2">
        {[...attention, ...others].map(({ item, answer }) => (
          <div
            key={item.key}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-b border-line py-1"
          >
            <dt>{item.label}</dt>
            <dd className="shrink-0">
              <AnswerMark answer={answer} word={issueWord(answer)} />
            </dd>
            {attention.some((each) => each.item === item) ? null : (
              <dd className="basis-full empty:hidden">
                <NoteOfItem notes={itemNotes} of={item.key} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      {attention.length === 0 && !notes ? (
        <>
          <p className="text-muted">{NO_DEFECTS}</p>
          <SheetPhotos
            urls={sheet.photoURLs}
            of={formatLongDate(sheet.checkDate)}
            captionOf={(url) => captionOf(itemNotes, url)}
          />
        </>
      ) : (
        <p className="text-sm text-muted">
          {countOf(sheet.photoURLs.length, 'photo')}; defects, notes and photos are above the table.
        </p>
      )}
    </section>
  );
}
