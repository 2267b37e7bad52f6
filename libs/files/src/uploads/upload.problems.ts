import { type Fault, limitReached, refusal, type Refusal } from '@groundsheet/platform';

const AN_HOUR = 3600;

/** Too much has been uploaded that nothing holds; it says when the oldest of it will have been removed. */
export type NoRoomForNow = Refusal<[afterTime: string, until: Date, seconds: number]>;

function noRoomForNow(
  status: number,
  code: string,
  when: string,
  told: (afterTime: string) => string,
): NoRoomForNow {
  return refusal(status, code, when, (afterTime: string, until: Date, retryAfter: number) => ({
    message: told(afterTime),
    details: { tryAgainAt: until.toISOString() },
    retryAfter,
  }));
}

/** Everything that uploads refuse, but for what is wrong with a picture itself (`images/photo.problems.ts`). */
export const uploadProblems = {
  /** Also where it is another's: nobody learns what others have uploaded. */
  unknown: refusal(
    404,
    'upload.unknown',
    'There is no such file.',
    'This file is not here any more. Please add it again.',
  ),
  addressWrong: refusal(
    403,
    'upload.address-wrong',
    'This is not one of our upload addresses.',
    'The upload link is not valid. Ask for a new one.',
  ),
  addressExpired: refusal(
    403,
    'upload.address-expired',
    'The address is older than 15 minutes.',
    'This address was valid for 15 minutes and has expired. Ask for a new one and send the file there.',
  ),
  /** @param url what the file that came first is called */
  addressUsed: refusal(
    409,
    'upload.address-used',
    'A file has already arrived; `details.url` is its name.',
    (url: string) => ({
      message: 'A file has already been sent to this address. Ask for a new one.',
      details: { url },
    }),
  ),
  tooLarge: refusal(
    413,
    'upload.too-large',
    'The file is larger than 10,485,760 bytes.',
    'This file is larger than 10 MB. Please choose a smaller one.',
  ),
  brokenOff: refusal(
    400,
    'upload.broken-off',
    'The file did not arrive completely.',
    'The file did not arrive completely. Please send it again.',
  ),
  tooMany: limitReached(
    'upload.too-many',
    'The hourly limit without an account has been reached; `Retry-After` says when to try again.',
  ),
  noRoomForNetwork: noRoomForNow(
    429,
    'upload.no-room-for-network',
    'The network has uploaded too much that is not in a form or document; `Retry-After` says when to try again.',
    (afterTime) =>
      `Too many files have been added from this network and not sent yet. Send your form with the files it has, or try again ${afterTime}.`,
  ),
  noRoomForAccount: noRoomForNow(
    429,
    'upload.no-room-for-account',
    'The account has uploaded too much that is not in a form or document; `Retry-After` says when to try again.',
    (afterTime) =>
      `You have added too many files that have not been sent or saved yet. Send or save the forms they belong to, or try again ${afterTime}.`,
  ),
  noRoomForNow: noRoomForNow(
    503,
    'upload.no-room-for-now',
    'The pool that the sender shares with others is full; `Retry-After` says when to try again.',
    (afterTime) =>
      `We cannot take any more files at the moment. You can send your form without them, or try again ${afterTime}.`,
  ),
  /** Nobody knows how long that takes. */
  noRoom: refusal(503, 'upload.no-room', 'The disk is nearly full.', {
    message:
      'We cannot take files at the moment, because our storage is nearly full. You can send your form without them.',
    retryAfter: AN_HOUR,
  }),
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
