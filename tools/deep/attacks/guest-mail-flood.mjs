import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { formsFor, startOwnProduct } from '../../bench/own-product.mjs';

export const title = 'One network has forms mailed to 300 strangers, then others send one each';

/** The defaults: this attack is on a product of its own, because the others' has none. */
const LIMITS = { LIMITS: 'usual' };
const FLOOD = 60;
/** Of the day's mails, for one network. */
const SHARE = 60;
const OTHERS = 5;
const MAILED_WITHIN = 60_000;

export async function attack() {
  const product = await startOwnProduct('npm run test:deep', LIMITS);
  try {
    return await flood(product);
  } finally {
    await product.database.end();
    const gone = once(product.child, 'exit');
    product.child.kill();
    await gone;
  }
}

async function flood(product) {
  const { bodyFor } = await formsFor(product);
  const send = (network, recipients) => sendForm(product, bodyFor(randomUUID()), network, recipients);
  const five = (form) => Array.from({ length: 5 }, (_, n) => `stranger${form}-${n}@civils.co.uk`);
  const flooded = [];
  for (let form = 0; form < FLOOD; form += 1) flooded.push(await send('203.0.113.1', five(form)));
  const forms = flooded.filter(({ id }) => id).length;
  const refused = flooded.filter(({ code }) => code === 'guest.too-many-mails').length;
  const begun = performance.now();
  const others = [];
  for (let n = 0; n < OTHERS; n += 1) others.push(await send(`198.51.100.${n}`, [`client${n}@harrow.co.uk`]));
  const mailed = await mailedTo(product, 'client%@harrow.co.uk', OTHERS);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const faults = [
    forms * 5 > SHARE && `${forms * 5} mails of the flood were taken`,
    forms + refused !== FLOOD && 'a form of the flood was neither accepted nor refused for its mails',
    others.some(({ id }) => !id) && 'another network’s form was refused',
    mailed < OTHERS && `${OTHERS - mailed} mails of other networks did not go at once`,
  ].filter(Boolean);
  return {
    faults,
    figure: `${forms} of ${FLOOD} forms of the flood accepted, ${refused} refused; ${mailed} of ${OTHERS} others mailed within ${seconds} s`,
  };
}

async function sendForm({ url }, text, network, submissionEmails) {
  const body = JSON.parse(text);
  Object.assign(body.timesheetData, { submissionEmails });
  const response = await fetch(`${url}/api/timesheets/one-step-completion`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, 'X-Forwarded-For': network },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** How many mails have been handed over, when all have been or time is up. */
async function mailedTo({ database }, recipients, all) {
  const end = Date.now() + MAILED_WITHIN;
  for (;;) {
    const { rows } = await database.query(
      `select count(*)::int as mails from emails where recipient like $1 and state = 'kept locally'`,
      [recipients],
    );
    const [{ mails }] = rows;
    if (mails >= all || Date.now() > end) return mails;
    await sleep(200);
  }
}
