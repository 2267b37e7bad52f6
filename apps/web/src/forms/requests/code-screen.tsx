import { formatMomentBeside } from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Eye, Hourglass, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { Skeleton } from '../../components/skeleton.js';
import { renew, requestQuery, type SignRequest } from './api.js';
import { ownZone } from '../../lib/own-zone.js';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.js')).QrCode }));

/** A code lives for 30 minutes, and goes on as long as it is shown. */
const RENEWED_EVERY_MS = 10 * 60_000;
/** Beside the live signal, which may be lost. */
const ASKED_EVERY_MS = 5000;

interface CodeScreenProps {
  request: SignRequest;
  /** 'Weekly timesheet, week to Sat 21 Nov' */
  what: string;
  onClose: () => void;
}

/** The code that the client scans, and how far they have come. */
export function CodeScreen({ request: asked, what, onClose }: CodeScreenProps) {
  const { data: request = asked } = useQuery({ ...requestQuery(asked), refetchInterval: ASKED_EVERY_MS });
  const { id, url } = request;
  const isShown = url !== null;
  useEffect(() => {
    if (!isShown) return;
    // Where it fails the code has been signed or withdrawn, which the list says.
    const timer = setInterval(() => void renew(id).catch(() => undefined), RENEWED_EVERY_MS);
    return () => clearInterval(timer);
  }, [id, isShown]);
  return (
    <Dialog open layout="cover" keepOnOutsideTap title="Scan to sign" onOpenChange={onClose}>
      <div className="mx-auto flex w-full max-w-reading flex-col gap-4">
        <p className="text-lg">
          {what}. Ask {request.toName ?? 'the client'} to point their phone’s camera at the code. No app or
          account needed.
        </p>
        <HowFar request={request} />
        {url ? (
          <Suspense fallback={<Skeleton label="Drawing the code..." rows={4} />}>
            <QrCode text={url} label="Signing code" />
          </Suspense>
        ) : null}
        <Button variant={isShown ? 'outline' : 'primary'} size="action" onClick={onClose}>
          {isShown ? 'Close' : 'Done'}
        </Button>
      </div>
    </Dialog>
  );
}

function HowFar({ request }: { request: SignRequest }) {
  const { state, seenAt, askedAt, signedName } = request;
  const zone = ownZone();
  const opened = seenAt && `Opened ${formatMomentBeside(seenAt, askedAt, zone)}`;
  if (state === 'signed')
    return (
      <Notice tone="good" role="status">
        <CircleCheck aria-hidden />
        <p className="text-lg font-semibold">Signed by {signedName}</p>
      </Notice>
    );
  if (state === 'open' || state === 'seen')
    return (
      <Notice role="status">
        {opened ? <Eye aria-hidden /> : <Hourglass aria-hidden />}
        <p className="text-lg font-semibold">{opened ?? 'Waiting for them to scan it'}</p>
      </Notice>
    );
  return (
    <Notice tone="attention" role="status">
      <TriangleAlert aria-hidden />
      <p className="text-lg font-semibold">
        {state === 'disagreed' ? 'They say something is wrong' : 'This code no longer works'}
      </p>
    </Notice>
  );
}
