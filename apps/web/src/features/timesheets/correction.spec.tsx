import { screen, within } from '@testing-library/react';

import { ADDRESS, aFilledWeek, SEND } from '../../../testing/filled-week.js';
import { openPage } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';
import { signedIn, type Me } from '../../lib/session/session-store.js';
import { enter } from './timesheet-draft.js';

const dave: Me = { id: 'd', fullName: 'Dave Hill', email: 'dave@h.co', role: 'driver', confirmed: true };
const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** A correction of a week of 45.5 hours, which has 9 now. */
async function aCorrection(signed: boolean, hours = 45.5) {
  const corrects = { reference: 'TS-7K3M9QXD', hours };
  await aFilledWeek(
    (draft) => ({
      ...(signed ? draft : enter(draft, { clientSignature: null, clientSignedName: null })),
      corrects,
    }),
    'd',
  );
  const server = aServer({
    'GET /api/form-limits': { recipients: 20, photos: 5 },
    'GET /api/drivers/me': dave,
    'GET /api/drivers/me/preferences': {},
    [SEND]: { success: true, id: 'id-1', message: 'Sent.' },
  });
  signedIn(dave);
  return { server, user: openPage(ADDRESS) };
}

it('says on every step what it corrects and what the hours are now, and asks why on the last', async () => {
  const { server, user } = await aCorrection(true);
  const strip = async () => within(await screen.findByRole('region', { name: 'Correction' }));
  const words = 'Corrects TS-7K3M9QXD (45.5 h). Now 9.0 h';
  expect((await strip()).getByText(words)).toBeTruthy();
  await user.type((await strip()).getByLabelText('Why is it corrected?'), 'Rained off.');
  for (let step = 3; step >= 1; step -= 1) {
    await user.click(await button('Previous'));
    await screen.findByRole('heading', { level: 1, name: new RegExp(`step ${step} of 4`) });
    expect((await strip()).getByText(words)).toBeTruthy();
    expect((await strip()).queryByLabelText('Why is it corrected?')).toBeNull();
  }
  for (let step = 2; step <= 4; step += 1) await user.click(await button('Next Step'));
  await user.click(await button('Send Email (1)'));
  expect(await screen.findByRole('heading', { name: 'On its way' })).toBeTruthy();
  expect(server.bodiesOf(SEND)).toMatchObject([{ timesheetData: { correctionReason: 'Rained off.' } }]);
});

it('goes without the client’s signature under other hours only where the driver chooses so', async () => {
  const { server, user } = await aCorrection(false);
  await user.click(await button('Send Email (1)'));
  const ask = within(await screen.findByRole('alertdialog', { name: 'The client has not signed' }));
  expect(ask.getByText('The hours are 9.0 h now, and the client has not signed for them.')).toBeTruthy();
  await user.click(ask.getByRole('button', { name: 'Cancel' }));
  expect(server.bodiesOf(SEND)).toEqual([]);
  await user.click(await button('Send Email (1)'));
  await user.click(await button('Send without the client’s signature'));
  expect(await screen.findByRole('heading', { name: 'On its way' })).toBeTruthy();
});

it('asks nothing about the signature where the hours are the same', async () => {
  const { user } = await aCorrection(false, 9);
  await user.click(await button('Send Email (1)'));
  expect(await screen.findByRole('heading', { name: 'On its way' })).toBeTruthy();
});
