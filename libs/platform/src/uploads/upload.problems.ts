import { Problem, type Fault } from '../problems/problem.js';

/** Everything that uploads refuse, but for what is wrong with a picture itself (`images/photo.problems.ts`). */
export const uploadProblems = {
  /** Also where it is another's: nobody learns what others have uploaded. */
  unknown: () => new Problem(404, 'upload.unknown', 'This photo is not here any more. Add it again.'),
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
      'This address has been good for 15 minutes and is not any more. Ask for a new one and send the file there.',
    ),
  /** @param url what the file that came first is called in a form */
  addressUsed: (url: string) =>
    new Problem(
      409,
      'upload.address-used',
      'A file has been sent to this address already. Ask for a new one.',
      {
        url,
      },
    ),
  tooLarge: () =>
    new Problem(413, 'upload.too-large', 'This file is larger than 10 MB. Choose a smaller one.'),
  brokenOff: () => new Problem(400, 'upload.broken-off', 'The file did not arrive whole. Send it again.'),
  stalled: () => new Problem(408, 'upload.stalled', 'The file stopped coming. Send it again.'),
  noRoomForNetwork: () =>
    new Problem(
      429,
      'upload.no-room-for-network',
      'Very many photos have been added from this network and not been sent. Send your form, or try again later.',
      undefined,
      3600,
    ),
  noRoom: () =>
    new Problem(
      503,
      'upload.no-room',
      'We cannot take photos right now. Your form can be sent without them, or try again in an hour.',
      undefined,
      3600,
    ),
};

/** What is wrong with a file that a form names. */
export const uploadFaults = {
  unknown: (path: string): Fault => ({
    path,
    code: 'upload.unknown',
    message: 'This photo is not here any more. Remove it and add it again.',
  }),
  attached: (path: string): Fault => ({
    path,
    code: 'upload.attached',
    message: 'This photo is in another form already. Remove it and add it again.',
  }),
  repeated: (path: string): Fault => ({
    path,
    code: 'upload.repeated',
    message: 'This photo is in the form twice. Remove it once.',
  }),
};
