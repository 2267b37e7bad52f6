import { sectionsOf } from '@groundsheet/form-rules';
import { expect, test, type Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';

import { loginAs } from './support/demo.js';
import { drawing } from './support/drawing.js';
import { inspect } from './support/inspect.js';
import { mailTo } from './support/mail.js';
import { choose, chooseCustomer, next, OFFICE, PHONE, sign, watchForFaults } from './support/screen.js';

const PLANT = 'R-215';
/** Machines that no other journey needs. */
const REPORTED = 'R-211';
const QUEUED = 'EX-0422';

/** Sends today's check sheet of the roller as the person signed in; everything is good but what is said. */
async function check(page: Page, otherwise: object = {}): Promise<void> {
  const answer = await page.request.get('/api/customers');
  const customers = (await answer.json()) as { id: string; name: string }[];
  const items = sectionsOf('roller').flatMap((section) => section.items);
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/London' });
  const checkSheetData = {
    id: uuidv7(),
    checkDate: today,
    customerId: customers.find(({ name }) => name === 'Harrow Groundworks')?.id,
    driverSignedName: 'Dave Hill',
    selectedVehicle: 'roller',
    plantNumber: PLANT,
    machineHours: '4210',
    ...Object.fromEntries(items.map(({ key, options }) => [key, options ? 'ok' : true])),
    ...otherwise,
    operatorSignature: await drawing(page),
    signatureDate: today,
    submitViaEmail: true,
    submissionEmails: ['hire@harrow-groundworks.co.uk'],
  };
  const headers = { origin: new URL(page.url()).origin };
  const sent = await page.request.post('/api/one-step-completion/check-sheet', {
    headers,
    data: { checkSheetData },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
}

test('a park brake stops a machine until it is repaired, released and found good by the next driver', async ({
  browser,
}) => {
  const driver = await (await browser.newContext(PHONE)).newPage();
  const office = await (await browser.newContext(OFFICE)).newPage();
  const faults = [watchForFaults(driver), watchForFaults(office)];
  await loginAs(driver, 'driver');
  await expect(driver.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await driver.goto(`/machines/${PLANT}`);
  await expect(driver.getByText('In use', { exact: true })).toBeVisible();

  await check(driver, {
    defectParkBrake: 'something wrong',
    itemNotes: [{ item: 'defectParkBrake', text: 'Rolls on the ramp.', photo: null }],
  });
  // The page hears of it by itself.
  await expect(driver.getByText('Do not use', { exact: true })).toBeVisible();
  const row = driver.getByRole('link', { name: /^D-\d+ Park brake/ });
  await expect(row).toBeVisible();
  const [number] = /D-\d+/.exec((await row.textContent()) ?? '')!;
  await inspect(driver, 'machine-stopped');
  const stop = await mailTo('supervisor@groundsheet.example', 'Rolls on the ramp.');
  expect(stop.subject).toBe(`DO NOT USE ${PLANT}: park brake`);

  const home = await driver.context().newPage();
  await home.goto('/');
  const told = home.getByRole('region', { name: 'A machine you use is stopped' });
  await expect(told).toContainText(`${number} Park brake`);
  await expect(told).toContainText(/Supervisors, the office.* are told by mail\./);
  await inspect(home, 'home-machine-stopped');
  await home.close();

  await check(driver);
  await expect(driver.getByText('Checked today')).toBeVisible();
  await expect(driver.getByText('Do not use', { exact: true })).toBeVisible();

  await loginAs(office, 'supervisor');
  await expect(office).toHaveURL(/\/collations/);
  await office.goto('/overview');
  await expect(office.getByRole('region', { name: 'Defects' })).toContainText(`${PLANT} Park brake`);
  await office.goto('/defects');
  await office.getByRole('searchbox', { name: 'Search' }).fill(PLANT);
  await office.getByRole('link', { name: `Open ${number}` }).click();
  await inspect(office, 'defect');
  await office.getByRole('button', { name: 'Record a repair' }).click();
  const dialog = office.getByRole('dialog', { name: 'Record a repair' });
  await dialog.getByLabel('Fitter', { exact: true }).fill('Gary Platt');
  await dialog.getByLabel('What was done').fill('New park brake cable.');
  await dialog.getByRole('button', { name: 'Record repair' }).click();
  await office.getByRole('button', { name: 'Release the machine' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Release the machine' }).click();
  await expect(driver.getByText('Use with care', { exact: true })).toBeVisible();

  await check(driver);
  await expect(driver.getByText('In use', { exact: true })).toBeVisible();
  for (const words of ['Repaired', 'Released for use', 'Passed by a check'])
    await expect(office.getByText(words, { exact: true }).last()).toBeVisible();
  const cleared = await mailTo('supervisor@groundsheet.example', 'has passed the next check');
  expect(cleared.subject).toBe(`Repaired and checked, ${PLANT}: park brake`);
  expect(cleared.text).toMatch(/Repair record: RR-/);
  const record = await mailTo('supervisor@groundsheet.example', 'Fitter: Gary Platt');
  expect(record.subject).toMatch(/^Repair record: Gary Platt, /);
  expect(record.attachments.map(({ filename }) => filename)).toContainEqual(
    expect.stringMatching(/^repair-\d{4}-\d\d-\d\d-RR-[\dA-Z]{8}\.pdf$/),
  );
  await expect(office.getByRole('link', { name: /^Repair record RR-/ })).toBeVisible();
  await office.getByRole('link', { name: `Machine ${PLANT}` }).click();
  await expect(office.getByRole('link', { name: /^Record RR-/ })).toBeVisible();
  await inspect(office, 'machine-repairs');

  await driver.goto(`/machine-status/GS-${PLANT}`);
  await expect(driver.getByText('In use', { exact: true })).toBeVisible();
  expect(faults).toEqual([[], []]);
});

test('a stranger reports a defect by the code on a machine, and an admin changes how bad it is', async ({
  browser,
}) => {
  const stranger = await (await browser.newContext(PHONE)).newPage();
  const office = await (await browser.newContext(OFFICE)).newPage();
  const faults = [watchForFaults(stranger), watchForFaults(office)];
  await stranger.goto(`/machine-status/GS-${REPORTED}`);
  await stranger.getByRole('link', { name: 'Report a defect' }).click();
  await stranger.getByLabel('Item').selectOption('Mirrors');
  await stranger.getByLabel('What is wrong').fill('Left one hangs loose.');
  await inspect(stranger, 'report-defect');
  await stranger.getByRole('button', { name: 'Report defect' }).click();
  await expect(stranger.getByRole('heading', { name: /^Reported: D-\d+/ })).toBeVisible();
  await inspect(stranger, 'defect-reported');
  await stranger.getByRole('link', { name: 'Back to the machine' }).click();
  await expect(stranger.getByText(/^D-\d+ Mirrors: use with care/)).toBeVisible();

  await loginAs(office, 'admin');
  await expect(office.getByRole('navigation', { name: 'Office' })).toBeVisible();
  await office.goto('/defects');
  await office.getByRole('link', { name: 'Severities' }).click();
  await office.getByText('Roller', { exact: true }).click();
  await inspect(office, 'severities');
  await office.getByRole('button', { name: 'Change Mirrors, Fail' }).click();
  const dialog = office.getByRole('dialog', { name: 'Mirrors: Fail' });
  await dialog.getByText('Next service').click();
  await inspect(office, 'change-severity');
  await dialog.getByRole('button', { name: 'Change severity' }).click();
  await expect(office.getByText(/^Version \d+: Roller, Mirrors, Fail/).first()).toBeVisible();
  expect(faults).toEqual([[], []]);
});

test('a check that is signed without a signal stops its machine on the phone at once, and everywhere once it has gone', async ({
  browser,
}) => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await loginAs(page, 'driver');
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await page.goto('/select-customer?form=check-sheet');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  await chooseCustomer(page, 'Harrow Groundworks');
  await next(page);
  await choose(page, 'Excavator');
  await page.getByLabel('Plant number').fill(QUEUED);
  await page.getByRole('textbox', { name: 'Machine hours' }).fill('4210');
  await next(page);
  await page.getByRole('radiogroup', { name: 'Steering' }).getByText('Fail').click();
  await next(page);
  await next(page);
  await sign(page, 'driver/operator');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign and queue' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Confirm Submission' });
  await dialog.getByRole('button', { name: 'Sign and queue' }).click();
  const band = page.getByRole('alert').filter({ hasText: `Do not use ${QUEUED}` });
  await expect(band).toContainText('Your check found: Steering.');
  await inspect(page, 'check-queued-stopped');
  await page.getByRole('button', { name: 'Home' }).click();
  await expect(band).toContainText('are told once your check sheet has gone');
  await inspect(page, 'home-stopped-on-phone');

  await context.setOffline(false);
  await expect(page.getByRole('link', { name: /^Outbox: Last sent/ })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('region', { name: 'A machine you use is stopped' })).toContainText(
    `${QUEUED} Do not use`,
  );
  await expect(band).toBeHidden({ timeout: 30_000 });
  await page.goto(`/machine-status/GS-${QUEUED}`);
  await expect(page.getByText('Do not use', { exact: true })).toBeVisible();
});
