import { Problem } from '@groundsheet/platform';

export const suppressionProblems = {
  unknownKey: () =>
    new Problem(
      404,
      'suppression.unknown-key',
      'This link is not complete. Please open it again from the email it came in.',
    ),
  unknown: () => new Problem(404, 'suppression.unknown', 'This address is not on the list any more.'),
  noAddress: () =>
    new Problem(422, 'suppression.no-address', 'This address is not complete. Please check it.'),
  listed: (address: string) => new Problem(409, 'suppression.listed', `${address} is on the list already.`),
};
