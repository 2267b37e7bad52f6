import { expect, test, type Browser, type Page } from '@playwright/test';

import { anAddress, haveAccount } from './support/accounts.js';
import { loginAs } from './support/demo.js';
import { drawing } from './support/drawing.js';
import { inspect } from './support/inspect.js';
import { linkIn, mailTo } from './support/mail.js';
import { expectShorterThan, PHONE, watchForFaults } from './support/screen.js';
import { sendCheckSheet, sendTimesheet } from './support/sent-week.js';

test.use(PHONE);

const TIMESHEET = 1200;
const CHECK = 1400;
const SET = 1600;
const APPROVAL = 1600;

test('the pages behind the mails are short, begin with the answer, offer no account, and stop the mails after one tap', async ({
  page,
  browser,
}) => {
  const faults = watchForFaults(page);
  const [owen, client] = [anAddress('owen'), anAddress('client')];
  await haveAccount(page, 'Owen Pryce', owen);
  const plantNumber = `RD-${owen.slice(5, 11).toUpperCase()}`;
  const sender = { driver: 'Owen Pryce', plantNumber, recipient: client };
  await sendTimesheet(page, sender);
  for (const checkDate of ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-20'])
    await sendCheckSheet(page, sender, { checkDate });
  await sendCheckSheet(page, sender, {
    ...{ defectMirrors: false, defectBrakeFluid: 'top up' },
    defectsNotes: 'Left mirror cracked, a new one is ordered.',
  });

  const reader = await aReader(browser, page);
  faults.push(...watchForFaults(reader));
  await openLink(reader, linkIn(await mailTo(client, 'TS-')));
  await expectAnswer(reader, `45.0 h${plantNumber} · week to Sat 21 Nov`);
  await expectShorterThan(reader, TIMESHEET);
  const form = reader.url();
  await openLink(reader, linkIn(await mailTo(client, '2 DEFECTS')));
  await expectAnswer(reader, `2 DEFECTS${plantNumber} · Thu 19 Nov`);
  await expectShorterThan(reader, CHECK);

  const set = await approvedSet(page, browser, client);
  await openLink(reader, linkIn(await mailTo(client, set)));
  await expectAnswer(reader, `45.0 h${plantNumber} · week to Sat 21 Nov`);
  await expect(reader.getByRole('region', { name: 'In short' })).toContainText('5 check sheets: 2 defects');
  await expectShorterThan(reader, SET);

  await reader.context().clearCookies();
  await reader.goto(form);
  await expect(reader.getByRole('heading', { name: 'This form cannot be opened' })).toBeVisible();
  await expect(reader.getByRole('main').getByRole('link', { name: /sign in/i })).toHaveCount(0);
  await wantNoMore(reader, client);
  expect(faults).toEqual([]);
});

async function wantNoMore(reader: Page, address: string): Promise<void> {
  const link = /https?:\/\/\S+\/do-not-send\?key=\S+/.exec((await mailTo(address, 'TS-')).text ?? '')?.[0];
  await openLink(reader, link!);
  await expect(reader.getByRole('heading', { name: 'Do not send me these' })).toBeVisible();
  await inspect(reader, 'do-not-send');
  await reader.getByRole('button', { name: 'Send me no more mail' }).click();
  await expect(reader.getByRole('status').filter({ hasText: 'Done.' })).toBeVisible();
  await reader.goto('/do-not-send?key=half');
  await reader.getByRole('button', { name: 'Send me no more mail' }).click();
  await expect(reader.getByRole('alert')).toContainText('Please open it again from the email it came in.');
}

/** A client with a phone of their own and no account. */
async function aReader(browser: Browser, page: Page): Promise<Page> {
  const baseURL = new URL(page.url()).origin;
  return (await browser.newContext({ ...PHONE, baseURL })).newPage();
}

async function openLink(reader: Page, link: string): Promise<void> {
  const { pathname, search } = new URL(link);
  await reader.goto(pathname + search);
}

async function expectAnswer(reader: Page, words: string): Promise<void> {
  const answer = reader.getByRole('region', { name: 'In short' });
  await expect(answer).toContainText(words);
  await expect(reader.getByText('Something wrong?')).toBeVisible();
  for (const link of ['Sign in', 'Back to Dashboard'])
    await expect(reader.getByRole('link', { name: link })).toHaveCount(0);
  // In the first screen, whatever stands around it.
  const { y, height } = (await answer.boundingBox())!;
  expect(y + height).toBeLessThan(PHONE.viewport.height);
}

/** The supervisor looks at the driver's set on a phone, and approves it by a call of the page. @returns its reference */
async function approvedSet(page: Page, browser: Browser, recipient: string): Promise<string> {
  const [mine] = (await (await page.request.get('/api/collations')).json()) as { id: string }[];
  const office = await aReader(browser, page);
  await loginAs(office, 'supervisor');
  await office.goto(`/collations/${mine!.id}`);
  await expect(office.getByRole('region', { name: 'Timesheet Summary' })).toBeVisible();
  await expectShorterThan(office, APPROVAL);
  const read = await office.request.get(`/api/combined-forms/${mine!.id}`);
  const { id, versions, reference } = (await read.json()) as {
    id: string;
    versions: object[];
    reference: string;
  };
  const signature = await drawing(office);
  const approval = {
    ...{ clientName: 'Siân Rees', clientSignature: signature },
    ...{ foremanName: 'Dai Morgan', foremanSignature: signature },
  };
  const answer = await office.request.post('/api/supervisor-email-dispatch', {
    headers: { origin: new URL(office.url()).origin },
    data: {
      combinedFormData: { id, versions, ...approval },
      emailAddresses: [recipient],
      supervisorApproval: { ...approval, approvedAt: new Date().toISOString() },
      supervisorRating: { rating: 'happy', ratedAt: new Date().toISOString() },
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await office.context().close();
  return reference;
}
