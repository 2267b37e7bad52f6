import { PenLine } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Button } from '../../components/button.js';
import { TextField } from '../../components/field.js';
import { Skeleton } from '../../components/skeleton.js';
import type { ActProps } from './act.js';
import { sign } from './api.js';
import { Refused } from './refused.js';
import { useCall } from './use-call.js';

const SignaturePad = lazy(async () => ({
  default: (await import('../../components/signature/signature-pad.js')).SignaturePad,
}));

/** Name, pad, and the one button that signs. */
export function Sign({ link, opened, onDone, onBack }: ActProps) {
  const [name, setName] = useState(opened.passedOnTo ?? opened.toName ?? '');
  const [receiptTo, setReceiptTo] = useState('');
  const [picture, setPicture] = useState<string | null>(null);
  const signing = useCall(onDone);
  const isReady = picture !== null && name.trim() !== '';
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label="Your name"
        autoComplete="name"
        autoCapitalize="words"
        maxLength={80}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Suspense fallback={<Skeleton label="One moment..." />}>
        <SignaturePad
          of={`request:${link.id}`}
          label="Your signature"
          room={padHeight}
          onPicture={setPicture}
        />
      </Suspense>
      <TextField
        label="Send me a receipt (optional)"
        hint="Your mail address. It is used for this one mail."
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        value={receiptTo}
        onChange={({ target }) => setReceiptTo(target.value)}
      />
      {signing.said ? <Refused error={signing.error} said={signing.said} /> : null}
      <Button
        variant="send"
        size="action"
        disabled={!isReady || signing.isPending}
        onClick={() =>
          void signing.run(() =>
            sign(link, {
              name: name.trim(),
              shownSha256: opened.shownSha256,
              signerSignature: picture!,
              receiptTo: receiptTo.trim() || null,
            }),
          )
        }
      >
        <PenLine aria-hidden /> {signing.isPending ? 'Signing...' : 'Sign'}
      </Button>
      <Button onClick={onBack}>Not now</Button>
    </div>
  );
}

/** As much of the screen as leaves an edge to scroll by. */
function padHeight(): number {
  return innerHeight < 480 ? innerHeight * 0.7 : Math.min(innerHeight * 0.45, 400);
}
