import { limitReached, refusal } from '@groundsheet/platform';
import { formatMoment } from '@groundsheet/form-rules';

/** What is refused of asking for a signature, and of giving one. */
export const signRequestProblems = {
  /** For its asker. */
  unknown: refusal(
    404,
    'sign-request.unknown',
    'There is no such request, or it is about another driver’s form.',
    'There is no such request for a signature. It may have been about a form that has been erased.',
  ),
  /** The same for a wrong key, an expired and a withdrawn request: a caller without a right to it learns nothing. */
  deadLink: refusal(
    404,
    'sign-request.dead-link',
    'The key is wrong, or the request has expired or was withdrawn.',
    'This link no longer works, or part of it is missing. Please ask the driver for a new one.',
  ),
  thisPhoneAsked: refusal(
    403,
    'sign-request.this-phone-asked',
    'The call comes from the device that asked, or from an account of the hire firm.',
    'This phone asked for the signature, so it cannot give it. Hand over on this phone instead.',
  ),
  outOfDate: refusal(
    409,
    'sign-request.out-of-date',
    'What was to be signed has changed since it was asked for; `details` has the link to what has taken its place, if the same person was asked again.',
    (url: string | null) => ({
      message: url
        ? 'This has been corrected since you were asked to sign it. Please open the corrected one.'
        : 'This has changed since you were asked to sign it, so it can no longer be signed here. Please ask the driver for a new link.',
      details: { url },
    }),
  ),
  signedAlready: refusal(
    409,
    'sign-request.signed-already',
    'Somebody has signed already; `details` says who and when.',
    (by: string | null, at: Date | null, timeZone: string) => ({
      message: `${by?.trim() || 'Someone'} has already signed this${at ? ` on ${formatMoment(at.toISOString(), timeZone)}` : ''}.`,
      details: { by, at: at?.toISOString() ?? null },
    }),
  ),
  notWaiting: refusal(
    409,
    'sign-request.not-waiting',
    'It has been signed or withdrawn, has expired or is out of date.',
    'This cannot be signed just now. Please load the page again.',
  ),
  nothingToSign: refusal(
    409,
    'sign-request.nothing-to-sign',
    'The set has been completed, or no form in it is complete.',
    'There is nothing to sign: the set has been sent, or none of its forms is complete yet.',
  ),
  tooManyOpen: refusal(
    409,
    'sign-request.too-many-open',
    'There are five open requests about the form already.',
    'Five people have been asked to sign this already. Withdraw one of the requests first.',
  ),
  notSignedBy: refusal(
    409,
    'sign-request.not-signed-by',
    'Nobody signs such a form in this role.',
    'This form does not need a signature from them.',
  ),
  noAddress: refusal(
    409,
    'sign-request.no-address',
    'The request was not made by mail, so nobody can be reminded.',
    'We have no address for them. Share the link again instead.',
  ),
  passedOnAlready: refusal(
    409,
    'sign-request.passed-on-already',
    'It has been passed on once.',
    'This request has been passed on once already. Please ask the driver for a new one.',
  ),
  notToRate: refusal(
    409,
    'sign-request.not-to-rate',
    'Nobody has signed this request, it has been rated already, or there is nothing to rate.',
    'There is nothing to rate here, or you have rated it already.',
  ),
  noQuery: refusal(
    409,
    'sign-request.no-query',
    'No query is waiting for an answer.',
    'This has been answered already. Please load the page again.',
  ),
  tooManyQueries: refusal(
    409,
    'sign-request.too-many-queries',
    'What was to be signed has been queried three times already.',
    'You have said three times that something is wrong. Please ring the driver or the hire firm.',
  ),
  nothingToCorrect: refusal(
    409,
    'sign-request.nothing-to-correct',
    'None of the lines belongs to a form that can be corrected.',
    'There is no form to correct here. Please answer in words.',
  ),
  tooManyKeys: limitReached(
    'sign-request.too-many-keys',
    'Ten wrong keys have been tried from the network within a minute. `Retry-After` says when to try again.',
  ),
  tooManyAsked: limitReached(
    'sign-request.too-many',
    'The account has asked for 20 signatures within a day. `Retry-After` says when to try again.',
  ),
  remindedAlready: limitReached(
    'sign-request.reminded-already',
    'They were asked or reminded within a day. `Retry-After` says when to try again.',
  ),
};
