import { expect, type Locator, type Page } from '@playwright/test';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const OFFICE = { viewport: { width: 1280, height: 800 } };

export const toast = (page: Page) =>
  page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

/** Collects what must never happen on any screen: script errors and violations of the content policy. */
export function watchForFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      faults.push(`${message.text()} (${new URL(page.url()).pathname})`);
    }
  });
  return faults;
}

/** The page has this theme and not the other one; what else the first paint has noted on it is of no matter here. */
export async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  const root = page.locator('html');
  await expect(root).toContainClass(theme);
  await expect(root).not.toContainClass(theme === 'dark' ? 'light' : 'dark');
}

/** Chooses a customer in the modal or on the selection screen, with an order number if it requires one. */
export async function chooseCustomer(page: Page, name: string, orderNumber?: string): Promise<void> {
  await page.getByLabel('Select Customer').selectOption({ label: name });
  if (orderNumber) {
    await page.getByLabel('Order number').fill(orderNumber);
    await page.getByRole('button', { name: 'Validate Order Number' }).click();
  }
  await page.getByRole('button', { name: 'Continue to Form' }).click();
  await expect(page).toHaveURL(/\/(timesheet|check-sheet)\?/);
}

/** Leaves the first step of a timesheet; on a day that is no Saturday the week is asked about, and the day is kept. */
export async function leaveWeek(page: Page): Promise<void> {
  await next(page);
  const keep = page.getByRole('button', { name: /^Keep / });
  await keep
    .or(page.getByText('Step 2 of 4', { exact: true }))
    .first()
    .waitFor();
  if (await keep.isVisible()) await keep.click();
}

/**
 * How far a person with a phone has to swipe to have seen all of a page, without the privacy notice at its foot.
 *
 * @param most in pixels
 */
export async function expectShorterThan(page: Page, most: number): Promise<void> {
  const before = page.viewportSize()!;
  await page.setViewportSize(PHONE.viewport);
  const heights = ['header', 'main'].map((part) =>
    page.locator(part).evaluate((element) => element.getBoundingClientRect().height),
  );
  const [header, main] = await Promise.all(heights);
  expect(header! + main!).toBeLessThan(most);
  await page.setViewportSize(before);
}

/** Nothing lies over it: neither a toast nor a footer, at its ends nor in its middle. */
export async function expectUncovered(target: Locator): Promise<void> {
  const isClear = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return [
      [left + 2, y],
      [right - 2, y],
      [x, top + 2],
      [x, bottom - 2],
    ].every(([across, down]) => element.contains(document.elementFromPoint(across!, down!)));
  };
  await expect.poll(() => target.evaluate(isClear)).toBe(true);
}

/** Closes a dialog with the keyboard, whatever toast has appeared meanwhile; the focus is on the page again. */
export async function closeByEscape(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator(':focus')).toHaveCount(1);
}

/** Draws on the sheet that is open for a signature. */
export async function drawWave(page: Page): Promise<void> {
  const sheet = page.getByTestId('signature-sheet');
  await sheet.locator('svg').waitFor();
  // Waits until it stands still and takes what is drawn.
  await sheet.hover();
  const box = await sheet.boundingBox();
  if (!box) throw new Error('the signature sheet is not on the screen');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.2, 0.5));
  await page.mouse.down();
  for (let step = 1; step <= 24; step += 1) {
    await page.mouse.move(...at(0.2 + step * 0.025, 0.5 + 0.3 * Math.sin(step / 2)));
  }
  await page.mouse.up();
}

export async function sign(page: Page, whose: 'driver' | 'driver/operator' | 'fitter'): Promise<void> {
  await page.getByRole('button', { name: `Tap to sign ${whose} signature` }).click();
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await drawWave(page);
  await expect(save).toBeEnabled();
  await save.click();
  await expect(page.getByRole('img', { name: `${whose} signature` })).toBeVisible();
}

/** A client signs on the device that was handed over to them, which is handed back. */
export async function signHandedOver(
  page: Page,
  person: 'client' | 'foreman',
  rating?: string,
): Promise<void> {
  const tap = page.getByRole('button', { name: `Hand to ${person}` });
  const view = page.getByRole('dialog', { name: `For the ${person} to sign` });
  if (!(await view.isVisible())) await tap.click();
  await drawWave(page);
  if (rating) await view.locator('label').filter({ hasText: rating }).click();
  await view.getByRole('button', { name: 'Done, hand back' }).click();
  await expect(view).toBeHidden();
  await expect(page.getByRole('img', { name: `${person} signature` })).toBeVisible();
}

/** From the driver's own home. */
export const startTimesheet = (page: Page) =>
  page.getByRole('link', { name: "Start this week's timesheet" }).first().click();

export const next = (page: Page) => page.getByRole('button', { name: 'Next Step' }).click();

/** Taps one of the big choice buttons. */
export const choose = (page: Page, label: string) => page.locator('label').filter({ hasText: label }).click();
