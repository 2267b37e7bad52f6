/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { emptyTimesheet } from '@groundsheet/form-rules';
import { renderHook } from '@testing-library/react';

import { ApiError } from '../../lib/api-error.js';
import { beginDraft } from '../drafts/draft.js';
import { useFormSaves } from './use-form-saves.js';

const customer = { customerId: 'c1', orderNumber: null, customerName: null };
const draft = beginDraft(emptyTimesheet('id-1', '2026-11-21'), customer, '2026-11-21T08:00:00Z');

/** Saves on Next, then when asked, on a server that refuses so; returns of which of the two something was said. */
async function saidOf(status: number): Promise<string[]> {
  const said: string[] = [];
  const error = new ApiError(status, '', '');
  const { result } = renderHook(() =>
    useFormSaves({
      saving: {
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
  result.current.saveOnNext();
  expect(await result.current.saveDraft()).toBe(false);
  return said;
}

it.each([
  ['too many saves a minute only where the driver has asked', 429, ['by-driver']],
  ['any other refusal both times', 409, ['by-wizard', 'by-driver']],
])('tells of %s', async (_, status, said) => {
  expect(await saidOf(status)).toEqual(said);
});
