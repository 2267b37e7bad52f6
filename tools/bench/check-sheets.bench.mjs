import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { line, ms, percentile } from './figures.mjs';
import { scribble } from './form.mjs';
import { jobsDone, shoot } from './submissions.bench.mjs';

const CLIENTS = [1, 8, 32];
const SECONDS = 4;
const PHOTOS = 5;
const PDFS = 12;

/**
 * The largest check sheet: how fast it is taken, and how long its PDF with five photos takes from the stored rows.
 * @param product see `benchSubmissions`
 */
export async function benchCheckSheets(product, customerId) {
  const bodyFor = await manyCheckSheets(product, customerId);
  const server = {
    url: `${product.url}/api/one-step-completion/check-sheet`,
    settle: () => jobsDone(product),
  };
  await shoot(server, bodyFor, { clients: 8, seconds: 2 });
  for (const clients of CLIENTS) {
    const times = await shoot(server, bodyFor, { clients, seconds: SECONDS });
    const spread = `p50 ${ms(percentile(times, 0.5))}, p99 ${ms(percentile(times, 0.99))}`;
    line(`check sheets, ${clients} clients`, `${(times.length / SECONDS).toFixed(0)}/s, ${spread}`);
  }
  await benchPhotoPdf(product, bodyFor);
}

async function benchPhotoPdf(product, bodyFor) {
  const id = uuidv7();
  await request(product, 'POST', '/api/one-step-completion/check-sheet', bodyFor(id));
  await jobsDone(product);
  await givePhotos(product, id);
  const times = [];
  for (let count = 0; count < PDFS; count += 1) times.push(await renderAgain(product, id));
  // The first one starts the thread.
  const spread = `p50 ${ms(percentile(times.slice(1), 0.5))}, slowest ${ms(Math.max(...times.slice(1)))}`;
  line(`check sheet PDF, ${PHOTOS} photos`, `${spread} from job to stored PDF`);
  const { rows } = await product.database.query('select pdf_key from forms where id = $1', [id]);
  const [folder, name] = rows[0].pdf_key.split('/');
  const pdf = await readFile(join(product.dataDir, 'objects', folder, name.slice(34, 36), name));
  line(`check sheet PDF, ${PHOTOS} photos, size`, `${(pdf.length / 1024).toFixed(0)} KB`, 'target 1600 KB');
}

/** More photos than a guest may send: they are uploaded as any others and then put into the form by hand. */
async function givePhotos(product, id) {
  const photo = await aPhoto();
  const urls = [];
  for (let count = 0; count < PHOTOS; count += 1) {
    const { uploadURL } = await request(product, 'POST', '/api/objects/upload');
    urls.push((await request(product, 'PUT', uploadURL, photo, 'image/jpeg')).url);
  }
  const ids = urls.map((url) => url.slice(url.lastIndexOf('/') + 1));
  await product.database.query('update uploads set held_by = $1 where id = any($2)', [id, ids]);
  await product.database.query('update forms set photos = $2 where id = $1', [id, JSON.stringify(urls)]);
}

/** @returns milliseconds from the job to the PDF's key in the row */
async function renderAgain({ database }, id) {
  await database.query('update forms set pdf_key = null where id = $1', [id]);
  const begun = performance.now();
  await database.query(
    `select graphile_worker.add_job('RenderPdfWhenFormSubmitted', json_build_object('id', $1::text, 'fromGuest', true))`,
    [id],
  );
  for (;;) {
    const { rows } = await database.query('select pdf_key from forms where id = $1', [id]);
    if (rows[0].pdf_key) return performance.now() - begun;
    if (performance.now() - begun > 60_000)
      throw new Error('The PDF does not come; see the log of the product.');
    await sleep(5);
  }
}

async function request({ url }, method, path, body, type = 'application/json') {
  const headers = { Origin: url, ...(body ? { 'Content-Type': type } : {}) };
  const answer = await fetch(new URL(path, url), { method, headers, body });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** As a phone's camera gives it and the device shrinks it: some 500 KB. */
function aPhoto() {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 };
  return sharp({ create: { width: 2048, height: 1536, channels: 3, background: '#888888', noise } })
    .blur(1)
    .jpeg()
    .toBuffer();
}

/** Bodies of an excavator's check that differ in the form's id alone. */
async function manyCheckSheets({ folder }, customerId) {
  const { itemsOf } = await import(pathToFileURL(join(folder, 'libs/form-rules/dist/index.js')));
  const signature = await scribble(1);
  const answers = itemsOf('excavator').map(({ key, options }) => [key, options ? 'ok' : true]);
  const checkSheetData = {
    id: 'THE-ID',
    checkDate: '2026-11-21',
    customerId,
    company: 'Hill Plant',
    clientCompany: 'Northgate Civils',
    siteLocation: 'Wharf Road',
    selectedVehicle: 'excavator',
    plantNumber: 'EX-0417',
    machineNumber: 'JCB 220X',
    machineHours: '4512',
    driverSignedName: 'Łukasz Wójcik',
    ...Object.fromEntries(answers),
    defectMirrors: false,
    defectsNotes: 'Left mirror cracked by a stone, new one ordered.',
    operatorSignature: `data:image/png;base64,${signature.toString('base64')}`,
    signatureDate: '2026-11-21',
    submitViaEmail: true,
    submissionEmails: ['hire@northgate-civils.co.uk'],
  };
  const [before, after] = JSON.stringify({ checkSheetData }).split('THE-ID');
  return (id) => before + id + after;
}
