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
  tooLong: refusal(
    422,
    'audit.too-long',
    'The table has more than 10,000 rows.',
    (most: number) =>
      `This table has more than ${most.toLocaleString('en-GB')} rows. Please choose fewer days, or a person or record.`,
  ),
};
