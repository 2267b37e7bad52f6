import { Button } from './button.js';
import { Dialog } from './dialog.js';

interface AlertProps {
  title: string;
  message: string;
  onClose: () => void;
}

/** A message that waits to be read. */
export function Alert({ title, message, onClose }: AlertProps) {
  return (
    <Dialog open role="alertdialog" keepOnOutsideTap title={title} onOpenChange={onClose}>
      <p>{message}</p>
      <Button variant="primary" size="action" onClick={onClose}>
        OK
      </Button>
    </Dialog>
  );
}
