import { expect, test } from '@playwright/test';

import { anAddress } from './support/accounts.js';
import { loginAs } from './support/demo.js';
import { acceptPrivacy, LOOKS, nameOf, openOn } from './support/inspect.js';
import { watchForFaults } from './support/screen.js';
import { aPlant } from './support/sent-form.js';
import {
  visitCompanies,
  visitMachines,
  visitMails,
  visitOverview,
  visitPeople,
  visitSeverities,
} from './walk/admin.js';
import { DRIVER, visitAccount, visitHistory, visitNewAccount, visitSets } from './walk/driver.js';
import { visitCheckSheet, visitWizard } from './walk/forms.js';
import { visitCompletedCheckSheet, visitCompletedForm, visitShell } from './walk/guest.js';
import { visitApproval, visitDefect, visitLists, visitOffHires } from './walk/office.js';
import { visitMachineByCode, visitOffHire, visitWayIn } from './walk/way-in.js';
import { visitWithoutSignal } from './walk/without-a-signal.js';

/** Of the demo, and of no journey. */
const STOPPED = 'R-215';
const REPORTED = 'R-211';
/** One for each look: what is reported twice has no number of its own. */
const ITEMS = ['Mirrors', 'Lights', 'Wipers'] as const;

for (const [index, look] of LOOKS.entries()) {
  test.describe(nameOf(look), () => {
    test.setTimeout(600_000);

    test('every screen of a guest is free of serious findings and of sideways scrolling, in both themes', async ({
      browser,
    }) => {
      const page = await openOn(browser, look.own);
      const faults = watchForFaults(page);
      await visitShell(page);
      await visitWizard(page);
      await visitCheckSheet(page);
      await visitCompletedForm(page);
      await visitCompletedCheckSheet(page);
      await acceptPrivacy(page);
      await visitWayIn(page);
      await visitMachineByCode(page, REPORTED, ITEMS[index]!);
      const lost = await openOn(browser, look.own, { serviceWorkers: 'allow' });
      faults.push(...watchForFaults(lost));
      await acceptPrivacy(lost);
      await visitWithoutSignal(lost);
      expect(faults).toEqual([]);
    });

    test('so is every screen of a driver, and of the supervisor who has their sets and machines', async ({
      browser,
    }) => {
      const plants = { complete: aPlant(), incomplete: aPlant(), stopped: STOPPED };
      const page = await openOn(browser, look.own);
      const office = await openOn(browser, look.office);
      const hirer = await openOn(browser, look.own);
      const faults = [page, office, hirer].map(watchForFaults);
      for (const each of [page, office, hirer]) await acceptPrivacy(each);
      await visitNewAccount(page, anAddress('sian.fitzgerald-odonoghue.plant.and.machinery'));
      await visitHistory(page);
      await visitSets(page, plants);
      await visitAccount(page, plants);
      await visitOffHire(hirer, STOPPED);
      await loginAs(office, 'supervisor');
      await visitLists(office, plants, DRIVER);
      await visitApproval(office, plants);
      await visitDefect(office, plants);
      await visitOffHires(office, plants);
      expect(faults).toEqual([[], [], []]);
    });

    test('so is every screen of an admin', async ({ browser }) => {
      const page = await openOn(browser, look.office);
      const faults = watchForFaults(page);
      await acceptPrivacy(page);
      await loginAs(page, 'admin');
      await visitOverview(page);
      await visitPeople(page);
      await visitCompanies(page);
      await visitMachines(page);
      await visitSeverities(page);
      await visitMails(page);
      // Not even the scripts of the test run in the frame of a mail, as the browser says.
      expect(faults.filter((fault) => !fault.includes('sandboxed'))).toEqual([]);
    });
  });
}
