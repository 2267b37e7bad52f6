/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { screen, within } from '@testing-library/react';

import { closePage, openPage } from '../../../testing/page.js';
import { aServer, refusal } from '../../../testing/server.js';

afterEach(closePage);

const ID = '0199a000-0000-7000-8000-000000000009';
const OPEN = 'POST /api/repair-links/open';
const REPAIRS = 'POST /api/repair-links/repairs';
const PAGE = {
  plantNumber: 'D-114',
  askedBy: 'Siân O’Neill',
  expiresAt: '2026-12-09T12:00:00.000Z',
  defects: [
    {
      ...{
        id: 'd-1',
        key: 'defectParkBrake',
        number: 'D-1042',
        item: 'Park brake',
        severity: 'A',
        state: 'open',
      },
      ...{ finding: 'something wrong', note: 'Rolls on the ramp.', isStopping: true },
      openedAt: '2026-11-17T07:12:00.000Z',
    },
  ],
  records: [],
};

it('shows a fitter what is to be repaired, and says what is missing beside its field', async () => {
  const fault = { path: 'work', code: 'x', message: 'Please fill this in.' };
  const { bodiesOf } = aServer({
    [OPEN]: PAGE,
    [REPAIRS]: refusal(422, 'request.invalid', 'Please check 1 field.', [fault]),
  });
  const user = openPage(`/repair/${ID}#the-key`);
  expect(await screen.findByRole('heading', { name: 'Repair of D-114' })).toBeTruthy();
  expect(bodiesOf(OPEN)[0]).toEqual({ id: ID, key: 'the-key' });
  await user.click(screen.getByRole('button', { name: 'Repaired D-1042' }));
  await user.type(screen.getByLabelText('Your name'), 'Gary Platt');
  await user.type(screen.getByLabelText('Hours of work'), '1.5');
  await user.click(screen.getByRole('button', { name: 'Sign and send the repair' }));
  expect(await screen.findByText(fault.message)).toBeTruthy();
  expect(bodiesOf(REPAIRS)[0]).toMatchObject({
    id: ID,
    key: 'the-key',
    defectId: 'd-1',
    fitter: 'Gary Platt',
    hours: 1.5,
  });
  expect(within(document.body).getByRole('button', { name: /^Tap to sign/ })).toBeTruthy();
});

it('lets a fitter correct what they have recorded, as it was typed, and asks for another signature', async () => {
  const record = {
    ...{ id: 'f-1', reference: 'RR-7K3M9QXD', defectId: 'd-2', number: 'D-1040', item: 'Horn' },
    ...{ fitter: 'Gary Platt', firm: 'Platt Hydraulics', work: 'New hron.', parts: null, hours: 0.5 },
    ...{ meter: '4210', on: '2026-11-18' },
  };
  const fault = { path: 'fitterSignature', code: 'x', message: 'Please sign.' };
  const { bodiesOf } = aServer({
    [OPEN]: { ...PAGE, defects: [], records: [record] },
    [REPAIRS]: refusal(422, 'request.invalid', 'Please check 1 field.', [fault]),
  });
  const user = openPage(`/repair/${ID}#the-key`);
  await user.click(await screen.findByRole('button', { name: 'Correct RR-7K3M9QXD' }));
  const work = screen.getByLabelText('What was done');
  await user.clear(work);
  await user.type(work, 'New horn.');
  await user.click(screen.getByRole('button', { name: 'Sign and send the correction' }));
  expect(await screen.findByText(fault.message)).toBeTruthy();
  expect(bodiesOf(REPAIRS)[0]).toMatchObject({
    ...{ defectId: 'd-2', corrects: 'f-1', fitter: 'Gary Platt', firm: 'Platt Hydraulics' },
    ...{ work: 'New horn.', hours: 0.5, meter: '4210', on: '2026-11-18' },
  });
});

it('says that a link is over, under a heading and with the firm to ring', async () => {
  aServer({
    'GET /api/firm': { name: 'Hill Plant Ltd', telephone: '0191 496 0200', addressLines: [] },
    [OPEN]: refusal(404, 'defect.link-over', 'This link no longer works. Please ask for a new one.'),
  });
  openPage(`/repair/${ID}#old`);
  expect(await screen.findByText('This link no longer works. Please ask for a new one.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'This page cannot be opened' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: '0191 496 0200' })).toBeTruthy();
});
