import { expect, test, type Page } from '@playwright/test';

import { anAddress, expectDashboard, PASSWORD } from './support/accounts.js';
import { offer } from './support/claims.js';
import { linkIn, mailTo, pdfOf } from './support/mail.js';
import { picturesOf, readPaper } from './support/pdf.js';
import {
  PHONE,
  choose,
  chooseCustomer,
  expectShorterThan,
  next,
  sign,
  signHandedOver,
  toast,
  watchForFaults,
} from './support/screen.js';

test.use(PHONE);

/** What the driver types for each day, and the hours that must result. */
const WEEK = [
  { day: 'Monday', date: '16 Nov', start: '07:00', finish: '16:30', rest: '30', net: '9.0' },
  { day: 'Tuesday', date: '17 Nov', start: '06:30', finish: '17:15', rest: '45', net: '10.0' },
  { day: 'Wednesday', date: '18 Nov', start: '07:10', finish: '15:40', rest: '30', net: '8.0' },
  { day: 'Thursday', date: '19 Nov', start: '08:00', finish: '12:30', rest: '15', net: '4.3' },
  { day: 'Friday', date: '20 Nov', start: '07:00', finish: '16:30', rest: '30', net: '9.0' },
  { day: 'Saturday', date: '21 Nov', start: '09:00', finish: '13:00', rest: '0', net: '4.0' },
  { day: 'Sunday', date: '15 Nov', start: '10:20', finish: '14:50', rest: '20', net: '4.2' },
] as const;
const TOTAL = '48.5';

const RECIPIENT = 'weeks@northgate-civils.co.uk';
const SECOND = 'site.office@harrow-groundworks.co.uk';

test('a driver without an account fills in a week, has it signed, the client receives it, and an account keeps it', async ({
  page,
}) => {
  const faults = watchForFaults(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Quick Timesheet' }).click();
  await chooseCustomer(page, 'Northgate Civils Ltd', 'p-004417');
  expect(new URL(page.url()).searchParams.get('orderNumber')).toBe('P-004417');

  await fillBasicInfo(page);
  await fillVehicle(page);
  for (const day of WEEK) await fillDay(page, day);
  await fillExtras(page);
  await expect(page.getByText(`Total ${TOTAL} hours`)).toBeVisible();
  await next(page);

  await signAndAddress(page);
  await page.reload();
  await expect(page.getByLabel("Client's name")).toHaveValue("Siân O'Neill");
  await page.getByRole('button', { name: 'Send Email (2)' }).click();
  await expect(toast(page)).toContainText('Timesheet Sent!');
  await expect(toast(page)).toContainText('Average');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Carry on with your timesheet')).toHaveCount(0);

  const mail = await mailTo(RECIPIENT);
  await mailTo(SECOND);
  await checkPaper(pdfOf(mail));
  await checkCompletedForm(page, linkIn(mail), pdfOf(mail));
  await keepByAccount(page);
  expect(faults).toEqual([]);
});

async function fillBasicInfo(page: Page): Promise<void> {
  await expect(page.getByLabel('Client company')).toHaveValue('Northgate Civils Ltd');
  await page.getByLabel('Week ending').fill('2026-11-18');
  await page.getByLabel('Driver name').fill('łukasz wójcik');
  await page.getByLabel('Company', { exact: true }).fill('Hill Plant Ltd');
  await expect(page.getByLabel('Driver name')).toHaveValue('Łukasz Wójcik');
  await page.getByLabel('Site location').fill('Wharf Road, Plot 4');
  await next(page);
  const which = page.getByRole('dialog', { name: 'Which week is this for?' });
  await expect(which.getByRole('button', { name: 'Keep Wed 18 Nov' })).toBeVisible();
  await which.getByRole('button', { name: 'The week to Sat 21 Nov' }).click();
  await expect(page.getByText('Step 2 of 4', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByLabel('Week ending')).toHaveValue('2026-11-21');
  await next(page);
}

async function fillVehicle(page: Page): Promise<void> {
  await choose(page, 'Excavator');
  await page.getByLabel('Plant number').fill('EX-0417');
  await page.getByLabel('Machine number').fill('JCB 220X');
  await next(page);
  await expect(toast(page)).toContainText('Machine Hours Required');
  await page.getByRole('textbox', { name: 'Machine hours' }).fill('4512.5');
  await next(page);
}

async function fillDay(
  page: Page,
  { day, date, start, finish, rest, net }: (typeof WEEK)[number],
): Promise<void> {
  const card = page.getByRole('region', { name: day });
  await expect(card).toContainText(date);
  await card.getByRole('button', { name: 'Other times' }).click();
  await card.getByLabel(`${day} Start`).fill(start);
  await card.getByLabel(`${day} Finish`).fill(finish);
  await card.getByLabel(`${day} Break`, { exact: true }).fill(rest);
  await expect(card.getByRole('button', { expanded: true })).toContainText(net);
}

async function fillExtras(page: Page): Promise<void> {
  const tuesday = page.getByRole('region', { name: 'Tuesday' });
  await tuesday.getByLabel('Tuesday Working').fill('7.5');
  await tuesday.getByLabel('Tuesday Standing').fill('1');
  await tuesday.getByLabel('Tuesday Breakdown').fill('1.5');
  await tuesday.getByLabel(/Tuesday Site/).fill('Canal Street');
  await page.getByLabel('Breakdown notes').fill('Burst hose on the dipper, fitter called 10:20.');
}

async function signAndAddress(page: Page): Promise<void> {
  await expect(page.getByLabel("Driver's name")).toHaveValue('Łukasz Wójcik');
  await sign(page, 'driver');
  await page.getByLabel("Client's name").fill("siân o'neill");
  await signHandedOver(page, 'client');
  await page.getByLabel('Signature date').fill('2026-11-21');
  await page.getByLabel('Notes (optional)').fill('Tidy work around the services.');
  await choose(page, 'Average');
  await expect(page.getByRole('radio', { name: 'Average' })).toBeHidden();
  await page.getByLabel('Email 1').fill('Weeks@Northgate-Civils.co.uk');
  await page.getByRole('button', { name: 'Add Email' }).click();
  await page.getByLabel('Email 2').fill(SECOND);
  await expect(page.getByRole('button', { name: 'Send Email (2)' })).toBeVisible();
}

async function checkPaper(pdf: Uint8Array): Promise<void> {
  const { pages, text, outside } = await readPaper(pdf);
  // The week and its signature record.
  expect(pages).toBe(1);
  expect(outside).toEqual([]);
  for (const { day, date, start, finish, net } of WEEK) {
    expect(text, `${day} on paper`).toMatch(
      new RegExp(`${day.slice(0, 3)}\\w* .{0,8}${date}.*?${start} .{0,4}${finish}.*?${net}`),
    );
  }
  const words = [
    TOTAL,
    'P-004417',
    'Northgate Civils Ltd',
    'Hill Plant Ltd',
    'Łukasz Wójcik',
    "Siân O'Neill",
  ];
  const more = [
    'EX-0417',
    'JCB 220X',
    '4512.5',
    'Wharf Road',
    'Canal Street',
    'Burst hose',
    'Average',
    '21 Nov 2026',
  ];
  for (const each of [...words, ...more]) expect(text, `${each} on paper`).toContain(each);
  const signatures = (await picturesOf(pdf)).filter(({ dark }) => dark > 0.002 && dark < 0.3);
  expect(signatures).toHaveLength(2);
}

async function checkCompletedForm(page: Page, link: string, mailed: Uint8Array): Promise<void> {
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  await expect(page.getByRole('heading', { name: 'Weekly Timesheet - Completed' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  for (const { day, date, start, finish, rest, net } of WEEK) {
    await expect(page.getByRole('row', { name: day })).toHaveText(
      [day, date, start, finish, rest, net].join(''),
    );
  }
  for (const each of [
    'Hill Plant Ltd',
    'Wharf Road, Plot 4',
    'EX-0417',
    'JCB 220X',
    'Łukasz Wójcik',
    '4512.5',
  ]) {
    await expect(page.getByText(each).first()).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'In short' })).toContainText(`${TOTAL} h`);
  // Of seven days, with notes on breakdowns and rating; a usual week is shorter: mailed-pages.spec.
  await expectShorterThan(page, 1450);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF' }).click();
  const stream = await (await download).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  expect(Buffer.concat(parts).equals(Buffer.from(mailed))).toBe(true);
}

async function keepByAccount(page: Page): Promise<void> {
  await page.goto('/');
  const card = offer(page, 'timesheet');
  await card.getByRole('link', { name: 'Create Free Account' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Łukasz Wójcik');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill(anAddress('lukasz'));
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByLabel('Password').press('Enter');
  await expectDashboard(page, 'Łukasz Wójcik');
  await expect(toast(page)).toContainText('The timesheet you sent is now in View Forms.');
  await expect(card).toHaveCount(0);
  await page.getByRole('link', { name: /View Forms/ }).click();
  await expect(page.getByRole('list', { name: 'Forms' })).toContainText(`${TOTAL} hours`);
  await expect(page.getByRole('button', { name: /^Correct/ })).toBeVisible();
}
