import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import sharp from 'sharp';

/** The forms that are sent again and again, as large as a driver's: a full week, and an excavator's check. */

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const [WIDTH, HEIGHT] = [600, 240];
/** Drivers send from phones and networks of their own, to the offices of many sites. */
const [NETWORKS, OFFICES] = [400, 50];

export const SEND = {
  timesheet: '/api/timesheets/one-step-completion',
  'check-sheet': '/api/one-step-completion/check-sheet',
};

/** What a form is sent with, so that the same one is sent but once, and from where. */
export function headersFor(id) {
  const network = turnOf(id) % NETWORKS;
  return { 'Idempotency-Key': id, 'X-Forwarded-For': `81.2.${network >> 8}.${network & 255}` };
}

const turnOf = (id) => Number.parseInt(id.slice(-6), 16);

/** @returns `bodyFor(id, changes)` for one-step completion of a timesheet, and `checkFor(id, changes)` for a check sheet's */
export async function manyForms({ folder }, customerId) {
  const { itemsOf } = await import(pathToFileURL(join(folder, 'libs/form-rules/dist/index.js')));
  const [operator, client] = await Promise.all([1, 2].map(aSignature));
  const head = {
    customerId,
    company: 'Hill Plant',
    clientCompany: 'Northgate Civils',
    siteLocation: 'Wharf Road',
    selectedVehicle: 'excavator',
    plantNumber: 'EX-0417',
    machineNumber: 'JCB 220X',
    machineHours: '4512',
    driverSignedName: 'Łukasz Wójcik',
    operatorSignature: operator,
    signatureDate: '2026-11-21',
    submitViaEmail: true,
  };
  const week = {
    ...head,
    weekEnding: '2026-11-21',
    ...Object.fromEntries(DAYS.flatMap(aDay)),
    breakdownNotes: 'Hydraulic hose replaced on Wednesday morning.',
    operatorSignedName: 'Łukasz Wójcik',
    clientSignature: client,
    clientSignedName: 'Siân O’Neill',
  };
  const check = {
    ...head,
    checkDate: '2026-11-21',
    ...Object.fromEntries(itemsOf('excavator').map(({ key, options }) => [key, options ? 'ok' : true])),
    defectMirrors: false,
    defectsNotes: 'Left mirror cracked by a stone, new one ordered.',
  };
  const rating = { supervisorRating: 'happy', supervisorNotes: 'On time all week.' };
  const own = (id) => ({ id, submissionEmails: [`hire@office-${turnOf(id) % OFFICES}.co.uk`] });
  return {
    bodyFor: (id, changes) =>
      JSON.stringify({ timesheetData: { ...week, ...own(id), ...changes }, ...rating }),
    checkFor: (id, changes) => JSON.stringify({ checkSheetData: { ...check, ...own(id), ...changes } }),
  };
}

function aDay(day) {
  const shift = { Start: '07:00', Finish: '16:30', Break: 30, NetHours: 9, SiteLocation: 'Wharf Road' };
  return Object.entries(shift).map(([field, value]) => [`${day}${field}`, value]);
}

/** A long scribble as the app sends it, some 8 KB in 16 shades of grey; another one for each seed, the same one each run. */
async function aSignature(seed) {
  const points = Array.from({ length: 40 }, (_, at) => {
    const turn = at * 0.9 + seed;
    return `${(30 + at * 13 + 30 * Math.cos(turn * 1.7)).toFixed(1)} ${(HEIGHT / 2 + 90 * Math.sin(turn)).toFixed(1)}`;
  });
  const path = `<path d="M ${points.join(' T ')}" fill="none" stroke="#1b1f23" stroke-width="5"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${path}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .extractChannel('green')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const shades = sharp(
    data.map((shade) => (shade >> 4) * 17),
    { raw: info },
  );
  const png = await shades.toColourspace('b-w').png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
