import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';

import { retriable } from '../../lib/retriable.js';
import { Button } from '../../components/button.js';
import { dismissToasts, toast } from '../../components/toast-store.js';
import type { UploadDialogProps } from './upload-dialog.js';

const loadDialog = retriable(() => import('./upload-dialog.js'));
const UploadDialog = lazy(async () => ({ default: (await loadDialog()).UploadDialog }));

interface UploadButtonProps extends Omit<UploadDialogProps, 'onClose'> {
  children: ReactNode;
  disabled?: boolean;
}

/** A button that opens the upload dialog, which is fetched when a finger comes near. */
export function UploadButton({ children, disabled = false, ...dialog }: UploadButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const load = () =>
    loadDialog().then(
      () => true,
      () => false,
    );
  const start = async () => {
    dismissToasts();
    if (await load()) setOpen(true);
    else toast(NOT_LOADED);
  };
  const close = () => {
    setOpen(false);
    // The dialog gives up its focus a moment after it has gone.
    setTimeout(() => button.current?.focus());
  };
  return (
    <>
      <Button
        ref={button}
        variant="primary"
        size="action"
        disabled={disabled}
        onPointerEnter={() => void load()}
        onClick={() => void start()}
      >
        {children}
      </Button>
      {open ? (
        <Suspense>
          <UploadDialog {...dialog} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}

const NOT_LOADED = {
  title: 'Upload Not Available',
  description: 'This needs a signal. Everything else is kept: try again when there is one.',
  tone: 'bad',
} as const;
