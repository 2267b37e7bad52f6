import { isFilled } from '@groundsheet/form-rules';
import type { Fault } from '@groundsheet/platform';
import { type Approval, SET_SIGNATORIES, type SetSignatory } from './set-approval.js';

/** What a dispatch still lacks; the sentences are those of the screen. */
export function approvalFaults(
  names: Approval,
  signed: ReadonlySet<SetSignatory>,
  rating: object | null | undefined,
): Fault[] {
  const isApproved =
    isFilled(names.clientName) &&
    isFilled(names.foremanName) &&
    SET_SIGNATORIES.every((by) => signed.has(by));
  return [
    ...(isApproved
      ? []
      : [
          {
            path: 'supervisorApproval',
            code: 'form-set.not-approved',
            message:
              'Please complete both client and foreman signatures with names in the Review Set tab before dispatching emails.',
          },
        ]),
    ...(rating
      ? []
      : [
          {
            path: 'supervisorRating',
            code: 'form-set.not-rated',
            message: 'SUPERVISOR RATING REQUIRED: please rate the driver with the emoji system.',
          },
        ]),
  ];
}
