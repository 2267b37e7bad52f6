import { formatMoment, OFF_HIRE_STATES } from '@groundsheet/form-rules';
import { refusal } from '@groundsheet/platform';
import type { OffHire } from './off-hire.entity.js';

export const offHireProblems = {
  unknown: refusal(404, 'off-hire.unknown', 'There is no such notice.', 'There is no such off-hire notice.'),
  /** @param timeZone of the moment */
  settled: refusal(
    409,
    'off-hire.settled',
    'The machine was collected, or the notice withdrawn. The message says when.',
    ({ state, collectedAt, withdrawnAt }: OffHire, timeZone: string) => {
      const at = (collectedAt ?? withdrawnAt)!.toISOString();
      return `${OFF_HIRE_STATES[state]} already: ${formatMoment(at, timeZone)}.`;
    },
  ),
  tooLong: refusal(
    422,
    'off-hire.too-long',
    'The table would have more than 10,000 rows.',
    (most: number) =>
      `This table has more than ${most.toLocaleString('en-GB')} rows. Please choose fewer days.`,
  ),
};

export const offHireFaults = {
  collectedWhen: {
    path: 'collectedAt',
    code: 'off-hire.collected-when',
    message: 'Please enter when it was collected: after the notice was given, and not later than now.',
  },
  collectedBy: {
    path: 'collectedBy',
    code: 'off-hire.collected-by',
    message: 'Please enter who collected it.',
  },
  reason: {
    path: 'reason',
    code: 'off-hire.reason-missing',
    message: 'Please give a reason. It goes to the person who gave the notice.',
  },
} as const;
