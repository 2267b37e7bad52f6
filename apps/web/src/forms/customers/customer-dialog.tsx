import { Dialog } from '../../components/dialog.js';
import { CustomerPanel } from './customer-panel.js';
import type { ChosenCustomer, TypedFirm } from './last-customer.js';

interface CustomerDialogProps {
  title: string;
  onClose: () => void;
  onContinue: (chosen: ChosenCustomer | TypedFirm) => void;
}

export function CustomerDialog({ title, onClose, onContinue }: CustomerDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={title}>
      <CustomerPanel onContinue={onContinue} />
    </Dialog>
  );
}
