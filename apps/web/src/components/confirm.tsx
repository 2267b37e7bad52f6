import { Button } from './button.js';
import { Dialog } from './dialog.js';

interface ConfirmProps {
  title: string;
  message: string;
  confirmLabel: string;
  /** Nothing is lost by it. */
  isHarmless?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be taken back. */
export function Confirm({ title, message, confirmLabel, isHarmless, onConfirm, onCancel }: ConfirmProps) {
  return (
    <Dialog open role="alertdialog" keepOnOutsideTap title={title} onOpenChange={onCancel}>
      <p>{message}</p>
      <div className="grid gap-2.5 tablet:grid-cols-2">
        <Button size="action" onClick={onCancel}>
          Cancel
        </Button>
        <Button variant={isHarmless ? 'primary' : 'danger'} size="action" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
