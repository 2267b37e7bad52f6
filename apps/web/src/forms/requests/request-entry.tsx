import { formatMomentBeside, ratingLabelsOf, SIGN_REQUEST_WORDS } from '@groundsheet/form-rules';
import { useQueryClient } from '@tanstack/react-query';
import { Bell, CircleCheck, Eye, Hourglass, QrCode, TriangleAlert, Undo2, X } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';

import { Badge } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { toast } from '../../components/toast-store.js';
import { useSending } from '../../lib/use-sending.js';
import { ownZone } from '../../lib/own-zone.js';
import { Refusal } from '../refusal.js';
import { remind, SIGN_REQUESTS_KEY, withdraw, type SignRequest } from './api.js';
import { QueryOfClient } from './query-of-client.js';

const CodeScreen = lazy(async () => ({ default: (await import('./code-screen.js')).CodeScreen }));

const TONES = {
  open: ['plain', Hourglass],
  seen: ['plain', Eye],
  disagreed: ['bad', TriangleAlert],
  signed: ['good', CircleCheck],
  expired: ['attention', Hourglass],
  withdrawn: ['plain', X],
  void: ['plain', X],
} as const;
const HOW = { code: 'by a code', share: 'by a link', mail: 'by mail' };

interface RequestEntryProps {
  request: SignRequest;
  what: string;
  /** Whether the reader is the driver, who alone can correct it. */
  isOwn: boolean;
  /** Where what was accepted is put right. */
  onCorrection: (draftId: string) => void;
  children?: ReactNode;
}

/** One request to sign: who was asked, how far they have come, and what can be done about it. */
export function RequestEntry({ request, what, isOwn, onCorrection, children }: RequestEntryProps) {
  const [showing, setShowing] = useState(false);
  const [tone, Icon] = TONES[request.state];
  const { state, channel, queries, deniedAt, rating } = request;
  const waits = state === 'open' || state === 'seen';
  const open = queries.find(({ answeredAt, acceptedAt }) => !answeredAt && !acceptedAt);
  return (
    <li className="flex flex-col gap-2 border-b border-line py-3 last:border-0">
      {children}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{request.toName ?? `The ${request.signatory}`}</span>
          {request.toName ? ` for the ${request.signatory}` : ''}, {HOW[channel]}
          {request.passedOnTo ? `, passed on to ${request.passedOnTo}` : null}
        </p>
        <Badge tone={tone}>
          <Icon aria-hidden /> {SIGN_REQUEST_WORDS[state]}
        </Badge>
      </div>
      <p className="figures text-sm text-muted">{timesOf(request)}</p>
      {rating ? (
        <p className="wrap-anywhere">
          Rated {ratingLabelsOf(request.kind)[rating.rating]}
          {rating.notes ? `: “${rating.notes}”` : ''}
          <span className="block text-sm text-muted">The driver does not see this.</span>
        </p>
      ) : null}
      {request.sameNetwork ? (
        <p className="text-sm text-muted">
          Signed from the network that asked. On a site with one Wi-Fi that is usual; if in doubt, ring them.
        </p>
      ) : null}
      {deniedAt ? (
        <p className="flex gap-2 font-semibold text-bad">
          <TriangleAlert aria-hidden className="size-5 shrink-0" /> The customer says nobody there signed
          this. Please ring them.
        </p>
      ) : null}
      {queries.map((query) => (
        <QueryOfClient
          key={query.id}
          request={request}
          query={query}
          isOpen={query === open}
          isOwn={isOwn}
          onCorrection={onCorrection}
        />
      ))}
      {waits || state === 'expired' || state === 'disagreed' ? (
        <Acts
          request={request}
          onShow={waits && channel === 'code' && request.askedByYou ? () => setShowing(true) : null}
        />
      ) : null}
      {showing ? (
        <Suspense>
          <CodeScreen request={request} what={what} onClose={() => setShowing(false)} />
        </Suspense>
      ) : null}
    </li>
  );
}

function timesOf({ askedAt, seenAt, signedAt, signedName, remindedAt }: SignRequest): string {
  const zone = ownZone();
  const beside = (at: string) => formatMomentBeside(at, askedAt, zone);
  return [
    `Asked ${formatMomentBeside(askedAt, new Date().toISOString(), zone)}`,
    seenAt && `opened ${beside(seenAt)}`,
    remindedAt && `reminded ${beside(remindedAt)}`,
    signedAt && `signed by ${signedName} ${beside(signedAt)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function Acts({ request, onShow }: { request: SignRequest; onShow: (() => void) | null }) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: SIGN_REQUESTS_KEY });
  const reminding = useSending({
    mutationFn: () => remind(request.id),
    onSuccess: async () => {
      toast({ title: 'Reminded', description: `A mail is going to ${request.toAddress}.`, tone: 'good' });
      await refresh();
    },
  });
  const withdrawing = useSending({ mutationFn: () => withdraw(request.id), onSuccess: refresh });
  const error = reminding.error ?? withdrawing.error;
  const who = <span className="sr-only"> {request.toName ?? 'request'}</span>;
  return (
    <div className="flex flex-wrap gap-2">
      {error ? (
        <Refusal error={error} offline="It did not go through. Check the signal and try again." />
      ) : null}
      {onShow ? (
        <Button onClick={onShow}>
          <QrCode aria-hidden /> Show the code{who}
        </Button>
      ) : null}
      {request.toAddress && request.state !== 'disagreed' ? (
        <Button disabled={reminding.isPending} onClick={() => reminding.mutate()}>
          <Bell aria-hidden /> Remind{who}
        </Button>
      ) : null}
      <Button disabled={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
        <Undo2 aria-hidden /> Withdraw{who}
      </Button>
    </div>
  );
}
