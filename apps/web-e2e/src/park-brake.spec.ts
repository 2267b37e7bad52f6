import { sectionsOf } from '@groundsheet/form-rules';
import { expect, test, type Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';

import { aPhoto } from './support/check-sheet.js';
import { loginAs } from './support/demo.js';
import { drawing } from './support/drawing.js';
import { inspect } from './support/inspect.js';
import { mailTo } from './support/mail.js';
import { haveControl } from './support/outbox.js';
import { OFFICE, PHONE, sign, watchForFaults } from './support/screen.js';

/** A bulldozer that no other journey needs. */
const PLANT = 'B-031';
const CUSTOMER = { name: 'Fenland Drainage Partners', email: 'hire@fenlanddrainage.co.uk' };
/** Within which everybody has to know of what stops a machine, in milliseconds. */
const WITHIN = { timeout: 60_000 };

/** Sends today's check sheet of the bulldozer from a phone; everything is good but what is said. */
async function check(page: Page, driverSignedName: string, otherwise: object = {}): Promise<void> {
  const customers = (await (await page.request.get('/api/customers')).json()) as {
    id: string;
    name: string;
  }[];
  const items = sectionsOf('bulldozer').flatMap((section) => section.items);
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/London' });
  const checkSheetData = {
    ...{ id: uuidv7(), checkDate: today, signatureDate: today, driverSignedName },
    customerId: customers.find(({ name }) => name === CUSTOMER.name)?.id,
    ...{ selectedVehicle: 'bulldozer', plantNumber: PLANT, machineHours: '4210' },
    ...Object.fromEntries(items.map(({ key, options }) => [key, options ? 'ok' : true])),
    ...otherwise,
    operatorSignature: await drawing(page),
    ...{ submitViaEmail: true, submissionEmails: ['site@fenlanddrainage.co.uk'] },
  };
  const sent = await page.request.post('/api/one-step-completion/check-sheet', {
    headers: { origin: new URL(page.url()).origin },
    data: { checkSheetData },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
}

test('a park brake stops a bulldozer, a good answer does not release it, a fitter signs the repair without a signal, the office releases it, and the next check confirms it', async ({
  browser,
}) => {
  test.slow();
  const phone = async (options = {}) => (await browser.newContext({ ...PHONE, ...options })).newPage();
  const [driver, next] = [await phone(), await phone()];
  const fitter = await phone({ serviceWorkers: 'allow' });
  const office = await (await browser.newContext(OFFICE)).newPage();
  const faults = [driver, next, fitter, office].map(watchForFaults);
  const status = (words: string) => driver.getByText(words, { exact: true });

  await loginAs(driver, 'driver');
  await driver.goto(`/machines/${PLANT}`);
  await expect(status('In use')).toBeVisible();

  // Found: red at once, with a number, and three mails.
  await check(driver, 'Dave Hill', {
    defectParkBrake: 'something wrong',
    itemNotes: [{ item: 'defectParkBrake', text: 'Will not hold on the haul road.', photo: null }],
  });
  await expect(status('Do not use')).toBeVisible(WITHIN);
  const row = driver.getByRole('link', { name: /^D-\d+ Park brake/ });
  const [number] = /D-\d+/.exec((await row.textContent()) ?? '')!;
  const NOTE = 'Will not hold on the haul road.';
  for (const [address, words] of [
    ['supervisor@groundsheet.example', NOTE],
    ['admin@groundsheet.example', NOTE],
    // The sheet itself goes there as well.
    [CUSTOMER.email, 'Nobody may use it until it has been repaired and released.'],
  ] as const) {
    const stop = await mailTo(address, words);
    expect(stop.subject).toBe(`DO NOT USE ${PLANT}: park brake`);
    expect(stop.text).toContain(NOTE);
  }

  // The next driver, without an account, finds it good: still red.
  await next.goto(`/m/GS-${PLANT}`);
  await expect(next.getByText('Do not use', { exact: true })).toBeVisible();
  await check(next, 'Jo Kerr');
  await expect(driver.getByText('Checked today')).toBeVisible(WITHIN);
  await expect(status('Do not use')).toBeVisible();
  await expect(driver.getByText('Stopped until it has been repaired and released.')).toBeVisible();

  // A fitter has a link, and signs.
  await loginAs(office, 'supervisor');
  await office.goto('/defects');
  await office.getByRole('searchbox', { name: 'Search' }).fill(PLANT);
  await office.getByRole('link', { name: `Open ${number}` }).click();
  await office.getByRole('button', { name: 'Link for a fitter' }).click();
  const { pathname, hash } = new URL(
    await office.getByRole('textbox', { name: 'Link for a fitter' }).inputValue(),
  );
  await fitter.goto(pathname + hash);
  await haveControl(fitter);
  await fitter.getByRole('button', { name: `Repaired ${number}` }).click();
  await fitter.getByLabel('Your name').fill('Gary Platt');
  await fitter.getByLabel('Your firm').fill('Platt Hydraulics');
  await fitter.getByLabel('What was done').fill('New park brake cable, adjusted.');
  await fitter.getByLabel('Hours of work').fill('1.5');
  await sign(fitter, 'fitter');
  await inspect(fitter, 'fitter-signed');
  // In the pit there is no signal: a photo of the repair waits with it.
  await fitter.context().setOffline(true);
  await fitter.getByLabel('Take photo').setInputFiles(await aPhoto());
  await expect(fitter.getByText('Photos: 1 of 5')).toBeVisible();
  await inspect(fitter, 'fitter-photo');
  await fitter.getByRole('button', { name: 'Sign and queue the repair' }).click();
  const kept = fitter.getByText(/^The repair is kept on this phone\./);
  await expect(kept).toBeVisible();
  await fitter.reload();
  await expect(fitter.getByText(/^No signal\. This page was loaded/)).toBeVisible();
  await expect(kept).toBeVisible();
  await inspect(fitter, 'fitter-queued');
  await fitter.context().setOffline(false);
  await expect(
    fitter.getByRole('status').filter({ hasText: `${number} is recorded as repaired.` }),
  ).toContainText('The machine stays stopped until the office has released it.', WITHIN);
  await expect(status('Do not use')).toBeVisible();

  // Released: amber, until a check finds it good: green.
  await office.getByRole('button', { name: 'Release the machine' }).click(WITHIN);
  await office.getByRole('dialog').getByRole('button', { name: 'Release the machine' }).click();
  await expect(status('Use with care')).toBeVisible(WITHIN);
  await check(next, 'Jo Kerr');
  await expect(status('In use')).toBeVisible(WITHIN);

  // The history has all of it, and the customer is told how it ended.
  const history = office.getByRole('region', { name: 'History' });
  await expect(history.getByText('Passed by a check', { exact: true })).toBeVisible(WITHIN);
  const told = (await history.getByRole('listitem').allInnerTexts()).map((words) => words.split('\n')[0]);
  expect(told).toEqual(['Reported', 'Repaired', 'Released for use', 'Passed by a check']);
  await expect(history).toContainText('Gary Platt');
  const photo = history.getByRole('link', { name: /^Photo 1 of repair RR-/ });
  await expect(photo.getByRole('img')).toHaveJSProperty('naturalWidth', 2048);
  await inspect(office, 'defect-ended');
  const cleared = await mailTo(CUSTOMER.email, 'has passed the next check');
  expect(cleared.subject).toBe(`Repaired and checked, ${PLANT}: park brake`);
  for (const words of ['Gary Platt', 'Released by', 'Confirmed by', 'Jo Kerr'])
    expect(cleared.text).toContain(words);
  expect(faults).toEqual([[], [], [], []]);
});
