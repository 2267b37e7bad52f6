import type { ReactNode } from 'react';

import { Button } from './button.js';
import { Dialog } from './dialog.js';

interface ConfirmProps {
  title: string;
  message?: string;
  /** What there is to look at before. */
  children?: ReactNode;
  /** What it does: alone, or with its icon. */
  confirmLabel: ReactNode;
  /** Nothing is lost by it, or something is sent by it. */
  isHarmless?: boolean;
  sends?: boolean;
  /** It has been confirmed, and is being done. */
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be taken back. */
export function Confirm(props: ConfirmProps) {
  const { title, message, children, confirmLabel, isHarmless, sends, isBusy, onConfirm, onCancel } = props;
  const act = sends ? 'send' : isHarmless ? 'primary' : 'danger';
  return (
    <Dialog
      open
      role="alertdialog"
      keepOnOutsideTap
      title={title}
      onOpenChange={() => (isBusy ? undefined : onCancel())}
    >
      {message ? <p>{message}</p> : null}
      {children}
      <div className="grid gap-2.5 tablet:grid-cols-2">
        <Button size="action" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
        <Button variant={act} size="action" disabled={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
