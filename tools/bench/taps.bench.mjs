import { devices } from '@playwright/test';
import { v7 } from 'uuid';
import { withCameraOn } from './camera.mjs';
import { line } from './figures.mjs';
import { manyForms, SEND } from './form.mjs';
import { aCustomer } from './own-product.mjs';
import { call, somePeople } from './people.mjs';

const CHECK = 34;
const WEEK = 11;
const APPROVAL = 9;
const SWIPES = 2;
const DAY_MS = 86_400_000;

/** How many taps the two forms of a driver's day are on a device that knows them; what is typed is counted apart. */
export async function bench(product) {
  await withCameraOn('GS-D-114', {}, async (browser) => {
    const onPhone = async () => {
      const phone = await browser.newContext({
        ...devices['Pixel 7'],
        baseURL: product.url,
        permissions: ['camera'],
      });
      // What is asked of a device once, on its first day.
      await phone.addInitScript(() => globalThis.localStorage.setItem('privacy-accepted', 'true'));
      return phone;
    };
    const phone = await (await onPhone()).newPage();
    await cleanDumper(phone, { first: true });
    tell('clean dumper check, the second day', await cleanDumper(phone, { first: false }), CHECK);
    const { taps, swipes, acts } = await anApproval(await (await onPhone()).newPage(), product);
    line('approve a set', `${taps} taps, ${swipes} swipes`, `${APPROVAL} taps, ${SWIPES} swipes`);
    list(acts);
    tell('week from last week', await weekFromLast(await (await onPhone()).newPage(), product), WEEK);
  });
}

function tell(what, { taps, keys, acts }, target) {
  line(what, `${taps} taps, ${keys} keys`, `${target} taps`);
  list(acts);
}

/** What was done, one after the other. */
function list(acts) {
  const runs = [];
  for (const act of acts) {
    if (runs.at(-1)?.act === act) runs.at(-1).count += 1;
    else runs.push({ act, count: 1 });
  }
  for (const { act, count } of runs) console.log(`    ${String(count).padStart(2)}  ${act}`);
}

/** Counts what the hands do: a choice from the phone's own list is two taps. */
function counting(page) {
  const effort = { taps: 0, keys: 0, acts: [] };
  return {
    effort,
    async tap(target) {
      effort.taps += 1;
      effort.acts.push(await nameOf(target));
      await target.click();
    },
    async type(text) {
      effort.keys += text.length;
      await page.keyboard.type(text);
    },
    async draw() {
      effort.taps += 1;
      effort.acts.push('draws the signature');
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

/** As it is read on the screen; a field by its label. */
async function nameOf(target) {
  const words = await target.evaluate(
    (element) =>
      element.getAttribute('aria-label') || element.innerText || element.labels?.[0]?.innerText || '',
  );
  return words.replaceAll(/\s+/g, ' ').trim();
}

const button = (page, name) => page.getByRole('button', { name });

async function cleanDumper(page, { first }) {
  const { effort, tap, type, draw } = counting(page);
  const next = () => tap(button(page, 'Next Step'));
  await page.goto('/');
  if (first) {
    await tap(button(page, /^Quick Check Sheet/));
    await page.getByLabel('Select Customer').selectOption({ label: 'Harrow Groundworks' });
    await tap(button(page, 'Continue to Form'));
    await page.getByLabel('Driver full name').fill('Dave Hill');
    await page.getByLabel('Company', { exact: true }).fill('Hill Plant');
    await page.getByLabel('Site location').fill('Newport Road');
    await next();
  } else {
    await tap(page.getByRole('link', { name: /^Check sheet as last time/ }));
  }
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
  const hours = page.getByRole('textbox', { name: 'Machine hours' });
  await hours.waitFor();
  if (!(await hours.evaluate((field) => field.matches(':focus')))) await tap(hours);
  await type('4554');
  await tap(button(page, 'Next Step'));
  await tap(button(page, 'Next Step'));
  await tap(button(page, /^Tap to sign driver/));
  await draw();
  await tap(button(page, 'Save'));
  await tap(button(page, 'Hand to client'));
  const view = page.getByRole('dialog', { name: 'For the client to sign' });
  await view.waitFor();
  await type('Siân Rees');
  await page.keyboard.press('Enter');
  await draw();
  await tap(view.locator('label').filter({ hasText: 'Excellent' }));
  await tap(view.getByRole('button', { name: 'Done, hand back' }));
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
  await page.goto('/?login=true');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Login').last().click();
  await page.getByText('Welcome back').waitFor();
}

/** From the list to the mail. A swipe moves the view by nine tenths of a screen until what is tapped next is in it. */
async function anApproval(page, product) {
  const [driver] = await somePeople(product, 1);
  const [{ email, password }] = await somePeople(product, 1, 'supervisor');
  const { bodyFor, checkFor } = await manyForms(product, await aCustomer(product));
  const plantNumber = `EX-${Date.now() % 100_000}`;
  const { cookie } = driver;
  await call(product, 'POST', SEND.timesheet, { cookie, body: bodyFor(v7(), { plantNumber }) });
  await call(product, 'POST', SEND['check-sheet'], { cookie, body: checkFor(v7(), { plantNumber }) });
  await page.goto('/?login=true');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Login').last().click();
  await page.waitForURL(/\/collations/);
  await page.goto(`/collations?search=${plantNumber}`);
  const { effort, tap, type, draw } = counting(page);
  let swipes = 0;
  const reach = async (target) => {
    await target.waitFor();
    while (!(await isInView(target)) && swipes < 20) {
      swipes += 1;
      effort.acts.push('(swipe)');
      await swipe(target);
    }
    return target;
  };
  await tap(await reach(page.getByRole('link', { name: /^Get Approval/ })));
  await tap(await reach(button(page, 'Hand to client')));
  for (const [person, name, then] of [
    ['client', 'Siân Rees', 'Pass to the foreman'],
    ['foreman', 'Dai Morgan', 'Done, hand back'],
  ]) {
    const view = page.getByRole('dialog', { name: `For the ${person} to sign` });
    await view.waitFor();
    await type(name);
    await page.keyboard.press('Enter');
    await reach(page.getByTestId('signature-sheet'));
    await draw();
    await tap(await reach(view.getByRole('button', { name: then })));
  }
  await tap(await reach(page.locator('label').filter({ hasText: 'Excellent' })));
  await page.getByLabel('Email 1').fill('hire@harrow-groundworks.co.uk');
  await tap(await reach(button(page, 'Email to Clients & Complete')));
  await tap(page.getByRole('button', { name: 'Send', exact: true }));
  await page.getByRole('region', { name: 'Form set completed' }).waitFor();
  return { ...effort, swipes };
}

async function isInView(target) {
  const { y, height } = await target.boundingBox();
  const { height: screen } = target.page().viewportSize();
  return y >= 0 && y + Math.min(height, 48) <= screen;
}

async function swipe(target) {
  const { y } = await target.boundingBox();
  const { width, height } = target.page().viewportSize();
  await target.page().mouse.move(width / 2, height / 2);
  await target.page().mouse.wheel(0, Math.sign(y) * height * 0.9);
  // The wheel is followed smoothly.
  await target.page().waitForTimeout(300);
}
