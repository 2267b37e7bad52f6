import type { Page } from '@playwright/test';

/** Stores in the tab what the response to a guest's timesheet would leave there. */
export async function leaveClaim(page: Page, name: string): Promise<void> {
  await page.evaluate((driver) => {
    const form = { kind: 'timesheet', id: 'x', token: 'x', name: driver, sentAt: new Date().toISOString() };
    sessionStorage.setItem('claims', JSON.stringify([form]));
  }, name);
}

/** The card that offers an account for it. */
export const offer = (page: Page, noun: 'timesheet' | 'check sheet') =>
  page.getByRole('region', { name: `Keep the ${noun} you just sent` });
