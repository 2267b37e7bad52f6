import { Problem, type Fault } from '../problems/problem.js';

/** Everything that uploads refuse, but for what is wrong with a picture itself (`images/photo.problems.ts`). */
export const uploadProblems = {
  /** Also where it is another's: nobody learns what others have uploaded. */
  unknown: () => new Problem(404, 'upload.unknown', 'This file is not here any more. Please add it again.'),
  addressWrong: () =>
    new Problem(
      403,
      'upload.address-wrong',
      'This address takes no file. Ask for a new one and send it there.',
    ),
  addressExpired: () =>
    new Problem(
      403,
      'upload.address-expired',
      'This address was valid for 15 minutes and has expired. Ask for a new one and send the file there.',
    ),
  /** @param url what the file that came first is called */
  addressUsed: (url: string) =>
    new Problem(
      409,
      'upload.address-used',
      'A file has already been sent to this address. Ask for a new one.',
      {
        url,
      },
    ),
  tooLarge: () =>
    new Problem(413, 'upload.too-large', 'This file is larger than 10 MB. Please choose a smaller one.'),
  brokenOff: () =>
    new Problem(400, 'upload.broken-off', 'The file did not arrive complete. Please send it again.'),
  noRoomForNetwork: () =>
    new Problem(
      429,
      'upload.no-room-for-network',
      'A great many files have been added from this network and not been sent yet. Send your form, or try again later.',
      undefined,
      3600,
    ),
  noRoom: () =>
    new Problem(
      503,
      'upload.no-room',
      'We cannot take files right now. You can send your form without them, or try again in an hour.',
      undefined,
      3600,
    ),
};

/** What is wrong with a file that a request names. */
export const uploadFaults = {
  unknown: (path: string): Fault => ({
    path,
    code: 'upload.unknown',
    message: 'This file is not here any more. Please remove it and add it again.',
  }),
  attached: (path: string): Fault => ({
    path,
    code: 'upload.attached',
    message: 'This file is already in use elsewhere. Please remove it and add it again.',
  }),
  repeated: (path: string): Fault => ({
    path,
    code: 'upload.repeated',
    message: 'This file has been added twice. Please remove one of them.',
  }),
};
