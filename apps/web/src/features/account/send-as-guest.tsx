import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { giveDraftsTo } from '../../forms/drafts/draft-store.js';
import { answerAsGuest, signedIn, type Me } from '../../lib/session/session-store.js';
import { LoginForm } from './login-form.js';

/** Over a form that was to go with a session that is over: it is neither sent nor lost until this is answered. */
export function SendAsGuest() {
  const takeAlong = async (me: Me) => {
    await giveDraftsTo(me.id).catch(() => undefined);
    signedIn(me);
  };
  return (
    <Dialog
      open
      keepOnOutsideTap
      title="Is this form yours?"
      description="You or another driver was signed in on this device, and that session has ended. Sign in to keep the form in your history, or send it as a guest. Nothing that you typed is lost."
      onOpenChange={() => answerAsGuest(false)}
    >
      <LoginForm onSignedIn={(me) => void takeAlong(me)} />
      <Button onClick={() => answerAsGuest(true)}>Send as a guest</Button>
    </Dialog>
  );
}
