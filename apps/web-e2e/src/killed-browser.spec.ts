import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';

import { chromium, expect, test, type Browser, type Page } from '@playwright/test';

import { anAddress, createAccount, login } from './support/accounts.js';
import { aCard } from './support/card.js';
import { addPhoto, answer, expectPhoto, item } from './support/check-sheet.js';
import { choose, chooseCustomer, leaveWeek, next, sign } from './support/screen.js';

/** After this long IndexedDB must have what was typed, on a busy machine too, whatever then happens to the browser. */
const KEPT_AFTER_MS = 1000;

/** A browser that can be killed, like a phone's when it runs out of memory, and come back with its profile. */
class MortalBrowser {
  private process!: ChildProcess;
  private browser!: Browser;
  page!: Page;

  private constructor(private readonly profile: string) {}

  static async open(): Promise<MortalBrowser> {
    const mortal = new MortalBrowser(await mkdtemp(join(tmpdir(), 'groundsheet-profile-')));
    await mortal.start();
    return mortal;
  }

  /** Kills every process of the browser without warning, and opens the same page in a new one. */
  async killAndComeBack(): Promise<void> {
    await this.page.waitForTimeout(KEPT_AFTER_MS);
    const url = this.page.url();
    await this.kill();
    await this.start();
    await this.page.goto(url);
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }

  private async kill(): Promise<void> {
    const ended = once(this.process, 'exit');
    process.kill(-this.process.pid!, 'SIGKILL');
    await ended;
  }

  private async start(): Promise<void> {
    const flags = [
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      '--remote-debugging-port=0',
      '--window-size=390,844',
    ];
    const program = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';
    this.process = spawn(program, [...flags, `--user-data-dir=${this.profile}`, 'about:blank'], {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.browser = await chromium.connectOverCDP(await this.debuggingAddress());
    const context = this.browser.contexts()[0]!;
    this.page = context.pages()[0] ?? (await context.newPage());
    await this.page.setViewportSize({ width: 390, height: 844 });
  }

  private async debuggingAddress(): Promise<string> {
    let said = '';
    for await (const chunk of this.process.stderr!) {
      said += String(chunk);
      const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (address) return address;
    }
    throw new Error(`The browser did not start: ${said}`);
  }
}

test('typing, a signature, answers, a photo and the step are there again after the browser was killed', async ({
  baseURL,
}) => {
  const mortal = await MortalBrowser.open();
  try {
    await mortal.page.goto(`${baseURL}/select-customer`);
    await fillWeek(mortal.page);
    await mortal.killAndComeBack();
    await expectWeek(mortal.page);

    await mortal.page.goto(`${baseURL}/select-customer?form=check-sheet`);
    await chooseCustomer(mortal.page, 'Harrow Groundworks');
    await mortal.page.getByLabel('Driver full name').fill('Dave Hill');
    await next(mortal.page);
    await choose(mortal.page, 'Dumper');
    await mortal.page.getByRole('textbox', { name: 'Machine hours' }).fill('812');
    await next(mortal.page);
    await answer(mortal.page, 'Greased', 'Fail');
    await mortal.page.getByLabel(/^Record and date below/).fill('Nipple blocked');
    await mortal.killAndComeBack();
    await expect(item(mortal.page, 'Greased').getByRole('radio', { name: 'Fail' })).toBeChecked();
    await expect(mortal.page.getByLabel(/^Record and date below/)).toHaveValue('Nipple blocked');
    await next(mortal.page);
    await addPhoto(mortal.page);
    await mortal.killAndComeBack();
    await expectPhoto(mortal.page);
  } finally {
    await mortal.close();
  }
});

/** All of a week but what the client adds. */
async function fillWeek(page: Page): Promise<void> {
  await chooseCustomer(page, 'Harrow Groundworks');
  await page.getByLabel('Driver name').fill('Dave Hill');
  await page.getByLabel('Site location').fill('Wharf Road');
  await leaveWeek(page);
  await page.getByLabel('Plant number').fill('EX-0417');
  await page.getByRole('textbox', { name: 'Machine hours' }).fill('4512.5');
  await next(page);
  await page.getByRole('button', { name: 'Monday +9 Hours' }).click();
  await page.getByLabel('Breakdown notes').fill('Wed: hose burst');
  await next(page);
  await sign(page, 'driver');
  await page.getByLabel("Client's name").fill("Siân O'Neill");
}

async function expectWeek(page: Page): Promise<void> {
  const back = () => page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText('Step 4 of 4', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'driver signature' })).toBeVisible();
  await expect(page.getByLabel("Client's name")).toHaveValue("Siân O'Neill");
  await back();
  await expect(page.getByText('Total 9.0 hours')).toBeVisible();
  await expect(page.getByLabel('Breakdown notes')).toHaveValue('Wed: hose burst');
  await back();
  await expect(page.getByLabel('Plant number')).toHaveValue('EX-0417');
  await expect(page.getByRole('textbox', { name: 'Machine hours' })).toHaveValue('4512.5');
  await back();
  await expect(page.getByLabel('Driver name')).toHaveValue('Dave Hill');
  await expect(page.getByLabel('Site location')).toHaveValue('Wharf Road');
}

test(
  'a document goes on where it was after the browser was killed in mid-upload',
  { tag: '@deep' },
  async ({ baseURL }) => {
    const mortal = await MortalBrowser.open();
    try {
      const email = anAddress('kerry');
      await createAccount(mortal.page, 'Kerry Shaw', email, baseURL);
      await mortal.page.getByRole('tab', { name: 'Document Vault' }).click();
      await mortal.page.getByRole('button', { name: 'Upload Document' }).click();
      await mortal.page.getByLabel('Description').fill('First aid at work');
      await mortal.page.getByRole('dialog').getByLabel('Category').selectOption({ label: 'Training' });
      const card = await aCard('first-aid.jpg', ['FIRST AID AT WORK']);
      await mortal.page.locator('input[type=file]').first().setInputFiles(card);
      // The signal is lost on the way.
      await mortal.page.route('**/api/objects/*', () => undefined);
      await mortal.page.getByRole('button', { name: 'Upload the front' }).click();
      await expect(mortal.page.getByText(/Uploading the front: [2-8]/)).toBeVisible();
      // The uploader writes down at most every half second what it does.
      await mortal.page.waitForTimeout(1000);
      await mortal.killAndComeBack();

      // The browser had not written the cookie of the session to its disk yet.
      await login(mortal.page, email);
      await mortal.page.getByRole('tab', { name: 'Document Vault' }).click();
      await mortal.page.getByRole('button', { name: 'Carry on' }).click();
      const scanner = mortal.page.getByRole('dialog', { name: 'Document Scanner' });
      await expect(scanner.getByText('We restored all files. You can now resume the upload.')).toBeVisible();
      await expect(scanner.getByLabel('Description')).toHaveValue('First aid at work');
      await scanner.getByRole('button', { name: 'Resume the upload' }).click();
      await scanner.getByRole('button', { name: 'N/A - Back is Blank' }).click();
      const documents = mortal.page.getByRole('list', { name: 'Documents', exact: true });
      await expect(documents.getByRole('button')).toHaveCount(1);
      await expect(documents).toContainText('first-aid.jpg');
    } finally {
      await mortal.close();
    }
  },
);
