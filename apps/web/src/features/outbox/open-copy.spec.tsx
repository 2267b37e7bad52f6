import { screen, waitFor, within } from '@testing-library/react';

import { aFilledWeek, LIMITS, SEND } from '../../../testing/filled-week.js';
import { aJpeg } from '../../../testing/jpeg.js';
import { closePage, openPage } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';
import { addPhoto, newDraft } from '../check-sheets/check-sheet-draft.js';
import { packCopy, type CopiedForm } from '../../forms/copies/copy-file.js';
import { loadDraft } from '../../forms/drafts/draft-store.js';
import { loadWaiting, waitingName } from '../../forms/drafts/picture-store.js';
import { saveEntry } from '../../forms/outbox/outbox-store.js';

const NAME = 'timesheet/id-1:guest';
const PICTURE = new Blob([aJpeg(640, 480) as never], { type: 'image/jpeg' });
const aFile = async (copy: CopiedForm) => new File([await packCopy(copy)], 'week.groundsheet');

/** A week as another phone has saved it; this one knows nothing of it. */
async function aCopiedWeek(change: (copy: CopiedForm) => CopiedForm = (copy) => copy): Promise<File> {
  await aFilledWeek();
  const draft = (await loadDraft(NAME))!;
  const file = await aFile(change({ kind: 'timesheet', draft, pictures: [] }));
  await closePage();
  return file;
}

async function open(file: File) {
  const user = openPage('/outbox');
  await user.upload(await screen.findByLabelText('Open a copy'), file);
  return user;
}

it('opens a form that another phone has saved, and sends it from here', async () => {
  const file = await aCopiedWeek();
  const server = aServer({
    ...LIMITS,
    [SEND]: { success: true, id: 'id-1', reference: 'TS-1', message: 'Sent.' },
  });
  const user = await open(file);
  await waitFor(() => expect(location.pathname).toBe('/timesheet'));
  expect(await screen.findByLabelText("Client's name")).toHaveProperty('value', 'Jo Kerr');
  await user.click(await screen.findByRole('button', { name: 'Send Email (1)' }));
  await screen.findByText('Timesheet Sent!');
  expect(server.bodiesOf(SEND)).toMatchObject([
    { timesheetData: { id: 'id-1', clientSignedName: 'Jo Kerr' } },
  ]);
});

it('brings the pictures of a copy to the server anew, each for its item', async () => {
  aServer(LIMITS);
  const customer = { customerId: 'c1', orderNumber: null, customerName: 'Northgate Civils' };
  const begun = newDraft('id-2', customer, '2026-11-21', '2026-11-21T08:00:00.000Z');
  const draft = addPhoto(addPhoto(begun, '/api/objects/1', 'defectHorn'), '/api/objects/2');
  const pictures = [
    { name: '/api/objects/1', picture: PICTURE },
    { name: waitingName({ id: 'p', item: 'defectMirrors' }), picture: PICTURE },
    { name: waitingName({ id: 'q', item: 'defectOfNothing' }), picture: PICTURE },
  ];
  await open(await aFile({ kind: 'check-sheet', draft, pictures }));
  await waitFor(() => expect(location.pathname).toBe('/check-sheet'));
  const name = 'check-sheet/id-2:guest';
  const items = (await loadWaiting(name)).map(({ item }) => item);
  expect(items.toSorted()).toEqual(['', 'defectHorn', 'defectMirrors']);
  // The one that the other phone did not have stays as it is: the server may know it.
  expect((await loadDraft(name))?.form).toMatchObject({ photos: ['/api/objects/2'], itemNotes: [] });
});

it('says what is wrong with a file, and keeps nothing of it', async () => {
  aServer(LIMITS);
  await open(new File(['<html>'], 'week.groundsheet'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This is not a copy of a form/);
  expect(location.pathname).toBe('/outbox');
});

it('asks before it replaces the same form on this phone, and leaves it where the answer is no', async () => {
  const file = await aCopiedWeek();
  await aFilledWeek((draft) => ({ ...draft, form: { ...draft.form, clientSignedName: 'Mine' } }));
  aServer(LIMITS);
  const user = await open(file);
  const question = within(await screen.findByRole('alertdialog', { name: 'Replace what is on this phone?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect((await loadDraft(NAME))?.form).toMatchObject({ clientSignedName: 'Mine' });
  await user.upload(screen.getByLabelText('Open a copy'), file);
  await user.click(await screen.findByRole('button', { name: 'Open the copy' }));
  await waitFor(() => expect(location.pathname).toBe('/timesheet'));
  expect((await loadDraft(NAME))?.form).toMatchObject({ clientSignedName: 'Jo Kerr' });
});

it.each([
  ['queued' as const, 'This form already waits in the outbox of this phone.'],
  ['sent' as const, 'This form has been sent from this phone: TS-9.'],
])('opens no copy of a form that is %s here', async (state, sentence) => {
  const file = await aCopiedWeek();
  aServer(LIMITS);
  await saveEntry({
    id: 'id-1',
    owner: 'guest',
    kind: 'timesheet',
    revision: 1,
    draftName: NAME,
    key: 'k',
    body: '{}',
    pictures: [],
    about: 'Week',
    recipients: [],
    state,
    attempts: 0,
    queuedAt: new Date().toISOString(),
    clockOffsetMs: 0,
    sentAt: new Date().toISOString(),
    reference: 'TS-9',
    notBefore: '2099-01-01T00:00:00Z',
  });
  await open(file);
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(await loadDraft(NAME)).toBeUndefined();
});

it('tells a guest to sign in for a form that an account has saved: it could never be sent from here', async () => {
  const file = await aCopiedWeek((copy) => ({
    ...copy,
    draft: { ...copy.draft, saved: { version: 3, revision: 1 } },
  }));
  aServer(LIMITS);
  await open(file);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This form was saved to an account/);
});
