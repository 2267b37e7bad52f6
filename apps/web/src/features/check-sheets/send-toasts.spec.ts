import { ApiError } from '../../lib/api-error.js';
import { enterOnForm } from '../../forms/drafts/draft.js';
import { newDraft } from './check-sheet-draft.js';
import {
  FailedCompletion,
  failedToast,
  faultsOf,
  faultToast,
  INVALID_RESPONSE,
  NOT_COMPLETED,
  sentToast,
} from './send-toasts.js';

const guest = { guest: true, mailsLikeGuest: true, maxRecipients: 5, maxPhotos: 1 };
const customer = { customerId: 'c1', orderNumber: null, customerName: null };
const aDraft = () => newDraft('id', customer, '2026-11-21', '2026-11-21T07:00:00Z');
const refusal = new ApiError(422, '', JSON.stringify({ statusCode: 422, code: 'x', message: 'Not today.' }));

describe('submitting a check sheet', () => {
  it('asks for what is missing in the words of the specification', () => {
    const faults = faultsOf(enterOnForm(aDraft(), { signatureDate: null }), guest).map(faultToast);
    expect(faults.map(({ title }) => title)).toEqual([
      'Machine Hours Required',
      'Vehicle Type Required',
      'Driver Signature Required',
      'Driver Name Required',
      'Date Required',
      'No Valid Emails',
    ]);
    expect(faults[0]?.description).toBe(
      "Please enter machine hours. You can enter '0' if the machine wasn't used.",
    );
    expect(faults[2]?.description).toBe('Please add your driver signature before submitting.');
    expect(faults[3]?.description).toBe('Please enter your full name before submitting.');
  });

  it.each([
    [refusal, 'Not today.'],
    [new ApiError(502, 'Bad Gateway', ''), 'Failed to submit check sheet. Please try again.'],
    [new ApiError(500, '', '{"message":""}'), 'Failed to submit check sheet. Please try again.'],
    [new TypeError('Failed to fetch'), 'Failed to complete one-step submission. Please try again.'],
    [new FailedCompletion(INVALID_RESPONSE), 'Server returned invalid response format'],
    [new FailedCompletion(NOT_COMPLETED), 'One-step completion failed'],
  ])('says why it failed: %s', (error, description) => {
    expect(failedToast(error)).toMatchObject({ title: 'Submission Failed', description });
  });

  it('says to whom it went', () => {
    const draft = enterOnForm(aDraft(), { submissionEmails: ['a@northgate.co.uk', '', 'b@harrow.co.uk'] });
    expect(sentToast(draft, guest)).toMatchObject({
      title: 'Check Sheet Submitted Successfully!',
      description: 'Your check sheet has been sent to a@northgate.co.uk, b@harrow.co.uk and processed.',
    });
  });

  it('of an account says that it went to the company, and asks for no address', () => {
    const account = { guest: false, mailsLikeGuest: false, maxRecipients: 20, maxPhotos: 5 };
    expect(sentToast(aDraft(), account)).toMatchObject({
      title: 'Check Sheet Submitted Successfully',
      description: 'Your check sheet has been submitted directly to the company.',
    });
    expect(faultsOf(aDraft(), account).map(({ path }) => path)).not.toContain('submissionEmails');
  });
});
