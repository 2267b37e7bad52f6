import { Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { PasswordField } from '../../components/password-field.js';
import { toast } from '../../components/toast-store.js';
import { fieldFaults, serverMessage } from '../../lib/api-error.js';
import { forgetEverything } from '../../forms/forget-everything.js';
import { signedOut } from '../../lib/session/session-store.js';
import { useSending } from '../../lib/use-sending.js';
import { deleteAccount } from './api.js';

interface DeleteAccountProps {
  email: string;
  onDeleted: () => void;
}

/** The way out for good. */
export function DeleteAccount(props: DeleteAccountProps) {
  const [asking, setAsking] = useState(false);
  return (
    <section aria-labelledby="delete-title" className="flex flex-col gap-3 border-t border-line pt-6">
      <h2 id="delete-title" className="text-xl">
        Delete account
      </h2>
      <p>
        Your account, your drafts and the documents in your vault are deleted at once and cannot be recovered.
        Forms you have sent are kept.
      </p>
      <Button variant="remove" size="action" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden /> Delete account...
      </Button>
      {asking ? <AskForPassword {...props} onClose={() => setAsking(false)} /> : null}
    </section>
  );
}

function AskForPassword({ email, onDeleted, onClose }: DeleteAccountProps & { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const erase = useSending({
    mutationFn: async () => {
      await deleteAccount(password);
      // The account is gone, even if wiping this device fails; its next owner never sees what is left.
      await forgetEverything().catch(() => undefined);
    },
    onSuccess: () => {
      toast({ title: 'Your account is deleted', description: 'You can carry on without one.' });
      signedOut();
      onDeleted();
    },
  });
  const fault = fieldFaults(erase.error)['password'];
  return (
    <Dialog open keepOnOutsideTap title="Delete account" onOpenChange={onClose}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          erase.mutate();
        }}
      >
        <Consequences />
        {/* Tells a password manager whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Password"
          name="current-password"
          autoComplete="current-password"
          required
          error={fault}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        {erase.error && !fault ? (
          <Notice tone="bad" role="alert">
            <TriangleAlert aria-hidden />
            <p>
              {serverMessage(erase.error) ??
                'Nothing has been deleted, as this needs a signal. Please try again in a moment.'}
            </p>
          </Notice>
        ) : null}
        <div className="grid gap-2.5 tablet:grid-cols-2">
          <Button size="action" onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" variant="danger" size="action" disabled={erase.isPending}>
            <Trash2 aria-hidden /> {erase.isPending ? 'Deleting...' : 'Delete for good'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** As the privacy policy says it. */
function Consequences() {
  return (
    <>
      <div>
        <h3 className="font-semibold">What is deleted</h3>
        <ul className="list-disc ps-5">
          <li>your name, address and password, every sign-in, and what is remembered for you</li>
          <li>your drafts with their photos, also those that only this device has</li>
          <li>the documents in your vault, and your share packs</li>
        </ul>
      </div>
      <div>
        <h3 className="font-semibold">What is kept</h3>
        <ul className="list-disc ps-5">
          <li>
            the forms you sent, their PDFs and the record of their mails, for as long as the privacy policy
            says: they are records of employment and billing. They will no longer belong to an account, and
            the links in mails keep working
          </li>
        </ul>
      </div>
      <p>Download your data first if you want to keep it.</p>
    </>
  );
}
