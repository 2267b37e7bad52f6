/** @jest-environment <rootDir>/apps/web/testing/page-environment.mjs */
import { cleanup, screen, within } from '@testing-library/react';

import { closePage, openPage } from '../../../testing/page.js';
import { aServer, refusal } from '../../../testing/server.js';
import { drain } from '../../forms/outbox/drain.js';
import { hashOf } from '../../forms/outbox/hash-of.js';
import { removeEntriesOf } from '../../forms/outbox/outbox-store.js';

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

describe('without a signal', () => {
  afterEach(() => removeEntriesOf('guest'));

  /** Fills in the repair of the park brake, which nobody answers. */
  async function aQueuedRepair() {
    const server = aServer({ [OPEN]: PAGE });
    const user = openPage(`/repair/${ID}#the-key`);
    await user.click(await screen.findByRole('button', { name: 'Repaired D-1042' }));
    await user.type(screen.getByLabelText('Your name'), 'Gary Platt');
    await user.type(screen.getByLabelText('What was done'), 'New cable.');
    await user.click(screen.getByRole('button', { name: 'Sign and send the repair' }));
    expect(await screen.findByText(/^The repair is kept on this phone\./)).toBeTruthy();
    return { server, user };
  }
  const received = async (request: Request) => {
    const bodySha256 = await hashOf(await request.text());
    const receipt = { formId: 'made-there', reference: 'RR-7K3M9QXD', bodySha256, pictures: [] };
    return { success: true, receipt };
  };

  it('keeps a signed repair on the phone, and sends it once, under one key, when there is a signal', async () => {
    const { server } = await aQueuedRepair();
    expect(screen.queryByRole('button', { name: 'Repaired D-1042' })).toBeNull();
    server.replies[REPAIRS] = received;
    await drain(true);
    expect(await screen.findByText(/^D-1042 is recorded as repaired\./)).toBeTruthy();
    await drain(true);
    const made = server.calls.filter(({ call }) => call === REPAIRS);
    const keys = made.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(made).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(made[1]!.body).toEqual(made[0]!.body);
    expect(made[1]!.headers.get('Form-Owner')).toBe('guest');
  });

  it('is not taken for sent by a page that answers everything, and says what the server has against it', async () => {
    const { server } = await aQueuedRepair();
    server.replies[REPAIRS] = {};
    await drain(true);
    expect(
      await screen.findByText(/^The repair is kept on this phone\. Groundsheet did not answer/),
    ).toBeTruthy();
    server.replies[REPAIRS] = refusal(409, 'defect.closed', 'This defect is closed.');
    await drain(true);
    expect(await screen.findByText('The repair has not been sent. This defect is closed.')).toBeTruthy();
  });

  it('can be taken back with what was typed, and is then sent under another key', async () => {
    const { server, user } = await aQueuedRepair();
    await user.click(screen.getByRole('button', { name: 'Take back' }));
    const work = await screen.findByLabelText<HTMLTextAreaElement>('What was done');
    expect(work.value).toBe('New cable.');
    await user.type(work, ' Adjusted.');
    server.replies[REPAIRS] = received;
    await user.click(screen.getByRole('button', { name: 'Sign and send the repair' }));
    expect(await screen.findByText(/^D-1042 is recorded as repaired\./)).toBeTruthy();
    const keys = server.calls.flatMap(({ call, headers }) =>
      call === REPAIRS ? headers.get('Idempotency-Key') : [],
    );
    expect(new Set(keys).size).toBe(2);
  });

  it('opens as it was last seen, with its age, and still takes a repair', async () => {
    const { server } = await aQueuedRepair();
    cleanup();
    delete server.replies[OPEN];
    openPage(`/repair/${ID}#the-key`);
    expect(await screen.findByText(/^No signal\. This page was loaded just now\./)).toBeTruthy();
    expect(await screen.findByText(/^The repair is kept on this phone\./)).toBeTruthy();
  });
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
