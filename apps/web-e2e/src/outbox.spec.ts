import { randomBytes } from 'node:crypto';

import { expect, type BrowserContext, type Page } from '@playwright/test';
import sharp from 'sharp';

import { anAddress, haveAccount, PASSWORD } from './support/accounts.js';
import { test, type BadLine } from './support/bad-line.js';
import { mailedTo, mailTo } from './support/mail.js';
import { ageEntries, hashesOnPhone, haveWorker } from './support/outbox.js';
import { choose, chooseCustomer, leaveWeek, next, PHONE, sign, signHandedOver } from './support/screen.js';

test.use({ ...PHONE, serviceWorkers: 'allow' });
test.setTimeout(300_000);

/** As soon as the signal is back, in milliseconds. */
const SENT_WITHIN_MS = 10_000;
/** With the tries between them that come to nothing, the last of which waits a minute for the next. */
const TRIED_AGAIN_WITHIN_MS = 180_000;
const PHOTOS = 3;
const PHOTO_BYTES = 8_000_000;
const WEEKS = '/api/timesheets/one-step-completion';
const CHECKS = '/api/one-step-completion/check-sheet';

test('a week with two signatures and a check with three photos of 8 MB outlive their tab and arrive within 10 s, once', async ({
  page,
  context,
  line,
}) => {
  const [dave, gate] = [anAddress('dave'), anAddress('gate')];
  await haveAccount(page, 'Dave Hill', dave);
  await haveWorker(page);
  const receipts = receiptsOf(context);
  await loseSignal(context, line);
  await queueWeek(page, { gate });
  await queueCheck(page, aLargePhoto);
  await page.close();

  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto('/');
  await one.getByRole('link', { name: 'Outbox: 2 waiting' }).click();
  await other.goto('/outbox');
  for (const tab of [one, other]) await expect(tab.getByText('Queued', { exact: true })).toHaveCount(2);
  expect(receipts).toEqual([]);

  await findSignal(context, line);
  const sent = one.getByText('Sent', { exact: true });
  await expect(sent).toHaveCount(2, { timeout: SENT_WITHIN_MS });
  // Two tabs and the worker of the browser: one request a form, one for each photo.
  expect(line.timesOf(`POST ${WEEKS}`)).toBe(1);
  expect(line.timesOf(`POST ${CHECKS}`)).toBe(1);
  expect(sendingsOfPhotos(line)).toEqual([1, 1, 1]);
  const hashes = await hashesOnPhone(one);
  expect(new Set(hashes).size).toBe(PHOTOS);
  expect(receipts.flatMap(({ pictures }) => pictures).toSorted()).toEqual(hashes.toSorted());
  await one.goto('/');
  await expect(one.getByRole('link', { name: /^Outbox: Last sent / })).toBeVisible();
  await mailTo(gate);
  for (const { reference } of receipts) await expectOneMailEach(reference);
});

test('a lost answer, a photo that is refused three times and a form of 60 hours ago double nothing', async ({
  page,
  context,
  line,
}) => {
  const [kerry, gate] = [anAddress('kerry'), anAddress('gate')];
  await haveAccount(page, 'Kerry Shaw', kerry);
  await haveWorker(page);
  const receipts = receiptsOf(context);
  await loseSignal(context, line);
  await queueWeek(page, { gate });
  await queueCheck(page, aSmallPhoto);
  let isOld = false;
  line.fateOf = (call) => {
    if (call.startsWith('PUT '))
      return isThird(line, call) && line.timesOf(call) <= 3 ? 'is-refused' : 'arrives';
    if (call !== `POST ${WEEKS}` || isOld) return 'arrives';
    return line.timesOf(call) === 1 ? 'answer-is-lost' : 'is-refused';
  };
  await page.goto('/outbox');
  await findSignal(context, line);
  await expect.poll(() => line.timesOf(`POST ${WEEKS}`)).toBeGreaterThan(0);
  await mailTo(gate);
  // Its key is forgotten by now: only the form itself tells.
  await ageEntries(page, 60);
  isOld = true;
  await expect.poll(() => sendingsOfPhotos(line).at(-1), { timeout: TRIED_AGAIN_WITHIN_MS }).toBe(3);
  await expect(page.getByText('Sent', { exact: true })).toHaveCount(1, { timeout: TRIED_AGAIN_WITHIN_MS });
  // It would be tried again by itself, in a minute.
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText('Sent', { exact: true })).toHaveCount(2, { timeout: TRIED_AGAIN_WITHIN_MS });
  expect(sendingsOfPhotos(line)).toEqual([1, 1, 4]);
  expect(line.timesOf(`POST ${CHECKS}`)).toBe(1);
  await expect.poll(() => receipts.length).toBe(2);
  for (const { reference } of receipts) await expectOneMailEach(reference);
});

test(
  'a session that ended days ago lets signed forms go by the pass of the phone; a new password ends that too, and loses none',
  { tag: '@deep' },
  async ({ page, context, line }) => {
    const [kerry, gate] = [anAddress('kerry'), anAddress('gate')];
    const changed = 'nine yellow diggers';
    await haveAccount(page, 'Kerry Shaw', kerry);
    await haveWorker(page);
    await loseSignal(context, line);
    await queueWeek(page, { gate });
    await page.goto('/outbox');
    await context.clearCookies({ name: /session/ });
    await findSignal(context, line);
    await expect(page.getByText(/^TS-\w+ arrived /)).toBeVisible({ timeout: TRIED_AGAIN_WITHIN_MS });
    await mailTo(gate);

    const beside = await context.browser()!.newContext({
      baseURL: line.address,
      extraHTTPHeaders: { origin: line.address },
    });
    const login = { email: kerry, password: PASSWORD };
    await beside.request.post('/api/drivers/login', { data: login });
    const change = { currentPassword: PASSWORD, newPassword: changed };
    const answer = await beside.request.put('/api/drivers/me/password', { data: change });
    expect(answer.ok()).toBe(true);
    await beside.close();

    await loseSignal(context, line);
    await queueWeek(page, { gate, plant: 'EX-0418' });
    await page.goto('/outbox');
    await findSignal(context, line);
    await expect(page.getByText('Sign in to send this form.')).toBeVisible({
      timeout: TRIED_AGAIN_WITHIN_MS,
    });
    await expect(page.getByText('Needs you', { exact: true })).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Sign in to go on' });
    if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Try now' }).click();
    await dialog.getByLabel('Password').fill(changed);
    await dialog.getByLabel('Password').press('Enter');
    await expect(page.getByText(/^TS-\w+ arrived /)).toHaveCount(2, { timeout: TRIED_AGAIN_WITHIN_MS });
  },
);

async function loseSignal(context: BrowserContext, line: BadLine): Promise<void> {
  await line.cut();
  await context.setOffline(true);
}

async function findSignal(context: BrowserContext, line: BadLine): Promise<void> {
  await line.mend();
  await context.setOffline(false);
}

interface Receipt {
  reference: string;
  pictures: string[];
}

/** What the phone is told of forms that have arrived. */
function receiptsOf(context: BrowserContext): Receipt[] {
  const receipts: Receipt[] = [];
  context.on('response', async (response) => {
    if (![WEEKS, CHECKS].some((path) => response.url().endsWith(path))) return;
    const answer = (await response.json().catch(() => null)) as {
      receipt?: Receipt;
      details?: { receipt?: Receipt };
    } | null;
    const receipt = answer?.receipt ?? answer?.details?.receipt;
    if (receipt) receipts.push(receipt);
  });
  return receipts;
}

const photosIn = (line: BadLine) => line.calls.filter((call) => call.startsWith('PUT /api/objects/'));

/** How often each photo was sent, the least often first. */
function sendingsOfPhotos(line: BadLine): number[] {
  const calls = photosIn(line);
  return [...new Set(calls)].map((call) => line.timesOf(call)).toSorted();
}

const isThird = (line: BadLine, call: string) => [...new Set(photosIn(line))].indexOf(call) === 2;

async function expectOneMailEach(reference: string): Promise<void> {
  await expect.poll(async () => (await mailedTo(reference)).length, { timeout: 30_000 }).toBeGreaterThan(0);
  const addresses = await mailedTo(reference);
  expect(addresses).toEqual([...new Set(addresses)]);
}

interface Week {
  gate: string;
  plant?: string;
}

async function queueWeek(page: Page, { gate, plant = 'EX-0417' }: Week): Promise<void> {
  await page.goto('/select-customer');
  await chooseCustomer(page, 'Harrow Groundworks');
  await leaveWeek(page);
  await page.getByLabel('Plant number').fill(plant);
  await page.getByRole('textbox', { name: 'Machine hours' }).fill('0');
  await next(page);
  await page.getByRole('button', { name: 'Monday +9 Hours' }).click();
  await next(page);
  await sign(page, 'driver');
  await page.getByLabel("Client's name").fill("Siân O'Neill");
  await signHandedOver(page, 'client');
  await choose(page, 'Excellent');
  await page.getByLabel('Email 1').fill(gate);
  await page.getByRole('button', { name: 'Sign and queue' }).click();
  await expect(page.getByRole('heading', { name: 'Kept on this phone' })).toBeVisible();
}

async function queueCheck(page: Page, aPhoto: () => Promise<Buffer>): Promise<void> {
  await page.goto('/select-customer?form=check-sheet');
  await chooseCustomer(page, 'Harrow Groundworks');
  await next(page);
  await choose(page, 'Roller');
  await page.getByRole('textbox', { name: 'Machine hours' }).fill('0');
  await next(page);
  await next(page);
  for (let at = 1; at <= PHOTOS; at += 1) {
    const photo = { name: `hose-${at}.jpg`, mimeType: 'image/jpeg', buffer: await aPhoto() };
    await page.getByLabel('Take photo').setInputFiles(photo);
    await expect(page.getByRole('button', { name: `Try again photo ${at}` })).toBeVisible();
  }
  await next(page);
  await sign(page, 'driver/operator');
  await page.getByRole('button', { name: 'Sign and queue' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Confirm Submission' });
  await dialog.getByRole('button', { name: 'Sign and queue' }).click();
  await expect(page.getByRole('heading', { name: 'Kept on this phone' })).toBeVisible();
}

/** As a camera makes it: too large to be sent as it is. */
async function aLargePhoto(): Promise<Buffer> {
  const photo = await noise(3800, 2850, 90);
  expect(photo.length).toBeGreaterThan(PHOTO_BYTES);
  return photo;
}

const aSmallPhoto = () => noise(300, 200, 80);

/** No two of them are the same. */
function noise(width: number, height: number, quality: number): Promise<Buffer> {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
}
