import { refusal } from '@groundsheet/platform';

export const firmProblems = {
  changedMeanwhile: refusal(
    409,
    'firm.changed-meanwhile',
    'The firm has another version, which `details` tells.',
    (version: number) => ({
      message:
        'Somebody else has changed these details in the meantime. Please open this page again, and make your change there.',
      details: { version },
    }),
  ),
};
