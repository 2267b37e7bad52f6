import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { EmailField } from '../../components/email-field.js';
import { toast } from '../../components/toast-store.js';
import { serverMessage } from '../../lib/api-error.js';
import { useSending } from '../../lib/use-sending.js';
import { suppress, SUPPRESSIONS_KEY } from './api.js';

const ADDRESS_LENGTH = 254;

/** Puts an address on the do not send list. */
export function AddAddress({ onClose }: { onClose: () => void }) {
  const [address, setAddress] = useState('');
  const client = useQueryClient();
  const adding = useSending({
    mutationFn: suppress,
    onSuccess: async () => {
      toast({
        title: 'Address added',
        description: `${address.trim()} will get no more mail.`,
        tone: 'good',
      });
      onClose();
      await client.invalidateQueries({ queryKey: SUPPRESSIONS_KEY });
    },
  });
  const error = adding.error && (serverMessage(adding.error) ?? 'No signal. Please try again.');
  return (
    <Dialog
      open
      title="Add an address"
      description="It gets no more mail from here. Mails about a forgotten or changed password are still sent."
      onOpenChange={onClose}
    >
      <form
        className="flex flex-col gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          adding.mutate(address);
        }}
      >
        <EmailField
          label="Email address"
          autoComplete="off"
          required
          maxLength={ADDRESS_LENGTH}
          error={error || undefined}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <Button type="submit" variant="primary" size="action" disabled={adding.isPending}>
          {adding.isPending ? 'One moment...' : 'Add address'}
        </Button>
      </form>
    </Dialog>
  );
}
