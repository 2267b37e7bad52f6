/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { closePage, openPage } from '../../../testing/page.js';
import { aServer, type Replies } from '../../../testing/server.js';

afterEach(closePage);

const ID = '0199a000-0000-7000-8000-000000000001';
const ONE = `GET /api/defects/${ID}`;
const REPAIR = `POST /api/defects/${ID}/repair`;
const BRAKE = {
  ...{ id: ID, number: 'D-1042', plantNumber: 'D-114', item: 'Park brake', finding: 'something wrong' },
  ...{ note: null, photoUrl: null, severity: 'A', severityVersion: 0, proposed: null, state: 'repaired' },
  ...{ isStopping: true, isReleased: false, isWithdrawn: false, isRepeat: false, isOverdue: false },
  ...{ openedAt: '2026-11-17T07:12:00.000Z', dueOn: '2026-11-17', owner: null, formId: null },
  ...{ isOwn: false, isWithFitter: false },
};
const RECORD = {
  ...{ id: 'e-1', reference: 'RR-7K3M9QXD', fitter: 'Gary Platt', firm: null, work: 'New cabel.' },
  ...{ parts: null, hours: 1.5, meter: null, on: '2026-11-18' },
  ...{ photos: ['/api/objects/p-1'], photoURLs: ['/api/repairs/e-1/photos/p-1'] },
};

function aUser(address: string, replies: Replies) {
  signedInHere('supervisor');
  return { ...aServer({ ...anAccount('supervisor'), ...replies }), user: openPage(address) };
}

it('offers the record of a repair, to those who are told of it', async () => {
  const event = { kind: 'repaired', at: '2026-11-18T14:05:00.000Z', by: null, lines: ['New cable.'] };
  const repaired = { ...event, signature: null, record: RECORD };
  const before = { ...event, signature: null, record: null };
  aUser(`/defects/${ID}`, { [ONE]: { ...BRAKE, events: [before, repaired] } });
  const links = await screen.findAllByRole('link', { name: /^Repair record/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/completed-form/e-1']);
  const photo = screen.getByRole('link', { name: 'Photo 1 of repair RR-7K3M9QXD' });
  expect(photo.getAttribute('href')).toBe('/api/repairs/e-1/photos/p-1');
});

it('corrects the record that stands, as it was typed, when the defect is closed, too', async () => {
  const event = { kind: 'repaired', at: '2026-11-18T14:05:00.000Z', by: null, lines: [], signature: null };
  const events = [
    { ...event, record: RECORD },
    { ...event, kind: 'confirmed', record: null },
  ];
  const { user, bodiesOf } = aUser(`/defects/${ID}`, {
    [ONE]: { ...BRAKE, state: 'confirmed', events },
    [REPAIR]: { success: true, message: '', id: 'e-2', reference: 'RR-00000000' },
  });
  await user.click(await screen.findByRole('button', { name: 'Correct the repair record' }));
  const work = await screen.findByLabelText('What was done');
  await user.clear(work);
  await user.type(work, 'New cable.');
  const dialog = within(screen.getByRole('dialog', { name: 'Correct the repair record' }));
  await user.click(dialog.getByRole('button', { name: 'Correct' }));
  await waitFor(() => expect(bodiesOf(REPAIR)).toHaveLength(1));
  expect(bodiesOf(REPAIR)[0]).toMatchObject({
    ...{ corrects: 'e-1', fitter: 'Gary Platt', work: 'New cable.', hours: 1.5, on: '2026-11-18' },
  });
});
