import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { button, openPage } from '../../../testing/page.js';
import { aServer, refusal } from '../../../testing/server.js';

const ID = '0199a000-0000-7000-8000-000000000001';
const AT = `/api/sign-requests/${ID}`;
const LINE = {
  key: 'f/tuesday',
  label: 'Tue 17 Nov',
  value: '9.5 h',
  detail: '07:00 to 17:00, break 30 min',
  reasons: ['hours', 'break', 'not-our-site'],
};
const OPENED = {
  ...{
    signatory: 'client',
    state: 'seen',
    toName: 'Siân O’Neill',
    passedOnTo: null,
    shownSha256: 'a'.repeat(64),
  },
  ...{
    kind: 'timesheet',
    hasPdf: true,
    canRate: false,
    receiptLeftOut: false,
    signedName: null,
    signedAt: null,
    queries: [] as object[],
  },
  shown: {
    ...{ title: 'Weekly timesheet', subtitle: 'Week ending Sat 21 Nov 2026', reference: 'TS-7K3M9QXD' },
    ...{ driverName: 'Dan Hill', firm: 'Northgate Civils Ltd', answer: '18.5 hours' },
    agreement: 'I agree 18.5 hours, week ending Sat 21 Nov, EX-0417',
    facts: [{ label: 'Plant number', value: 'EX-0417' }],
    lines: [LINE],
    lists: [],
  },
};

afterEach(() => jest.restoreAllMocks());

function open(replies: object = {}) {
  const server = aServer({ [`POST ${AT}/open`]: OPENED, ...replies });
  const user = openPage(`/sign/${ID}#the-key`);
  return { server, user };
}

async function opened(replies: object = {}) {
  const page = open(replies);
  await page.user.click(await button('Open it'));
  return page;
}

it('asks the server nothing until the button is pressed, and then brings the key', async () => {
  const { server, user } = open();
  const press = await button('Open it');
  expect(server.calls.filter(({ call }) => call.includes('sign-requests'))).toEqual([]);
  await user.click(press);
  expect(await screen.findByRole('heading', { name: 'Weekly timesheet' })).toBeTruthy();
  expect(server.bodiesOf(`POST ${AT}/open`)).toEqual([{ key: 'the-key' }]);
});

it('shows what is signed for, and what can be done about it', async () => {
  await opened();
  expect(await screen.findByText('18.5 hours')).toBeTruthy();
  for (const words of [
    'Dan Hill for Northgate Civils Ltd',
    'Tue 17 Nov',
    '07:00 to 17:00, break 30 min',
    'EX-0417',
  ])
    expect(screen.getByText(words)).toBeTruthy();
  const answer = within(screen.getByRole('region', { name: 'Your answer' }));
  expect(answer.getByText('I agree 18.5 hours, week ending Sat 21 Nov, EX-0417')).toBeTruthy();
  expect(answer.getAllByRole('button').map(({ textContent }) => textContent?.trim())).toEqual([
    'I agree and sign',
    'Something is wrong',
    'Somebody else signs here',
  ]);
});

it('opens name and pad by the keyboard, the name filled in, and cannot be signed before something is drawn', async () => {
  const { user } = await opened();
  (await button('I agree and sign')).focus();
  await user.keyboard('{Enter}');
  expect(((await screen.findByLabelText('Your name')) as HTMLInputElement).value).toBe('Siân O’Neill');
  expect(((await button('Sign')) as HTMLButtonElement).disabled).toBe(true);
  expect(await button('Type the name instead')).toBeTruthy();
  await user.click(await button('Not now'));
  expect(await button('I agree and sign')).toBeTruthy();
});

it('thanks the signer, who can then only say that something is wrong', async () => {
  await opened({ [`POST ${AT}/open`]: { ...OPENED, state: 'signed', signedName: 'Siân O’Neill' } });
  expect((await screen.findByRole('status')).textContent).toContain('Signed by Siân O’Neill');
  expect(await button('Something is wrong')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'I agree and sign' })).toBeNull();
});

it('says that the receipt to the typed address was left out, and that the signature counts', async () => {
  const pen = { fillText: () => undefined };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AA==');
  const { server, user } = await opened({
    [`POST ${AT}/sign`]: { ...OPENED, state: 'signed', signedName: 'Siân O’Neill', receiptLeftOut: true },
  });
  await user.click(await button('I agree and sign'));
  await user.click(await button('Type the name instead'));
  await user.type(await screen.findByLabelText('Your signature: type your full name'), 'Siân O’Neill');
  await user.type(screen.getByLabelText('Send me a receipt (optional)'), 'sian@northgate-civils.co.uk');
  const sign = (await button('Sign')) as HTMLButtonElement;
  await waitFor(() => expect(sign.disabled).toBe(false));
  await user.click(sign);
  const said = await screen.findByRole('status');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Weekly timesheet' }));
  expect(said.textContent).toContain('Signed by Siân O’Neill');
  expect(said.textContent).toContain('Your signature counts. We could not send you a receipt');
  expect(server.bodiesOf(`POST ${AT}/sign`)).toEqual([
    {
      ...{ key: 'the-key', name: 'Siân O’Neill', shownSha256: OPENED.shownSha256 },
      ...{ signerSignature: 'data:image/png;base64,AA==', receiptTo: 'sian@northgate-civils.co.uk' },
    },
  ]);
});

it('asks the signer how the week went, once, and says that the driver does not see it', async () => {
  const signed = { ...OPENED, state: 'signed', signedName: 'Siân O’Neill', canRate: true };
  const call = `POST ${AT}/rate`;
  const { server, user } = await opened({
    [`POST ${AT}/open`]: signed,
    [call]: { ...signed, canRate: false },
  });
  const send = (await button('Send the rating')) as HTMLButtonElement;
  expect(send.disabled).toBe(true);
  expect(screen.getByRole('group', { name: 'How did Dan Hill do this week?' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Average' }));
  await user.type(screen.getByLabelText('Notes (optional)'), ' Late twice. ');
  await user.click(send);
  expect(await screen.findByText('Thank you for the rating. The driver does not see it.')).toBeTruthy();
  expect(server.bodiesOf(call)).toEqual([{ key: 'the-key', rating: 'okay', notes: 'Late twice.' }]);
  expect(screen.queryByRole('button', { name: 'Send the rating' })).toBeNull();
});

it('rates a set in the words of its approval, or not at all', async () => {
  const { user } = await opened({
    [`POST ${AT}/open`]: { ...OPENED, kind: 'form-set', state: 'signed', signedName: 'Dai', canRate: true },
  });
  expect(await screen.findByRole('radio', { name: 'Needs Work' })).toBeTruthy();
  await user.click(await button('Not now'));
  expect(screen.queryByRole('button', { name: 'Send the rating' })).toBeNull();
  expect(screen.getByText(/^Signed by Dai\./)).toBeTruthy();
});

it('says what is wrong with a line, and takes no figure that is none', async () => {
  const query = {
    id: 'q',
    name: 'Siân O’Neill',
    lines: ['Tue 17 Nov: hours, should be 7.5'],
    keys: [],
    note: null,
  };
  const told = { ...query, answer: null, answeredAt: null, acceptedAt: null, afterSigning: false, at: '' };
  const { server, user } = await opened({
    [`POST ${AT}/query`]: { ...OPENED, state: 'disagreed', queries: [told] },
  });
  await user.click(await button('Something is wrong'));
  const tell = (await button('Tell the driver')) as HTMLButtonElement;
  expect(tell.disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: /^Tue 17 Nov/ }));
  const should = screen.getByLabelText('Tue 17 Nov should be (optional)');
  await user.type(should, 'seven');
  expect(screen.getByText('Please enter hours, 0 to 24, such as 7.5.')).toBeTruthy();
  expect(tell.disabled).toBe(true);
  await user.clear(should);
  await user.type(should, '7.5');
  await user.click(tell);
  expect(await screen.findByText('Tue 17 Nov: hours, should be 7.5')).toBeTruthy();
  expect(server.bodiesOf(`POST ${AT}/query`)).toEqual([
    {
      ...{ key: 'the-key', name: 'Siân O’Neill', note: null },
      lines: [{ key: 'f/tuesday', reason: 'hours', proposed: '7.5' }],
    },
  ]);
  expect(screen.queryByRole('button', { name: 'I agree and sign' })).toBeNull();
});

it.each([
  [404, 'sign-request.dead-link', 'This link does not work any more.', null],
  [403, 'sign-request.this-phone-asked', 'This phone asked for the signature.', 'Hand over on this phone'],
  [409, 'sign-request.signed-already', 'Dai Rees has already signed this.', null],
])('says in the server’s words why it cannot be opened: %s %s', async (status, code, words, link) => {
  await opened({ [`POST ${AT}/open`]: refusal(status, code, words) });
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(screen.queryByRole('link', { name: 'Hand over on this phone' }) !== null).toBe(link !== null);
});

it('leads to the corrected form where the same person was asked again, and says when there is no signal', async () => {
  const next = `/sign/${ID.replace(/1$/, '2')}#other`;
  const { server, user } = await opened({
    [`POST ${AT}/open`]: refusal(409, 'sign-request.out-of-date', 'This has been corrected.', { url: next }),
  });
  const link = await screen.findByRole('link', { name: 'Open the corrected one' });
  expect(link.getAttribute('href')).toBe(next);
  delete server.replies[`POST ${AT}/open`];
  await user.click(await button('Open it'));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'It did not go through. Check the signal and try again.',
    ),
  );
});

it('says that a signature is not theirs by the button of the receipt alone', async () => {
  const deny = `POST ${AT}/deny`;
  const server = aServer({ [deny]: new Response(null, { status: 204 }) });
  const user = openPage(`/sign/${ID}#not-denial`);
  const press = await button('I did not sign this');
  expect(server.bodiesOf(deny)).toEqual([]);
  await user.click(press);
  expect((await screen.findByRole('status')).textContent).toMatch(/have been told/);
  expect(server.bodiesOf(deny)).toEqual([{ key: 'denial' }]);
});
