import { formatLongDate } from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import {
  ArrowRight,
  CircleCheck,
  CircleDashed,
  Clock,
  CopyPlus,
  FileText,
  PenLine,
  Plus,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';

import { Button, buttonVariants } from '../../components/button.js';
import { RowMenu, type RowMenuItem } from '../../components/row-menu.js';
import { Skeleton } from '../../components/skeleton.js';
import { cn } from '../../lib/cn.js';
import { inOneLine } from '../../lib/in-one-line.js';
import { today } from '../../lib/today.js';
import { latestFormsQuery, type HistoryEntry } from './api.js';
import { useCopyInto } from './begin-draft.js';
import { machineOf } from './entry-facts.js';
import { openingOf } from './form-actions.js';
import { useDeleting } from './throw-away.js';
import { draftName, weekLines, type LineState, type WeekLine } from './week-lines.js';

/** A page of the history at its longest: more than a driver leaves unfinished, and some weeks of sent forms. */
const LOOKED_AT = 100;
const SHOWN = 4;

const LOOKS: Record<LineState, { icon: typeof Clock; className: string }> = {
  done: { icon: CircleCheck, className: 'text-good' },
  waits: { icon: PenLine, className: 'text-muted' },
  running: { icon: Clock, className: 'text-muted' },
  open: { icon: CircleDashed, className: 'text-attention' },
};

/**
 * What a driver owes, a line for each machine and week.
 *
 * @param props.draftsOnly for the office, which owes nobody a week
 */
export function YourWeeks({ draftsOnly }: { draftsOnly: boolean }) {
  const { data: drafts, isLoading } = useQuery(latestFormsQuery('draft', LOOKED_AT));
  const { data: sent } = useQuery(latestFormsQuery('submitted', LOOKED_AT));
  const [all, setAll] = useState(false);
  if (!drafts || !sent) return isLoading ? <Skeleton label="Loading your weeks..." /> : null;
  const lines = weekLines([...drafts, ...sent], today()).filter(
    (line) => !draftsOnly || line.drafts.length > 0,
  );
  if (draftsOnly && lines.length === 0) return null;
  const hidden = all ? 0 : Math.max(0, lines.length - SHOWN);
  return (
    <section aria-labelledby="weeks-title" className="flex flex-col gap-2">
      <h2 id="weeks-title" className="text-xl">
        Your weeks
      </h2>
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface px-4 shadow-card">
        {lines.length === 0 ? <NothingYet /> : null}
        {lines.slice(0, lines.length - hidden).map((line, at) => (
          <Line key={line.key} line={line} isFirst={at === 0} />
        ))}
      </ul>
      {hidden > 0 ? (
        <Button variant="quiet" className="self-start" onClick={() => setAll(true)}>
          {hidden} more
        </Button>
      ) : null}
    </section>
  );
}

function NothingYet() {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <p className="min-w-48 grow basis-0">Nothing is begun this week.</p>
      <Link
        to="/select-customer"
        search={{ form: 'check-sheet' }}
        className={buttonVariants({ variant: 'primary', className: 'grow tablet:grow-0' })}
      >
        Start today&apos;s check
      </Link>
      <Link to="/select-customer" className={buttonVariants({ className: 'grow tablet:grow-0' })}>
        Start this week&apos;s timesheet
      </Link>
    </li>
  );
}

/** The first has the yellow button of the page. */
function Line({ line, isFirst }: { line: WeekLine; isFirst: boolean }) {
  const { week, of, words, state } = line;
  const { icon: Icon, className } = LOOKS[state];
  const { refusal, deleting, act, menu, name } = useActs(line);
  const looks = buttonVariants({
    variant: isFirst && (state === 'open' || state === 'running') ? 'primary' : 'outline',
    className: 'min-w-0 grow px-3 tablet:grow-0 tablet:whitespace-nowrap',
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Icon aria-hidden className={cn('size-6 shrink-0 self-start', className)} />
      <div className="min-w-48 grow basis-0 break-words">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">{inOneLine([of.customerName, `to ${formatLongDate(week)}`])}</p>
        <p className={cn('text-sm', state === 'open' && 'text-attention')}>{words}</p>
      </div>
      <div className="flex items-center gap-1 max-tablet:w-full">
        {'to' in act ? (
          <Link {...act.to} className={looks}>
            <act.icon aria-hidden /> {act.label}
            <span className="sr-only"> {act.which}</span>
          </Link>
        ) : (
          <button type="button" className={looks} disabled={act.isPending} onClick={act.start}>
            <act.icon aria-hidden /> {act.label}
            <span className="sr-only"> {act.which}</span>
          </button>
        )}
        {menu.length > 0 ? (
          <RowMenu label={`More for ${name}, Week ending ${formatLongDate(week)}`} items={menu} />
        ) : null}
      </div>
      {refusal}
      {deleting}
    </li>
  );
}

type Act = { label: string; which: string; icon: typeof Clock } & (
  | { to: ReturnType<typeof openingOf> | typeof NEW_CHECK | typeof NEW_TIMESHEET }
  | { start: () => void; isPending: boolean }
);

const NEW_CHECK = { to: '/select-customer', search: { form: 'check-sheet' } } as const;
const NEW_TIMESHEET = { to: '/select-customer' } as const;

/** The one button of a line, and its menu with the rest. */
function useActs(line: WeekLine) {
  const navigate = useNavigate();
  const { ask, around } = useDeleting();
  const copying = useCopyInto(line.copied ?? line.of, line.week);
  const name = machineOf(line.of) || 'No machine entered yet';
  const [act, ...others] = actsOf(line, name, copying);
  const menu: RowMenuItem[] = [
    ...others.map((other) => ({
      label: `${other.label}: ${other.which}`,
      icon: other.icon,
      onSelect: () => ('to' in other ? void navigate(other.to) : other.start()),
    })),
    ...line.drafts.map((draft) => ({
      label: `Delete draft: ${draftName(draft)}`,
      icon: Trash2,
      danger: true,
      onSelect: () => ask(draft),
    })),
  ];
  return { act: act!, menu, refusal: copying.refusal, deleting: around, name };
}

/** What is to be done with a line, the next first; at the last what there is to read. */
function actsOf(line: WeekLine, name: string, copying: ReturnType<typeof useCopyInto>): Act[] {
  const { drafts, sent, lacksCheck, lacksTimesheet, copied } = line;
  const goOn = drafts.map((draft) => ({
    label: draft.isSigned ? 'Open' : 'Carry on',
    which: draftName(draft),
    icon: draft.isSigned ? FileText : ArrowRight,
    to: openingOf(draft),
  }));
  const begun = goOn.filter(({ label }) => label === 'Carry on');
  return [
    ...begun,
    ...(copied ? [copyOf(copied, copying)] : []),
    ...(lacksCheck ? [{ label: 'Start today’s check', which: name, icon: Plus, to: NEW_CHECK }] : []),
    ...(lacksTimesheet && !copied
      ? [{ label: 'Start timesheet', which: name, icon: Plus, to: NEW_TIMESHEET }]
      : []),
    ...goOn.filter((each) => !begun.includes(each)),
    ...sent.map((form) => ({ label: 'Open', which: draftName(form), icon: FileText, to: openingOf(form) })),
  ];
}

/** The week is the one of the line: nothing is asked. */
function copyOf({ reference }: HistoryEntry, { start, isPending }: ReturnType<typeof useCopyInto>): Act {
  const label = isPending ? 'One moment...' : 'Copy last week';
  return { label, which: reference, icon: CopyPlus, start, isPending };
}
