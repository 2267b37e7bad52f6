import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { anAccount } from '../account.mjs';
import { bringDocument } from '../bring-document.mjs';
import { sendPhoto } from '../send-photo.mjs';

export const title = 'Accounts that fill their vault and are deleted, again and again, then a guest’s photo';

const ROUNDS = 12;
const PDFS = 10;
/** What is deleted must not wait for housekeeping, which comes once an hour. */
const GONE_WITHIN = 30_000;

export async function attack(product) {
  // All rounds together are more than the rooms for guests and for accounts.
  const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(9_900_000)]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const account = await anAccount(product);
    for (let n = 0; n < PDFS; n += 1) await bringDocument(product, account, pdf, 'application/pdf');
    await leave(product, account);
  }
  const noise = { type: 'gaussian', mean: 128, sigma: 30 };
  const photo = sharp({ create: { width: 800, height: 600, channels: 3, background: '#888888', noise } });
  const { status, code } = await sendPhoto(product, await photo.jpeg().toBuffer());
  const left = await filesLeft(product);
  const faults = [
    status !== 200 && `the guest’s photo was answered ${code ?? status}`,
    left > 0 && `${left} files of deleted accounts are still there`,
  ].filter(Boolean);
  return { faults, figure: `${ROUNDS * PDFS * 10} MB came and went` };
}

async function leave({ url }, { cookie, password }) {
  const response = await fetch(`${url}/api/drivers/me`, {
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json', Origin: url, Cookie: cookie },
    body: JSON.stringify({ password }),
  });
  if (response.status !== 204) throw new Error(`The account cannot be deleted: ${await response.text()}`);
}

/** How many there are once there are none, or once they should be gone. */
async function filesLeft({ database }) {
  const end = Date.now() + GONE_WITHIN;
  for (;;) {
    const { rows } = await database.query(
      `select count(*)::int as files from uploads where kind = 'document' and byte_size > 9000000`,
    );
    if (rows[0].files === 0 || Date.now() > end) return rows[0].files;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
