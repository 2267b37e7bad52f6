import {
  clearDay,
  dateOfDay,
  DAY_LABELS,
  isDayComplete,
  isOpen,
  markNotWorked,
  netHoursOf,
  NOT_WORKED,
  sameTimes,
  standardShift,
  type DayName,
  type TimesheetDay,
} from '@groundsheet/form-rules';
import { ArrowDownToLine, CalendarClock, Check, Ellipsis, MapPin, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';

import { Badge } from '../../../components/badge.js';
import { Button } from '../../../components/button.js';
import { FieldError } from '../../../components/field.js';
import { cn } from '../../../lib/cn.js';
import { today } from '../../../lib/today.js';
import { DayHeading } from './day-heading.js';
import { endsBeforeItBegins, isUncounted, isToCome, sameAs } from './day-facts.js';
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

/** A day on a phone, one row: one tap for the usual shift, everything else behind its heading. */
export function DayCard(props: DayProps) {
  const { name, day, weekEnding, onChange, error, isNext } = props;
  // A day that counts nothing is there to be put right.
  const [open, setOpen] = useState(() => isUncounted(day));
  const begun = Boolean(day.start || day.finish);
  const expanded = open || Boolean(error);
  const isEmpty = !expanded && !begun && !day.didNotWork;
  const heading = useRef<HTMLButtonElement>(null);
  // The buttons go when they have done their work: the focus does not go with them.
  const keepFocus = () => heading.current?.focus({ preventScroll: true });
  return (
    <section
      aria-label={DAY_LABELS[name]}
      className={cn(
        'rounded-card border bg-surface shadow-card',
        expanded || isNext ? 'border-text ring-1 ring-text' : 'border-line',
      )}
    >
      <div className="relative flex min-h-16 flex-wrap items-center gap-x-2 pe-2">
        <button
          ref={heading}
          type="button"
          aria-expanded={expanded}
          onClick={() => setOpen(!expanded)}
          className="flex min-h-16 min-w-32 flex-1 items-center gap-2.5 rounded-card ps-4 text-start"
        >
          <DayHeading {...{ name, day, weekEnding, isEmpty }} isOpened={expanded} />
        </button>
        {isEmpty ? (
          <div className="ms-auto flex gap-2 py-2">
            <Button
              variant={isNext ? 'primary' : 'outline'}
              className="px-3 whitespace-nowrap"
              onClick={() => {
                keepFocus();
                onChange(standardShift);
              }}
            >
              <span>
                <span className="sr-only">{DAY_LABELS[name]} </span>+9 Hours
              </span>
            </Button>
            <Button
              size="icon"
              onClick={() => {
                keepFocus();
                setOpen(true);
              }}
            >
              <Ellipsis aria-hidden />
              <span className="sr-only">{DAY_LABELS[name]} Other times</span>
            </Button>
          </div>
        ) : null}
      </div>
      {expanded ? (
        <DayDetails {...props} keepFocus={keepFocus} />
      ) : (
        <DaySummary day={day} date={dateOfDay(weekEnding, name)} />
      )}
      {!expanded && props.isLastWorked && props.onCopyDown ? (
        <div className="grid px-4 pb-3">
          <CopyDown
            dayLabel={DAY_LABELS[name]}
            onCopyDown={() => {
              keepFocus();
              props.onCopyDown?.();
            }}
          />
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

interface DayDetailsProps extends DayProps {
  /** What is pressed goes: the focus stays on the day. */
  keepFocus: () => void;
}

function DayDetails(props: DayDetailsProps) {
  const { name, day, before, usualSite, onChange, onCopyDown, error, keepFocus } = props;
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
      {before && isOpen(day) ? (
        <SameAsBefore
          name={name}
          before={before}
          onChange={(rule) => {
            keepFocus();
            onChange(rule);
          }}
        />
      ) : null}
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
    <Button aria-pressed={isMarked} className="px-2" onClick={() => onChange(markNotWorked)}>
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
