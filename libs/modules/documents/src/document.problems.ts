import { Problem } from '@groundsheet/platform';

/** What is refused of a document. */
export const documentProblems = {
  /** Also where it is another's: nobody learns what others keep. */
  unknown: () => new Problem(404, 'document.unknown', 'This document is not here any more.'),
  nobody: () => new Problem(404, 'document.owner-unknown', 'You can only see your own documents.'),
  notArrived: () =>
    new Problem(
      409,
      'document.not-arrived',
      'No file of this document has arrived yet. Please upload it again.',
    ),
  tooManyFiles: (most: number) =>
    new Problem(
      422,
      'document.too-many-files',
      `A document has at most ${most} files. Add the rest as another one.`,
    ),
  notProposed: () =>
    new Problem(409, 'document.not-proposed', 'This has been answered already. Look at the document again.'),
  vaultFull: () =>
    new Problem(
      413,
      'document.vault-full',
      'Your vault holds 500 MB and has no room for this file. Delete what you no longer need.',
    ),
  changedMeanwhile: () =>
    new Problem(
      409,
      'document.changed-meanwhile',
      'This document has been changed since you opened it. Look at it again.',
    ),
};
