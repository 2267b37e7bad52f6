import { refusal } from '../problems/refusal.js';

export const authProblems = {
  signInNeeded: refusal(
    401,
    'auth.sign-in-needed',
    'Nobody is signed in, or the session has ended.',
    'You are not signed in, or your session has ended. Please sign in to continue.',
  ),
  sessionOver: refusal(
    401,
    'auth.session-over',
    'The request brought the cookie of an expired session. Sign in, or sign out to send as a guest; the `Idempotency-Key` has not been used.',
    'Your session has ended. Please sign in to send this form, or send it as a guest.',
  ),
  notAllowed: refusal(
    403,
    'auth.not-allowed',
    'The account is not allowed to do this.',
    'Your account is not allowed to do this. If you need it, ask an admin.',
  ),
  passwordNeeded: refusal(
    403,
    'session.password-needed',
    'The password was last given more than five minutes ago. Give it again, and repeat the call.',
    'Please give your password again to do this.',
  ),
};
