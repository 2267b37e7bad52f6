import type { Page } from '@playwright/test';

/** Leaves on the device and in the tab what the response to a guest's timesheet would. */
export async function leaveClaim(page: Page, name: string): Promise<void> {
  const sent = { kind: 'timesheet', id: 'x', token: 'x', reference: 'TS-7K3M9QXD', name, recipients: [] };
  await leave(page, [{ ...sent, sentAt: new Date().toISOString() }]);
  await page.evaluate(() => sessionStorage.setItem('ids-to-claim', 'x'));
}

/** Leaves on the device what was sent from it: this morning, and so long ago that it does not open any more. */
export async function leaveSent(page: Page): Promise<void> {
  const sent = [0.2, 30].map((daysAgo, at) => ({
    kind: at === 1 ? 'check-sheet' : 'timesheet',
    id: `sent-${at}`,
    token: 'x',
    reference: `${at === 1 ? 'CS' : 'TS'}-7K3M9QX${at}`,
    name: 'Dave Hill',
    recipients: ['hire-and-plant-desk@harrow-groundworks.co.uk', 'jo@harrow-groundworks.co.uk'].slice(at),
    sentAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
  }));
  await leave(page, sent);
}

/** Below what is on the list of the device already. */
async function leave(page: Page, sent: object[]): Promise<void> {
  await page.evaluate((more) => {
    const key = 'groundsheet-sent-here:guest';
    const before = JSON.parse(localStorage.getItem(key) ?? '[]') as object[];
    localStorage.setItem(key, JSON.stringify([...before, ...more]));
  }, sent);
}

/** The card that offers an account for it. */
export const offer = (page: Page, noun: 'timesheet' | 'check sheet') =>
  page.getByRole('region', { name: `Keep the ${noun} you just sent` });
