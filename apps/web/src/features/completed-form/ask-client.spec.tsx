import { jest } from '@jest/globals';
import { emptyTimesheet, weekToWire } from '@groundsheet/form-rules';
import { act, screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { aSet, PICTURE } from '../../../testing/form-set.js';
import { openPage } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';

const SENT = {
  ...aSet().timesheet,
  ...{
    id: 'id-1',
    readAs: 'driver',
    submittedAt: '2026-11-21T14:05:00.000Z',
    supersededBy: null,
    corrects: null,
  },
  ...{
    operatorSignature: PICTURE,
    operatorSignedName: 'Dan Hill',
    clientSignature: null,
    clientSignedHow: null,
  },
};
const REQUEST = {
  ...{ id: 'r-1', kind: 'timesheet', formId: 'id-1', reference: 'TS-1', driverName: 'Dan Hill' },
  ...{ signatory: 'client', channel: 'code', state: 'open', toName: 'Siân O’Neill', toAddress: null },
  ...{ passedOnTo: null, askedAt: '2026-11-21T14:00:00.000Z', expiresAt: '2026-11-21T14:30:00.000Z' },
  ...{ seenAt: null, signedAt: null, signedName: null, remindedAt: null, deniedAt: null },
  ...{ url: 'https://gs.example/sign/r-1#key', queries: [] as object[] },
};
const QUERY = {
  ...{ id: 'q-1', name: 'Siân O’Neill', lines: ['Tue 17 Nov: hours, should be 7.5'], keys: ['id-1/tuesday'] },
  ...{
    note: 'We left at three.',
    afterSigning: false,
    at: '2026-11-21T14:04:00.000Z',
    answer: null,
    answeredAt: null,
    acceptedAt: null,
  },
};

async function open(requests: object[], change: object = {}, replies: object = {}) {
  signedInHere('driver');
  const server = aServer({
    ...anAccount('driver'),
    'GET /api/forms/id-1': { ...SENT, ...change },
    'GET /api/sign-requests': requests,
    ...replies,
  });
  const user = openPage('/completed-form/id-1');
  await screen.findByRole('heading', { level: 1, name: / - Completed$/ });
  return { server, user };
}

const card = async () => within(await screen.findByRole('region', { name: 'Client’s signature' }));

it('offers three equal ways to the signature that is missing, and none once it is there', async () => {
  await open([]);
  const ways = await card();
  expect(ways.getByRole('link', { name: 'Here, on this phone' }).getAttribute('href')).toBe('/collations');
  for (const name of ['Show a code', 'Send a link'])
    expect((ways.getByRole('button', { name }) as HTMLButtonElement).disabled).toBe(false);
});

it.each([
  ['the client has signed', { clientSignature: PICTURE }],
  [
    'it has been corrected',
    { supersededBy: 'id-2', replacedBy: { reference: 'TS-2', sentAt: SENT.submittedAt } },
  ],
  ['it is read by the link of a mail', { readAs: 'recipient' }],
])('offers nothing where %s', async (_, change) => {
  await open([], change);
  await screen.findByRole('region', { name: 'Signatures' });
  expect(screen.queryByRole('button', { name: 'Show a code' })).toBeNull();
});

it('shows a code, follows how far they are, and says who signed', async () => {
  const { server, user } = await open([], {}, { 'POST /api/sign-requests': REQUEST });
  await user.click((await card()).getByRole('button', { name: 'Show a code' }));
  await user.type(await screen.findByLabelText('Who signs? (optional)'), 'Siân O’Neill');
  server.replies['GET /api/sign-requests'] = [REQUEST];
  await user.click(await screen.findByRole('button', { name: 'Show the code' }));
  expect(server.bodiesOf('POST /api/sign-requests')).toEqual([
    {
      kind: 'timesheet',
      id: 'id-1',
      signatory: 'client',
      channel: 'code',
      toName: 'Siân O’Neill',
      toAddress: null,
    },
  ]);
  const code = within(await screen.findByRole('dialog', { name: 'Scan to sign' }));
  expect(await code.findByRole('img', { name: 'Signing code' })).toBeTruthy();
  expect(code.getByRole('status').textContent).toContain('Waiting for them to scan it');
  server.replies['GET /api/sign-requests'] = [
    { ...REQUEST, state: 'signed', signedName: 'Siân O’Neill', signedAt: REQUEST.askedAt, url: null },
  ];
  act(() => server.streams.open().forEach((stream) => stream.tell('changed')));
  expect(await code.findByText('Signed by Siân O’Neill')).toBeTruthy();
  expect(code.queryByRole('img')).toBeNull();
});

it('renews the code every ten minutes for as long as it is shown, and no longer', async () => {
  const RENEW = 'POST /api/sign-requests/r-1/renew';
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const { server, user } = await open([REQUEST], {}, { [RENEW]: REQUEST });
    const renewals = () => server.calls.filter(({ call }) => call === RENEW).length;
    await user.click((await card()).getByRole('button', { name: 'Show the code Siân O’Neill' }));
    const code = within(await screen.findByRole('dialog', { name: 'Scan to sign' }));
    await act(() => jest.advanceTimersByTimeAsync(9 * 60_000));
    expect(renewals()).toBe(0);
    await act(() => jest.advanceTimersByTimeAsync(22 * 60_000));
    expect(renewals()).toBe(3);
    await user.click(code.getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(() => jest.advanceTimersByTimeAsync(30 * 60_000));
    expect(renewals()).toBe(3);
  } finally {
    jest.useRealTimers();
  }
});

it('marks the day that the client queries, and opens the correction that its driver accepts', async () => {
  const { days, ...draft } = emptyTimesheet('d-1', '2026-11-21');
  const { user } = await open(
    [{ ...REQUEST, state: 'disagreed', queries: [QUERY] }],
    {},
    {
      'POST /api/sign-requests/r-1/accept': { id: 'd-1', version: 1, changedAt: REQUEST.askedAt },
      'GET /api/timesheets/d-1': {
        ...draft,
        ...weekToWire(days),
        kind: 'timesheet',
        status: 'draft',
        version: 1,
      },
    },
  );
  expect(await screen.findByRole('row', { name: /^Tuesday.*queried/ })).toBeTruthy();
  expect((await card()).getByText('“We left at three.”')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Accept and correct' }));
  await waitFor(() => expect(location.search).toContain('draft=d-1'));
  expect(location.pathname).toBe('/timesheet');
});

it('answers in words', async () => {
  const answer = 'POST /api/sign-requests/r-1/answer';
  const { server, user } = await open(
    [{ ...REQUEST, state: 'disagreed', queries: [QUERY] }],
    {},
    { [answer]: REQUEST },
  );
  await user.click(await screen.findByRole('button', { name: 'Answer in words' }));
  await user.type(screen.getByLabelText('Your answer'), 'Dai was there.');
  server.replies['GET /api/sign-requests'] = [
    { ...REQUEST, queries: [{ ...QUERY, answer: 'Dai was there.', answeredAt: REQUEST.askedAt }] },
  ];
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Answered: Dai was there.')).toBeTruthy();
  expect(screen.getByText(/^Said .*, answered /)).toBeTruthy();
  expect(server.bodiesOf(answer)).toEqual([{ answer: 'Dai was there.' }]);
});

it('says that a code and a link need a signal', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open([]);
  expect(
    (await card()).getByText('No signal: a code or a link needs one. They can sign on this phone.'),
  ).toBeTruthy();
  expect(((await card()).getByRole('button', { name: 'Show a code' }) as HTMLButtonElement).disabled).toBe(
    true,
  );
  online.mockRestore();
});
