import {
  clearDay,
  copyDown,
  dateOfDay,
  DAY_LABELS,
  DAYS,
  formatDayMonth,
  formatHours,
  isDayComplete,
  isOpen,
  markNotWorked,
  netHoursOf,
  NOT_WORKED,
  sameTimes,
  standardShift,
} from '@groundsheet/form-rules';
import { ArrowDownToLine, CalendarOff, Copy, Eraser } from 'lucide-react';

import { Button } from '../../../components/button.js';
import { today } from '../../../lib/today.js';
import { Tooltip } from '../../../components/tooltip.js';
import { enter, enterDay } from '../timesheet-draft.js';
import type { StepProps } from '../steps/step-props.js';
import { NightHint, StandardShift, ToCome, type DayProps } from './day-card.js';
import { hasHours, isToCome, sameAs, weekOfDay, workedBefore } from './day-facts.js';
import { AdjustButtons, BreakField, HoursField, SiteField, TimeField } from './day-fields.js';

const COLUMNS = [
  'Day',
  'Start',
  'Finish',
  'Break (min)',
  'Net hours',
  'Working',
  'Standing',
  'Breakdown',
  'Site, if different',
  'Fill in',
];

/** The week on a wide screen. */
export function WeekTable({ draft, change, errors }: StepProps) {
  const { days, weekEnding, siteLocation } = draft.form;
  const weeks = new Set(DAYS.map((name) => weekOfDay(weekEnding, name)));
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface p-3 shadow-card">
      <table className="w-full border-collapse">
        <caption className="px-1.5 pb-2 text-start text-sm text-muted">
          {weeks.size > 1 ? 'Days of two weeks' : `Days of the ${[...weeks][0]}`}
        </caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className="px-1.5 pb-2 text-start text-sm font-semibold text-muted"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DAYS.map((name) => (
            <WeekRow
              key={name}
              name={name}
              day={days[name]}
              weekEnding={weekEnding}
              isOfTwoWeeks={weeks.size > 1}
              usualSite={siteLocation}
              error={errors[`${name}Start`]}
              onChange={(rule) => change((current) => enterDay(current, name, rule))}
              before={workedBefore(days, name)}
              onCopyDown={() =>
                change((current) => enter(current, { days: copyDown(current.form.days, name) }))
              }
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function WeekRow({ isOfTwoWeeks, ...props }: DayProps & { isOfTwoWeeks: boolean }) {
  const { name, day, weekEnding, usualSite, error, onChange, before, onCopyDown } = props;
  const dayLabel = DAY_LABELS[name];
  const field = { day, dayLabel, onChange, inTable: true };
  return (
    <tr className="border-t border-line align-top [&>td]:px-1.5 [&>td]:py-2">
      <th scope="row" className="px-1.5 py-2 text-start">
        <span className="block font-heading text-lg font-bold">{dayLabel}</span>
        <span className="block text-sm font-normal text-muted">
          {formatDayMonth(dateOfDay(weekEnding, name))}
        </span>
        {isOfTwoWeeks ? (
          <span className="block text-sm font-normal text-muted">{weekOfDay(weekEnding, name)}</span>
        ) : null}
        {day.didNotWork ? <span className="block text-sm font-normal">{NOT_WORKED}</span> : null}
        {netHoursOf(day) > 0 && isToCome(dateOfDay(weekEnding, name), today()) ? <ToCome /> : null}
      </th>
      <td className="w-28">
        <TimeField {...field} id={`${name}Start`} of="start" error={error} />
      </td>
      <td className="w-28">
        <TimeField {...field} of="finish" />
        <NightHint day={day} />
      </td>
      <td className="w-16">
        <BreakField {...field} />
      </td>
      <td>
        <span className="flex items-center gap-1.5">
          <AdjustButtons {...field} />
          <span className="figures w-12 text-end font-heading text-xl font-bold">
            {hasHours(day) ? formatHours(netHoursOf(day)) : '–'}
          </span>
        </span>
      </td>
      <td className="w-20">
        <HoursField {...field} of="working" />
      </td>
      <td className="w-20">
        <HoursField {...field} of="standing" />
      </td>
      <td className="w-20">
        <HoursField {...field} of="breakdown" />
      </td>
      <td className="min-w-36">
        <SiteField {...field} usual={usualSite} />
      </td>
      <td>
        <span className="flex gap-1.5">
          <Button className="px-3 whitespace-nowrap" onClick={() => onChange(standardShift)}>
            <StandardShift dayLabel={dayLabel} />
          </Button>
          {before && isOpen(day) ? (
            <Tooltip text={sameAs(before.name)}>
              <Button size="icon" className="shrink-0" onClick={() => onChange(sameTimes(before.day))}>
                <Copy aria-hidden />
                <span className="sr-only">
                  {dayLabel} {sameAs(before.name)}
                </span>
              </Button>
            </Tooltip>
          ) : null}
          {isDayComplete(day) ? null : (
            <Tooltip text={NOT_WORKED}>
              <Button
                size="icon"
                variant={day.didNotWork ? 'primary' : 'outline'}
                aria-pressed={Boolean(day.didNotWork)}
                onClick={() => onChange(markNotWorked)}
              >
                <CalendarOff aria-hidden />
                <span className="sr-only">
                  {dayLabel} {NOT_WORKED}
                </span>
              </Button>
            </Tooltip>
          )}
          {onCopyDown && isDayComplete(day) ? (
            <Tooltip text="Copy down">
              <Button size="icon" onClick={onCopyDown}>
                <ArrowDownToLine aria-hidden />
                <span className="sr-only">{dayLabel} Copy down</span>
              </Button>
            </Tooltip>
          ) : null}
          <Tooltip text="Clear">
            <Button size="icon" onClick={() => onChange(clearDay)}>
              <Eraser aria-hidden />
              <span className="sr-only">{dayLabel} Clear</span>
            </Button>
          </Tooltip>
        </span>
      </td>
    </tr>
  );
}
