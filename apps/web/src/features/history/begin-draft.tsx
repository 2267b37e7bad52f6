import { saturdaysAround } from '@groundsheet/form-rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CopyPlus, PencilLine, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { v4 as uuidv4 } from 'uuid';

import { Button } from '../../components/button.js';
import { FORM_SCREENS } from '../../forms/form-kinds.js';
import { formSearchOf } from '../../forms/form-search.js';
import { HISTORY_KEY } from '../../forms/history-key.js';
import { today } from '../../lib/today.js';
import { Refusal } from '../../forms/refusal.js';
import { Which } from './action-parts.js';
import { copyTimesheet, correct, type HistoryEntry } from './api.js';

interface BeginDraftProps {
  entry: HistoryEntry;
  icon: LucideIcon;
  label: string;
  /** Resolves to the id of the draft. */
  begin: (entry: HistoryEntry) => Promise<string>;
  className?: string;
}

/** Begins a draft from a sent form and opens it. */
function BeginDraft({ entry, icon: Icon, label, begin, className }: BeginDraftProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const beginning = useMutation({
    mutationFn: () => begin(entry),
    networkMode: 'always',
    onSuccess: (draft) =>
      navigate({ to: FORM_SCREENS[entry.kind].wizard, search: { draft, ...formSearchOf(entry) } }),
    // A refusal means that it has changed meanwhile, too.
    onSettled: () => queryClient.invalidateQueries({ queryKey: HISTORY_KEY }),
  });
  return (
    <>
      <Button className={className} disabled={beginning.isPending} onClick={() => beginning.mutate()}>
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

/** Begins the timesheet of this week with the machine, the customer and the times of a sent one. */
export function CopyLastWeek({ entry }: { entry: HistoryEntry }) {
  const [key] = useState(() => uuidv4());
  return (
    <BeginDraft
      entry={entry}
      icon={CopyPlus}
      label="Copy last week"
      begin={({ id }) => copyTimesheet(id, saturdaysAround(today()).coming, key)}
      className="col-span-full"
    />
  );
}
