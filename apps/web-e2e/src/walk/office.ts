import { expect, type Page } from '@playwright/test';

import { inspect } from '../support/inspect.js';
import type { Plants } from './driver.js';

/** The lists of form sets, and what a supervisor begins with. */
export async function visitLists(page: Page, { incomplete }: Plants, driver: string): Promise<void> {
  await page.goto(`/collations?tab=incomplete&search=${incomplete}`);
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
    await list.getByRole('button', { name: `${driver}, ${incomplete}`, exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText(/Asked .* by /);
    await inspect(page, 'a set beside the list');
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  }
  await page.getByRole('tab', { name: 'Completed' }).click();
  await expect(page.getByText('No form sets match your search.')).toBeVisible();
  await inspect(page, 'the sets, nothing fits');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
  await inspect(page, 'the home of a supervisor');
  await page.goto('/forms');
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
  await inspect(page, 'everybody’s forms');
}

/** The supervisor finds what was collected, rates and sends. */
export async function visitApproval(page: Page, { complete }: Plants): Promise<void> {
  const [set] = (await (await page.request.get(`/api/collations?search=${complete}`)).json()) as {
    id: string;
  }[];
  await page.goto(`/collations/${set!.id}`);
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

/** A machine is stopped and repaired. */
export async function visitDefect(page: Page, { stopped }: Plants): Promise<void> {
  await page.goto('/defects');
  await page.getByRole('searchbox', { name: 'Search' }).fill(stopped);
  await page
    .getByRole('link', { name: /^Open D-/ })
    .first()
    .waitFor();
  await inspect(page, 'the defects');
  await page.getByRole('link', { name: 'Show by status' }).click();
  await page.getByRole('button', { name: /Do not use$/ }).click();
  const machine = page.getByRole('link', { name: `Open ${stopped}` });
  await expect(machine).toBeVisible();
  await inspect(page, 'machines by status');
  await machine.click();
  await page
    .getByRole('link', { name: /^D-\d+ Park brake/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Record a repair' }).waitFor();
  await inspect(page, 'a defect');
  await page.getByRole('button', { name: 'Record a repair' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record a repair' });
  await dialog.getByLabel('Fitter', { exact: true }).fill('Gary Platt');
  await dialog.getByLabel('What was done').fill('New park brake cable.');
  await inspect(page, 'a repair is recorded');
  await dialog.getByRole('button', { name: 'Record repair' }).click();
  await page.getByRole('button', { name: 'Release the machine' }).waitFor();
  await page.goto(`/machines/${stopped}`);
  await expect(page.getByRole('link', { name: /^Record RR-/ }).first()).toBeVisible();
  await inspect(page, 'a machine and its repairs');
  await page.getByRole('button', { name: 'Add certificate' }).click();
  await page.getByRole('dialog', { name: 'Add a certificate' }).waitFor();
  await inspect(page, 'a certificate is added');
}

export async function visitOffHires(page: Page, { stopped }: Plants): Promise<void> {
  await page.goto(`/off-hires?search=${stopped}`);
  const open = page.getByRole('link', { name: /^Open OH-/ }).first();
  await open.waitFor();
  await inspect(page, 'the off-hire notices');
  await open.click();
  await page.getByRole('button', { name: 'Confirm collection' }).click();
  await inspect(page, 'a collection is confirmed');
  await page.keyboard.press('Escape');
  await inspect(page, 'an off-hire notice for the office');
  await page.getByRole('button', { name: 'Withdraw notice' }).click();
  await inspect(page, 'an off-hire notice is withdrawn');
}
