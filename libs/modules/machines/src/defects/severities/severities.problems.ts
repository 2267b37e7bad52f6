import { refusal } from '@groundsheet/platform';

export const severityProblems = {
  changedMeanwhile: refusal(
    409,
    'severity.changed-meanwhile',
    'The list of severities has been changed since; `details` names its current version.',
    (version: number) => ({
      message:
        'The severities have been changed in the meantime. Please look at them again, and make your change there.',
      details: { version },
    }),
  ),
};
