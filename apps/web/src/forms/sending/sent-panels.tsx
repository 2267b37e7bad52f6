import { formatMoment } from '@groundsheet/form-rules';
import { CloudUpload, History, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '../../components/button.js';
import { Card } from '../../components/card.js';
import { DrawnTick } from '../../components/drawn-tick.js';
import { ownZone } from '../../lib/own-zone.js';

interface SentPanelProps {
  /** What went. */
  what: string;
  recipients: readonly string[];
  /** What the server says where nobody is mailed. */
  unmailed: string | undefined;
  onHome: () => void;
}

/** What goes to whom, for the two seconds before home. */
export function SentPanel({ what, recipients, unmailed, onHome }: SentPanelProps) {
  return (
    <Panel onHome={onHome}>
      <DrawnTick />
      <h1 className="text-2xl">{unmailed ? 'In the form set' : 'On its way'}</h1>
      {unmailed ? <p>{unmailed}</p> : null}
      <p>{what}</p>
      {unmailed ? null : (
        <ul className="text-muted">
          {recipients.map((email) => (
            <li key={email} className="break-all">
              {email}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface QueuedPanelProps {
  /** What waits. */
  what: string;
  onTakeBack: () => void;
  onHome: () => void;
  /** What else its driver has to know. */
  children: ReactNode;
}

/** Signed, kept, and on its way without anybody doing anything more. */
export function QueuedPanel({ what, onTakeBack, onHome, children }: QueuedPanelProps) {
  return (
    <Panel onHome={onHome}>
      <CloudUpload aria-hidden className="size-14 text-attention" />
      <h1 className="text-2xl">Kept on this phone</h1>
      <p>{what}</p>
      {children}
      <p role="status">It sends itself as soon as there is a signal. You can put the phone away.</p>
      <Button onClick={onTakeBack}>
        <Pencil aria-hidden /> Take back and change
      </Button>
    </Panel>
  );
}

interface AlreadySentPanelProps {
  /** What the form is called in a sentence: 'timesheet'. */
  noun: string;
  /** ISO. */
  sentAt: string | undefined;
  onHome: () => void;
}

/** The first sending had arrived after all; what was changed after it is not on it. */
export function AlreadySentPanel({ noun, sentAt, onHome }: AlreadySentPanelProps) {
  const zone = ownZone();
  return (
    <Panel onHome={onHome}>
      <History aria-hidden className="size-14 text-attention" />
      <h1 className="text-2xl">This {noun} has already been sent</h1>
      <p>{sentAt ? `It arrived on ${formatMoment(sentAt, zone)}.` : 'It arrived earlier.'}</p>
      <p className="text-muted">
        Changes you made after that are not on it. If they matter, tell the client or send a new {noun}.
      </p>
    </Panel>
  );
}

function Panel({ onHome, children }: { onHome: () => void; children: ReactNode }) {
  return (
    <main className="mx-auto flex w-full max-w-reading grow flex-col justify-center px-edge py-8">
      <Card className="flex flex-col items-center gap-3 py-8 text-center">
        {children}
        <Button onClick={onHome}>Home</Button>
      </Card>
    </main>
  );
}
