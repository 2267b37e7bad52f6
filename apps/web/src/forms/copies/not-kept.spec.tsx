import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';

import { ADDRESS, aFilledWeek, LIMITS } from '../../../testing/filled-week.js';
import { openPage } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';
import { loadDraft } from '../drafts/draft-store.js';
import { packCopy } from './copy-file.js';

const BAR = 'This phone cannot keep what you type.';
const transaction = IDBDatabase.prototype.transaction;
/** From now on the browser begins no transaction on the drafts any more. */
const breakStore = () =>
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
    if (this.name !== 'groundsheet-drafts') return transaction.apply(this, args);
    throw new DOMException('The connection is closing.', 'InvalidStateError');
  });

afterEach(() => jest.restoreAllMocks());

it('says at the first letter that nothing is kept, saves a copy of what is typed, and goes on when it can', async () => {
  await aFilledWeek();
  aServer(LIMITS);
  const user = openPage(ADDRESS);
  const name = await screen.findByLabelText("Client's name");
  breakStore();
  const copies: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((copy) => {
    copies.push(copy as Blob);
    return 'blob:copy';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.type(name, ' ');
  await screen.findByText(BAR);
  await user.type(name, 'Senior');
  await user.click(screen.getByRole('button', { name: 'Save a copy' }));
  await waitFor(() => expect(copies).toHaveLength(1));
  const files = unzipSync(new Uint8Array(await copies[0]!.arrayBuffer()));
  expect(JSON.parse(strFromU8(files['form.json']!))).toMatchObject({
    format: 'groundsheet-form-1',
    kind: 'timesheet',
    draft: { form: { clientSignedName: 'Jo Kerr Senior' } },
  });
  jest.mocked(IDBDatabase.prototype.transaction).mockImplementation(function (this: IDBDatabase, ...args) {
    return transaction.apply(this, args);
  });
  await waitFor(() => expect(screen.queryByText(BAR)).toBeNull());
  expect(await loadDraft('timesheet/id-1:guest')).toMatchObject({
    form: { clientSignedName: 'Jo Kerr Senior' },
  });
});

it('packs the pictures of a form beside it, uncompressed', async () => {
  const draft = { form: { id: 'id-1' } } as never;
  const picture = new Blob([new Uint8Array(2000)], { type: 'image/jpeg' });
  const copy = await packCopy({
    kind: 'check-sheet',
    draft,
    pictures: [{ name: '/api/objects/1', picture }],
  });
  expect(copy.length).toBeGreaterThan(2000);
  const files = unzipSync(copy);
  expect(files['pictures/1.jpg']).toHaveLength(2000);
  expect(JSON.parse(strFromU8(files['form.json']!))).toMatchObject({
    pictures: [{ name: '/api/objects/1', file: 'pictures/1.jpg' }],
  });
});
