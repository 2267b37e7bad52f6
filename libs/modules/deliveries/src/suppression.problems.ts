import { Problem } from '@groundsheet/platform';

export const suppressionProblems = {
  unknownKey: () =>
    new Problem(
      404,
      'suppression.unknown-key',
      'This link is not complete. Open it again from the mail that it came in.',
    ),
};
