import { expect, test, type Page } from '@playwright/test';

import { anAddress } from './support/accounts.js';
import { press, tabTo, typeInto } from './support/keyboard.js';
import { mailTo } from './support/mail.js';
import { OFFICE, watchForFaults } from './support/screen.js';

test.use(OFFICE);

test('a week is filled in, signed by driver and client, rated and sent by the keyboard alone', async ({
  page,
}) => {
  const faults = watchForFaults(page);
  const gate = anAddress('gate');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.goto('/');
  await press(page, button('Accept'));
  await press(page, button('Quick Timesheet'));
  await typeInto(page, page.getByLabel('Select Customer'), 'Harrow');
  await press(page, button('Continue to Form'));
  await typeInto(page, page.getByLabel('Driver name'), 'Dave Hill');
  await press(page, button(/^This week, to /));
  await press(page, button('Next Step'));
  await typeInto(page, page.getByRole('textbox', { name: 'Machine hours' }), '4210');
  await press(page, button('Next Step'));
  await press(page, button('Monday +9 Hours'));
  await press(page, button('Next Step'));

  await press(page, button('Tap to sign driver signature'));
  await typeName(page, 'Dave Hill');
  await press(page, button('Save'));
  await typeInto(page, page.getByLabel("Client's name"), 'Siân Rees');
  await press(page, button('Hand to client'));
  const view = page.getByRole('dialog', { name: 'For the client to sign' });
  await typeName(page, 'Siân Rees');
  await press(page, view.getByRole('button', { name: 'Done, hand back' }));
  await expect(view).toBeHidden();
  await tabTo(page, page.getByRole('radio', { name: 'Excellent' }));
  await page.keyboard.press('Space');
  const change = button('Change rating or notes');
  await expect(change).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(change).toBeFocused();
  await typeInto(page, page.getByLabel('Email 1'), gate);
  await press(page, button('Send Email (1)'));
  // In the middle of a week there are days to come.
  const ask = button('Yes, send it');
  const sent = page.getByRole('heading', { name: 'On its way' });
  await ask.or(sent).first().waitFor();
  if (await ask.isVisible()) await press(page, ask);
  await expect(sent).toBeVisible();
  expect((await mailTo(gate)).subject).toContain('Dave Hill');
  expect(faults).toEqual([]);
});

/** Instead of a drawing. */
async function typeName(page: Page, name: string): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Type the name instead' }));
  await expect(page.getByLabel(/type your full name$/)).toBeFocused();
  await page.keyboard.type(name);
}
