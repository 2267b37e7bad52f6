import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import type { User } from '../../lib/session/session-hints.js';
import { closeSignIn, signedIn, signedOut, type Me } from '../../lib/session/session-store.js';
import { LoginForm } from './login-form.js';

interface SignInAgainProps {
  user: User;
  /** Another person is here now: the screen below is not theirs. */
  onSomebodyElse: () => void;
}

/** Sign-in over whatever is open: the server has forgotten the session, the form below has not. */
export function SignInAgain({ user, onSomebodyElse }: SignInAgainProps) {
  const goOn = (me: Me) => {
    if (me.id !== user.id) onSomebodyElse();
    signedIn(me);
  };
  const leave = () => {
    onSomebodyElse();
    signedOut();
  };
  return (
    <Dialog
      open
      keepOnOutsideTap
      title="Sign in to go on"
      description="You were away for a while, so the session has ended. Nothing that you typed is lost."
      onOpenChange={closeSignIn}
    >
      <LoginForm email={user.email} onSignedIn={goOn} />
      <Button variant="quiet" onClick={leave}>
        I am not {user.name}
      </Button>
    </Dialog>
  );
}
