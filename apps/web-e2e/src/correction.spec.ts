import { expect, test, type Page } from '@playwright/test';

import { anAddress, haveAccount } from './support/accounts.js';
import { drawing } from './support/drawing.js';
import { linkIn, mailTo, pdfOf } from './support/mail.js';
import { readPaper } from './support/pdf.js';
import { choose, next, PHONE, sign, toast, watchForFaults } from './support/screen.js';
import { sendTimesheet } from './support/sent-week.js';

test.use(PHONE);

const WHY = 'Rained off from Tuesday.';

test(
  'a driver puts the hours of a sent week right, says why, and sends it without the client’s signature by choice alone',
  { tag: '@deep' },
  async ({ page }) => {
    const faults = watchForFaults(page);
    const [owen, client] = [anAddress('owen'), anAddress('client')];
    await haveAccount(page, 'Owen Pryce', owen);
    const sender = { driver: 'Owen Pryce', plantNumber: 'EX-0417', recipient: client };
    const signed = { clientSignature: await drawing(page), clientSignedName: 'Siân Rees' };
    await sendTimesheet(page, sender, { ...signed, fridayFinish: '17:00' });
    const { text = '' } = await mailTo(client);
    const [reference] = /TS-\w{8}/.exec(text)!;

    await page.goto('/history');
    await page.getByRole('button', { name: /^Correct/ }).click();
    const strip = page.getByRole('region', { name: 'Correction' });
    await expect(strip).toContainText(`Corrects ${reference} (45.5 h). Now 45.5 h`);
    for (const day of ['Tuesday', 'Wednesday', 'Thursday', 'Friday']) await clear(page, day);
    await expect(strip).toContainText(`Corrects ${reference} (45.5 h). Now 9.0 h`);
    await next(page);
    await expect(strip).toContainText('Now 9.0 h');
    await strip.getByLabel('Why is it corrected?').fill(WHY);
    await expect(page.getByRole('img', { name: /signature$/ })).toHaveCount(0);
    await sign(page, 'driver');
    await choose(page, 'Average');
    await page.getByLabel('Email 1').fill(client);
    await send(page);
    const asks = page.getByRole('alertdialog', { name: 'The client has not signed' });
    await expect(asks).toContainText('The hours are 9.0 h now, and the client has not signed for them.');
    await asks.getByRole('button', { name: 'Cancel' }).click();
    await expect(asks).toBeHidden();
    await send(page);
    await asks.getByRole('button', { name: 'Send without the client’s signature' }).click();
    await expect(toast(page)).toContainText('Timesheet Sent!');

    const mail = await mailTo(client, WHY);
    expect(mail.subject).toMatch(/^Corrected/);
    expect(mail.text).toContain('Now 9.0 hours, was 45.5 hours');
    const paper = await readPaper(pdfOf(mail));
    for (const words of [`Corrects ${reference}`, `Why: ${WHY}`, 'Client not signed'])
      expect(paper.text).toContain(words);
    const { pathname, search } = new URL(linkIn(mail));
    await page.goto(pathname + search);
    await expect(page.getByRole('region', { name: 'In short' })).toContainText('Now 9.0 h, was 45.5 h');
    await page.goto('/history');
    await expect(page.getByRole('list', { name: 'Forms' })).toContainText('Superseded');
    expect(faults).toEqual([]);
  },
);

async function clear(page: Page, day: string): Promise<void> {
  const card = page.getByRole('region', { name: day });
  await card.getByRole('button', { expanded: false }).click();
  await card.getByRole('button', { name: `${day} Clear` }).click();
  await card.getByRole('button', { expanded: true }).click();
  await expect(card.getByRole('button', { expanded: false })).toContainText('no hours yet');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Email (1)' }).click();
