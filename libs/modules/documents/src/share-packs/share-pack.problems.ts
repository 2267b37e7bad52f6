import { Problem } from '@groundsheet/platform';

/** What is refused of a share pack. */
export const sharePackProblems = {
  unknown: () => new Problem(404, 'share-pack.unknown', 'This share pack is not here any more.'),
  closed: () =>
    new Problem(
      404,
      'share-pack.closed',
      'This link does not open anything any more. Ask whoever sent it for a new one.',
    ),
  documentsUnknown: () =>
    new Problem(404, 'document.unknown', 'One of these documents is not here any more. Choose them again.'),
  endsWrong: (latest: string) =>
    new Problem(
      422,
      'share-pack.end-date',
      `A share pack ends between today and ${latest}. Choose another day.`,
    ),
};
