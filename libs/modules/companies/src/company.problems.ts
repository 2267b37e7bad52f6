import { limitReached, refusal } from '@groundsheet/platform';

export const companyProblems = {
  unknown: refusal(
    404,
    'company.unknown',
    'There is no such customer.',
    'We do not know this customer. Please choose another one.',
  ),
  tooManyPages: limitReached(
    'company.too-many-pages',
    'Guests of the network have read too many pages within an hour. `Retry-After` says when to try again.',
  ),
  nameTaken: refusal(
    409,
    'company.name-taken',
    'An active customer has this name.',
    (name: string) =>
      `There is already an active customer called “${name}”. Please use another name, or change that customer.`,
  ),
  changedMeanwhile: refusal(
    409,
    'company.changed-meanwhile',
    'The customer has been changed since; `details` names its current version.',
    (version: number) => ({
      message:
        'This customer has been changed in the meantime. Please open it again, and make your change there.',
      details: { version },
    }),
  ),
};
