import { refusal } from '@groundsheet/platform';

export const firmProblems = {
  changedMeanwhile: refusal(
    409,
    'firm.changed-meanwhile',
    'The firm has been changed since; `details` names its current version.',
    (version: number) => ({
      message:
        'These details have been changed in the meantime. Please open this page again, and make your change there.',
      details: { version },
    }),
  ),
};
