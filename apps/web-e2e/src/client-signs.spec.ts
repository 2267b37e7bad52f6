import { expect, test, type Browser, type Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { v7 as uuidv7 } from 'uuid';

import { anAddress, haveAccount } from './support/accounts.js';
import { drawing } from './support/drawing.js';
import { inspect } from './support/inspect.js';
import { readPaper } from './support/pdf.js';
import { drawWave, PHONE, watchForFaults } from './support/screen.js';

test.use(PHONE);

const OWN_SCRIPTS_KB = 42;
/** The packages that every page has. All else that a page fetches counts as our own. */
const PACKAGES = /\/libraries-/;

test('a client scans the code of a driver and signs on their own phone, the driver’s screen says so, and anybody checks the PDF', async ({
  page: phone,
  browser,
}) => {
  const id = await aSentWeek(phone);
  const unsigned = await pdfOf(phone, id);
  const faults = watchForFaults(phone);
  await phone.goto(`/completed-form/${id}`);
  const card = phone.getByRole('region', { name: 'Client’s signature' });
  await expect(card.getByRole('link', { name: 'Here, on this phone' })).toBeVisible();
  await card.getByRole('button', { name: 'Show a code' }).click();
  await phone.getByLabel('Who signs? (optional)').fill('Siân O’Neill');
  await phone.getByRole('button', { name: 'Show the code' }).click();
  const code = phone.getByRole('dialog', { name: 'Scan to sign' });
  await expect(code.getByRole('img', { name: 'Signing code' })).toBeVisible();
  await expect(code.getByRole('status')).toContainText('Waiting for them to scan it');
  await inspect(phone, 'code-to-sign');
  const { url } = await theRequest(phone, id);

  for (let at = 0; at < 2; at += 1) await scan(browser, url);
  expect((await theRequest(phone, id)).state).toBe('open');

  const client = await (await browser.newContext({ ...PHONE, serviceWorkers: 'allow' })).newPage();
  const others = watchForFaults(client);
  const scripts = scriptsOf(client);
  await client.goto(url);
  await client.getByRole('button', { name: 'Open it' }).click();
  await expect(client.getByText('I agree 9.0 hours, week ending Sat 21 Nov, EX-0620')).toBeVisible();
  await expect(code.getByRole('status')).toContainText(/^Opened \d\d:\d\d$/);
  await inspect(client, 'page-to-sign');
  const own = (await scripts()).filter(({ path }) => !PACKAGES.test(path));
  const kilobytes = own.reduce((sum, { gzipped }) => sum + gzipped, 0) / 1024;
  const named = own.map(({ path, gzipped }) => `${path} ${gzipped}`).join('\n');
  expect(named).not.toMatch(/wizard|later-steps|common|signature-pad/);
  expect(kilobytes, named).toBeLessThanOrEqual(OWN_SCRIPTS_KB);
  expect(await client.evaluate(async () => navigator.serviceWorker.getRegistrations())).toEqual([]);
  await client.getByRole('button', { name: 'I agree and sign' }).click();
  await drawWave(client);
  await client.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(client.getByRole('status')).toContainText('Signed by Siân O’Neill');
  await expect(code.getByRole('status')).toContainText('Signed by Siân O’Neill');
  await client.getByText('Excellent').click();
  await inspect(client, 'rating-after-signing');
  await client.getByRole('button', { name: 'Send the rating' }).click();
  await expect(client.getByText('Thank you for the rating. The driver does not see it.')).toBeVisible();
  expect(await theRequest(phone, id)).toMatchObject({ state: 'signed', rating: null });

  await code.getByRole('button', { name: 'Done' }).click();
  await expect(phone.getByRole('img', { name: 'Client signature' })).toBeVisible();
  await expect(phone.getByText(/on their own phone, by a code/).first()).toBeVisible();
  await phone.goto(url);
  await phone.getByRole('button', { name: 'Open it' }).click();
  await expect(phone.getByRole('alert')).toContainText('This phone asked for the signature');
  await expect(phone.getByRole('link', { name: 'Hand over on this phone' })).toBeVisible();
  await checkPapers(phone, await client.context().newPage(), id, unsigned);
  expect([faults, others]).toEqual([[], []]);
});

test('what a client says is wrong comes to the driver, who corrects it, and the client signs the corrected one', async ({
  page: phone,
  browser,
}) => {
  const id = await aSentWeek(phone);
  const origin = new URL(phone.url()).origin;
  const asked = await phone.request.post('/api/sign-requests', {
    headers: { origin },
    data: { kind: 'timesheet', id, signatory: 'client', channel: 'share', toName: 'Dai Rees' },
  });
  const { url } = (await asked.json()) as { url: string };
  const client = await (await browser.newContext(PHONE)).newPage();
  await client.goto(url);
  await client.getByRole('button', { name: 'Open it' }).click();
  await client.getByRole('button', { name: 'Something is wrong' }).click();
  await client.getByRole('checkbox', { name: /^Mon 16 Nov/ }).check();
  await client.getByLabel('Mon 16 Nov should be (optional)').fill('7.5');
  await inspect(client, 'something-is-wrong');
  await client.getByRole('button', { name: 'Tell the driver' }).click();
  await expect(client.getByText('Mon 16 Nov: hours, should be 7.5')).toBeVisible();

  await phone.goto(`/completed-form/${id}`);
  await expect(phone.getByRole('row', { name: /^Monday.*queried/ })).toBeVisible();
  const [set] = (await (await phone.request.get('/api/collations')).json()) as { id: string }[];
  await phone.goto(`/collations/${set!.id}`);
  await expect(phone.getByText('Dai Rees: hours, should be 7.5')).toBeVisible();
  await inspect(phone, 'queried-set');
  await phone.goto(`/completed-form/${id}`);
  await phone.getByRole('button', { name: 'Accept and correct' }).click();
  await expect(phone).toHaveURL(/\/timesheet\?.*id=/);
  await expect(phone.getByText(/^Corrects TS-\w+ \(9\.0 h\)\. Now 7\.5 h$/)).toBeVisible();
  const draft = new URL(phone.url()).searchParams.get('id')!;
  const kept = (await (await phone.request.get(`/api/timesheets/${draft}`)).json()) as Record<
    string,
    unknown
  >;
  expect(kept['mondayNetHours']).toBe(7.5);
  await complete(phone, { ...(await aWeek(phone)), id: draft, mondayNetHours: 7.5 });

  await client.reload();
  await client.getByRole('button', { name: 'Open it' }).click();
  await client.getByRole('link', { name: 'Open the corrected one' }).click();
  await client.getByRole('button', { name: 'Open it' }).click();
  await client.getByRole('button', { name: 'I agree and sign' }).click();
  await expect(client.getByText(/^I agree 7\.5 hours/)).toBeVisible();
  await client.getByRole('button', { name: 'Type the name instead' }).click();
  await client.getByLabel('Your signature: type your full name').fill('Dai Rees');
  await client.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(client.getByRole('status')).toContainText('Signed by Dai Rees');
});

/** The one that was sent, the one from before the signature, and one with a byte changed. */
async function checkPapers(phone: Page, reader: Page, id: string, unsigned: Buffer): Promise<void> {
  const signed = await pdfOf(phone, id, unsigned);
  const { text } = await readPaper(new Uint8Array(signed));
  expect(text).toContain('Client: Siân O’Neill');
  expect(text).toContain('on their own phone, by a code');
  const address = /\/verify\/TS-\w{8}/.exec(text)![0];
  await phone.setViewportSize({ width: 1280, height: 900 });
  await phone.goto(`/completed-form/${id}`);
  await expect(phone.getByRole('link', { name: 'Check a PDF' })).toHaveAttribute('href', address);
  await reader.goto(address);
  await inspect(reader, 'check-a-pdf');
  const changed = Buffer.from(signed);
  changed[changed.length >> 1]! ^= 1;
  for (const [buffer, found] of [
    [signed, 'The same as the one we hold'],
    [unsigned, 'An earlier version'],
    [changed, 'Not ours'],
  ] as const) {
    await reader
      .getByLabel(/^Choose a PDF/)
      .setInputFiles({ name: 'week.pdf', mimeType: 'application/pdf', buffer });
    await expect(reader.getByRole('status')).toContainText(found);
  }
  await inspect(reader, 'a-pdf-that-is-not-ours');
}

/** The PDF of a form as soon as there is one, and another one where one is named. */
async function pdfOf(page: Page, id: string, before: Buffer = Buffer.alloc(0)): Promise<Buffer> {
  let pdf: Buffer = before;
  await expect(async () => {
    const answer = await page.request.get(`/api/forms/${id}/pdf`);
    expect(answer.status()).toBe(200);
    pdf = await answer.body();
    expect(pdf.equals(before)).toBe(false);
  }).toPass();
  return pdf;
}

/** As a mail scanner does, scripts and all. */
async function scan(browser: Browser, url: string): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(url);
  await expect(page.getByRole('button', { name: 'Open it' })).toBeVisible();
  await page.context().close();
}

/** As its asker gets it, who alone is told the link. */
async function theRequest(page: Page, about: string): Promise<{ url: string; state: string }> {
  const [{ id }] = (await (await page.request.get(`/api/sign-requests?about=${about}`)).json()) as [
    { id: string },
  ];
  return (await page.request.get(`/api/sign-requests/${id}`)).json() as Promise<{
    url: string;
    state: string;
  }>;
}

/** All scripts that a page has run so far, as small as they come. */
function scriptsOf(page: Page) {
  const coming: Promise<{ path: string; gzipped: number }>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const path = new URL(response.url()).pathname;
    coming.push(response.body().then((body) => ({ path, gzipped: gzipSync(body, { level: 9 }).length })));
  });
  return () => Promise.all(coming);
}

/** A new account that has sent a week which the client has not signed. @returns the id of the form */
async function aSentWeek(page: Page): Promise<string> {
  const owen = anAddress('owen');
  await haveAccount(page, 'Owen Pryce', owen);
  const week = await aWeek(page);
  await complete(page, week);
  return week.id;
}

async function complete(page: Page, timesheetData: object): Promise<void> {
  const answer = await page.request.post('/api/timesheets/one-step-completion', {
    headers: { origin: new URL(page.url()).origin },
    data: { supervisorRating: 'okay', timesheetData },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function aWeek(page: Page) {
  const customers = (await (await page.request.get('/api/customers')).json()) as {
    id: string;
    name: string;
  }[];
  return {
    id: uuidv7(),
    customerId: customers.find(({ name }) => name === 'Harrow Groundworks')?.id,
    weekEnding: '2026-11-21',
    driverSignedName: 'Owen Pryce',
    plantNumber: 'EX-0620',
    machineNumber: 'JCB 220X',
    machineHours: '4210',
    mondayStart: '07:00',
    mondayFinish: '16:30',
    mondayBreak: 30,
    operatorSignature: await drawing(page),
    operatorSignedName: 'Owen Pryce',
    signatureDate: '2026-11-21',
    submitViaEmail: true,
    submissionEmails: [anAddress('hire')],
  };
}
