import { expect, test, type Page } from '@playwright/test';

import { loginAs } from './support/demo.js';
import { acceptPrivacy } from './support/inspect.js';

const SETS = 30;
const SCREEN = { width: 1280, height: 1024 };
test.use({ viewport: SCREEN });

test(
  'a supervisor looks through thirty sets, some of one driver on two machines, in two screens of 1280 by 1024 pixels',
  { tag: '@deep' },
  async ({ page }) => {
    await haveThirtySets(page);
    await acceptPrivacy(page);
    await loginAs(page, 'supervisor');
    await page.goto('/collations');
    const rows = page
      .getByRole('table')
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') });
    await expect(rows).toHaveCount(SETS);
    await expect(page.getByText('2 machines,', { exact: true })).toHaveCount(SETS / 6);
    const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect()));
    for (const { height } of boxes) expect(height).toBeLessThanOrEqual(57);
    const scrolled = await page.evaluate(() => scrollY);
    expect(boxes.at(-1)!.bottom + scrolled).toBeLessThanOrEqual(2 * SCREEN.height);
  },
);

/** As many as are loaded at once, made of the sets of the demo: every third one is of a driver's second machine. */
async function haveThirtySets(page: Page): Promise<void> {
  await page.route('**/api/collations?*', async (route) => {
    const answer = await route.fetch();
    const given = (await answer.json()) as object[];
    expect(given.length).toBeGreaterThan(0);
    const json = Array.from({ length: SETS }, (_, at) => ({
      ...given[at % given.length],
      id: `01998877-0000-7000-8000-${String(at).padStart(12, '0')}`,
      reference: `FS-${at}`,
      driverId: `driver-${at % 6 === 1 ? at - 1 : at}`,
      collationDate: '2026-11-21',
    }));
    await route.fulfill({ response: answer, json });
  });
}
