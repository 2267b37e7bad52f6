import { expect, test, type Page } from '@playwright/test';

import { anAddress, expectDashboard, haveAccount, login, logout } from './support/accounts.js';
import {
  choose,
  chooseCustomer,
  leaveWeek,
  next,
  PHONE,
  sign,
  signHandedOver,
  startTimesheet,
  toast,
  watchForFaults,
} from './support/screen.js';

test.use(PHONE);

const signInAgain = (page: Page) => page.getByRole('dialog', { name: 'Sign in to go on' });

/** What another person's unsent form would show. */
const nothingOf = async (page: Page, texts: string[]) => {
  for (const text of texts) await expect(page.getByText(text)).toHaveCount(0);
};

test('a session that lapses with a form open loses nothing, shows nothing of it to another person, and sends it only as its owner’s', async ({
  page,
  context,
}) => {
  const faults = watchForFaults(page);
  const [dave, jo] = [anAddress('dave'), anAddress('jo')];
  await haveAccount(page, 'Jo Hill', jo);
  await haveAccount(page, 'Dave Hill', dave);
  await page.goto('/');
  await startTimesheet(page);
  await chooseCustomer(page, 'Harrow Groundworks');
  await page.getByLabel('Site location').fill('Canal Street');
  await leaveWeek(page);
  await page.getByRole('textbox', { name: 'Machine hours' }).fill('12');

  await context.clearCookies();
  await page.reload();
  await expect(signInAgain(page).getByLabel('Email')).toHaveValue(dave);
  await login(signInAgain(page), dave);
  await expect(signInAgain(page)).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Machine hours' })).toHaveValue('12');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByLabel('Site location')).toHaveValue('Canal Street');

  await context.clearCookies();
  await page.reload();
  await login(signInAgain(page), jo);
  await expectDashboard(page, 'Jo Hill');
  await nothingOf(page, ['Carry on with your timesheet', 'Dave Hill']);
  await logout(page);
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await nothingOf(page, ['Carry on with your timesheet']);
  await page.goto('/select-customer?mode=quick');
  await chooseCustomer(page, 'Harrow Groundworks');
  await expect(page.getByLabel('Driver name')).toHaveValue('');
  await expect(page.locator('datalist')).toHaveCount(0);

  await page.goto('/?login=true');
  await login(page, dave);
  await expectDashboard(page, 'Dave Hill');
  await expect(page.getByRole('button', { name: /Carry on with your timesheet/ })).toContainText('Harrow');
  await page.getByRole('button', { name: /Carry on with your timesheet/ }).click();
  await finishWeek(page);
  await sendOverLapse(page, dave);
  expect(faults).toEqual([]);
});

async function finishWeek(page: Page): Promise<void> {
  await next(page);
  await expect(page.getByRole('textbox', { name: 'Machine hours' })).toHaveValue('12');
  await next(page);
  await page.getByRole('button', { name: 'Tuesday +9 Hours' }).click();
  await next(page);
  await sign(page, 'driver');
  await page.getByLabel("Client's name").fill('Jo Hill');
  await signHandedOver(page, 'client');
  await choose(page, 'Average');
  await page.getByLabel('Email 1').fill('hire@harrow-groundworks.co.uk');
}

/** Not as a guest’s before its owner is back, and once. */
async function sendOverLapse(page: Page, email: string): Promise<void> {
  const taken: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('one-step-completion') && response.ok()) taken.push(response.url());
  });
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Send Email (1)' }).click();
  await expect(signInAgain(page).getByLabel('Password')).toBeFocused();
  expect(taken).toEqual([]);
  await login(signInAgain(page), email);
  await expect(toast(page)).toContainText('Timesheet Sent!');
  expect(taken).toHaveLength(1);
  await expectDashboard(page, 'Dave Hill');
}
