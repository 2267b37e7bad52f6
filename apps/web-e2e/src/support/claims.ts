import type { Page } from '@playwright/test';

/** Stores in the tab what the response to a guest's timesheet would leave there. */
export async function leaveClaim(page: Page, name: string): Promise<void> {
  await page.evaluate((driver) => {
    const form = { kind: 'timesheet', id: 'x', token: 'x', name: driver, sentAt: new Date().toISOString() };
    sessionStorage.setItem('claims', JSON.stringify([form]));
  }, name);
}

/** Stores on the device what was sent from it: this morning, yesterday, and so long ago that it does not open any more. */
export async function leaveSent(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sent = [0.2, 1, 30].map((daysAgo, at) => ({
      kind: at === 1 ? 'check-sheet' : 'timesheet',
      id: `sent-${at}`,
      token: 'x',
      reference: `${at === 1 ? 'CS' : 'TS'}-7K3M9QX${at}`,
      recipients: ['hire-and-plant-desk@harrow-groundworks.co.uk', 'jo@harrow-groundworks.co.uk'].slice(at),
      sentAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
    }));
    localStorage.setItem('groundsheet-sent-here:guest', JSON.stringify(sent));
  });
}

/** The card that offers an account for it. */
export const offer = (page: Page, noun: 'timesheet' | 'check sheet') =>
  page.getByRole('region', { name: `Keep the ${noun} you just sent` });
