import { ApiError } from '../../lib/api-error.js';
import { DRAFT_SAVED, saveFailedToast } from './save-toasts.js';

const refusal = new ApiError(422, '', JSON.stringify({ statusCode: 422, code: 'x', message: 'Not today.' }));

describe('saving a check sheet', () => {
  it.each([
    ['by-wizard', refusal, 'Failed to save check sheet data: Not today.'],
    ['by-wizard', new TypeError('Failed to fetch'), 'Failed to save check sheet data: Unknown error'],
    ['by-driver', refusal, 'Failed to save draft: Not today.'],
  ] as const)('says why a save %s failed', (asked, error, description) => {
    expect(saveFailedToast(error, asked)).toMatchObject({ title: 'Save Failed', description });
  });

  it('says that the draft is saved in the words of the specification', () => {
    expect(DRAFT_SAVED).toMatchObject({
      title: 'Draft Saved',
      description:
        'Your check sheet has been saved as a draft and will appear in the supervisor approval section.',
    });
  });
});
