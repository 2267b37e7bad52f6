import { expect, test, type Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';

import { anAddress, createAccount, expectDashboard } from './support/accounts.js';
import { drawing } from './support/drawing.js';
import { dress, inspect, LOOKS, nameOf } from './support/inspect.js';
import { chooseCustomer, leaveWeek, next, watchForFaults } from './support/screen.js';

/** In one long word, as some are. */
const NAME = 'Siân Wolfeschlegelsteinhausenbergerdorff';

for (const look of LOOKS) {
  test.describe(nameOf(look), () => {
    test.use({ ...look.device, reducedMotion: 'reduce' } as object);

    test.setTimeout(300_000);
    test('every screen of an account is free of serious findings and of sideways scrolling', async ({
      page,
    }) => {
      const faults = watchForFaults(page);
      await dress(page, look);
      await visitWayIn(page);
      await createAccount(page, NAME, anAddress('sian.fitzgerald-odonoghue.plant.and.machinery'));
      await page.getByRole('button', { name: 'Send the mail again' }).waitFor();
      await inspect(page, 'the dashboard, new');
      await page.getByRole('link', { name: /View Forms/ }).click();
      await page.getByText('appear here once you save or send them').waitFor();
      await inspect(page, 'the history, empty');
      await saveForms(page);
      await visitHistory(page);
      await visitAccount(page);
      expect(faults).toEqual([]);
    });
  });
}

async function visitWayIn(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Accept' }).click();
  await inspect(page, 'a stranger’s home');
  await page.getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Email').fill('nobody@hill-plant.co.uk');
  await page.getByLabel('Password').fill('not a password');
  await page.getByLabel('Password').press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await inspect(page, 'login failed');
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await page.getByLabel('Full name').fill('Dave Hill');
  await page.getByLabel('Email').fill('dave@hill-plant.co.uk');
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.getByLabel('Password').press('Enter');
  await page.getByRole('button', { name: 'OK' }).click();
  await inspect(page, 'create account, asking');
  for (const [path, button] of [
    ['/history', 'Login'],
    ['/forgotten-password', 'Mail me a link'],
    ['/reset-password?key=half', 'Set new password'],
    ['/accept-invitation?key=half', 'Set password and sign in'],
    ['/confirm-email?key=half', 'Confirm my address'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: button }).waitFor();
    await inspect(page, path.slice(1).replace('?key=half', ''));
  }
  await page.getByLabel('Password').fill('not the one');
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('alert')).toContainText('This link no longer works.');
  await inspect(page, 'confirm-email, dead link');
}

/** A history with a draft, a correction of a sent form, and mails to several people. */
async function saveForms(page: Page): Promise<void> {
  const customers = (await (await page.request.get('/api/customers')).json()) as {
    id: string;
    name: string;
  }[];
  const customerId = customers.find(({ name }) => name === 'Harrow Groundworks')?.id;
  const headers = { origin: new URL(page.url()).origin };
  const [sent, draft] = [uuidv7(), uuidv7()];
  const timesheet = {
    customerId,
    weekEnding: '2026-11-21',
    driverSignedName: NAME,
    siteLocation: 'Upper Wharf Road, Gate 3',
    plantNumber: 'EX-0417',
    machineNumber: 'Hitachi ZX130',
    machineHours: '4210',
    mondayStart: '07:00',
    mondayFinish: '16:30',
    mondayBreak: 30,
    operatorSignature: await drawing(page),
    operatorSignedName: NAME,
    submitViaEmail: true,
    submissionEmails: ['hire-and-plant-desk@harrow-groundworks.co.uk', 'jo@harrow-groundworks.co.uk'],
  };
  for (const [path, data] of [
    ['/api/timesheets', { id: draft, customerId, weekEnding: '2026-11-28' }],
    [
      '/api/timesheets/one-step-completion',
      { supervisorRating: 'okay', timesheetData: { id: sent, ...timesheet } },
    ],
    [`/api/forms/${sent}/correct`, undefined],
  ] as const) {
    const answer = await page.request.post(path, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

async function visitHistory(page: Page): Promise<void> {
  await page.goto('/history');
  await page.getByRole('link', { name: /^Open/ }).waitFor();
  await inspect(page, 'the history');
  const filters = page.getByRole('button', { name: 'Filters' });
  const inSheet = await filters.isVisible();
  if (inSheet) {
    await filters.click();
    await page.getByRole('dialog', { name: 'Filters' }).waitFor();
    await inspect(page, 'the filters of the history');
  }
  await page.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Timesheets' });
  if (inSheet) await page.getByRole('button', { name: 'Show the list' }).click();
  await expect(page).toHaveURL('/history?kind=timesheet');
  await inspect(page, 'the history, filtered');
  await startOn(page, 'Carry on', 'Delete draft');
  await expect(page.getByRole('alertdialog')).toContainText('Delete this draft timesheet?');
  await inspect(page, 'throwing a draft away');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await startOn(page, 'Open', 'Send again');
  await page.getByRole('dialog', { name: 'Send again' }).getByLabel('Email 2').waitFor();
  await inspect(page, 'sending again');
  await page.keyboard.press('Escape');
}

/** Starts something on the first form that is opened by such a link: on its card, or from its menu in a table. */
async function startOn(page: Page, link: string, action: string): Promise<void> {
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: new RegExp(`^${link}`) }) });
  if ((await row.count()) === 0)
    return page
      .getByRole('button', { name: new RegExp(`^${action}`) })
      .first()
      .click();
  await row
    .first()
    .getByRole('button', { name: /^More for/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function visitAccount(page: Page): Promise<void> {
  await page.goto('/select-customer');
  await chooseCustomer(page, 'Harrow Groundworks');
  await leaveWeek(page);
  await page.getByRole('textbox', { name: 'Machine hours' }).fill('12');
  await next(page);
  await page.getByRole('button', { name: 'Tuesday +9 Hours' }).click();
  await page.goto('/home');
  await expectDashboard(page, NAME);
  await expect(page.getByRole('img', { name: /Tuesday 9 hours/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Last sent' })).toBeVisible();
  await inspect(page, 'the dashboard');
  await page.getByRole('tab', { name: 'Account' }).click();
  await expect(page.getByText('This device')).toBeVisible();
  await inspect(page, 'the account');
  await page.getByRole('button', { name: 'Delete account...' }).click();
  const deleting = page.getByRole('dialog', { name: 'Delete account' });
  await deleting.getByLabel('Password').fill('not a password');
  await deleting.getByRole('button', { name: 'Delete for good' }).click();
  await expect(deleting).toContainText('That is not your password.');
  await inspect(page, 'deleting the account');
  await deleting.getByRole('button', { name: 'Keep my account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('One form is not saved yet');
  await inspect(page, 'logging out');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.context().clearCookies();
  await page.getByLabel('Current password').fill('correct horse battery');
  await page.getByLabel('New password').fill('battery correct horse');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in to go on' })).toBeVisible();
  await inspect(page, 'sign in to go on');
}
