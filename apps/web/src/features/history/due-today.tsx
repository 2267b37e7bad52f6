import { byPlace, saturdaysAround } from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';

import { today } from '../../lib/today.js';
import { latestFormsQuery, type HistoryEntry } from './api.js';
import { Which } from './action-parts.js';
import { useCopyWeek } from './begin-draft.js';
import { ActionButton } from '../../components/action.js';
import { machineOf } from './entry-facts.js';

/** A week of check sheets of a machine or two, and its timesheet. */
const LOOKED_AT = 20;

interface DueTodayProps {
  /** Lead to a new form of each kind. */
  startCheck: ReactNode;
  startTimesheet: ReactNode;
}

/** What a driver owes today: the check, and the sheet of this week, which last week's may be copied for. */
export function DueToday({ startCheck, startTimesheet }: DueTodayProps) {
  const { data: sent } = useQuery(latestFormsQuery('submitted', LOOKED_AT));
  if (!sent) return null;
  const day = today();
  const week = saturdaysAround(day).coming;
  const { one: timesheets, many } = byPlace(sent);
  const checks = many.filter(({ date }) => date === day);
  const sheet = timesheets.find(({ date }) => saturdaysAround(date).coming === week);
  const lastWeek = timesheets.find((entry) => entry !== sheet);
  return (
    <section aria-labelledby="due-title" className="flex flex-col gap-2">
      <h2 id="due-title" className="text-xl">
        Due today
      </h2>
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface px-4 shadow-card">
        <Due
          isDone={checks.length > 0}
          text={checks.length > 0 ? `Check sent: ${namesOf(checks)}` : 'No check sent today'}
        >
          {checks.length > 0 ? null : startCheck}
        </Due>
        <Due
          isDone={Boolean(sheet)}
          text={sheet ? 'This week’s timesheet is sent' : 'This week’s timesheet is not sent'}
        >
          {sheet ? null : lastWeek ? <CopyLastWeek entry={lastWeek} /> : startTimesheet}
        </Due>
      </ul>
    </section>
  );
}

function CopyLastWeek({ entry }: { entry: HistoryEntry }) {
  const copy = useCopyWeek(entry);
  return <ActionButton action={copy} which={<Which entry={entry} />} className="grow px-4 tablet:grow-0" />;
}

const namesOf = (checks: readonly HistoryEntry[]) =>
  [...new Set(checks.map((check) => machineOf(check) || 'a machine'))].join('; ');

function Due({ isDone, text, children }: { isDone: boolean; text: string; children: ReactNode }) {
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <Icon aria-hidden className={isDone ? 'size-6 shrink-0 text-good' : 'size-6 shrink-0 text-attention'} />
      <p className="min-w-40 grow basis-0">{text}</p>
      {children}
    </li>
  );
}
