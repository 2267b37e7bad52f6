import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowRight, Download, FileText, PencilLine, Send } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Button, buttonVariants } from '../../components/button.js';
import { FieldError } from '../../components/field.js';
import { serverMessage } from '../../lib/api-error.js';
import { formSearchOf } from '../../lib/form-search.js';
import { HISTORY_KEY } from '../../lib/history-key.js';
import { pdfUrl } from '../../lib/pdf-url.js';
import { cn } from '../../lib/cn.js';
import { correct, type HistoryEntry } from './api.js';

const SendAgain = lazy(async () => ({ default: (await import('./send-again.js')).SendAgain }));

const WIZARDS = { timesheet: '/timesheet', 'check-sheet': '/check-sheet' } as const;

/** Says aloud which form of the list a button is about. */
const Which = ({ entry }: { entry: HistoryEntry }) => <span className="sr-only"> {entry.reference}</span>;

/** Leads to the wizard of a draft, where it was left. */
export function CarryOn({ entry, className }: { entry: HistoryEntry; className?: string }) {
  return (
    <Link
      to={WIZARDS[entry.kind]}
      search={{ draft: entry.id, ...formSearchOf(entry) }}
      className={cn(buttonVariants({ variant: 'primary' }), className)}
    >
      <ArrowRight aria-hidden />
      <span>
        Carry on
        <Which entry={entry} />
      </span>
    </Link>
  );
}

/** What can be done with a form: a draft is carried on with, a sent one opened, mailed again or corrected. */
export function FormActions({ entry, className }: { entry: HistoryEntry; className: string }) {
  if (entry.status === 'draft')
    return (
      <div className={className}>
        <CarryOn entry={entry} />
      </div>
    );
  return <SentFormActions entry={entry} className={className} />;
}

function SentFormActions({ entry, className }: { entry: HistoryEntry; className: string }) {
  const [asking, setAsking] = useState(false);
  return (
    <div className={className}>
      <Link to="/completed-form/$id" params={{ id: entry.id }} className={buttonVariants()}>
        <FileText aria-hidden />
        <span>
          Open
          <Which entry={entry} />
        </span>
      </Link>
      <a href={pdfUrl(entry.kind, entry.id)} download className={buttonVariants()}>
        <Download aria-hidden />
        <span>
          PDF
          <Which entry={entry} />
        </span>
      </a>
      <Button className="px-2 whitespace-nowrap" onClick={() => setAsking(true)}>
        <Send aria-hidden />
        <span>
          Send again
          <Which entry={entry} />
        </span>
      </Button>
      {entry.supersededBy ? null : <Correct entry={entry} />}
      {asking ? (
        <Suspense>
          <SendAgain entry={entry} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Begins a draft with the same entries and opens it. */
function Correct({ entry }: { entry: HistoryEntry }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const begin = useMutation({
    mutationFn: () => correct(entry),
    networkMode: 'always',
    onSuccess: (draft) => navigate({ to: WIZARDS[entry.kind], search: { draft, ...formSearchOf(entry) } }),
    // A refusal means that it has changed meanwhile, too.
    onSettled: () => queryClient.invalidateQueries({ queryKey: HISTORY_KEY }),
  });
  return (
    <>
      <Button disabled={begin.isPending} onClick={() => begin.mutate()}>
        <PencilLine aria-hidden />
        <span>
          {begin.isPending ? 'One moment...' : 'Correct'}
          <Which entry={entry} />
        </span>
      </Button>
      {begin.error ? (
        <div role="alert" className="col-span-full">
          <FieldError>
            {serverMessage(begin.error) ?? 'It could not be begun. Check the signal and try again.'}
          </FieldError>
        </div>
      ) : null}
    </>
  );
}
