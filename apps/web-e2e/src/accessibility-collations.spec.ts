import { expect, test, type Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';

import { anAddress, confirmAddress, createAccount } from './support/accounts.js';
import { loginAs } from './support/demo.js';
import { drawing } from './support/drawing.js';
import { dress, inspect, LOOKS, nameOf } from './support/inspect.js';
import { watchForFaults } from './support/screen.js';

const DRIVER = 'Siân Fitzgerald-O’Donoghue';
/** A machine that no other test has: the supervisor sees the sets of all. */
const aPlant = () => `EX-${uuidv7().slice(-6).toUpperCase()}`;

for (const look of LOOKS) {
  test.describe(nameOf(look), () => {
    test.use({ ...look.device, reducedMotion: 'reduce' } as object);

    test('the lists of form sets are free of serious findings and of sideways scrolling', async ({
      page,
      browser,
    }) => {
      const plant = aPlant();
      const faults = watchForFaults(page);
      await dress(page, look);
      await page.goto('/');
      await page.getByRole('button', { name: 'Accept' }).click();
      const sian = anAddress('sian');
      await createAccount(page, DRIVER, sian);
      await confirmAddress(page, sian);
      await page.getByRole('link', { name: 'View Collations' }).click();
      await expect(page.getByText(/^Nothing is waiting for approval/)).toBeVisible();
      await inspect(page, 'the sets, empty');
      await saveForms(page, plant);
      await page.goto('/collations?tab=needs-completion');
      await expect(page.getByRole('button', { name: /^Continue Check Sheet/ })).toBeVisible();
      await inspect(page, 'the sets of a driver');

      const device = await browser.newContext({ ...look.device, baseURL: new URL(page.url()).origin });
      const office = await device.newPage();
      await dress(office, look);
      await visitOffice(office, plant);
      await device.close();
      expect(faults).toEqual([]);
    });
  });
}

/** A week that is signed but for its check sheet, of which there is a draft. */
async function saveForms(page: Page, plantNumber: string): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.get('/api/customers');
  const customers = (await answer.json()) as { id: string; name: string }[];
  const head = {
    customerId: customers.find(({ name }) => name === 'Harrow Groundworks')?.id,
    driverSignedName: DRIVER,
    siteLocation: 'Upper Wharf Road, Gate 3',
    plantNumber,
    machineNumber: 'Hitachi ZX130',
  };
  const timesheet = {
    ...head,
    id: uuidv7(),
    weekEnding: '2026-11-21',
    machineHours: '4210',
    mondayStart: '07:00',
    mondayFinish: '16:30',
    operatorSignature: await drawing(page),
    operatorSignedName: DRIVER,
    submitViaEmail: true,
    submissionEmails: ['hire@harrow-groundworks.co.uk'],
  };
  const check = { ...head, checkDate: '2026-11-19', selectedVehicle: 'dumper', defectManuals: true };
  for (const [path, data] of [
    ['/api/timesheets/one-step-completion', { supervisorRating: 'okay', timesheetData: timesheet }],
    ['/api/check-sheets', check],
  ] as const) {
    const saved = await page.request.post(path, { headers, data });
    expect(saved.ok(), await saved.text()).toBe(true);
  }
}

async function visitOffice(page: Page, plant: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Accept' }).click();
  await loginAs(page, 'supervisor');
  await expect(page).toHaveURL('/collations');
  await page.goto(`/collations?tab=incomplete&search=${plant}`);
  const list = page.getByRole('tabpanel');
  await expect(list.getByText('Missing Check Sheet')).toBeVisible();
  await inspect(page, 'the sets, incomplete');
  const ask = list.getByRole('button', { name: /^Ask / });
  // On a desk a set has its button in the row; on a phone the set itself is opened.
  if (await ask.isVisible()) {
    await ask.click();
    await expect(page.getByRole('dialog')).toContainText('Check sheet Thu 19 Nov');
    await inspect(page, 'what a driver is asked for');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(list.getByRole('button', { name: /^Asked/ })).toBeDisabled();
    await list.getByRole('button', { name: `${DRIVER}, ${plant}` }).click();
    await expect(page.getByRole('dialog')).toContainText(/Asked .* by /);
    await inspect(page, 'a set beside the list');
    await page.getByRole('button', { name: 'Close' }).click();
  }
  await page.getByRole('tab', { name: 'Completed' }).click();
  await expect(page.getByText('No form sets match your search.')).toBeVisible();
  await inspect(page, 'the sets, nothing fits');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
  await inspect(page, 'the home of a supervisor');
  await page.goto('/forms');
  await expect(page.getByRole('heading', { name: /^Download/ })).toBeVisible();
  await inspect(page, 'everybody’s forms');
}
