import { PenLine } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Button } from '../button.js';
import { FieldError } from '../field.js';
import { dismissToasts } from '../toast-store.js';
import { cn } from '../../lib/cn.js';
import { useLoadedSoon } from '../../lib/use-loaded-soon.js';

const loadOverlay = () => import('./signature-overlay.js');
const SignatureOverlay = lazy(async () => ({ default: (await loadOverlay()).SignatureOverlay }));
const OPENED_NEXT = [loadOverlay];

interface SignatureBoxProps {
  id: string;
  /** Whose it is: 'Driver signature'. */
  label: string;
  /** Tells this signature from others: what is drawn is kept under it until it is done. */
  of: string;
  value: string | null;
  error?: string | undefined;
  onChange: (picture: string) => void;
}

/** The place of a signature: empty to tap on, then the picture and the way to sign again. */
export function SignatureBox({ id, label, of, value, error, onChange }: SignatureBoxProps) {
  const [open, setOpen] = useState(false);
  useLoadedSoon(OPENED_NEXT);
  const start = () => {
    dismissToasts();
    setOpen(true);
  };
  return (
    <div className="flex flex-col gap-2">
      {value ? (
        <>
          <img
            src={value}
            alt={label}
            className="h-36 w-full rounded-control border border-line bg-sheet object-contain p-2"
          />
          <Button id={id} className="self-end" onClick={start}>
            <PenLine aria-hidden /> Sign again<span className="sr-only"> {label.toLowerCase()}</span>
          </Button>
        </>
      ) : (
        <Button
          id={id}
          className={cn('min-h-28 border-dashed', error && 'border-bad')}
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={start}
        >
          <PenLine aria-hidden /> Tap to sign<span className="sr-only"> {label.toLowerCase()}</span>
        </Button>
      )}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {open ? (
        <Suspense>
          <SignatureOverlay
            title={label}
            of={of}
            onClose={() => setOpen(false)}
            onSave={(picture) => {
              onChange(picture);
              setOpen(false);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
