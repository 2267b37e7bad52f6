import { Problem } from '../problems/problem.js';

/** What the guard in front of every route answers. */
export const authProblems = {
  signInNeeded: () =>
    new Problem(401, 'auth.sign-in-needed', 'You are not signed in, or were for too long. Sign in to go on.'),
  notAllowed: () =>
    new Problem(403, 'auth.not-allowed', 'Your account may not do that. Ask an admin of Groundsheet.'),
};
