import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { openPage } from '../../../../testing/page.js';
import { aServer, refusal } from '../../../../testing/server.js';
import { enterOnForm } from '../../../forms/drafts/draft.js';
import { saveDraft } from '../../../forms/drafts/draft-store.js';
import { keepPicture, loadWaiting, waitingName } from '../../../forms/drafts/picture-store.js';
import { loadEntry } from '../../../forms/outbox/outbox-store.js';
import { newDraft } from '../check-sheet-draft.js';

const DRAFT = 'check-sheet/id-1:guest';
const LIMITS = { 'GET /api/form-limits': { recipients: 5, photos: 3 } };
const TOO_MANY = 'Twenty photos have been uploaded within an hour.';

async function aCheckAt(step: number) {
  const customer = { customerId: 'c1', orderNumber: null, customerName: 'Northgate Civils' };
  const draft = enterOnForm(newDraft('id-1', customer, '2026-11-21', '2026-11-21T07:00:00Z'), {
    selectedVehicle: 'dumper',
    machineHours: '12',
    driverSignedName: 'Dave Hill',
    operatorSignature: 'data:image/png;base64,AA==',
    submissionEmails: ['hire@northgate.co.uk'],
  });
  await saveDraft(DRAFT, { ...draft, step });
  return openPage('/check-sheet?customerId=c1&id=id-1');
}

it('are taken with the phone’s camera or chosen; one that cannot be read says so, and goes', async () => {
  aServer(LIMITS);
  const user = await aCheckAt(4);
  const camera = await screen.findByLabelText('Take photo');
  expect(camera).toMatchObject({ multiple: false });
  expect(camera.getAttribute('capture')).toBe('environment');
  await waitFor(() => expect(screen.getByLabelText('Choose photo')).toMatchObject({ multiple: true }));
  await user.upload(camera, new File(['no picture'], 'hose.jpg', { type: 'image/jpeg' }));
  const attached = within(await screen.findByRole('region', { name: '0 photo(s) attached' }));
  expect(await attached.findByRole('alert')).toBeTruthy();
  expect(attached.getByRole('button', { name: 'Try again photo 1' })).toBeTruthy();
  await user.click(attached.getByRole('button', { name: 'Remove photo 1' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /attached/ })).toBeNull());
});

it('that were on their way when the page was lost go on, say how far they are, and what keeps them', async () => {
  const answer = Promise.withResolvers<void>();
  const server = aServer({
    ...LIMITS,
    'POST /api/objects/upload': () => answer.promise.then(() => refusal(429, 'upload.too-many', TOO_MANY)),
  });
  await keepPicture(DRAFT, waitingName({ id: 'p1', item: '' }), new Blob(['a picture']));
  const user = await aCheckAt(5);
  await user.click(await screen.findByRole('button', { name: 'Submit Check Sheet' }));
  expect(
    await screen.findByText(/^1 photo still being added: 0%\. Wait until this message goes/),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('Adding... 0%')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
  await user.click(await screen.findByRole('button', { name: 'Submit Check Sheet' }));
  answer.resolve();
  expect(await screen.findByText(/^1 photo could not be added and will not be sent\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText(TOO_MANY)).toBeTruthy();
  const asked = () => server.bodiesOf('POST /api/objects/upload').length;
  expect(asked()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Try again photo 1' }));
  await waitFor(() => expect(asked()).toBe(2));
  expect(await loadWaiting(DRAFT)).toMatchObject([{ id: 'p1' }]);
  await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  await waitFor(async () => expect(await loadWaiting(DRAFT)).toEqual([]));
});

it('without a signal go into the outbox with the sheet, each in its place, and nobody is told that they do not', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const server = aServer(LIMITS);
  for (const id of ['p1', 'p2'])
    await keepPicture(DRAFT, waitingName({ id, item: id === 'p2' ? 'greased' : '' }), new Blob([id]));
  const user = await aCheckAt(5);
  await user.click(await screen.findByRole('button', { name: 'Sign and queue' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Confirm Submission' }));
  expect(dialog.queryByText(/will not be sent|still being added/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Sign and queue' }));
  await screen.findByRole('heading', { name: 'Kept on this phone' });
  expect(server.bodiesOf('POST /api/one-step-completion/check-sheet')).toEqual([]);
  const { body, pictures } = (await loadEntry('id-1'))!;
  const sent = (JSON.parse(body) as { checkSheetData: { photos: string[] } }).checkSheetData.photos;
  expect(sent.toSorted()).toEqual(['/waiting/p1', '/waiting/p2']);
  expect(pictures.map(({ url }) => url)).toEqual(sent);
  expect(pictures.every(({ isOnServer, bytes }) => !isOnServer && bytes > 0)).toBe(true);
  expect(body).toContain('"photo":"/waiting/p2"');
  expect(await loadWaiting(DRAFT)).toHaveLength(2);
  online.mockRestore();
});
