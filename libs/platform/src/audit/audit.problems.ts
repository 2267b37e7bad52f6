import { refusal } from '../problems/refusal.js';

export const auditProblems = {
  tooManyFound: refusal(
    422,
    'audit.too-many-found',
    'More than 20 people or records match.',
    (path: string, message: string) => ({
      message,
      details: [{ path, code: 'audit.too-many-found', message }],
    }),
  ),
};
