import { itemsOf } from '@groundsheet/form-rules';
import { expect, test, type Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';

import { anAddress, createAccount } from './support/accounts.js';
import { loginAs } from './support/demo.js';
import { drawing } from './support/drawing.js';
import { dress, inspect, LOOKS, nameOf } from './support/inspect.js';
import { drawWave, watchForFaults } from './support/screen.js';

const DRIVER = 'Siân Fitzgerald-O’Donoghue';

for (const look of LOOKS) {
  test.describe(nameOf(look), () => {
    test.use({ ...look.device, reducedMotion: 'reduce' } as object);

    test('the approval of a form set is free of serious findings and of sideways scrolling', async ({
      page,
      browser,
    }) => {
      const faults = watchForFaults(page);
      await dress(page, look);
      await page.goto('/');
      await page.getByRole('button', { name: 'Accept' }).click();
      await createAccount(page, DRIVER, anAddress('sian'));
      const id = await aSet(page);
      await page.goto(`/collations/${id}`);
      await collect(page);

      const device = await browser.newContext({ ...look.device, baseURL: new URL(page.url()).origin });
      const office = await device.newPage();
      await dress(office, look);
      await office.goto('/');
      await office.getByRole('button', { name: 'Accept' }).click();
      await loginAs(office, 'supervisor');
      await expect(office).toHaveURL('/collations');
      await approve(office, id);
      await device.close();
      expect(faults).toEqual([]);
    });
  });
}

/** A week and a check with a defect, both sent. @returns the id of their set */
async function aSet(page: Page): Promise<string> {
  const headers = { origin: new URL(page.url()).origin };
  const customers = (await (await page.request.get('/api/customers')).json()) as {
    id: string;
    name: string;
  }[];
  const head = {
    customerId: customers.find(({ name }) => name === 'Harrow Groundworks')?.id,
    driverSignedName: DRIVER,
    siteLocation: 'Upper Wharf Road, Gate 3',
    plantNumber: 'EX-0417',
    machineNumber: 'Hitachi ZX130',
    machineHours: '4210',
    operatorSignature: await drawing(page),
    signatureDate: '2026-11-21',
    submitViaEmail: true,
    submissionEmails: ['hire@harrow-groundworks.co.uk'],
  };
  const week = {
    mondayStart: '07:00',
    mondayFinish: '16:30',
    saturdayStart: '07:00',
    saturdayFinish: '12:00',
  };
  const timesheetData = { ...head, ...week, id: uuidv7(), weekEnding: '2026-11-21' };
  const answers = Object.fromEntries(
    itemsOf('dumper').map(({ key, options }) => [key, options ? 'ok' : true]),
  );
  const checkSheetData = {
    ...{ ...head, ...answers, id: uuidv7(), checkDate: '2026-11-19', selectedVehicle: 'dumper' },
    ...{ defectMirrors: false, defectsNotes: 'Left mirror cracked.' },
  };
  for (const [path, data] of [
    ['/api/timesheets/one-step-completion', { timesheetData, supervisorRating: 'okay' }],
    ['/api/one-step-completion/check-sheet', { checkSheetData }],
  ] as const) {
    const sent = await page.request.post(path, { headers, data });
    expect(sent.ok(), await sent.text()).toBe(true);
  }
  const [set] = (await (await page.request.get('/api/collations')).json()) as { id: string }[];
  return set!.id;
}

/** The driver presents the set: both sign on the phone. */
async function collect(page: Page): Promise<void> {
  await expect(page.getByText('Enter name first')).toHaveCount(1);
  await inspect(page, 'the approval, nothing collected');
  for (const [person, field, name] of [
    ['client', 'Representative name', 'jo kerr'],
    ['foreman', 'Foreman name', 'dai rees'],
  ] as const) {
    await page.getByRole('button', { name: `Hand to ${person}` }).click();
    const view = page.getByRole('dialog', { name: `For the ${person} to sign` });
    await view.getByLabel(field).fill(name);
    await drawWave(page);
    await expect(view.getByText('Thank you. Please hand the device back.')).toBeVisible();
    // Under the thumb: nobody scrolls past the pad to go on.
    for (const act of await view.getByRole('button', { name: /hand back$|^Pass to/ }).all())
      await expect(act).toBeInViewport({ ratio: 1 });
    await inspect(page, `the view of the ${person}`);
    await view.getByRole('button', { name: 'Done, hand back' }).click();
    await expect(view).toHaveCount(0);
  }
  await expect(page.getByText(/^Both have signed/)).toBeVisible();
  await expect(page.getByText('Names and signatures are saved.')).toBeVisible();
}

/** The supervisor finds what was collected, rates and sends. */
async function approve(page: Page, id: string): Promise<void> {
  await page.goto(`/collations/${id}`);
  await expect(page.getByRole('navigation', { name: 'Approval' })).toContainText('Jo Kerr');
  await inspect(page, 'the approval, signed');
  await page.getByText('Needs Work').click();
  await page.getByLabel('Email 1').fill('hire@harrow-groundworks.co.uk');
  await page.getByRole('button', { name: 'Add Another Email' }).click();
  await page.getByLabel('Email 2').fill('site@harrow-groundworks.co.uk');
  await inspect(page, 'the mails of a set');
  await page.getByRole('button', { name: 'Email to Clients & Complete' }).click();
  await expect(page.getByText('Send to 2 addresses and lock 2 forms?')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(
    page.getByText(
      'Forms approved and emailed to hire@harrow-groundworks.co.uk, site@harrow-groundworks.co.uk successfully!',
    ),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download PDF' })).toBeVisible();
  await inspect(page, 'a completed set');
}
