import { addDays, formatLongDate, saturdaysAround } from '@groundsheet/form-rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CopyPlus, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { v4 as uuidv4 } from 'uuid';

import type { Action } from '../../components/action.js';
import { Button } from '../../components/button.js';
import { ChoiceGroup } from '../../components/choice.js';
import { Dialog } from '../../components/dialog.js';
import { Skeleton } from '../../components/skeleton.js';
import { formSearchOf } from '../../forms/form-search.js';
import { HISTORY_KEY } from '../../forms/history-key.js';
import { wizardOf } from '../../forms/kind-pages.js';
import { Refusal } from '../../forms/refusal.js';
import { today } from '../../lib/today.js';
import { useSending } from '../../lib/use-sending.js';
import { Which } from './action-parts.js';
import { copyTimesheet, correct, type HistoryEntry, timesheetWeeksQuery } from './api.js';

const MOST_WEEKS = 4;

/**
 * Begins a draft from a sent form and opens it.
 *
 * @param begin resolves to the id of the draft
 * @param step where it opens; without it that is for the draft to say
 */
function useBeginDraft(entry: HistoryEntry, begin: () => Promise<string>, step?: number) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useSending({
    mutationFn: begin,
    onSuccess: (draft) =>
      navigate({ to: wizardOf(entry.kind), search: { draft, step, ...formSearchOf(entry) } }),
    // A refusal means that it has changed meanwhile, too.
    onSettled: () => queryClient.invalidateQueries({ queryKey: HISTORY_KEY }),
  });
  const refusal = error ? (
    <Refusal error={error} offline="It could not be started. Check the signal and try again." />
  ) : null;
  return { start: () => mutate(), isPending, refusal };
}

/** Begins a draft with the same entries, which takes the sent form's place once it is sent. */
export function useCorrect(entry: HistoryEntry): Action {
  const { start, isPending, refusal } = useBeginDraft(entry, () => correct(entry));
  return { label: 'Correct', icon: PencilLine, isPending, start, around: refusal };
}

/** Begins another week's timesheet with the machine, the customer and the times of a sent one. */
export function useCopyWeek(entry: HistoryEntry): Action {
  const [asking, setAsking] = useState(false);
  return {
    label: 'Copy last week',
    icon: CopyPlus,
    start: () => setAsking(true),
    around: asking ? <WhichWeek entry={entry} onClose={() => setAsking(false)} /> : null,
  };
}

/** A copied week lacks the hours of its machine. */
const MACHINE_STEP = 2;

/** Copies a sent timesheet into a week that is known, and opens the copy. */
export function useCopyInto(entry: HistoryEntry, week: string) {
  const [key] = useState(() => uuidv4());
  return useBeginDraft(entry, () => copyTimesheet(entry.id, week, key), MACHINE_STEP);
}

/** Asks which week a sent timesheet is copied into, and opens the copy. */
function WhichWeek({ entry, onClose }: { entry: HistoryEntry; onClose: () => void }) {
  const weeks = weeksToFill(entry.date, today());
  const sheets = useQuery(timesheetWeeksQuery(entry));
  const taken = sheets.data ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const week = chosen ?? weeks.find((each) => !taken.includes(each)) ?? weeks.at(-1)!;
  const { start, isPending, refusal } = useCopyInto(entry, week);
  return (
    <Dialog open title="Which week is this for?" onOpenChange={onClose}>
      {sheets.isLoading ? (
        <Skeleton label="Looking up your weeks..." rows={1} />
      ) : (
        <ChoiceGroup
          legend="Week ending"
          choices={weeks.map((each) => ({
            value: each,
            label: taken.includes(each) ? `${formatLongDate(each)}, has a timesheet` : formatLongDate(each),
          }))}
          value={week}
          onChange={setChosen}
        />
      )}
      <Button variant="primary" disabled={isPending} onClick={start}>
        <CopyPlus aria-hidden />
        <span>
          {isPending ? 'One moment...' : 'Copy'}
          <Which entry={entry} />
        </span>
      </Button>
      {refusal}
    </Dialog>
  );
}

/** The weeks after a sent one up to the one that today is in, the last four of them; after that one the next. */
export function weeksToFill(sent: string, today: string): string[] {
  const thisWeek = saturdaysAround(today).coming;
  const weeks: string[] = [];
  for (let week = addDays(saturdaysAround(sent).coming, 7); week <= thisWeek; week = addDays(week, 7))
    weeks.push(week);
  return weeks.length > 0 ? weeks.slice(-MOST_WEEKS) : [addDays(saturdaysAround(sent).coming, 7)];
}
