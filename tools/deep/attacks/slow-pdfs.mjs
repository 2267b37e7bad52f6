import { setTimeout as sleep } from 'node:timers/promises';
import { anAccount } from '../account.mjs';
import { bringDocument } from '../bring-document.mjs';

export const title = 'Four PDFs that would hold the reader for hours, then a photo of another person';

const PDFS = 4;
const READ_WITHIN = 20_000;
const WAITED_FOR = 90_000;

export async function attack(product) {
  // The specs draw the same documents.
  await import('../../dev/source-loader.mjs');
  const { aDocument } = await import('../../testing/documents/index.ts');
  const { aSlowPdf } = await import('../../testing/documents/hostile.ts');
  const [hostile, honest] = [await anAccount(product), await anAccount(product)];
  for (let n = 0; n < PDFS; n += 1) await bringDocument(product, hostile, aSlowPdf(), 'application/pdf');
  const { file, facts } = await aDocument('npors', 'low');
  const id = await bringDocument(product, honest, file, 'image/jpeg');
  const begun = performance.now();
  const text = await textOf(product, id);
  const took = performance.now() - begun;
  const left = await leftOf(product, hostile);
  await product.database.query(
    'delete from documents where owner_id in (select id from drivers where email = $1)',
    [hostile.email],
  );
  const faults = [
    left === 0 && 'all PDFs had been read, so nothing was in the way of the photo',
    text === null && `the photo was not read within ${WAITED_FOR / 1000} s`,
    text !== null && !text.includes(facts.number) && 'the photo was read, but not what it says',
    text !== null &&
      took > READ_WITHIN &&
      `the photo was read later than ${READ_WITHIN / 1000} s after it came`,
  ].filter(Boolean);
  return {
    faults,
    figure: `the photo was read after ${(took / 1000).toFixed(1)} s, with ${left} PDFs still to be read`,
  };
}

async function leftOf({ database }, { email }) {
  const own = 'owner_id in (select id from drivers where email = $1)';
  const { rows } = await database.query(
    `select count(*)::int as left from documents where status = 'processing' and ${own}`,
    [email],
  );
  return rows[0].left;
}

/** What was read of a document, once that is done; null where it takes too long. */
async function textOf({ database }, id) {
  const end = Date.now() + WAITED_FOR;
  while (Date.now() < end) {
    const { rows } = await database.query(
      `select extracted_text from documents where id = $1 and status = 'completed'`,
      [id],
    );
    if (rows.length > 0) return rows[0].extracted_text;
    await sleep(100);
  }
  return null;
}
