import { screen, waitFor, within } from '@testing-library/react';

import { anAccount, signedInHere } from '../../../testing/accounts.js';
import { openPage } from '../../../testing/page.js';
import { aServer, refusal, type Replies } from '../../../testing/server.js';
import type { Mail } from './api.js';

const MAILS = 'GET /api/mails';
const JOBS = 'GET /api/parked-jobs';
const LIST = 'GET /api/suppressions';
const NOTHING = new Response(null, { status: 204 });
const MAIL: Mail = {
  id: 'mail-1',
  recipient: 'hire@harrow.co.uk',
  subject: 'Weekly timesheet: Dave Hill, week ending Sat 21 Nov 2026',
  about: 'timesheet',
  formId: 'form-1',
  reference: 'TS-7K3M9QXD',
  driverName: 'Dave Hill',
  state: 'bounced',
  attempts: 1,
  error: '550 5.1.1 no such user',
  queuedAt: '2026-11-21T14:05:00.000Z',
  sentAt: '2026-11-21T14:05:01.000Z',
  reportedAt: '2026-11-21T14:06:00.000Z',
};

/** The page as an admin sees it, and what was asked for the mails. */
function theOffice(address: string, replies: Replies, role: 'admin' | 'supervisor' = 'admin') {
  signedInHere(role);
  const asked: string[] = [];
  const server = aServer({
    ...anAccount(role),
    'GET /api/mails/transport': { transport: 'sendgrid' },
    ...replies,
    [MAILS]: (request: Request) => {
      asked.push(decodeURIComponent(new URL(request.url).search));
      return replies[MAILS] ?? [];
    },
  });
  return { ...server, asked, user: openPage(address) };
}
const toast = async (title: string) =>
  (await screen.findByText(title)).closest('li')!.textContent?.replace(title, '');

it('tells what became of a mail, finds it, and sends it again', async () => {
  const AGAIN = 'POST /api/mails/mail-1/send-again';
  const { user, asked, calls, replies } = theOffice('/admin/mail', {
    [MAILS]: [MAIL],
    [AGAIN]: { id: 'mail-2' },
  });
  const mails = within(await screen.findByRole('list', { name: 'Mails' }));
  for (const words of [MAIL.recipient, MAIL.subject, 'Bounced', MAIL.error!])
    expect(mails.getByText(words)).toBeTruthy();
  expect(mails.getByRole('link', { name: 'TS-7K3M9QXD' }).getAttribute('href')).toBe(
    '/completed-form/form-1',
  );
  expect(mails.getByRole('link', { name: /^Open/ }).getAttribute('href')).toBe('/admin/mail/mail-1');
  expect(screen.queryByText(/nothing leaves this computer/)).toBeNull();

  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'harrow');
  await waitFor(() => expect(asked.at(-1)).toBe('?search=harrow'));
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Bounced');
  await waitFor(() => expect(asked.at(-1)).toBe('?state=bounced&search=harrow'));
  await user.click(screen.getByRole('button', { name: 'Show the list' }));

  const again = async () => {
    await user.click(screen.getByRole('button', { name: /^More for the mail/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Send again' }));
  };
  await again();
  expect(await toast('Sent again')).toContain('A new mail is on its way to hire@harrow.co.uk.');
  expect(calls.find(({ call }) => call === AGAIN)!.headers.get('Idempotency-Key')).toBeTruthy();
  replies[AGAIN] = refusal(409, 'mail.unwanted', 'hire@harrow.co.uk is on the do not send list.');
  await again();
  expect(await toast('Not sent')).toContain('hire@harrow.co.uk is on the do not send list.');
});

it('says that nothing leaves this computer, what will appear, and shows all again', async () => {
  const { user, asked } = theOffice('/admin/mail?state=failed', {
    'GET /api/mails/transport': { transport: 'file' },
  });
  await screen.findByText(/^Practice mode: nothing leaves this computer/);
  await user.click(await screen.findByRole('button', { name: 'Show all mails' }));
  await waitFor(() => expect(asked.at(-1)).toBe(''));
  await screen.findByText(/^Mails appear here once/);
});

it('shows a mail shut in, as text too, with its PDF', async () => {
  const inFull = {
    ...MAIL,
    text: 'Weekly timesheet\n\nDave Hill has sent you this.',
    attachment: 'week.pdf',
  };
  const { user } = theOffice('/admin/mail/mail-1', { 'GET /api/mails/mail-1': inFull });
  const frame = await screen.findByTitle('The mail as it looks');
  expect([frame.getAttribute('sandbox'), frame.getAttribute('src')]).toEqual(['', '/api/mails/mail-1/page']);
  const pdf = screen.getByRole('link', { name: 'Download the attached PDF' });
  expect(pdf.getAttribute('href')).toBe('/api/mails/mail-1/attachment');
  expect(screen.getByText('550 5.1.1 no such user')).toBeTruthy();
  const office = within(screen.getByRole('navigation', { name: 'Office' }));
  expect(office.getByRole('link', { current: true }).textContent).toMatch(/Sent mail/);
  expect(office.getByRole('button', { name: 'Sent mail' })).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Text' }));
  expect((await screen.findByText(/Dave Hill has sent you this\./)).tagName).toBe('PRE');
});

it('runs a failed job again', async () => {
  const job = {
    id: '7',
    words: 'Render PDF when form submitted',
    reference: 'TS-1',
    attempts: 30,
    error: 'No space',
  };
  const at = '2026-11-21T14:05:00.000Z';
  const { user, replies } = theOffice('/admin/mail?tab=jobs', {
    [JOBS]: [{ ...job, createdAt: at, triedAt: at }],
    'POST /api/parked-jobs/7/run-again': NOTHING,
  });
  const again = await screen.findByRole('button', { name: /^Run again.*Render PDF when form submitted$/ });
  replies[JOBS] = [];
  await user.click(again);
  await toast('Running again');
  await screen.findByText('All mail and PDFs have gone through.');
});

it('adds to the do not send list, and asks before it takes an address off', async () => {
  const entry = {
    id: 's-1',
    address: 'fussy@harrow.co.uk',
    reason: 'asked',
    createdAt: '2026-11-21T14:05:00.000Z',
  };
  const ADD = 'POST /api/suppressions/addresses';
  const { user, replies, bodiesOf, calls } = theOffice('/admin/mail?tab=do-not-send', {
    [LIST]: [],
    [ADD]: refusal(422, 'suppression.no-address', 'This address is not complete. Please check it.'),
    'DELETE /api/suppressions/s-1': NOTHING,
  });
  await screen.findByText(/^Nobody has opted out/);
  await user.click(screen.getByRole('button', { name: 'Add an address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an address' }));
  await user.type(dialog.getByRole('textbox', { name: 'Email address' }), 'fussy');
  await user.click(dialog.getByRole('button', { name: 'Add address' }));
  await dialog.findByText('This address is not complete. Please check it.');
  Object.assign(replies, { [ADD]: NOTHING, [LIST]: [entry] });
  await user.type(dialog.getByRole('textbox', { name: 'Email address' }), '@harrow.co.uk');
  await user.click(dialog.getByRole('button', { name: 'Add address' }));
  expect(await toast('Address added')).toContain('fussy@harrow.co.uk will get no more mail.');
  expect(bodiesOf(ADD)).toEqual([{ address: 'fussy' }, { address: 'fussy@harrow.co.uk' }]);

  await user.click(await screen.findByRole('button', { name: 'Remove fussy@harrow.co.uk' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Send mail to this address again?' }),
  );
  expect(question.getByText(/^fussy@harrow\.co\.uk asked for no more mail from here\./)).toBeTruthy();
  expect(calls.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  replies[LIST] = [];
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await toast('Removed');
  await screen.findByText(/^Nobody has opted out/);
});

it('is for admins alone', async () => {
  theOffice('/admin/mail', { 'GET /api/collations': [], 'GET /api/collations/counts': {} }, 'supervisor');
  await waitFor(() => expect(location.pathname).not.toBe('/admin/mail'));
});
