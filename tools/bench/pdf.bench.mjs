// What one timesheet's PDF costs: processor time of the whole process and of its main thread. Every PDF has other names, times and notes, as in a day's work.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { build } from '../start/build.mjs';
import { line, ms } from './figures.mjs';

const PDFS = 200;

const folder = await build();
const built = (path) => pathToFileURL(join(folder, path));
const { PdfThread } = await import(built('libs/forms/dist/pdf/pdf-thread.js'));
const { readSignatures } = await import(built('libs/forms/dist/signatures/signature.js'));
const { Pictures } = await import(built('libs/platform/dist/images/pictures.js'));
const { emptyTimesheet, standardShift, DAYS } = await import(built('libs/form-rules/dist/index.js'));
const LAYOUT = built('libs/modules/timesheets/dist/timesheet.layout.js');

const pictures = new Pictures();
const drawn = await Promise.all([0, 1].map(aSignature));
const signatures = await measureSignatures();
pictures.onApplicationShutdown();
await measureThread();

/** What has to be done with the signatures once, when a form comes in; @returns them as they are stored. */
async function measureSignatures() {
  const cost = async () => {
    const [all, main] = [process.cpuUsage(), process.threadCpuUsage()];
    for (let form = 0; form < PDFS; form += 1) await readSignatures(pictures, drawn);
    return { all: spent(process.cpuUsage(all)), main: spent(process.threadCpuUsage(main)) };
  };
  await cost();
  const { all, main } = await cost();
  line('two signatures read for it, before', `${ms(all)} processor, ${ms(main)} of it on the main thread`);
  return readSignatures(pictures, drawn);
}

async function measureThread() {
  const thread = new PdfThread();
  const cost = async () => {
    const papers = Array.from({ length: PDFS }, (_, index) => aPaper(index));
    const [all, main] = [process.cpuUsage(), process.threadCpuUsage()];
    let bytes = 0;
    for (const paper of papers) bytes += (await thread.render({ layout: LAYOUT, data: paper })).length;
    return {
      all: spent(process.cpuUsage(all)),
      main: spent(process.threadCpuUsage(main)),
      kb: bytes / PDFS / 1024,
    };
  };
  await cost();
  const { all, main, kb } = await cost();
  await thread.onApplicationShutdown();
  line('PDF, processor', ms(all), 'target 25 ms');
  line('PDF, main thread', ms(main), 'target 1 ms');
  line('PDF, size', `${kb.toFixed(0)} KB`);
}

/** Milliseconds for one of the PDFs. */
function spent({ user, system }) {
  return (user + system) / 1000 / PDFS;
}

function aPaper(index) {
  const [operatorSignature, clientSignature] = signatures;
  const form = emptyTimesheet('01935b2e-7c5e-7000-8000-000000000001', '2026-11-21');
  for (const day of DAYS) {
    const minute = String((index * 7) % 60).padStart(2, '0');
    const start = `06:${minute}`;
    form.days[day] = {
      ...standardShift(form.days[day]),
      start,
      netHours: null,
      working: index % 9,
      standing: 1,
      siteLocation: `Gate ${index}`,
    };
  }
  const driver = `Łukasz Wójcik-${index.toString(36)}`;
  return {
    reference: `TS-${(1e9 + index).toString(36).toUpperCase()}`,
    customerName: `Kestrel Groundworks ${index} Ltd`,
    form: {
      ...form,
      company: `Hill Plant Services ${index}`,
      clientCompany: 'Northgate Civils',
      siteLocation: `A417 Missing Link, compound ${index}`,
      orderNumber: `P-${1000 + index}`,
      selectedVehicle: 'excavator',
      plantNumber: `EX-${index}`,
      machineNumber: 'CAT 323',
      machineHours: String(4000 + index),
      driverSignedName: driver,
      breakdownNotes: `Hose ${index} burst on the dipper ram, fitter on site at 11:${index % 60}, back working at noon.`,
      operatorSignedName: driver,
      clientSignedName: 'Siân O’Neill',
      signatureDate: '2026-11-21',
    },
    rating: 'happy',
    ratingNotes: 'On time all week.',
    operatorSignature,
    clientSignature,
    submittedAt: '2026-11-21T14:05:00.000Z',
    timeZone: 'Europe/London',
    corrects: null,
  };
}

/** As a phone's canvas gives it: a data URL of ink on nothing, RGBA. */
async function aSignature(seed) {
  const path = `M30 ${120 + seed * 20} C 120 10, 170 240, 260 ${90 - seed * 30} S 420 30 560 150`;
  const stroke = `<path d="${path}" fill="none" stroke="#1b1f23" stroke-width="5"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="240">${stroke}</svg>`;
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
