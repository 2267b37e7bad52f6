import { OptionButton } from '../../components/option-button.js';
import type { Role } from '../../lib/session/role.js';
import { ROLE_OPTIONS } from './people-search.js';

const MAY: Record<Role, string> = {
  driver: 'Fills in, signs and sends their own forms.',
  supervisor: 'Also sees everybody’s forms, and approves form sets.',
  admin: 'Also looks after companies, people, machines and mail.',
};

/** The role of a person, with what it means. */
export function RoleChoice({ value, onChange }: { value: Role; onChange: (role: Role) => void }) {
  return (
    <div role="group" aria-label="Role" className="grid gap-2.5">
      {ROLE_OPTIONS.map(({ value: role, label }) => (
        <OptionButton
          key={role}
          chosen={role === value}
          label={label}
          detail={MAY[role]}
          onChoose={() => onChange(role)}
        />
      ))}
    </div>
  );
}
