import { useState } from 'react';

import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { FieldError } from '../../components/field.js';
import { serverMessage } from '../../lib/api-error.js';
import { ROLE_LABELS, type Role } from '../../lib/session/role.js';
import { changeRole, type Person } from './api.js';
import { RoleChoice } from './role-choice.js';
import { usePersonChange } from './use-person-change.js';

/** Gives a person another role, once it is clear what that does to them now. */
export function ChangeRole({ person, onClose }: { person: Person; onClose: () => void }) {
  const [role, setRole] = useState<Role>(person.role);
  const change = usePersonChange(
    (to: Role) => changeRole(person, to),
    (to) => ({ title: 'Role changed', description: `${person.fullName}: ${ROLE_LABELS[to]}` }),
  );
  return (
    <Dialog open title={`Change the role of ${person.fullName}`} onOpenChange={onClose}>
      <RoleChoice value={role} onChange={setRole} />
      {person.state === 'active' ? (
        <p className="text-muted">
          They are signed out everywhere at once, and have the new role when they sign in again.
        </p>
      ) : null}
      {change.error ? (
        <div role="alert">
          <FieldError>
            {serverMessage(change.error) ?? 'Nothing has been changed. Check the signal and try again.'}
          </FieldError>
        </div>
      ) : null}
      <div className="grid gap-2.5 tablet:grid-cols-2">
        <Button size="action" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="primary"
          size="action"
          disabled={change.isPending || role === person.role}
          onClick={() => change.mutate(role, { onSuccess: onClose })}
        >
          {change.isPending ? 'One moment...' : 'Change role'}
        </Button>
      </div>
    </Dialog>
  );
}
