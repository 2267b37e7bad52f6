import { Problem } from './problem.js';
import { refusal } from './refusal.js';

const RETRY_AFTER = { databaseAway: 5, overloaded: 10, tooManyArriving: 10 };

/** What is refused of a request, whatever it asks for. */
export const requestProblems = {
  invalid: refusal(
    422,
    'request.invalid',
    'Something is missing or wrong. `details` lists every fault.',
    (message: string, details: Problem['details']) => ({ message, details }),
  ),
  /** Also for an id that is none. */
  notFound: refusal(
    404,
    'request.not-found',
    'There is nothing at the address, or the id in it is not a UUID.',
    'There is nothing at this address.',
  ),
};

/** What any call may be refused with, wherever it leads. */
export const anyRequestProblems = {
  malformed: refusal(
    400,
    'request.malformed',
    'The body is not JSON.',
    'We could not read the request. Please send JSON.',
  ),
  brokenOff: refusal(
    400,
    'request.broken-off',
    'The connection ended before the request was complete.',
    'The request did not arrive completely. Please send it again.',
  ),
  foreignOrigin: refusal(
    403,
    'request.foreign-origin',
    'A write did not come from our own pages: its `Origin` is missing, or is another site’s.',
    'This request did not come from our own pages. Please reload the page and try again.',
  ),
  forbidden: refusal(
    403,
    'request.forbidden',
    'The request is not allowed.',
    'You are not allowed to do this.',
  ),
  accountGone: refusal(
    410,
    'request.account-gone',
    'The account that this is for has been deleted meanwhile.',
    'This account has just been deleted, so nothing more can be saved for it.',
  ),
  tooLarge: refusal(
    413,
    'request.too-large',
    'The body is larger than the call allows.',
    (limit: string) => `This is too large to send. The limit is ${limit}.`,
  ),
  wrongType: refusal(
    415,
    'request.wrong-type',
    'The `Content-Type` is not `application/json`.',
    'Please send the body as application/json.',
  ),
  unwieldy: refusal(
    422,
    'request.unwieldy',
    'The body or the query has too many fields, entries or levels.',
    (most: { fields: number; entries: number; levels: number }) =>
      `This has too many parts. An object may have ${most.fields} fields, a list ${most.entries.toLocaleString('en-GB')} entries, and all of it ${most.levels} levels.`,
  ),
  tooMany: refusal(
    429,
    'request.too-many',
    'The network has made too many requests within a minute. `Retry-After` says when to try again.',
    (retryAfter: number) => ({
      message:
        'There have been too many requests from your network within a minute. Please try again in a moment.',
      retryAfter,
    }),
  ),
  tooManyArriving: refusal(
    429,
    'request.too-many-arriving',
    'Too many bodies from the network are still arriving. `Retry-After` says when to try again.',
    {
      message:
        'Too much is still being sent from your network. Nothing you typed is lost. Please try again in a moment.',
      retryAfter: RETRY_AFTER.tooManyArriving,
    },
  ),
  failed: refusal(
    500,
    'service.failed',
    'Something went wrong on our side.',
    'Something went wrong on our side. Nothing you typed is lost. Please try again.',
  ),
  databaseAway: refusal(
    503,
    'service.database-away',
    'The database cannot be reached. `Retry-After` says when to try again.',
    {
      message: 'We cannot save right now. Nothing is lost. Please try again in a moment.',
      retryAfter: RETRY_AFTER.databaseAway,
    },
  ),
  overloaded: refusal(
    503,
    'service.overloaded',
    'The server is overloaded. `Retry-After` says when to try again.',
    {
      message: 'We are very busy right now. Nothing you typed is lost. Please try again in a moment.',
      retryAfter: RETRY_AFTER.overloaded,
    },
  ),
};

/** What is refused with a status that a library has chosen, before a route is reached. */
export const earlyProblems = {
  malformedAddress: (status: number) =>
    new Problem(status, 'request.malformed-address', 'This address cannot be read. Please check it.'),
  refused: (status: number) => new Problem(status, 'request.refused', 'The request was refused.'),
};
