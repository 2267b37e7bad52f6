import { Problem } from '../problems/problem.js';

export const authProblems = {
  signInNeeded: () =>
    new Problem(
      401,
      'auth.sign-in-needed',
      'You are not signed in, or your session has ended. Please sign in to continue.',
    ),
  notAllowed: () =>
    new Problem(
      403,
      'auth.not-allowed',
      'Your account is not allowed to do this. If you need it, ask an admin.',
    ),
};
