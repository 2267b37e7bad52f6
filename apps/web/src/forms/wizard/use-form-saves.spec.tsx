import { emptyTimesheet } from '@groundsheet/form-rules';
import { renderHook, waitFor } from '@testing-library/react';

import { ApiError } from '../../lib/api-error.js';
import { beginDraft, enterOnForm } from '../drafts/draft.js';
import { useFormSaves } from './use-form-saves.js';

const customer = { customerId: 'c1', orderNumber: null, customerName: null };
const begun = beginDraft(emptyTimesheet('id-1', '2026-11-21'), customer, '2026-11-21T08:00:00Z');
const draft = enterOnForm(begun, { siteLocation: 'Wharf Road' });

/** A form on a server that refuses so, and of which of its saves something was said. */
function refused(status: number, every?: number) {
  const said: string[] = [];
  const error = new ApiError(status, '', '');
  const { result } = renderHook(() =>
    useFormSaves({
      saving: {
        ...(every ? { every } : {}),
        failed: (_, asked) => {
          said.push(asked);
          return null;
        },
      },
      saves: {
        isSaving: false,
        other: null,
        save: () => Promise.resolve({ state: 'failed', error }),
        compare: () => Promise.resolve(null),
        settle: () => Promise.resolve(),
        keepMine: () => Promise.resolve(null),
        takeOther: () => undefined,
        decideLater: () => undefined,
      },
      current: () => draft,
      noticeSent: () => Promise.resolve(false),
      isOpen: true,
    }),
  );
  return { said, form: result.current };
}

it.each([
  ['too many saves a minute on Next only where the driver has asked', 429, ['by-driver']],
  ['any other refusal both times', 409, ['by-wizard', 'by-driver']],
])('tells of %s', async (_, status, said) => {
  const refusals = refused(status);
  refusals.form.saveOnNext();
  expect(await refusals.form.saveDraft()).toBe(false);
  expect(refusals.said).toEqual(said);
});

it.each([429, 503])('tells of every autosave that fails with %s', async (status) => {
  const { said } = refused(status, 10);
  await waitFor(() => expect(said.length).toBeGreaterThan(2));
});
