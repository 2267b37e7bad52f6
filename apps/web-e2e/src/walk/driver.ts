import { expect, type Page } from '@playwright/test';
import { v7 as uuidv7 } from 'uuid';

import { confirmAddress, createAccount, expectDashboard } from '../support/accounts.js';
import { inspect } from '../support/inspect.js';
import { chooseCustomer, drawWave, leaveWeek, next } from '../support/screen.js';
import { sendCheckSheet, sendTimesheet, WEEK } from '../support/sent-week.js';

/** In one long word, as some are. */
export const DRIVER = 'Siân Wolfeschlegelsteinhausenbergerdorff';

/** Two sets of a driver, of which one lacks its check sheet, and the machine that their check has stopped. */
export interface Plants {
  complete: string;
  incomplete: string;
  stopped: string;
}

export async function visitNewAccount(page: Page, email: string): Promise<void> {
  await createAccount(page, DRIVER, email);
  await page.getByRole('button', { name: 'Send the mail again' }).waitFor();
  await inspect(page, 'the dashboard, new');
  await page.getByRole('link', { name: /View Forms/ }).click();
  await page.getByText('appear here once you save or send them').waitFor();
  await inspect(page, 'the history, empty');
  await confirmAddress(page, email);
  await page.goto('/collations');
  await expect(page.getByText(/^Nothing is waiting for approval/)).toBeVisible();
  await inspect(page, 'the sets, empty');
}

async function post(page: Page, path: string, data?: object): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.post(path, { headers, ...(data ? { data } : {}) });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function customerId(page: Page): Promise<string | undefined> {
  const customers = (await (await page.request.get('/api/customers')).json()) as {
    id: string;
    name: string;
  }[];
  return customers.find(({ name }) => name === 'Harrow Groundworks')?.id;
}

/** A history with a draft, a correction of a sent form, and mails to several people. */
async function saveForms(page: Page): Promise<void> {
  const [sent, draft] = [uuidv7(), uuidv7()];
  await post(page, '/api/timesheets', {
    ...{ id: draft, customerId: await customerId(page), weekEnding: '2026-11-28' },
  });
  const sender = { driver: DRIVER, plantNumber: 'EX-0417', recipient: 'jo@harrow-groundworks.co.uk' };
  const submissionEmails = ['hire-and-plant-desk@harrow-groundworks.co.uk', sender.recipient];
  await sendTimesheet(page, sender, { id: sent, submissionEmails });
  await post(page, `/api/forms/${sent}/correct`);
}

export async function visitHistory(page: Page): Promise<void> {
  await saveForms(page);
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

/** A set whose check has found something, presented on the phone, and one that lacks its check sheet. */
export async function visitSets(page: Page, { complete, incomplete }: Plants): Promise<void> {
  const recipient = 'hire@harrow-groundworks.co.uk';
  await sendTimesheet(page, { driver: DRIVER, plantNumber: incomplete, recipient });
  await post(page, '/api/check-sheets', {
    ...{ customerId: await customerId(page), driverSignedName: DRIVER, plantNumber: incomplete },
    ...{ siteLocation: 'Upper Wharf Road, Gate 3', checkDate: WEEK.checkDate },
    ...{ selectedVehicle: 'dumper', defectManuals: true },
  });
  await page.goto('/collations?tab=needs-completion');
  await expect(page.getByText(incomplete).first()).toBeVisible();
  await inspect(page, 'the sets of a driver');
  const sender = { driver: DRIVER, plantNumber: complete, recipient };
  await sendTimesheet(page, sender, { saturdayStart: '07:00', saturdayFinish: '12:00' });
  await sendCheckSheet(page, sender, { defectMirrors: false, defectsNotes: 'Left mirror cracked.' });
  const [set] = (await (await page.request.get(`/api/collations?search=${complete}`)).json()) as {
    id: string;
  }[];
  await page.goto(`/collations/${set!.id}`);
  await collect(page);
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

export async function visitAccount(page: Page, { stopped }: Plants): Promise<void> {
  await page.goto('/select-customer');
  await chooseCustomer(page, 'Harrow Groundworks');
  await leaveWeek(page);
  await page.getByRole('textbox', { name: 'Machine hours' }).fill('12');
  await next(page);
  await page.getByRole('button', { name: 'Tuesday +9 Hours' }).click();
  await page.goto('/home');
  await expectDashboard(page, DRIVER);
  await expect(page.getByRole('img', { name: /Tuesday 9 hours/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Last sent' })).toBeVisible();
  await inspect(page, 'the dashboard');
  await visitStopped(page, stopped);
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

/** A check of the driver stops a machine, as its page and their home say. */
async function visitStopped(page: Page, plantNumber: string): Promise<void> {
  const checkDate = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/London' });
  const sender = { driver: DRIVER, plantNumber, recipient: 'hire@harrow-groundworks.co.uk' };
  await sendCheckSheet(page, sender, {
    ...{ vehicle: 'roller', checkDate, defectParkBrake: 'something wrong' },
    itemNotes: [{ item: 'defectParkBrake', text: 'Rolls on the ramp.', photo: null }],
  });
  await page.goto(`/machines/${plantNumber}`);
  await expect(page.getByText('Do not use', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^D-\d+ Park brake/ })).toBeVisible();
  await inspect(page, 'a stopped machine');
  await page.goto('/');
  const told = page.getByRole('region', { name: 'A machine you use is stopped' });
  await expect(told).toContainText(/D-\d+ Park brake/);
  await inspect(page, 'the dashboard, a machine is stopped');
}
