import { refusal } from '@groundsheet/platform';

export const sharePackProblems = {
  unknown: refusal(
    404,
    'share-pack.unknown',
    'There is no such share pack.',
    'This share pack is not here any more.',
  ),
  closed: refusal(
    404,
    'share-pack.closed',
    'The share pack is not open to the caller, has ended or has been withdrawn.',
    'This link no longer works. Ask the person who sent it for a new one.',
  ),
  unconfirmed: refusal(
    403,
    'share-pack.unconfirmed',
    'The address of the account has not been confirmed.',
    'Please confirm your email address before you share documents: use the link in the mail that we sent you.',
  ),
  documentsUnknown: refusal(
    404,
    'document.unknown',
    'One of the documents is not there.',
    'One of these documents is not here any more. Choose them again.',
  ),
  endsWrong: refusal(
    422,
    'share-pack.end-date',
    'The share pack would have ended already, or go on for more than a year.',
    (latest: string) => `Please choose a last day between today and ${latest}. Choose another day.`,
  ),
};
