import { screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { openPage } from '../../../testing/page.js';
import { aServer } from '../../../testing/server.js';

const AN_HOUR = 3_600_000;
const REQUEST = {
  ...{ id: 'r-1', kind: 'timesheet', formId: 'f-1', reference: 'TS-7K3M9QXD', driverName: 'Dan Hill' },
  ...{ companyName: 'Northgate Civils', plantNumber: 'EX-0417' },
  ...{ signatory: 'client', channel: 'mail', state: 'seen', toName: 'Siân O’Neill', passedOnTo: null },
  ...{ toAddress: 'sian@northgate-civils.co.uk', seenAt: null, signedAt: null, signedName: null },
  ...{ remindedAt: null, deniedAt: null, url: 'https://gs.example/sign/r-1#key', queries: [] as object[] },
  askedAt: new Date(Date.now() - 49 * AN_HOUR).toISOString(),
  expiresAt: new Date(Date.now() + AN_HOUR).toISOString(),
};

function open(requests: object[], replies: object = {}, at = '/waiting') {
  signedInHere('supervisor');
  const server = aServer({ ...anAccount('supervisor'), 'GET /api/sign-requests': requests, ...replies });
  return { server, user: openPage(at) };
}

const list = async () => within(await screen.findByRole('list', { name: 'Waiting for a signature' }));

it('lists who is waited for, with age, and reminds and withdraws', async () => {
  const [remind, withdraw] = ['remind', 'withdraw'].map((verb) => `POST /api/sign-requests/r-1/${verb}`);
  const done = () => new Response(null, { status: 204 });
  const { server, user } = open([REQUEST], { [remind!]: done, [withdraw!]: done });
  const waiting = await list();
  expect(waiting.getByRole('link', { name: 'Timesheet TS-7K3M9QXD' }).getAttribute('href')).toBe(
    '/completed-form/f-1',
  );
  expect(waiting.getByText(/, Dan Hill, EX-0417, Northgate Civils$/)).toBeTruthy();
  expect(waiting.getByText('waiting 2 days')).toBeTruthy();
  await user.click(waiting.getByRole('button', { name: 'Remind Siân O’Neill' }));
  expect(await screen.findByText('A mail is going to sian@northgate-civils.co.uk.')).toBeTruthy();
  await user.click(waiting.getByRole('button', { name: 'Withdraw Siân O’Neill' }));
  expect(server.bodiesOf(remind!)).toHaveLength(1);
  expect(server.bodiesOf(withdraw!)).toHaveLength(1);
});

it('says of a signature that is denied, and of what a client says is wrong; only the driver accepts that', async () => {
  const query = {
    ...{ id: 'q', name: 'Dai Rees', lines: ['Tue 17 Nov: not on our site'], keys: [], note: null },
    ...{ afterSigning: false, at: REQUEST.askedAt, answer: null, answeredAt: null, acceptedAt: null },
  };
  open([
    { ...REQUEST, state: 'disagreed', queries: [query] },
    {
      ...REQUEST,
      id: 'r-2',
      state: 'signed',
      signedAt: REQUEST.askedAt,
      signedName: 'Jo Kerr',
      deniedAt: REQUEST.askedAt,
    },
  ]);
  const waiting = await list();
  expect(waiting.getByText('Tue 17 Nov: not on our site')).toBeTruthy();
  expect(waiting.getByText(/^Said .*, open for 2 days$/)).toBeTruthy();
  expect(waiting.getByText(/^The customer says nobody there signed this/)).toBeTruthy();
  expect(waiting.getByRole('button', { name: 'Answer in words' })).toBeTruthy();
  expect(waiting.queryByRole('button', { name: 'Accept and correct' })).toBeNull();
});

it('is narrowed by what is typed and chosen, says what is set, and shows all again where nothing fits', async () => {
  const asked: string[] = [];
  const reply = (request: Request) => {
    asked.push(new URL(request.url).search.slice(1));
    return Response.json([]);
  };
  const { user } = open([], { 'GET /api/sign-requests': reply }, '/waiting?state=lost&age=week');
  expect(await screen.findByText('No signatures match what you are looking for.')).toBeTruthy();
  expect(asked[0]).toBe('age=week&waiting=true');
  expect(screen.getByRole('button', { name: 'Clear Waiting: Over a week' })).toBeTruthy();
  await user.type(screen.getByLabelText('Search'), 'northgate');
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  await user.selectOptions(screen.getByLabelText('State'), 'Opened');
  await user.selectOptions(screen.getByLabelText('Kind'), 'Form set');
  await user.click(screen.getByRole('button', { name: 'Show the list' }));
  await waitFor(() =>
    expect(new URLSearchParams(asked.at(-1)).toString().split('&').toSorted()).toEqual([
      ...['age=week', 'kind=form-set', 'search=northgate', 'state=seen', 'waiting=true'],
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Show all signatures' }));
  await waitFor(() => expect(asked.at(-1)).toBe('waiting=true'));
  expect(await screen.findByText(/^No signatures outstanding\./)).toBeTruthy();
});

it('says what will appear here', async () => {
  open([]);
  expect(await screen.findByText(/^No signatures outstanding\./)).toBeTruthy();
});
