import { expect, test, type Page } from '@playwright/test';

import { anAddress, haveAccount } from './support/accounts.js';
import { loginAs } from './support/demo.js';
import { press, tabTo } from './support/keyboard.js';
import { mailTo } from './support/mail.js';
import { OFFICE, watchForFaults } from './support/screen.js';
import { sendCheckSheet, sendTimesheet } from './support/sent-week.js';

test.use(OFFICE);

test(
  'a set is approved, signed, rated and sent by the keyboard alone',
  { tag: '@deep' },
  async ({ page, browser }) => {
    const faults = watchForFaults(page);
    const [owen, client] = [anAddress('owen'), anAddress('client')];
    await haveAccount(page, 'Owen Pryce', owen);
    const plantNumber = `KB-${owen.slice(5, 11).toUpperCase()}`;
    const sender = { driver: 'Owen Pryce', plantNumber, recipient: anAddress('hire') };
    await sendTimesheet(page, sender);
    await sendCheckSheet(page, sender);

    const office = await (await browser.newContext(OFFICE)).newPage();
    faults.push(...watchForFaults(office));
    await loginAs(office, 'supervisor');
    await office.goto(`/collations?search=${plantNumber}`);
    await press(office, office.getByRole('link', { name: /^Get Approval/ }));
    await press(office, office.getByRole('button', { name: 'Hand to client' }));
    await signByTyping(office, 'client', 'Siân Rees', 'Pass to the foreman');
    await signByTyping(office, 'foreman', 'Dai Morgan', 'Done, hand back');
    const excellent = office.getByRole('radio', { name: 'Excellent' });
    await tabTo(office, excellent);
    await office.keyboard.press('Space');
    await tabTo(office, office.getByLabel('Email 1'));
    await office.keyboard.type(client);
    await press(office, office.getByRole('button', { name: 'Email to Clients & Complete' }));
    await press(office, office.getByRole('alertdialog').getByRole('button', { name: 'Send', exact: true }));
    await expect(office.getByRole('region', { name: 'Form set completed' })).toContainText(
      `Forms approved and emailed to ${client} successfully!`,
    );
    expect((await mailTo(client)).text).toContain('Siân Rees');
    expect(faults).toEqual([]);
  },
);

/** The name, and instead of a drawing the name once more. */
async function signByTyping(page: Page, person: string, name: string, then: string): Promise<void> {
  const view = page.getByRole('dialog', { name: `For the ${person} to sign` });
  await expect(view.getByLabel(person === 'client' ? 'Representative name' : 'Foreman name')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await press(page, view.getByRole('button', { name: 'Type the name instead' }));
  await expect(view.getByLabel(/type your full name$/)).toBeFocused();
  await page.keyboard.type(name);
  await press(page, view.getByRole('button', { name: then }));
}
