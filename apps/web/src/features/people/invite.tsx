import { FIELD_LENGTHS } from '@groundsheet/form-rules';
import { Send, UserRoundPlus } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { EmailField } from '../../components/email-field.js';
import { FieldError, TextField } from '../../components/field.js';
import { fieldFaults, serverMessage } from '../../lib/api-error.js';
import { useTidyName } from '../../lib/use-tidy-name.js';
import { invite, type InvitationBody } from './api.js';
import { RoleChoice } from './role-choice.js';
import { usePersonChange } from './use-person-change.js';

const EMPTY: InvitationBody = { fullName: '', email: '', role: 'driver' };

/** Invites a person by mail. */
export function Invite() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" size="action" onClick={() => setOpen(true)}>
        <UserRoundPlus aria-hidden /> Invite somebody
      </Button>
      {open ? <InviteDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const [body, setBody] = useState(EMPTY);
  const inviting = usePersonChange(invite, ({ email }) => ({
    title: 'Invitation sent',
    description: `${email} can choose a password within seven days.`,
  }));
  const { begin, leave } = useTidyName();
  const faults = fieldFaults(inviting.error);
  const named = Boolean(faults['fullName'] || faults['email']);
  return (
    <Dialog
      open
      keepOnOutsideTap
      title="Invite somebody"
      description="They get an email with a link, choose a password and are signed in. The link is valid for seven days."
      onOpenChange={onClose}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = {
            fullName: leave(body.fullName).trim(),
            email: body.email.trim(),
            role: body.role,
          };
          inviting.mutate(typed, { onSuccess: onClose });
        }}
      >
        <TextField
          label="Full name"
          autoComplete="off"
          maxLength={FIELD_LENGTHS.driverSignedName}
          required
          error={faults['fullName']}
          value={body.fullName}
          onChange={({ target }) => setBody({ ...body, fullName: target.value })}
          onFocus={() => begin(body.fullName)}
          onBlur={() => setBody({ ...body, fullName: leave(body.fullName) })}
        />
        <EmailField
          label="Email"
          autoComplete="off"
          required
          error={faults['email']}
          value={body.email}
          onChange={({ target }) => setBody({ ...body, email: target.value })}
        />
        <RoleChoice value={body.role} onChange={(role) => setBody({ ...body, role })} />
        {inviting.error && !named ? (
          <div role="alert">
            <FieldError>
              {serverMessage(inviting.error) ?? 'Nothing has been sent. Check the signal and try again.'}
            </FieldError>
          </div>
        ) : null}
        <Button type="submit" variant="primary" size="action" disabled={inviting.isPending}>
          <Send aria-hidden /> {inviting.isPending ? 'One moment...' : 'Send invitation'}
        </Button>
      </form>
    </Dialog>
  );
}
