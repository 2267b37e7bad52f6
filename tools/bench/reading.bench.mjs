import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { v7 as uuidv7 } from 'uuid';
import { line, ms, percentile } from './figures.mjs';
import { headersFor, manyForms, SEND } from './form.mjs';
import { aCustomer } from './own-product.mjs';
import { call, somePeople } from './people.mjs';
import { mostMemoryOf, processorOf } from './processor.mjs';
import { jobsDone } from './rows.mjs';
import { benchScanner } from './scanner.mjs';

const SEED = 1;
const TODAY = '2026-11-22';
/** Of a hundred words that are printed, so many are to be found. */
const WORDS = { clean: 95, tilted: 95, low: 75, dark: 95 };
const FIELDS = ['category', 'name', 'number', 'expires'];
/** The dearest documents: of the most text. */
const DEAREST = ['first aid', 'insurance', 'passport'];
/** What a firm of some hundred drivers sends when most of them are done. */
const FORMS_A_SECOND = 5;
const SECONDS = 8;
const DRIVERS = 8;
/** Of each, in turns: what the machine does meanwhile falls on both. */
const ROUNDS = 4;
const JOB = 'ReadDocumentWhenUploaded';

/** How well and how dearly documents are read, whether sending stays undisturbed meanwhile, and the scanner of codes. */
export async function bench(product) {
  // The specs draw the same documents.
  await import('../dev/source-loader.mjs');
  const documents = await import('../testing/documents/index.ts');
  await benchReader(product, documents);
  await benchSendingMeanwhile(product, documents);
  await benchScanner(product);
}

async function benchReader({ folder }, documents) {
  const built = join(folder, 'libs/modules/documents/dist/document-reader.js');
  const { DocumentReader } = await import(pathToFileURL(built));
  const reader = new DocumentReader({ today: () => TODAY });
  const temporary = mkdtempSync(join(tmpdir(), 'reading-'));
  const read = async ({ file, mimeType }) => {
    const path = join(temporary, 'document');
    writeFileSync(path, file);
    const pid = reader.pidFor(mimeType);
    const before = pid ? processorOf(pid) : 0;
    const { text, proposals } = await reader.read({ path, mimeType, milliseconds: 60_000 });
    const proposed = new Map(
      proposals.map(({ field, value, confidence }) => [field, { value, isSure: confidence === 0.99 }]),
    );
    return { text, proposed, spent: processorOf(reader.pidFor(mimeType)) - before };
  };
  try {
    const all = [];
    for (const condition of documents.DOCUMENT_CONDITIONS) {
      const some = [];
      for (const kind of documents.DOCUMENT_KINDS) {
        const drawn = await documents.aDocument(kind, condition, SEED);
        some.push(judged(drawn, await read(drawn)));
      }
      const share = (100 * sum(some, 'found')) / sum(some, 'words');
      line(
        `words found, ${condition}`,
        `${share.toFixed(1)} % of ${sum(some, 'words')}`,
        `${WORDS[condition]} %`,
      );
      all.push(...some);
    }
    tellReader(all);
    line(
      'memory of the reader, at most',
      `${mostMemoryOf(reader.pidFor('image/jpeg')).toFixed(0)} MB`,
      '800 MB',
    );
  } finally {
    reader.onApplicationShutdown();
    rmSync(temporary, { recursive: true });
  }
}

const sum = (some, figure) => some.reduce((total, each) => total + each[figure], 0);

function judged({ words, facts }, { text, proposed, spent }) {
  const right = FIELDS.filter((field) => isSame(proposed.get(field)?.value, facts[field]));
  return {
    spent,
    words: words.length,
    found: foundIn(text, words),
    fields: right.length,
    expires: Number(right.includes('expires')),
    zonesThere: Number(Boolean(facts.machineReadable)),
    // Their check digits are right, or these fields would not be so sure.
    zones: Number(
      Boolean(facts.machineReadable) &&
        ['number', 'expires'].every((field) => right.includes(field) && proposed.get(field).isSure),
    ),
  };
}

function tellReader(all) {
  line('expiry right', `${sum(all, 'expires')} of ${all.length}`, '22 of 24');
  line('machine-readable lines right', `${sum(all, 'zones')} of ${sum(all, 'zonesThere')}`, 'all');
  line('category, name, number, expiry right', `${sum(all, 'fields')} of ${all.length * FIELDS.length}`);
  const most = Math.max(...all.map(({ spent }) => spent));
  line('a page: processor', `${ms(sum(all, 'spent') / all.length)}, at most ${ms(most)}`, '3,000 ms');
}

/** How many of the words stand in the text, each as often as it is printed; capitals and outer signs do not matter. */
function foundIn(text, words) {
  const left = new Map();
  for (const word of text.split(/\s+/).map(bare)) left.set(word, (left.get(word) ?? 0) + 1);
  return words.map(bare).filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  }).length;
}

const bare = (word) => word.toLowerCase().replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '');
const isSame = (one = '', other) => one.toLowerCase() === other.toLowerCase();

/** How long a form takes at a steady rate, with and without documents being read meanwhile. */
async function benchSendingMeanwhile(product, { aDocument }) {
  const drivers = await somePeople(product, DRIVERS);
  for (const kind of DEAREST) await upload(product, drivers[0], await aDocument(kind, 'dark'));
  const forms = await manyForms(product, await aCustomer(product));
  await jobsDone(product);
  await steadily(product, drivers, forms);
  const times = { idle: [], reading: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    await jobsDone(product);
    times.idle.push(...(await steadily(product, drivers, forms)));
    await jobsDone(product);
    const stop = keepReading(product, drivers[0]);
    times.reading.push(...(await steadily(product, drivers, forms)));
    await stop();
  }
  const [idle, busy] = [times.idle, times.reading].map((each) => percentile(each, 0.99));
  line(
    `sending ${FORMS_A_SECOND}/s, documents read meanwhile`,
    `p99 ${ms(busy)}, else ${ms(idle)}`,
    'p99 300 ms',
  );
}

async function upload(product, { cookie }, { file, mimeType }) {
  const facts = { category: 'other', fileName: 'scan', fileSize: file.length, mimeType };
  const asked = await call(product, 'POST', '/api/documents/upload', { cookie, body: JSON.stringify(facts) });
  const { documentId, uploadURL } = await asked.json();
  await call(product, 'PUT', uploadURL, { cookie, body: file, headers: { 'Content-Type': mimeType } });
  await call(product, 'POST', `/api/documents/${documentId}/complete`, { cookie });
}

/** Forms come when they are due, whether the one before has been answered or not. @returns from due to answered */
function steadily(product, drivers, { bodyFor }) {
  const begun = performance.now();
  const forms = Array.from({ length: FORMS_A_SECOND * SECONDS }, async (_, at) => {
    const due = begun + (at * 1000) / FORMS_A_SECOND;
    await sleep(Math.max(0, due - performance.now()));
    const id = uuidv7();
    const body = bodyFor(id, { plantNumber: `R-${id.slice(-12)}` });
    const { cookie } = drivers[at % DRIVERS];
    await call(product, 'POST', SEND.timesheet, { cookie, body, headers: headersFor(id) });
    return performance.now() - due;
  });
  return Promise.all(forms);
}

/** Has the documents read over and over: there is always one waiting. @returns what ends it */
function keepReading({ database }, { id }) {
  let isWanted = true;
  const going = (async () => {
    while (isWanted) {
      await database.query(
        `with again as (update documents set status = 'processing' where owner_id = $2 and status <> 'processing'
                        returning id, owner_id)
         select graphile_worker.add_job($1, json_build_object('id', id, 'ownerId', owner_id)) from again`,
        [JOB, id],
      );
      await sleep(200);
    }
  })();
  return () => {
    isWanted = false;
    return going;
  };
}
