import { useQuery } from '@tanstack/react-query';
import { CloudOff, Handshake, QrCode, Send } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { TitledCard } from '../../components/card.js';
import { cn } from '../../lib/cn.js';
import { useOnline } from '../../lib/use-online.js';
import { requestsAbout, type AskBody, type SignRequest } from './api.js';
import { RequestEntry } from './request-entry.js';

const AskDialog = lazy(async () => ({ default: (await import('./ask-dialog.js')).AskDialog }));
const CodeScreen = lazy(async () => ({ default: (await import('./code-screen.js')).CodeScreen }));

interface AskToSignProps {
  about: Pick<AskBody, 'kind' | 'id' | 'signatory'>;
  title: string;
  /** 'Weekly timesheet TS-7K3M9QXD' */
  what: string;
  name?: string | null | undefined;
  /** Whether a signature is still missing, so that it can be asked for. */
  isOpen: boolean;
  isOwn: boolean;
  /** The way to sign on this phone. */
  here?: ReactNode;
  onCorrection: (draftId: string) => void;
}

/** Three equal ways to a signature, and how each request stands. */
export function AskToSign({ about, title, what, name, isOpen, ...rest }: AskToSignProps) {
  const { data = [] } = useQuery(requestsAbout(about.id));
  const [asking, setAsking] = useState<'code' | 'link' | null>(null);
  const [shown, setShown] = useState<SignRequest | null>(null);
  const isOnline = useOnline();
  const requests = data.filter(({ signatory }) => signatory === about.signatory);
  if (!isOpen && requests.length === 0) return null;
  return (
    <TitledCard id={`ask-${about.signatory}`} title={title} dense className="print:hidden">
      {isOpen ? (
        <div className={cn('grid grid-cols-2 gap-2', rest.here && 'tablet:grid-cols-3')}>
          {rest.here ? <div className="col-span-2 grid tablet:col-span-1">{rest.here}</div> : null}
          <Button className="px-2" disabled={!isOnline} onClick={() => setAsking('code')}>
            <QrCode aria-hidden /> Show a code
          </Button>
          <Button className="px-2" disabled={!isOnline} onClick={() => setAsking('link')}>
            <Send aria-hidden /> Send a link
          </Button>
        </div>
      ) : null}
      {isOpen && !isOnline ? (
        <Notice tone="attention">
          <CloudOff aria-hidden />
          <p>No signal: a code or a link needs one. They can sign on this phone.</p>
        </Notice>
      ) : null}
      {requests.length > 0 ? (
        <ul aria-label="Who was asked">
          {requests.map((request) => (
            <RequestEntry
              key={request.id}
              request={request}
              what={what}
              isOwn={rest.isOwn}
              onCorrection={rest.onCorrection}
            />
          ))}
        </ul>
      ) : null}
      <Suspense>
        {asking ? (
          <AskDialog
            about={about}
            what={what}
            by={asking}
            name={name ?? ''}
            onClose={() => setAsking(null)}
            onCode={(request) => {
              setAsking(null);
              setShown(request);
            }}
          />
        ) : null}
        {shown ? <CodeScreen request={shown} what={what} onClose={() => setShown(null)} /> : null}
      </Suspense>
    </TitledCard>
  );
}

/** On the button that leads to signing on this phone. */
export function Here() {
  return (
    <>
      <Handshake aria-hidden /> Here, on this phone
    </>
  );
}
