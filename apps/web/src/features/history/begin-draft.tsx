import { formatLongDate } from '@groundsheet/form-rules';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CopyPlus, PencilLine, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { v4 as uuidv4 } from 'uuid';

import { Button } from '../../components/button.js';
import { ChoiceGroup } from '../../components/choice.js';
import { Dialog } from '../../components/dialog.js';
import { Skeleton } from '../../components/skeleton.js';
import { FORM_SCREENS } from '../../forms/form-kinds.js';
import { formSearchOf } from '../../forms/form-search.js';
import { HISTORY_KEY } from '../../forms/history-key.js';
import { today } from '../../lib/today.js';
import { Refusal } from '../../forms/refusal.js';
import { Which } from './action-parts.js';
import { copyTimesheet, correct, timesheetWeeksQuery, type HistoryEntry } from './api.js';
import { weeksToFill } from './weeks-to-fill.js';

interface BeginDraftProps {
  entry: HistoryEntry;
  icon: LucideIcon;
  label: string;
  /** Resolves to the id of the draft. */
  begin: (entry: HistoryEntry) => Promise<string>;
  /** Where the draft opens; without it that is for the draft to say. */
  step?: number;
  /** It is what the place around it is for. */
  isMain?: boolean;
}

/** Begins a draft from a sent form and opens it. */
function BeginDraft({ entry, icon: Icon, label, begin, step, isMain }: BeginDraftProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const beginning = useMutation({
    mutationFn: () => begin(entry),
    networkMode: 'always',
    onSuccess: (draft) =>
      navigate({ to: FORM_SCREENS[entry.kind].wizard, search: { draft, step, ...formSearchOf(entry) } }),
    // A refusal means that it has changed meanwhile, too.
    onSettled: () => queryClient.invalidateQueries({ queryKey: HISTORY_KEY }),
  });
  return (
    <>
      <Button
        variant={isMain ? 'primary' : 'outline'}
        disabled={beginning.isPending}
        onClick={() => beginning.mutate()}
      >
        <Icon aria-hidden />
        <span>
          {beginning.isPending ? 'One moment...' : label}
          <Which entry={entry} />
        </span>
      </Button>
      {beginning.error ? (
        <Refusal error={beginning.error} offline="It could not be started. Check the signal and try again." />
      ) : null}
    </>
  );
}

/** Begins a draft with the same entries, which takes the sent form's place once it is sent. */
export function Correct({ entry }: { entry: HistoryEntry }) {
  return <BeginDraft entry={entry} icon={PencilLine} label="Correct" begin={correct} />;
}

/** Begins another week's timesheet with the machine, the customer and the times of a sent one. */
export function CopyLastWeek({
  entry,
  className = 'col-span-full',
}: {
  entry: HistoryEntry;
  className?: string;
}) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button className={className} onClick={() => setAsking(true)}>
        <CopyPlus aria-hidden />
        <span>
          Copy last week
          <Which entry={entry} />
        </span>
      </Button>
      {asking ? <WhichWeek entry={entry} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

/** A copied week lacks the hours of its machine. */
const MACHINE_STEP = 2;

function WhichWeek({ entry, onClose }: { entry: HistoryEntry; onClose: () => void }) {
  const [key] = useState(() => uuidv4());
  const weeks = weeksToFill(entry.date, today());
  const sheets = useQuery(timesheetWeeksQuery(entry));
  const taken = sheets.data ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const week = chosen ?? weeks.find((each) => !taken.includes(each)) ?? weeks.at(-1)!;
  return (
    <Dialog open title="Copy into which week?" onOpenChange={onClose}>
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
      <BeginDraft
        entry={entry}
        icon={CopyPlus}
        label="Copy"
        isMain
        step={MACHINE_STEP}
        begin={({ id }) => copyTimesheet(id, week, key)}
      />
    </Dialog>
  );
}
