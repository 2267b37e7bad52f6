import { refusal } from '@groundsheet/platform';

const A_DAY = 86_400;

export const documentProblems = {
  /** Also where it is another's: nobody learns what others keep. */
  unknown: refusal(
    404,
    'document.unknown',
    'There is no such document.',
    'This document is not here any more.',
  ),
  nobody: refusal(
    404,
    'document.owner-unknown',
    'The name or the account is another person’s.',
    'You can only see your own documents.',
  ),
  notArrived: refusal(
    409,
    'document.not-arrived',
    'No file of the document has arrived.',
    'No file of this document has arrived yet. Please upload it again.',
  ),
  tooManyFiles: refusal(
    422,
    'document.too-many-files',
    'The document already has the most files it can have.',
    (most: number) => `A document has at most ${most} files. Add the rest as another one.`,
  ),
  notProposed: refusal(
    409,
    'document.not-proposed',
    'The field has no proposal, or it has been answered.',
    'This has been answered already. Look at the document again.',
  ),
  vaultFull: refusal(
    413,
    'document.vault-full',
    'The vault holds 500 MB.',
    'Your vault holds 500 MB and has no room for this file. Delete what you no longer need.',
  ),
  vaultFullUntilConfirmed: refusal(
    413,
    'document.vault-full-until-confirmed',
    'The address of the account is not confirmed, and until then its vault holds 20 MB.',
    (megabytes: number) =>
      `Your vault holds ${megabytes} MB until you have confirmed your email address, and has no room for this file. Use the link in the mail that we sent you.`,
  ),
  noRoom: refusal(503, 'document.no-room', 'All vaults together hold as much as they may (`VAULTS_MB`).', {
    message:
      'We cannot take any more documents at the moment, because our storage for them is full. The office has been told. Please try again tomorrow.',
    retryAfter: A_DAY,
  }),
  changedMeanwhile: refusal(
    409,
    'document.changed-meanwhile',
    'The document has been changed since that version.',
    'This document has been changed since you opened it. Look at it again.',
  ),
};
