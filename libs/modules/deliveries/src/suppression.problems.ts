import { Problem } from '@groundsheet/platform';

export const suppressionProblems = {
  unknownKey: () =>
    new Problem(
      404,
      'suppression.unknown-key',
      'This link is not complete. Please open it again from the email it came in.',
    ),
};
