import { useNavigate } from '@tanstack/react-router';
import { Files, MailX, RotateCcw, ScrollText, Send, Trash2, UserCog, UserRoundX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { RowMenu, type RowMenuItem } from '../../components/row-menu.js';
import { useSession } from '../../lib/session/session-context.js';
import { deactivate, erase, inviteAgain, reactivate, withdraw, type Person } from './api.js';
import { ChangeRole } from './change-role.js';
import { tellRefusal, usePersonChange } from './use-person-change.js';

const PersonDocuments = lazy(async () => ({
  default: (await import('./person-documents.js')).PersonDocuments,
}));
const Confirm = lazy(async () => ({ default: (await import('../../components/confirm.js')).Confirm }));

/** What is asked about before it is done, and what is said afterwards. */
const CHANGES = {
  deactivate: {
    change: deactivate,
    title: (name: string) => `Deactivate ${name}?`,
    message:
      'They are signed out everywhere at once and cannot sign in again until you reactivate the account. Their forms stay as they are.',
    label: 'Deactivate',
    done: 'Account deactivated',
  },
  reactivate: {
    change: reactivate,
    title: (name: string) => `Reactivate ${name}?`,
    message: 'They can sign in again with their old password.',
    label: 'Reactivate',
    done: 'Account reactivated',
  },
  erase: {
    change: erase,
    title: (name: string) => `Erase the account of ${name}?`,
    message:
      'The account, its drafts, its document vault and its share packs are erased at once and cannot be recovered. Forms they have sent are kept, but no longer belong to an account.',
    label: 'Erase for good',
    done: 'Account erased',
  },
  inviteAgain: {
    change: inviteAgain,
    title: (name: string) => `Send ${name} the invitation again?`,
    message: 'A new email goes out. Its link is valid for seven days.',
    label: 'Send invitation',
    done: 'Invitation sent',
  },
  withdraw: {
    change: withdraw,
    title: (name: string) => `Withdraw the invitation of ${name}?`,
    message: 'The link in their email stops working, and they disappear from this list.',
    label: 'Withdraw',
    done: 'Invitation withdrawn',
  },
} as const;
type Change = keyof typeof CHANGES;

const UNCONFIRMED =
  'Nobody has confirmed this address yet. To give its owner a role, invite the address: that takes the account over.';

/** What an admin can do about a person. */
export function PersonMenu({ person }: { person: Person }) {
  const [open, setOpen] = useState<Change | 'role' | 'documents' | null>(null);
  const navigate = useNavigate();
  const close = () => setOpen(null);
  const seeLog = () => void navigate({ to: '/admin/audit', search: { person: person.email } });
  const session = useSession();
  // Nobody is told of a look into one's own vault, which has a tab for it.
  const isOther = session.mode === 'authenticated' && session.user.id !== person.id;
  const documents = { label: 'Documents', icon: Files, onSelect: () => setOpen('documents') };
  const items: RowMenuItem[] = [
    { label: 'Change role', icon: UserCog, onSelect: () => setOpen('role'), shut: roleShut(person) },
    ...(isOther && person.state !== 'invited' ? [documents] : []),
    ...ofState(person, setOpen),
    { label: 'See in the audit log', icon: ScrollText, onSelect: seeLog },
  ];
  return (
    <>
      <RowMenu label={`More for ${person.fullName}`} items={items} />
      {open === 'role' ? <ChangeRole person={person} onClose={close} /> : null}
      {open === 'documents' ? (
        <Suspense>
          <PersonDocuments person={person} onClose={close} />
        </Suspense>
      ) : null}
      {open && open in CHANGES ? <AskFirst person={person} change={open as Change} onClose={close} /> : null}
    </>
  );
}

/** Why a person's role cannot be changed. */
function roleShut({ closed, state, confirmed }: Person): string | null {
  return closed ?? (state !== 'invited' && !confirmed ? UNCONFIRMED : null);
}

function ofState({ state, closed: shut }: Person, open: (change: Change) => void): RowMenuItem[] {
  if (state === 'invited')
    return [
      { label: 'Send invitation again', icon: Send, onSelect: () => open('inviteAgain') },
      { label: 'Withdraw invitation', icon: MailX, danger: true, onSelect: () => open('withdraw') },
    ];
  const erasing = {
    label: 'Erase account',
    icon: Trash2,
    danger: !shut,
    onSelect: () => open('erase'),
    shut,
  };
  if (state === 'deactivated')
    return [{ label: 'Reactivate', icon: RotateCcw, onSelect: () => open('reactivate') }, erasing];
  return [
    { label: 'Deactivate', icon: UserRoundX, danger: !shut, onSelect: () => open('deactivate'), shut },
    erasing,
  ];
}

interface AskFirstProps {
  person: Person;
  change: Change;
  onClose: () => void;
}

function AskFirst({ person, change, onClose }: AskFirstProps) {
  const { title, message, label, done, ...rest } = CHANGES[change];
  const { mutate } = usePersonChange(rest.change, ({ fullName }) => ({ title: done, description: fullName }));
  return (
    <Suspense>
      <Confirm
        title={title(person.fullName)}
        message={message}
        confirmLabel={label}
        onConfirm={() => mutate(person, { onError: tellRefusal, onSettled: onClose })}
        onCancel={onClose}
      />
    </Suspense>
  );
}
