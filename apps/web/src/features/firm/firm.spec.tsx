import { screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { openPage } from '../../../testing/page.js';
import { aServer, refusal, type Replies } from '../../../testing/server.js';

const PUBLIC = {
  name: 'Hill Plant Ltd',
  addressLines: ['Unit 4', 'Gateshead'],
  telephone: '0191 496 0200',
  accent: null as string | null,
  ...{ logoUrl: null as string | null, logoWidth: null, logoHeight: null },
};
const SETTINGS = { ...PUBLIC, replyAddress: null, logo: null as string | null, version: 3 };
const PUT = 'PUT /api/firm';

function theOffice(replies: Replies, role: 'supervisor' | 'admin' = 'admin', address = '/admin/firm') {
  signedInHere(role);
  const firm = { 'GET /api/firm': PUBLIC, 'GET /api/firm/settings': SETTINGS };
  return { ...aServer({ ...anAccount(role), ...firm, ...replies }), user: openPage(address) };
}
const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => screen.findByRole('button', { name: 'Save' });

it('is found in the navigation of the office, and names the firm in the bar above every page', async () => {
  theOffice({});
  expect(await screen.findByRole('heading', { name: 'Our firm', level: 1 })).toBeTruthy();
  const office = within(screen.getByRole('navigation', { name: 'Office' }));
  expect(office.getByRole('link', { name: 'Our firm' }).getAttribute('aria-current')).toBe('page');
  expect(
    await screen.findByRole('link', { name: 'Our firm Hill Plant Ltd · Groundsheet (home)' }),
  ).toBeTruthy();
});

it('saves everything at once with the version that was shown, and the next time with the one that came back', async () => {
  const saved = { ...SETTINGS, name: 'Hill & Sons', accent: '#ff8a00', version: 4 };
  const { user, replies, bodiesOf } = theOffice({ [PUT]: saved });
  await user.clear(await field('Name of the firm'));
  await user.type(await field('Name of the firm'), 'Hill & Sons');
  await user.type(await field('Address'), '\n\nNE11 0XX\n');
  await user.type(await field('Accent colour'), '#FF8A00');
  replies['GET /api/firm'] = { ...PUBLIC, name: 'Hill & Sons', accent: '#ff8a00' };
  await user.click(await save());
  expect(await screen.findByText('Firm Saved')).toBeTruthy();
  expect(bodiesOf(PUT)).toEqual([
    {
      name: 'Hill & Sons',
      addressLines: ['Unit 4', 'Gateshead', 'NE11 0XX'],
      ...{ telephone: '0191 496 0200', replyAddress: '', accent: '#FF8A00', logo: null, version: 3 },
    },
  ]);
  expect(await screen.findByRole('link', { name: 'Our firm Hill & Sons · Groundsheet (home)' })).toBeTruthy();
  const { style, classList } = document.documentElement;
  await waitFor(() => expect(style.getPropertyValue('--accent')).toBe('#ff8a00'));
  expect(classList.contains('own-accent')).toBe(true);
  await user.click(await save());
  await waitFor(() => expect(bodiesOf(PUT).at(-1)).toMatchObject({ version: 4 }));
});

it('shows beside the fields how it looks, without an accent that cannot be read on', async () => {
  const { user } = theOffice({});
  await user.clear(await field('Name of the firm'));
  await user.type(await field('Name of the firm'), 'Hill & Sons');
  const preview = within(screen.getByRole('region', { name: 'How it looks' }));
  expect(preview.getAllByText('Hill & Sons')).toHaveLength(2);
  await user.type(await field('Accent colour'), '#0b5ca');
  expect(screen.queryByText(/light enough for dark letters/)).toBeNull();
  await user.type(await field('Accent colour'), 'd');
  expect(screen.getByText(/light enough for dark letters/)).toBeTruthy();
});

it('says what is wrong beside the field, and goes there', async () => {
  const wrong = { path: 'replyAddress', code: 'x', message: 'Please enter a complete email address.' };
  const { user } = theOffice({ [PUT]: refusal(422, 'request.invalid', wrong.message, [wrong]) });
  await user.type(await field('Reply address'), 'office@');
  await user.click(await save());
  expect(await screen.findByText(wrong.message)).toBeTruthy();
  await waitFor(async () => expect(document.activeElement).toBe(await field('Reply address')));
});

it.each([
  [
    'another person was faster',
    refusal(409, 'firm.changed-meanwhile', 'Somebody else has changed these.'),
    'Somebody else has changed these.',
  ],
  [
    'there is no signal',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'That did not work. Check the signal and try again.',
  ],
])('keeps what was typed where %s', async (_, reply, sentence) => {
  const { user } = theOffice({ [PUT]: reply });
  await user.type(await field('Name of the firm'), ' & Sons');
  await user.click(await save());
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(((await field('Name of the firm')) as HTMLInputElement).value).toBe('Hill Plant Ltd & Sons');
});

it('takes its logo away with the next change', async () => {
  const logo = '/api/objects/01938f00-0000-7000-8000-000000000001';
  const { user, bodiesOf } = theOffice({
    'GET /api/firm/settings': { ...SETTINGS, logo, logoUrl: '/api/firm/logos/1' },
    [PUT]: SETTINGS,
  });
  expect((await screen.findByRole('img', { name: 'The logo' })).getAttribute('src')).toBe(
    '/api/firm/logos/1',
  );
  await user.click(await save());
  await waitFor(() => expect(bodiesOf(PUT)).toMatchObject([{ logo }]));
  await user.click(await screen.findByRole('button', { name: 'Remove logo' }));
  await user.click(await save());
  await waitFor(() => expect(bodiesOf(PUT)).toMatchObject([{ logo }, { logo: null }]));
});

it('says so where it cannot be loaded, and loads it when asked again', async () => {
  const { user, replies } = theOffice({ 'GET /api/firm/settings': () => Promise.reject(new TypeError()) });
  expect(await screen.findByText('Your firm could not be loaded just now.')).toBeTruthy();
  replies['GET /api/firm/settings'] = SETTINGS;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await field('Name of the firm')).toBeTruthy();
});

it('is not for supervisors', async () => {
  theOffice({}, 'supervisor');
  await waitFor(() => expect(location.pathname).not.toBe('/admin/firm'));
});
