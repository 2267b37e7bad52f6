import { FORM_KINDS } from '@groundsheet/form-rules';
import { Link } from '@tanstack/react-router';
import {
  Clock,
  CloudUpload,
  CircleCheck,
  LoaderCircle,
  LogIn,
  Pencil,
  RotateCw,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';

import { Badge, Notice } from '../../components/badge.js';
import { Button, buttonVariants } from '../../components/button.js';
import { Card } from '../../components/card.js';
import { enterOnForm } from '../../forms/drafts/draft.js';
import { loadDraft, saveDraft } from '../../forms/drafts/draft-store.js';
import { drain } from '../../forms/outbox/drain.js';
import type { OutboxEntry, OutboxState } from '../../forms/outbox/outbox-entry.js';
import { changeEntry, loadEntry, removeEntry } from '../../forms/outbox/outbox-store.js';
import { mayBeErased } from '../../lib/kept/lasting.js';
import { useSession } from '../../lib/session/session-context.js';
import { signInAgain } from '../../lib/session/session-store.js';
import { useSending } from '../../lib/use-sending.js';
import { InstallHint } from './install-hint.js';
import { byNeed, reasonOf, sizeOf, STATE_WORDS } from './outbox-words.js';
import { useOutbox } from './use-outbox.js';

const LOOKS: Record<
  OutboxState,
  { icon: LucideIcon; tone: 'plain' | 'accent' | 'good' | 'attention' | 'bad' }
> = {
  queued: { icon: CloudUpload, tone: 'accent' },
  sending: { icon: LoaderCircle, tone: 'accent' },
  sent: { icon: CircleCheck, tone: 'good' },
  waiting: { icon: Clock, tone: 'attention' },
  'needs-you': { icon: TriangleAlert, tone: 'bad' },
};

interface OutboxScreenProps {
  /** Opens the form again, to be changed. */
  onTakeBack: (entry: OutboxEntry) => void;
}

/** What was signed on this phone and is on its way: where each form stands, and what can be done about it. */
export function OutboxScreen({ onTakeBack }: OutboxScreenProps) {
  const { mine, others } = useOutbox();
  const waitingForOthers = others.filter(({ state }) => state !== 'sent').length;
  return (
    <>
      <InstallHint entries={mine} mayBeErased={mayBeErased()} />
      {waitingForOthers > 0 ? <OfOthers count={waitingForOthers} /> : null}
      {mine.length === 0 ? (
        <p className="text-muted">
          Nothing is waiting to be sent. Forms that you sign without a signal stay here until they have gone.
        </p>
      ) : null}
      <ul aria-label="Outbox" className="flex flex-col gap-4">
        {byNeed(mine).map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} onTakeBack={onTakeBack} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Of those who are not signed in here: the person who reads it may be one of them. */
function OfOthers({ count }: { count: number }) {
  const isGuest = useSession().mode === 'guest';
  return (
    <Notice tone="attention" role="status">
      <TriangleAlert aria-hidden />
      <div className="flex flex-col items-start gap-2.5">
        <p>{isGuest ? ofAccounts(count) : ofOtherDrivers(count)}</p>
        {isGuest ? (
          <Link to="/sign-in" search={{ next: '/outbox' }} className={buttonVariants({ variant: 'primary' })}>
            <LogIn aria-hidden /> Sign in
          </Link>
        ) : null}
      </div>
    </Notice>
  );
}

const ofAccounts = (count: number) =>
  count === 1
    ? 'A driver’s form is waiting on this phone. If it is yours, sign in to see it and send it.'
    : `${count} drivers’ forms are waiting on this phone. Sign in to see yours and send them.`;

const ofOtherDrivers = (count: number) =>
  count === 1
    ? 'Another driver’s form is waiting on this phone. It sends itself; if it cannot, they have to sign in.'
    : `${count} forms from other drivers are waiting on this phone. They send themselves; if one cannot, its driver has to sign in.`;

function Entry({ entry, onTakeBack }: OutboxScreenProps & { entry: OutboxEntry }) {
  const { icon: Icon, tone } = LOOKS[entry.state];
  const isOpen = entry.state !== 'sent';
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">{FORM_KINDS[entry.kind].label}</h2>
        <Badge tone={tone}>
          <Icon aria-hidden /> {STATE_WORDS[entry.state]}
        </Badge>
      </div>
      <div>
        <p className="wrap-anywhere">{entry.about}</p>
        {isOpen ? <p className="text-sm text-muted">{sizeOf(entry)}</p> : null}
      </div>
      <p role="status" className="wrap-anywhere">
        {reasonOf(entry)}
      </p>
      {isOpen ? <Actions entry={entry} onTakeBack={onTakeBack} /> : null}
    </Card>
  );
}

function Actions({ entry, onTakeBack }: OutboxScreenProps & { entry: OutboxEntry }) {
  const { id, draftName, page } = entry;
  const trying = useSending({
    mutationFn: async () => {
      // Its driver has put right what was wrong, or thinks so.
      await changeEntry(id, ({ notBefore: _, reason: __, ...rest }) =>
        rest.state === 'sent' || rest.state === 'sending' ? null : { ...rest, state: 'queued' },
      );
      await drain(true);
      if ((await loadEntry(id))?.needsSignIn && (await signInAgain())) await drain(true);
    },
  });
  const takingBack = useSending({
    mutationFn: async () => {
      await removeEntry(id);
      const draft = await loadDraft(draftName);
      // Another revision, which is sent under another key.
      if (draft) await saveDraft(draftName, enterOnForm(draft, {}));
    },
    onSuccess: () => onTakeBack(entry),
  });
  const isBusy = trying.isPending || entry.state === 'sending';
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button variant="primary" disabled={isBusy} onClick={() => trying.mutate()}>
        <RotateCw aria-hidden /> Try now
      </Button>
      {page ? (
        // On the page where it was signed it can be taken back.
        <a href={page} className={buttonVariants()}>
          <Pencil aria-hidden /> Open
        </a>
      ) : (
        <Button disabled={isBusy} onClick={() => takingBack.mutate()}>
          <Pencil aria-hidden /> Take back
        </Button>
      )}
    </div>
  );
}
