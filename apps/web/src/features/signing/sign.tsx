import { PenLine } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { TextField } from '../../components/field.js';
import { Skeleton } from '../../components/skeleton.js';
import { Act, useOwnName, type ActProps } from './act.js';
import { sign } from './api.js';

const SignaturePad = lazy(async () => ({
  default: (await import('../../components/signature/signature-pad.js')).SignaturePad,
}));

/** Name, pad, and the one button that signs. */
export function Sign({ link, opened, ...rest }: ActProps) {
  const { name, field } = useOwnName(opened);
  const [receiptTo, setReceiptTo] = useState('');
  const [picture, setPicture] = useState<string | null>(null);
  return (
    <Act
      {...rest}
      variant="send"
      isReady={picture !== null && name !== ''}
      label={
        <>
          <PenLine aria-hidden /> Sign
        </>
      }
      doing="Signing..."
      back="Not now"
      call={() =>
        sign(link, {
          name,
          shownSha256: opened.shownSha256,
          signerSignature: picture!,
          receiptTo: receiptTo.trim() || null,
        })
      }
    >
      {field}
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
        hint="Your email address. We use it for this one mail."
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        value={receiptTo}
        onChange={({ target }) => setReceiptTo(target.value)}
      />
    </Act>
  );
}

/** As much of the screen as leaves an edge to scroll by. */
function padHeight(): number {
  return innerHeight < 480 ? innerHeight * 0.7 : Math.min(innerHeight * 0.45, 400);
}
