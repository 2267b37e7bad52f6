import { devices } from '@playwright/test';
import { v7 } from 'uuid';
import { withCameraOn } from './camera.mjs';
import { line } from './figures.mjs';
import { manyForms, SEND } from './form.mjs';
import { aCustomer } from './own-product.mjs';
import { call, somePeople } from './people.mjs';

const CHECK = 36;
const WEEK = 12;
const DAY_MS = 86_400_000;

/** How many taps the two forms of a driver's day are on a device that knows them; what is typed is counted apart. */
export async function bench(product) {
  await withCameraOn('GS-D-114', {}, async (browser) => {
    const onPhone = () =>
      browser.newContext({ ...devices['Pixel 7'], baseURL: product.url, permissions: ['camera'] });
    const phone = await (await onPhone()).newPage();
    await cleanDumper(phone, { first: true });
    tell('clean dumper check, the second day', await cleanDumper(phone, { first: false }), CHECK);
    tell('week from last week', await weekFromLast(await (await onPhone()).newPage(), product), WEEK);
  });
}

function tell(what, { taps, keys }, target) {
  line(what, `${taps} taps, ${keys} keys`, `${target} taps`);
}

/** Counts what the hands do: a choice from the phone's own list is two taps. */
function counting(page) {
  const effort = { taps: 0, keys: 0 };
  return {
    effort,
    async tap(target) {
      effort.taps += 1;
      await target.click();
    },
    async type(text) {
      effort.keys += text.length;
      await page.keyboard.type(text);
    },
    async draw() {
      effort.taps += 1;
      const sheet = page.getByTestId('signature-sheet');
      await sheet.locator('svg').waitFor();
      await sheet.scrollIntoViewIfNeeded();
      const { x, y, width, height } = await sheet.boundingBox();
      await page.mouse.move(x + width * 0.2, y + height * 0.4);
      await page.mouse.down();
      await page.mouse.move(x + width * 0.7, y + height * 0.6, { steps: 8 });
      await page.mouse.up();
    },
  };
}

const button = (page, name) => page.getByRole('button', { name });

async function cleanDumper(page, { first }) {
  const { effort, tap, type, draw } = counting(page);
  const next = () => tap(button(page, 'Next Step'));
  await page.goto('/');
  await tap(button(page, /^Quick Check Sheet/));
  if (first) await page.getByLabel('Select Customer').selectOption({ label: 'Harrow Groundworks' });
  await tap(button(page, 'Continue to Form'));
  if (first) await page.getByLabel('Driver full name').fill('Dave Hill');
  await next();
  await tap(button(page, 'Scan QR code'));
  await page.getByText('Dumper D-114').waitFor();
  const hours = page.getByRole('textbox', { name: 'Machine hours' });
  if (!(await hours.evaluate((field) => field.matches(':focus')))) await tap(hours);
  await type('812');
  await next();
  for (;;) {
    const open = page.getByRole('radiogroup').filter({ hasNot: page.getByRole('radio', { checked: true }) });
    // A section that is finished gives way to the next one a moment later.
    const item = await open
      .first()
      .waitFor({ timeout: 2500 })
      .then(
        () => open.first(),
        () => null,
      );
    if (!item) break;
    await tap(item.locator('label').filter({ hasText: /^(Pass|OK)$/ }));
  }
  await next();
  await next();
  await tap(button(page, /^Tap to sign/));
  await draw();
  await tap(button(page, 'Save'));
  const email = page.getByLabel('Email 1');
  if (!(await email.inputValue())) await email.fill('hire@harrow-groundworks.co.uk');
  await tap(button(page, 'Submit Check Sheet'));
  await tap(button(page, 'Send Check Sheet'));
  await page.getByRole('heading', { name: 'On its way' }).waitFor();
  return effort;
}

async function weekFromLast(page, product) {
  await aWeekAgo(page, product);
  const { effort, tap, type, draw } = counting(page);
  await page.goto('/');
  await tap(button(page, /^Copy last week/).first());
  await tap(page.getByRole('dialog').getByRole('button', { name: /^Copy/ }));
  const hours = page.getByRole('textbox', { name: 'Machine hours' });
  await hours.waitFor();
  if (!(await hours.evaluate((field) => field.matches(':focus')))) await tap(hours);
  await type('4554');
  await tap(button(page, 'Next Step'));
  await tap(button(page, 'Next Step'));
  await tap(button(page, /^Tap to sign driver/));
  await draw();
  await tap(button(page, 'Save'));
  await tap(button(page, /^Tap to sign client/));
  const view = page.getByRole('dialog', { name: 'For the client to sign' });
  await draw();
  await tap(view.locator('label').filter({ hasText: 'Excellent' }));
  await tap(view.getByRole('button', { name: /hand back|Hand back/ }));
  await tap(button(page, /^Send Email/));
  const ask = button(page, 'Yes, send it');
  const sent = page.getByRole('heading', { name: 'On its way' });
  await ask.or(sent).first().waitFor();
  // In the middle of a week there are days to come, which is another question than a finished week's.
  if (await ask.isVisible()) await ask.click();
  await sent.waitFor();
  return effort;
}

/** Signs a driver in who has sent a timesheet of the week before this one. */
async function aWeekAgo(page, product) {
  const [{ email, password, cookie }] = await somePeople(product, 1);
  const { bodyFor } = await manyForms(product, await aCustomer(product));
  const saturday = new Date(Date.now() - ((new Date().getDay() + 1) % 7 || 7) * DAY_MS);
  const body = bodyFor(v7(), { weekEnding: saturday.toISOString().slice(0, 10) });
  await call(product, 'POST', SEND.timesheet, { cookie, body });
  await page.goto('/');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Login').last().click();
  await page.getByText('Welcome back').waitFor();
}
