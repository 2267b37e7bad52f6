import { jest } from '@jest/globals';
import { emptyTimesheet } from '@groundsheet/form-rules';

import { ApiError } from '../../lib/api-error.js';
import { atStep, beginDraft, enterOnForm, noteSaved, type Draft } from '../drafts/draft.js';
import { noteAttempt, recordOf, sendRecord, type Sendable } from './outbox.js';

const customer = { customerId: 'c1', orderNumber: null, customerName: null };
const aDraft = (): Draft =>
  beginDraft(emptyTimesheet('id-1', '2026-11-21'), customer, '2026-11-21T08:00:00Z');
const refusal = (code: string, details?: object) =>
  new ApiError(409, '', JSON.stringify({ statusCode: 409, code, message: 'No.', details }));

describe('a record of a form to be sent', () => {
  const keys = () => {
    const left = ['first', 'second'];
    return () => left.shift() ?? 'none';
  };

  it('has the same key as long as nothing changes, whatever step is looked at', () => {
    const newKey = keys();
    const record = recordOf('timesheet', aDraft(), newKey);
    expect(record).toEqual({ kind: 'timesheet', key: 'first', draft: aDraft() });
    const tried = noteAttempt(aDraft(), record);
    expect(recordOf('timesheet', atStep(tried, 4), newKey).key).toBe('first');
    const changed = enterOnForm(tried, { clientCompany: 'Harrow Groundworks' });
    expect(recordOf('timesheet', changed, newKey).key).toBe('second');
  });

  it('has another key once the server has another version', () => {
    const newKey = keys();
    const tried = noteAttempt(aDraft(), recordOf('timesheet', aDraft(), newKey));
    expect(recordOf('timesheet', noteSaved(tried, { version: 2, revision: 0 }), newKey).key).toBe('second');
  });

  it('outlives the page: nothing is lost in a copy of it', () => {
    const record = recordOf('timesheet', aDraft());
    expect(structuredClone(record)).toEqual(record);
  });
});

describe('sending a record', () => {
  const by = {
    sender: { guest: true, mailsLikeGuest: true, maxRecipients: 5, maxPhotos: 1 },
    change: () => undefined,
  };
  const rememberEntries = jest.fn();
  const outcomeWith = (send: Sendable<Draft>['send']) =>
    sendRecord(
      { kind: 'timesheet', send, rememberEntries },
      recordOf('timesheet', aDraft(), () => 'k'),
      by,
    );
  beforeEach(() => rememberEntries.mockClear());

  it('hands over the form under its key, and remembers what was entered', async () => {
    const send = jest
      .fn<Sendable<Draft>['send']>()
      .mockResolvedValue({ id: 'id-1', reference: 'TS-1', message: 'Sent.' });
    expect(await outcomeWith(send)).toEqual({ state: 'sent', unmailed: undefined });
    expect(send).toHaveBeenCalledWith({ kind: 'timesheet', key: 'k', draft: aDraft() }, by);
    expect(rememberEntries).toHaveBeenCalledWith(aDraft());
  });

  it.each([
    ['no signal', new TypeError('Failed to fetch'), { state: 'failed' }],
    ['a refusal', refusal('timesheet.hours-missing'), { state: 'failed' }],
    ['another version on the server', refusal('form.changed-meanwhile'), { state: 'moved' }],
    [
      'a form that had arrived before',
      refusal('form.already-sent', { sentAt: '2026-11-21T09:00:00Z', key: 'secret' }),
      { state: 'already-sent', sentAt: '2026-11-21T09:00:00Z', key: 'secret' },
    ],
    [
      'a form that another person had sent before',
      refusal('form.already-sent'),
      { state: 'already-sent', sentAt: undefined, key: undefined },
    ],
  ])('tells %s', async (_, error, outcome) => {
    expect(await outcomeWith(() => Promise.reject(error))).toEqual({ ...outcome, error });
    expect(rememberEntries).not.toHaveBeenCalled();
  });
});
