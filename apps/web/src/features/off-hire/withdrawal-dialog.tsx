import { OFF_HIRE_LENGTHS } from '@groundsheet/form-rules';
import { useState } from 'react';

import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { TextAreaField } from '../../components/field.js';
import { fieldFaults, serverMessage } from '../../lib/api-error.js';
import { withdrawNotice, type OffHire } from './api.js';
import { useSettling } from './use-settling.js';

interface WithdrawalDialogProps {
  offHire: Pick<OffHire, 'id' | 'plantNumber'>;
  onClose: () => void;
}

/** Why a notice does not count. */
export function WithdrawalDialog({ offHire: { id, plantNumber }, onClose }: WithdrawalDialogProps) {
  const [reason, setReason] = useState('');
  const settling = useSettling(
    () => withdrawNotice(id, reason),
    { title: 'Notice withdrawn', description: 'Both sides get a mail with the reason.' },
    onClose,
  );
  const fault = fieldFaults(settling.error)['reason'];
  const error =
    fault ??
    (settling.error &&
      (serverMessage(settling.error) ?? 'That did not work. Check the signal and try again.'));
  return (
    <Dialog
      open
      keepOnOutsideTap
      title={`Withdraw the notice for ${plantNumber}?`}
      description="The hire goes on. The person who gave the notice and the customer get the reason by mail."
      onOpenChange={onClose}
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          settling.mutate();
        }}
      >
        <TextAreaField
          label="Reason"
          rows={3}
          maxLength={OFF_HIRE_LENGTHS.note}
          error={error || undefined}
          required
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="grid gap-2.5 tablet:grid-cols-2">
          <Button size="action" onClick={onClose}>
            Keep the notice
          </Button>
          <Button type="submit" variant="danger" size="action" disabled={settling.isPending}>
            {settling.isPending ? 'One moment...' : 'Withdraw notice'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
