import {
  clearDay,
  dateOfDay,
  DAY_LABELS,
  formatDayMonth,
  formatHours,
  isAdjusted,
  isDayComplete,
  markNotWorked,
  netHoursOf,
  NOT_WORKED,
  sameTimes,
  standardShift,
  type DayName,
  type TimesheetDay,
} from '@groundsheet/form-rules';
import {
  ArrowDownToLine,
  CalendarClock,
  Check,
  ChevronDown,
  Clock,
  MapPin,
  TriangleAlert,
} from 'lucide-react';
import { useRef, useState } from 'react';

import { Badge } from '../../../components/badge.js';
import { Button } from '../../../components/button.js';
import { FieldError } from '../../../components/field.js';
import { cn } from '../../../lib/cn.js';
import { today } from '../../../lib/today.js';
import { endsBeforeItBegins, hasHours, isUncounted, isToCome, sameAs, weekOfDay } from './day-facts.js';
import {
  AdjustButtons,
  BreakField,
  HoursField,
  SiteField,
  TimeField,
  type DayFieldProps,
} from './day-fields.js';

export interface DayProps {
  name: DayName;
  day: TimesheetDay;
  weekEnding: string;
  usualSite: string | null;
  onChange: DayFieldProps['onChange'];
  /** The day before it, where it was worked. */
  before?: { name: DayName; day: TimesheetDay } | undefined;
  /** Fills in the empty days after it. */
  onCopyDown?: (() => void) | undefined;
  error?: string | undefined;
  /** The first day without hours: its '+9 Hours' is the next thing to tap. */
  isNext?: boolean;
  /** The day after it is empty: 'Copy down' is in sight. */
  isLastWorked?: boolean;
}

/** A day on a phone: one tap for the usual shift, everything else behind its heading. */
export function DayCard(props: DayProps) {
  const { name, day, weekEnding, onChange, error, isNext } = props;
  // A day that counts nothing is there to be put right.
  const [open, setOpen] = useState(() => isUncounted(day));
  const begun = Boolean(day.start || day.finish);
  const expanded = open || Boolean(error);
  const label = DAY_LABELS[name];
  const heading = useRef<HTMLButtonElement>(null);
  // The buttons go when they have done their work: the focus does not go with them.
  const enter: DayProps['onChange'] = (rule) => {
    heading.current?.focus({ preventScroll: true });
    onChange(rule);
  };
  const openUp = () => {
    heading.current?.focus({ preventScroll: true });
    setOpen(true);
  };
  return (
    <section
      aria-label={label}
      className={cn(
        'rounded-card border bg-surface shadow-card',
        expanded || isNext ? 'border-text ring-1 ring-text' : 'border-line',
      )}
    >
      <button
        ref={heading}
        type="button"
        aria-expanded={expanded}
        onClick={() => setOpen(!expanded)}
        className="flex min-h-action w-full items-center gap-2.5 rounded-card px-4 py-2 text-start"
      >
        <span className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="font-heading text-xl font-bold">{label}</span>{' '}
          <span className="text-muted">{formatDayMonth(dateOfDay(weekEnding, name))}</span>{' '}
          <span className="text-sm text-muted">{weekOfDay(weekEnding, name)}</span>
        </span>
        <span className="grow text-end">
          {hasHours(day) ? (
            <span className="figures font-heading text-xl font-bold whitespace-nowrap">
              {formatHours(netHoursOf(day))}{' '}
              <span className="font-sans text-base font-normal text-muted">h</span>
            </span>
          ) : (
            <span className="text-sm text-muted">
              {day.didNotWork ? NOT_WORKED.toLowerCase() : begun ? 'not finished' : 'no hours yet'}
            </span>
          )}
        </span>
        <ChevronDown aria-hidden className={cn('size-5.5 shrink-0', expanded && 'rotate-180')} />
      </button>
      {expanded ? <DayDetails {...props} /> : <DaySummary day={day} date={dateOfDay(weekEnding, name)} />}
      {!expanded && props.isLastWorked && props.onCopyDown ? (
        <div className="grid px-4 pb-4">
          <CopyDown
            dayLabel={label}
            onCopyDown={() => {
              heading.current?.focus({ preventScroll: true });
              props.onCopyDown?.();
            }}
          />
        </div>
      ) : null}
      {!expanded && !begun ? (
        <div className="grid grid-cols-[1.4fr_1fr] gap-2.5 px-4 pb-4">
          {day.didNotWork ? null : (
            <>
              <Button
                variant={isNext ? 'primary' : 'outline'}
                className="px-2"
                onClick={() => enter(standardShift)}
              >
                <StandardShift dayLabel={label} />
              </Button>
              {props.before ? <SameAsBefore name={name} before={props.before} onChange={enter} /> : null}
              <Button className="px-2" onClick={openUp}>
                <span className="sr-only">{label} </span>Other times
              </Button>
            </>
          )}
          <NotWorked {...props} />
        </div>
      ) : null}
    </section>
  );
}

/** On the button of the usual shift: what it enters. */
export function StandardShift({ dayLabel }: { dayLabel: string }) {
  return (
    <span className="leading-tight">
      <span className="sr-only">{dayLabel} </span>+9 Hours
      <span aria-hidden className="block text-sm font-normal">
        07:00 to 16:30
      </span>
    </span>
  );
}

function CopyDown({ dayLabel, onCopyDown }: { dayLabel: string; onCopyDown: () => void }) {
  return (
    <Button onClick={onCopyDown}>
      <ArrowDownToLine aria-hidden /> Copy down<span className="sr-only"> {dayLabel}</span>
    </Button>
  );
}

/** What is on a closed card besides its hours. */
function DaySummary({ day, date }: { day: TimesheetDay; date: string }) {
  const marks = [
    netHoursOf(day) > 0 && isToCome(date, today()) ? <ToCome key="to-come" /> : null,
    isDayComplete(day) ? (
      <Badge key="times" className="figures border-line font-normal">
        <Clock aria-hidden /> {day.start} to {day.finish}
        {isAdjusted(day) ? ', adjusted' : ''}
      </Badge>
    ) : null,
    day.standing ? <Badge key="standing">Standing {day.standing} h</Badge> : null,
    day.breakdown ? (
      <Badge key="breakdown" tone="attention">
        <TriangleAlert aria-hidden /> Breakdown {day.breakdown} h
      </Badge>
    ) : null,
    day.siteLocation ? (
      <Badge key="site" className="border-line font-normal">
        <MapPin aria-hidden /> {day.siteLocation}
      </Badge>
    ) : null,
  ].filter(Boolean);
  return marks.length > 0 ? <div className="flex flex-wrap gap-2 px-4 pb-3">{marks}</div> : null;
}

function DayDetails({ name, day, usualSite, onChange, onCopyDown, error }: DayProps) {
  const dayLabel = DAY_LABELS[name];
  const field = { day, dayLabel, onChange };
  return (
    <div className="flex flex-col gap-3 border-t border-line p-4">
      <div className="flex flex-wrap gap-2.5 *:min-w-0 *:flex-[1_1_7.1rem] *:last:basis-16">
        <TimeField {...field} id={`${name}Start`} of="start" />
        <TimeField {...field} of="finish" />
        <BreakField {...field} />
      </div>
      {error ? <FieldError>{error}</FieldError> : null}
      <NightHint day={day} />
      <div className="grid grid-cols-2 gap-2.5">
        <AdjustButtons {...field} />
        <Button variant="primary" onClick={() => onChange(standardShift)}>
          <StandardShift dayLabel={dayLabel} />
        </Button>
        <Button onClick={() => onChange(clearDay)}>
          <span>
            <span className="sr-only">{dayLabel} </span>Clear
          </span>
        </Button>
      </div>
      <NotWorked {...{ name, day, onChange }} />
      {onCopyDown && isDayComplete(day) ? <CopyDown dayLabel={dayLabel} onCopyDown={onCopyDown} /> : null}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2.5">
        <HoursField {...field} of="working" />
        <HoursField {...field} of="standing" />
        <HoursField {...field} of="breakdown" />
      </div>
      <SiteField {...field} usual={usualSite} />
    </div>
  );
}

/** One tap says that an empty day was not forgotten; another takes it back. */
function NotWorked({ name, day, onChange }: Pick<DayProps, 'name' | 'day' | 'onChange'>) {
  const isMarked = Boolean(day.didNotWork);
  return (
    <Button
      aria-pressed={isMarked}
      className="px-2 [&:last-child:nth-child(odd)]:col-span-full"
      onClick={() => onChange(markNotWorked)}
    >
      {isMarked ? <Check aria-hidden /> : null}
      <span>
        <span className="sr-only">{DAY_LABELS[name]} </span>
        {NOT_WORKED}
      </span>
    </Button>
  );
}

/** One tap for a day like the one before it. */
function SameAsBefore({
  name,
  before,
  onChange,
}: Pick<DayProps, 'name' | 'onChange'> & { before: NonNullable<DayProps['before']> }) {
  return (
    <Button className="px-2" onClick={() => onChange(sameTimes(before.day))}>
      <span>
        <span className="sr-only">{DAY_LABELS[name]} </span>
        {sameAs(before.name)}
      </span>
    </Button>
  );
}

export function ToCome() {
  return (
    <Badge tone="attention" className="whitespace-nowrap">
      <CalendarClock aria-hidden /> Not worked yet
    </Badge>
  );
}

export function NightHint({ day }: { day: TimesheetDay }) {
  return endsBeforeItBegins(day) ? (
    <p role="status" className="flex items-start gap-2 text-sm text-attention">
      <TriangleAlert aria-hidden className="size-5 shrink-0" />
      The finish is not after the start. For a night shift count its hours above, or add them with + 30 min.
    </p>
  ) : null;
}
