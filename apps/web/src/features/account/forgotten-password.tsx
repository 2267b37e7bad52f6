import { CircleCheck, Mail, TriangleAlert } from 'lucide-react';
import { useState } from 'react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import { EmailField } from '../../components/email-field.js';
import { serverMessage } from '../../lib/api-error.js';
import { useSending } from '../../lib/use-sending.js';
import { askForNewPassword } from './api.js';

/** Has the way to a new password mailed; the response never tells whether there is such an account. */
export function ForgottenPassword() {
  const [email, setEmail] = useState('');
  const ask = useSending({ mutationFn: askForNewPassword });
  if (ask.isSuccess)
    return (
      <Notice tone="good" role="status">
        <CircleCheck aria-hidden />
        <p>
          If there is an account for <strong className="break-words">{email}</strong>, a mail is on its way to
          it. Its link sets a new password and works for one hour, once. Nothing there? Look in the junk
          folder.
        </p>
      </Notice>
    );
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        ask.mutate(email.trim());
      }}
    >
      <p>Type the email address of your account. We will mail you a link to set a new password.</p>
      <EmailField
        label="Email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      {ask.error ? (
        <Notice tone="bad" role="alert">
          <TriangleAlert aria-hidden />
          <p>{serverMessage(ask.error) ?? 'That did not work. Check the signal and try again.'}</p>
        </Notice>
      ) : null}
      <Button type="submit" variant="primary" size="action" disabled={ask.isPending}>
        <Mail aria-hidden /> {ask.isPending ? 'One moment...' : 'Mail me a link'}
      </Button>
    </form>
  );
}
