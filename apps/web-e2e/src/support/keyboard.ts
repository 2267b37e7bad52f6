import { expect, type Locator, type Page } from '@playwright/test';

/** A week as a table has seven days of a dozen fields each, some of which are of several parts. */
const MOST_TABS = 160;

/** Goes to a control with the Tab key alone, and presses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < MOST_TABS && !(await isThere()); tabs += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** Goes to a field, and enters this. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}
