import { expect, test } from '@playwright/test';

import { answer, checkAll, item } from './support/check-sheet.js';
import { choose, chooseCustomer, next, OFFICE, PHONE } from './support/screen.js';

// No animations: a click waits until its button stands still.
test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } });

test(
  'sections open one after the other, answers can be taken back, another machine begins anew',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/check-sheet');
    await expect(page).toHaveURL(/\/select-customer\?form=check-sheet/);
    await chooseCustomer(page, 'Harrow Groundworks');
    await expect(page).toHaveURL(/\/check-sheet\?/);
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await next(page);
    await page.getByRole('textbox', { name: 'Machine hours' }).fill('0');
    await next(page);
    await expect(page.getByText('The checks of your machine appear here.')).toBeVisible();
    await choose(page, 'Roller');

    const section = (title: string) => page.getByRole('button', { name: title });
    await expect(section('General Safety Checks')).toHaveAttribute('aria-expanded', 'true');
    await section('Brakes').click();
    await expect(page.getByRole('alertdialog')).toContainText(
      'Please complete all items in "General Safety Checks" before accessing this section.',
    );
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await answer(page, 'Steering', 'Pass');
    await expect(section('General Safety Checks')).toContainText('1/10');
    await answer(page, 'Steering', 'Pass');
    await expect(section('General Safety Checks')).toContainText('0/10');
    const chosen = item(page, 'Steering').getByRole('radio', { checked: true });
    await expect(chosen).toHaveCount(0);
    await item(page, 'Steering').getByRole('radio').first().press(' ');
    await expect(chosen).toBeFocused();
    await page.keyboard.press(' ');
    await expect(chosen).toHaveCount(0);

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await checkAll(page, 'roller');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const title of ['General Safety Checks', 'Brakes', 'Final Checks & Sign-off']) {
      await expect(section(title)).toHaveAttribute('aria-expanded', 'false');
      await expect(section(title)).toContainText('complete');
    }
    await section('Brakes').click();
    await answer(page, 'Park brake', 'Tested');
    await expect(section('Brakes')).toHaveAttribute('aria-expanded', 'true');

    await page.getByRole('button', { name: 'Previous' }).click();
    await choose(page, 'Dumper');
    const dialog = page.getByRole('alertdialog', { name: 'Another machine?' });
    await expect(dialog).toContainText('the 15 answers given for the Roller will be lost');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('radio', { name: 'Roller' })).toBeChecked();
    await choose(page, 'Dumper');
    await dialog.getByRole('button', { name: 'Change and start the check again' }).click();
    await next(page);
    await expect(section('General Safety Checks')).toContainText('0/13');
    await expect(section('General Safety Checks')).toHaveAttribute('aria-expanded', 'true');
    await page.setViewportSize(OFFICE.viewport);
    await checkAll(page, 'dumper');
    await expect(section('Final Checks & Sign-off')).toContainText('complete');
  },
);
