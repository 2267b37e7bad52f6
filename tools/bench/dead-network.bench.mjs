import { randomInt, randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import {
  choose,
  chooseCustomer,
  leaveWeek,
  next,
  sign,
  signHandedOver,
} from '../../apps/web-e2e/src/support/screen.ts';
import { CutLine } from './cut-line.mjs';
import { line, ms } from './figures.mjs';
import { MortalBrowser } from './mortal-browser.mjs';
import { somePeople } from './people.mjs';
import { jobsDone } from './rows.mjs';

const FORMS = 100;
const TOGGLES = 50;
const KILLS = 10;
const PHOTOS = 5;
const PHOTO_BYTES = 8_000_000;
/** A browser writes its cookies to the disk at most this long after it got them. */
const COOKIES_KEPT_MS = 32_000;
const ALL_WITHIN_MS = 240_000;
const RECIPIENT = 'gate@thamesquay.co.uk';

/**
 * A week without a signal: forms that were signed offline, among them a check with five large photos, go out over a line that is
 * cut again and again, from a browser that is killed again and again. Every form has to arrive, and none twice.
 */
export async function bench(product) {
  const cable = new CutLine(new URL(product.url).port);
  const address = await cable.open();
  const profile = join(product.dataDir, 'phone');
  mkdirSync(profile);
  const phone = new MortalBrowser(profile);
  try {
    const [driver] = await somePeople(product, 1);
    await signInAndOpen(phone, address, driver);
    await phone.page.context().setOffline(true);
    cable.cut();
    const hashes = await queueForms(phone.page, address);
    const began = performance.now();
    await phone.page.context().setOffline(false);
    await torment(phone, cable, address);
    const took = await untilAllArrived(phone, product, driver, began);
    await jobsDone(product);
    await tell(product, driver, hashes, took);
  } finally {
    await phone.kill().catch(() => undefined);
    cable.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The app is on the phone, its driver signed in, and the list of customers known. */
async function signInAndOpen(phone, address, { email, password }) {
  const page = await phone.open(`${address}/?login=true`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Password').press('Enter');
  await page.getByText('Active Session').waitFor();
  await page.goto(`${address}/select-customer`);
  await page.getByRole('option', { name: 'Harrow Groundworks' }).waitFor({ state: 'attached' });
  await page.evaluate(() => globalThis.navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => globalThis.navigator.serviceWorker.controller);
  await sleep(COOKIES_KEPT_MS);
}

/** Fills in and signs a timesheet and a check on the screen; the other weeks are the same one of other machines. */
async function queueForms(page, address) {
  await page.goto(`${address}/select-customer`);
  await chooseCustomer(page, 'Harrow Groundworks');
  await leaveWeek(page);
  await page.getByLabel('Plant number').fill('EX-0000');
  await page.getByRole('textbox', { name: 'Machine hours' }).fill('0');
  await next(page);
  await page.getByRole('button', { name: 'Monday +9 Hours' }).click();
  await next(page);
  await sign(page, 'driver');
  await page.getByLabel("Client's name").fill("Siân O'Neill");
  await signHandedOver(page, 'client');
  await choose(page, 'Excellent');
  await page.getByLabel('Email 1').fill(RECIPIENT);
  await queued(page, page.getByRole('button', { name: 'Sign and queue' }));

  await page.goto(`${address}/select-customer?form=check-sheet`);
  await chooseCustomer(page, 'Harrow Groundworks');
  await next(page);
  await choose(page, 'Roller');
  await page.getByLabel('Plant number').fill('RO-0001');
  await page.getByRole('textbox', { name: 'Machine hours' }).fill('0');
  await next(page);
  await next(page);
  for (let at = 1; at <= PHOTOS; at += 1) {
    await page.getByLabel('Take photo').setInputFiles(await aLargePhoto(at));
    await page.getByRole('button', { name: `Try again photo ${at}` }).waitFor();
  }
  await next(page);
  await sign(page, 'driver/operator');
  await page.getByRole('button', { name: 'Sign and queue' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Confirm Submission' });
  await queued(page, dialog.getByRole('button', { name: 'Sign and queue' }));
  return page.evaluate(queueCopies, { ids: Array.from({ length: FORMS - 2 }, () => randomUUID()) });
}

async function queued(page, button) {
  await button.click();
  await page.getByRole('heading', { name: 'Kept on this phone' }).waitFor();
}

/** As a camera makes it: too large to be sent as it is. */
async function aLargePhoto(at) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 };
  const side = { width: 3600, height: 2700 };
  const made = sharp({ create: { ...side, channels: 3, background: '#b9b2a4', noise } });
  let buffer;
  for (const quality of [70, 80, 88, 94]) {
    buffer = await made.clone().jpeg({ quality }).toBuffer();
    if (buffer.length >= PHOTO_BYTES) break;
  }
  return { name: `hose-${at}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** In the page: the week that waits once more for each id, of another machine, with a draft of its own. @returns hashes of the photos */
async function queueCopies({ ids }) {
  const opened = (name) =>
    new Promise((resolve, reject) => {
      const opening = globalThis.indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
  const done = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const [outbox, drafts] = [await opened('groundsheet-outbox'), await opened('groundsheet-drafts')];
  const entries = () => outbox.transaction('outbox', 'readwrite').objectStore('outbox');
  const all = await done(entries().getAll());
  const week = all.find(({ kind }) => kind === 'timesheet');
  const draft = await done(drafts.transaction('drafts').objectStore('drafts').get(week.draftName));
  for (const [at, id] of ids.entries()) {
    const body = JSON.parse(week.body);
    const { version: _, ...form } = body.timesheetData;
    body.timesheetData = { ...form, id, plantNumber: `EX-${1000 + at}` };
    const draftName = week.draftName.replace(week.id, id);
    const copy = { ...draft, saved: null, form: { ...draft.form, id } };
    await done(drafts.transaction('drafts', 'readwrite').objectStore('drafts').put(copy, draftName));
    const key = globalThis.crypto.randomUUID();
    await done(entries().put({ ...week, id, key, draftName, body: JSON.stringify(body) }, id));
  }
  return all.flatMap(({ pictures }) => pictures.map(({ sha256 }) => sha256));
}

/** The line comes and goes; every few times the browser is killed and opened again, as its driver would. */
async function torment(phone, cable, address) {
  for (let at = 1; at <= TOGGLES; at += 1) {
    cable.mend();
    await sleep(randomInt(100, 900));
    cable.cut();
    await sleep(randomInt(50, 300));
    if (at % (TOGGLES / KILLS) !== 0) continue;
    await phone.kill();
    await phone.open(`${address}/outbox`).catch(() => undefined);
  }
  cable.mend();
  await phone.page.goto(`${address}/outbox`);
}

async function untilAllArrived({ page }, { database }, { id }, began) {
  const until = performance.now() + ALL_WITHIN_MS;
  for (;;) {
    const { rows } = await database.query(
      `select count(*)::int as forms from forms where status = 'submitted' and driver_id = $1`,
      [id],
    );
    const sent = await page.getByText('Sent', { exact: true }).count();
    if (rows[0].forms >= FORMS && sent >= FORMS) return performance.now() - began;
    if (performance.now() > until)
      throw new Error(`${rows[0].forms} of ${FORMS} forms have arrived, and ${sent} are said to be sent.`);
    await sleep(500);
  }
}

/** @throws where a form is missing or there twice, a mail was sent twice, or a photo is not what the phone had */
async function tell({ database }, { id }, hashes, took) {
  const one = async (sql) => (await database.query(sql, [id])).rows[0];
  const { forms, machines } = await one(
    `select count(*)::int as forms, count(distinct plant_number)::int as machines from forms
      where status = 'submitted' and driver_id = $1`,
  );
  const { mails, twice } = await one(
    `select count(*)::int as mails, count(*)::int - count(distinct (form_id, recipient))::int as twice
       from emails where form_id in (select id from forms where driver_id = $1)`,
  );
  const { rows } = await database.query(
    'select sha256 from uploads where held_by in (select id from forms where driver_id = $1)',
    [id],
  );
  const photos = rows.map(({ sha256 }) => sha256).toSorted();
  const isSame = JSON.stringify(photos) === JSON.stringify(hashes.toSorted());
  line(
    `${FORMS} forms, line cut ${TOGGLES} times, browser killed ${KILLS} times`,
    `${forms} arrived`,
    `${FORMS}`,
  );
  line('  of them twice', `${forms - machines}`, '0');
  line('  mails', `${mails}, ${twice} of them twice`, '0 twice');
  line(`  photos of ${PHOTO_BYTES / 1e6} MB, as the phone had shrunk them`, `${photos.length}`, `${PHOTOS}`);
  line('  from the first signal to the last receipt', ms(took));
  if (forms !== FORMS || machines !== FORMS || twice > 0 || photos.length !== PHOTOS || !isSame)
    throw new Error('Forms, mails or photos were lost or doubled.');
}
