import { inSet, KINDS_IN_SETS, type FormKind } from '@groundsheet/form-rules';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { FolderOpen, MessageCircleQuestion, PenLine } from 'lucide-react';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';

import { Button, buttonVariants } from '../../../components/button.js';
import { SaveFileLink } from '../../../components/save-file-link.js';
import { toast } from '../../../components/toast-store.js';
import { FORM_SCREENS } from '../../../forms/form-kinds.js';
import { HISTORY_KEY } from '../../../forms/history-key.js';
import { Refusal } from '../../../forms/refusal.js';
import { saveOwnOnceMade } from '../../../lib/save-file.js';
import { useSending } from '../../../lib/use-sending.js';
import { askDriver, beginForm, COLLATIONS_KEY, type Collation } from '../api.js';
import { setPdfUrl } from '../approval-api.js';
import type { CollationsTab } from './collations-search.js';
import { draftIn, isTimesheetSent } from './set-card-facts.js';

/** Side by side, so that their words may take two lines. */
const HALF = 'px-2 py-2 text-center leading-tight text-balance';
const WHOLE = 'col-span-full py-2 text-center leading-tight text-balance';

interface SetActionsProps {
  set: Collation;
  /** Under which it is shown: one set may stand in two. */
  tab: CollationsTab;
}

/** What can be done with a set: the ready are approved, the others finished. */
export function SetActions({ set, tab: shown }: SetActionsProps) {
  const tab = shown === 'unconfirmed' ? tabByState(set) : shown;
  if (tab === 'ready')
    return (
      <Link
        to="/collations/$id"
        params={{ id: set.id }}
        className={buttonVariants({ variant: 'primary', size: 'action', className: 'col-span-full' })}
      >
        <PenLine aria-hidden />
        <span>
          Get Approval <Which set={set} />
        </span>
      </Link>
    );
  return (
    <>
      {tab === 'completed' ? (
        <SaveFileLink href={setPdfUrl(set.id)} saveAs={saveOwnOnceMade}>
          PDF <Which set={set} />
        </SaveFileLink>
      ) : (
        <Finishing set={set} />
      )}
      <Link
        to="/collations/$id"
        params={{ id: set.id }}
        className={buttonVariants({ className: tab === 'completed' ? undefined : WHOLE })}
      >
        <FolderOpen aria-hidden />
        <span>
          Open set <Which set={set} />
        </span>
      </Link>
    </>
  );
}

/** Where a set would stand among the others. */
function tabByState({ status, timesheetComplete, checkSheetComplete }: Collation): CollationsTab {
  if (status === 'completed') return 'completed';
  return timesheetComplete && checkSheetComplete ? 'ready' : 'incomplete';
}

/** Says aloud which set a button is about. */
function Which({ set }: { set: Collation }) {
  return <span className="sr-only">{set.reference}</span>;
}

/** Only its driver fills a form in; everybody else can ask them to. */
function Finishing({ set }: { set: Collation }) {
  if (set.isOwn) return KINDS_IN_SETS.map((kind) => <Continue key={kind} set={set} kind={kind} />);
  return (
    <>
      {KINDS_IN_SETS.map((kind) => (
        <Button key={kind} disabled className={HALF}>
          {FORM_SCREENS[kind].goOn}
        </Button>
      ))}
      <Ask set={set} />
    </>
  );
}

function Continue({ set, kind }: { set: Collation; kind: FormKind }) {
  const draft = draftIn(set, kind);
  if (draft)
    return (
      <Link
        to={FORM_SCREENS[kind].wizard}
        search={{ draft: draft.id }}
        className={buttonVariants({ variant: 'primary', className: HALF })}
      >
        <span>
          {FORM_SCREENS[kind].goOn} <Which set={set} />
        </span>
      </Link>
    );
  if (inSet(kind) === 'one' && isTimesheetSent(set)) return <TimesheetSent />;
  return <Begin set={set} kind={kind} />;
}

function TimesheetSent() {
  return (
    <>
      <Button disabled className={HALF}>
        {FORM_SCREENS.timesheet.goOn}
      </Button>
      <p className="order-last col-span-full text-sm text-muted">
        The timesheet has been sent. You can correct it in View Forms.
      </p>
    </>
  );
}

/** Saves the form that the set lacks, with what the set knows already, and opens it. */
function Begin({ set, kind }: { set: Collation; kind: FormKind }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [draft] = useState(() => uuidv7());
  const beginning = useSending({
    mutationFn: () => beginForm(kind, set, draft),
    onSuccess: () => navigate({ to: FORM_SCREENS[kind].wizard, search: { draft, step: 1 } }),
    onSettled: () =>
      Promise.all(
        [COLLATIONS_KEY, HISTORY_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
  return (
    <>
      <Button
        variant="primary"
        className={HALF}
        disabled={beginning.isPending}
        onClick={() => beginning.mutate()}
      >
        <span>
          {beginning.isPending ? 'One moment...' : FORM_SCREENS[kind].goOn} <Which set={set} />
        </span>
      </Button>
      {beginning.error ? (
        <Refusal error={beginning.error} offline="It could not be started. Check the signal and try again." />
      ) : null}
    </>
  );
}

/** Mails the driver that something is still to be finished. */
function Ask({ set }: { set: Collation }) {
  const asking = useSending({
    mutationFn: () => askDriver(set.id, null),
    onSuccess: () =>
      toast({
        title: 'Asked',
        description: `${set.driverSignedName} gets a mail that says what is still missing.`,
        tone: 'good',
      }),
  });
  return (
    <>
      <Button
        variant="primary"
        className={WHOLE}
        disabled={asking.isPending || asking.isSuccess}
        onClick={() => asking.mutate()}
      >
        <MessageCircleQuestion aria-hidden />
        <span>
          {asking.isSuccess ? `${set.driverSignedName} has been asked` : `Ask ${set.driverSignedName}`}{' '}
          <Which set={set} />
        </span>
      </Button>
      {asking.error ? (
        <Refusal error={asking.error} offline="The mail has not gone. Check the signal and try again." />
      ) : null}
    </>
  );
}
