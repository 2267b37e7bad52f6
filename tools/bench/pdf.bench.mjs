import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { line, ms } from './figures.mjs';
import { manyForms, SEND } from './form.mjs';
import { aCustomer } from './own-product.mjs';
import { call, somePeople } from './people.mjs';
import { processorOf } from './processor.mjs';
import { jobsDone } from './rows.mjs';

const WARM_UP = 20;
const PDFS = 60;
const PHOTOS = 5;
const FORM_JOB = 'RenderPdfWhenFormSubmitted';

/** Processor time and size of a PDF of each kind, drawn and stored again and again, each time for another name. */
export async function bench(product) {
  const [driver] = await somePeople(product, 1);
  const { bodyFor, checkFor } = await manyForms(product, await aCustomer(product));
  const sent = async (path, body) => {
    const id = uuidv7();
    await call(product, 'POST', path, { cookie: driver.cookie, body: body(id) });
    return id;
  };
  const timesheet = await sent(SEND.timesheet, bodyFor);
  const check = await sent(SEND['check-sheet'], checkFor);
  const photos = await somePhotos(product, driver);
  const withPhotos = await sent(SEND['check-sheet'], (id) => checkFor(id, { photos }));
  await jobsDone(product);
  const { rows } = await product.database.query(
    `update form_sets set status = 'completed', submitted_at = now() where driver_id = $1 returning id`,
    [driver.id],
  );
  const form = { table: 'forms', name: 'driver_signed_name', job: FORM_JOB };
  await measure(product, 'timesheet', { ...form, id: timesheet });
  await measure(product, 'check sheet', { ...form, id: check });
  await measure(product, `check sheet with ${PHOTOS} photos`, { ...form, id: withPhotos });
  const set = {
    table: 'form_sets',
    name: 'driver_name',
    job: 'DrawSetPdfWhenFormSetCompleted',
    id: rows[0].id,
  };
  await measure(product, 'form set of those, two copies', set);
}

async function measure(product, what, drawing) {
  for (let count = 0; count < WARM_UP; count += 1) await draw(product, drawing, count);
  const before = processorOf(product.child.pid);
  for (let count = 0; count < PDFS; count += 1) await draw(product, drawing, WARM_UP + count);
  const spent = (processorOf(product.child.pid) - before) / PDFS;
  const { rows } = await product.database.query(`select pdf_byte_size from ${drawing.table} where id = $1`, [
    drawing.id,
  ]);
  line(`PDF of a ${what}: processor`, `${ms(spent)}, ${(rows[0].pdf_byte_size / 1024).toFixed(0)} KB`);
}

async function draw({ database }, { table, name, job, id }, count) {
  await database.query(`update ${table} set pdf_key = null, ${name} = $2 where id = $1`, [
    id,
    `Łukasz Wójcik ${count}`,
  ]);
  await database.query(`select graphile_worker.add_job($1, json_build_object('id', $2::text))`, [job, id]);
  for (const begun = performance.now(); ; await sleep(5)) {
    const { rows } = await database.query(`select pdf_key from ${table} where id = $1`, [id]);
    if (rows[0].pdf_key) return;
    if (performance.now() - begun > 60_000)
      throw new Error('The PDF does not come; see the log of the product.');
  }
}

/** As a phone's camera gives them and the device shrinks them, some 500 KB each. */
async function somePhotos(product, { cookie }) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 };
  const create = { width: 2048, height: 1536, channels: 3, background: '#888888', noise };
  const body = await sharp({ create }).blur(1).jpeg().toBuffer();
  const photos = [];
  for (let count = 0; count < PHOTOS; count += 1) {
    const { uploadURL } = await (await call(product, 'POST', '/api/objects/upload', { cookie })).json();
    const headers = { 'Content-Type': 'image/jpeg' };
    photos.push((await (await call(product, 'PUT', uploadURL, { cookie, body, headers })).json()).url);
  }
  return photos;
}
