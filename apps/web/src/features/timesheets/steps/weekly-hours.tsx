import {
  copyDown,
  DAYS,
  FIELD_LENGTHS,
  formatHours,
  formatLongDate,
  inHours,
  isOpen,
  standardShift,
  weekTotals,
  type DayName,
  type WeekTotals,
} from '@groundsheet/form-rules';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import { Button } from '../../../components/button.js';
import { Card, TitledCard } from '../../../components/card.js';
import { TextAreaField } from '../../../components/field.js';
import { UncountedDays } from '../../../forms/week/uncounted-days.js';
import { useRoomFor } from '../../../lib/use-room-for.js';
import { enter, enterDay, mending } from '../timesheet-draft.js';
import { canCopyDown, workedBefore } from '../week/day-facts.js';
import { DayCard } from '../week/day-card.js';
import { WeekTable } from '../week/week-table.js';
import type { StepProps } from './step-props.js';

/** Those of the usual week. */
const WORKING_DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
/** What the table needs for its ten columns. */
const TABLE_REM = 74;

export function WeeklyHours(props: StepProps) {
  const { draft, change, errors } = props;
  const { days, weekEnding, siteLocation, breakdownNotes } = draft.form;
  const roomForTable = useRoomFor(TABLE_REM);
  const totals = weekTotals(days);
  const [opened, setOpened] = useState<DayName>();
  const open = (name: DayName) => {
    flushSync(() => setOpened(name));
    document.getElementById(`${name}Start`)?.focus();
  };
  const nextDay = DAYS.find((name) => isOpen(days[name]));
  return (
    <div className="flex flex-col gap-3">
      <div className="flex min-h-12 flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-muted">Week ending {formatLongDate(weekEnding)}</p>
        <p className="figures font-heading text-xl font-bold" role="status">
          Total {formatHours(totals.totalHours)} hours
        </p>
      </div>
      {WORKING_DAYS.every((name) => isOpen(days[name])) ? (
        <Button
          size="action"
          onClick={() =>
            WORKING_DAYS.forEach((name) => change((current) => enterDay(current, name, standardShift)))
          }
        >
          Mon to Fri, +9 Hours each
        </Button>
      ) : null}
      <UncountedDays days={days} mend={{ ...mending(change), open }} />
      {roomForTable ? (
        <WeekTable {...props} />
      ) : (
        <div className="grid items-start gap-2 tablet:grid-cols-2">
          {DAYS.map((name) => (
            <DayCard
              key={name === opened ? `${name} opened` : name}
              name={name}
              day={days[name]}
              weekEnding={weekEnding}
              usualSite={siteLocation}
              isNext={name === nextDay}
              isLastWorked={canCopyDown(days, name)}
              error={errors[`${name}Start`]}
              onChange={(rule) => change((current) => enterDay(current, name, rule))}
              before={workedBefore(days, name)}
              onCopyDown={() =>
                change((current) => enter(current, { days: copyDown(current.form.days, name) }))
              }
            />
          ))}
        </div>
      )}
      <div className="grid items-start gap-3 office:grid-cols-2">
        <Totals totals={totals} />
        <TitledCard id="breakdown" title="Breakdowns">
          <TextAreaField
            id="breakdownNotes"
            name="breakdownNotes"
            label="Breakdown notes"
            hint="What broke, when, and who was told"
            maxLength={FIELD_LENGTHS.breakdownNotes}
            value={breakdownNotes ?? ''}
            error={errors['breakdownNotes']}
            onChange={(event) => {
              const text = event.target.value || null;
              change((current) => enter(current, { breakdownNotes: text }));
            }}
          />
        </TitledCard>
      </div>
    </div>
  );
}

function Totals({ totals }: { totals: WeekTotals }) {
  const rows = [
    ['Net hours', totals.totalHours],
    ...(totals.working > 0 ? [['Working', totals.working] as const] : []),
    ['Standing', totals.standingTime],
    ['Breakdown', totals.breakdown],
  ] as const;
  return (
    <Card aria-label="Totals of the week">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        {rows.map(([label, hours]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="figures font-heading text-xl font-bold">{inHours(hours)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
