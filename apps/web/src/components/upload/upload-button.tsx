import { Suspense, useId, useState, type ReactNode } from 'react';

import { Button } from '../button.js';
import { onceLoaded } from '../once-loaded.js';
import { dismissToasts } from '../toast-store.js';

interface UploadButtonProps {
  children: ReactNode;
  disabled?: boolean;
  /** There are shorter ways. */
  isQuiet?: boolean;
  /** Fetches the code of the dialog; again where that failed. */
  load: () => Promise<unknown>;
  /** Draws it. */
  dialog: (onClose: () => void) => ReactNode;
}

/** A button that opens an upload dialog, which is fetched when a finger comes near. */
export function UploadButton({
  children,
  disabled = false,
  isQuiet = false,
  load,
  dialog,
}: UploadButtonProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const start = () => {
    dismissToasts();
    return onceLoaded('Upload', load, () => setOpen(true));
  };
  const close = () => {
    setOpen(false);
    // The dialog gives up its focus a moment after it has gone.
    setTimeout(() => document.getElementById(id)?.focus());
  };
  return (
    <>
      <Button
        id={id}
        variant={isQuiet ? 'quiet' : 'primary'}
        size={isQuiet ? 'touch' : 'action'}
        disabled={disabled}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => void start()}
      >
        {children}
      </Button>
      {open ? <Suspense>{dialog(close)}</Suspense> : null}
    </>
  );
}
