import { expect, test } from '@playwright/test';

import { anAddress } from './support/accounts.js';
import { loginAs } from './support/demo.js';
import { dress, expectToFit, inspect, LOOKS, nameOf, still } from './support/inspect.js';
import { OFFICE, watchForFaults } from './support/screen.js';

/** In one long word, as some are. */
const NAME = 'Łukasz Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis';

for (const look of LOOKS) {
  test.describe(nameOf(look), () => {
    test.use(still(look));

    test('the overview, people and the audit log are free of serious findings and of sideways scrolling', async ({
      page,
    }) => {
      const address = anAddress('lukasz.wojcik-fitzgerald');
      const faults = watchForFaults(page);
      await dress(page, look);
      await page.goto('/');
      await page.getByRole('button', { name: 'Accept' }).click();
      await loginAs(page, 'admin');
      await expect(page).toHaveURL('/overview');
      await page.getByRole('button', { name: 'Other days' }).click();
      await page.getByRole('button', { name: 'Last four weeks' }).waitFor();
      await inspect(page, 'the days of the overview');
      await page.getByRole('button', { name: 'Last four weeks' }).click();
      // The demo's history may still be on its way in.
      await expect(async () => {
        await page.reload();
        await page.getByRole('table', { name: 'Hours per day of four weeks' }).waitFor({ timeout: 10_000 });
      }).toPass({ timeout: 120_000 });
      await inspect(page, 'the overview');
      await page.goto('/admin/people');
      await page.getByRole('button', { name: 'Invite somebody' }).click();
      const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
      await dialog.getByLabel('Full name').fill(NAME);
      await dialog.getByLabel('Email').fill(address);
      await inspect(page, 'inviting somebody');
      await dialog.getByRole('button', { name: 'Send invitation' }).click();
      await expect(dialog).toBeHidden();
      await page.goto('/admin/people?search=driver@groundsheet.example');
      await page.getByRole('button', { name: /^More for/ }).click();
      await page.getByRole('menuitem', { name: 'Documents' }).click();
      await page.getByRole('button', { name: 'Look at the documents' }).click();
      await expect(page.getByText('operator-medical.jpg', { exact: true })).toBeVisible();
      await inspect(page, 'the documents of a person');
      await page.goto('/admin/people?search=driver@groundsheet.example');
      await page.getByRole('link', { name: /^Open / }).click();
      await page.getByRole('heading', { name: 'Devices' }).waitFor();
      await inspect(page, 'a person');
      await page.goto(`/admin/people?search=${address}`);
      const menu = page.getByRole('button', { name: `More for ${NAME}` });
      await menu.waitFor();
      await inspect(page, 'people');
      await menu.click();
      await page.getByRole('menuitem', { name: 'Change role' }).click();
      await page.getByRole('dialog', { name: `Change the role of ${NAME}` }).waitFor();
      await inspect(page, 'changing a role');
      await page.keyboard.press('Escape');
      await menu.click();
      await inspect(page, 'what can be done about a person');
      await page.getByRole('menuitem', { name: 'See in the audit log' }).click();
      await expect(page.getByText('Invited somebody (driver)')).toBeVisible();
      await inspect(page, 'the audit log');
      // In rows, too, a long name leaves the others their room.
      await page.setViewportSize(OFFICE.viewport);
      await expect(page.getByRole('row').filter({ hasText: NAME }).first()).toBeVisible();
      await expectToFit(page, 'the audit log at a desk');
      expect(faults).toEqual([]);
    });
  });
}
