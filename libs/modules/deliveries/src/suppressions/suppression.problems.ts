import { refusal } from '@groundsheet/platform';

export const suppressionProblems = {
  unknownKey: refusal(
    404,
    'suppression.unknown-key',
    'The key is not valid.',
    'This link is not complete. Please open it again from the email it came in.',
  ),
  unknown: refusal(
    404,
    'suppression.unknown',
    'The address is not on the list.',
    'This address is not on the list any more.',
  ),
  noAddress: refusal(
    422,
    'suppression.no-address',
    'The address is not complete.',
    'This address is not complete. Please check it.',
  ),
  listed: refusal(
    409,
    'suppression.listed',
    'The address is on the list already.',
    (address: string) => `${address} is on the list already.`,
  ),
};
