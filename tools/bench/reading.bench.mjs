// How well and how dearly documents are read: six kinds in four conditions, drawn from a fixed seed. `node
// tools/bench/reading.bench.mjs <seed>` reads others.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from '../start/build.mjs';
import { aDocument, DOCUMENT_CONDITIONS, DOCUMENT_KINDS } from '../testing/documents/index.ts';
import { line } from './figures.mjs';

const seed = Number(process.argv[2] ?? 1);
const TODAY = '2026-11-22';
const WORDS = { clean: 95, tilted: 95, low: 75, dark: 95 };
const FIELDS = ['category', 'name', 'number', 'expires'];

const folder = await build();
const reading = (file) => import(pathToFileURL(join(folder, 'libs/modules/documents/dist/reading', file)));
const { DocumentReader } = await reading('document-reader.js');

const reader = new DocumentReader({ today: () => TODAY });
const temporary = mkdtempSync(join(tmpdir(), 'reading-'));
const all = { expires: 0, zones: 0, zonesThere: 0, fields: 0, documents: 0, dearest: 0, seconds: 0 };
try {
  for (const condition of DOCUMENT_CONDITIONS) await measure(condition);
  const { documents } = all;
  line('expiry right', `${all.expires} of ${documents}`, 'target all clean ones, 22 of 24');
  line('machine-readable lines right', `${all.zones} of ${all.zonesThere}`, 'target all');
  line('fields right: category, name, number, expiry', `${all.fields} of ${documents * FIELDS.length}`);
  const mean = (all.seconds / documents).toFixed(2);
  line('processor, a page', `${mean} s, at most ${all.dearest.toFixed(2)} s`, 'target 3 s');
  line('memory, at most', `${Math.round(peakOf(reader.pid))} MB`, 'target 800 MB');
} finally {
  reader.onApplicationShutdown();
  rmSync(temporary, { recursive: true });
}

async function measure(condition) {
  const sum = { found: 0, words: 0, expires: 0, fields: 0 };
  for (const kind of DOCUMENT_KINDS) {
    const { file, mimeType, facts, words } = await aDocument(kind, condition, seed);
    const { text, proposed, seconds } = await read(file, mimeType);
    sum.found += foundIn(text, words);
    sum.words += words.length;
    const right = FIELDS.filter((field) => isSame(proposed[field], facts[field]));
    sum.fields += right.length;
    sum.expires += right.includes('expires');
    if (facts.machineReadable) {
      all.zonesThere += 1;
      // Their check digits are right, or these fields would not be so sure.
      all.zones += ['number', 'expires'].every(
        (field) => right.includes(field) && proposed.certain.includes(field),
      );
    }
    all.seconds += seconds;
    all.dearest = Math.max(all.dearest, seconds);
  }
  all.documents += DOCUMENT_KINDS.length;
  all.expires += sum.expires;
  all.fields += sum.fields;
  const share = ((sum.found / sum.words) * 100).toFixed(1);
  const value = `${share} % of ${sum.words}; expiry ${sum.expires} of ${DOCUMENT_KINDS.length}`;
  line(`words found, ${condition}`, value, `target ${WORDS[condition]} %`);
}

async function read(file, mimeType) {
  const path = join(temporary, 'document');
  writeFileSync(path, file);
  const { pid } = reader;
  const begun = pid ? secondsOf(pid) : 0;
  const { text, proposals: best } = await reader.read({ path, mimeType, milliseconds: 60_000 });
  const proposed = Object.fromEntries(best.map(({ field, value }) => [field, value]));
  const certain = best.filter(({ confidence }) => confidence === 0.99).map(({ field }) => field);
  return { text, proposed: { ...proposed, certain }, seconds: secondsOf(reader.pid) - begun };
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

function bare(word) {
  return word.toLowerCase().replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '');
}

function isSame(one = '', other) {
  return one.toLowerCase() === other.toLowerCase();
}

/** What the process has taken of all processors; Linux counts it in hundredths. */
function secondsOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

function peakOf(pid) {
  return Number(/^VmHWM:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
}
