import sharp from 'sharp';

/** The form that is sent again and again: a full week with two signatures as a phone draws them. */

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const WIDTH = 600;
const HEIGHT = 240;

/** A long scribble with a transparent ground, about 20 KB; another one for each seed, the same one each run. */
export async function scribble(seed) {
  const points = Array.from({ length: 40 }, (_, at) => {
    const turn = at * 0.9 + seed;
    return `${(30 + at * 13 + 30 * Math.cos(turn * 1.7)).toFixed(1)} ${(HEIGHT / 2 + 90 * Math.sin(turn)).toFixed(1)}`;
  });
  const path = `<path d="M ${points.join(' T ')}" fill="none" stroke="#1b1f23" stroke-width="5"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${path}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** The same as a browser's canvas gives it, and as our app sends it and the product keeps it: 16 shades of grey. */
export const SIGNATURES = {
  canvas: scribble,
  app: async (seed) => {
    const { data, info } = await sharp(await scribble(seed))
      .flatten({ background: '#ffffff' })
      .extractChannel('green')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return sharp(
      data.map((shade) => (shade >> 4) * 17),
      { raw: info },
    )
      .toColourspace('b-w')
      .png()
      .toBuffer();
  },
};

/** Drivers send from phones and networks of their own, to the offices of many sites. */
const NETWORKS = 400;
const OFFICES = 50;
const turnOf = (id) => Number.parseInt(id.slice(-6), 16);

/** What a form is sent with, so that the same one is sent but once, and from where. */
export function headersFor(id) {
  const network = turnOf(id) % NETWORKS;
  return { 'Idempotency-Key': id, 'X-Forwarded-For': `81.2.${network >> 8}.${network & 255}` };
}

/**
 * Makes bodies of one-step completion that differ in the form's id and the office it goes to alone.
 * @param signedIn `app` or `canvas`: who made the pictures of the signatures
 * @returns `bodyFor(id)`, and the size of one signature in bytes
 */
export async function manyForms(customerId, signedIn = 'app') {
  const [operator, client] = await Promise.all([1, 2].map(SIGNATURES[signedIn]));
  const days = DAYS.flatMap((day) => [
    [`${day}Start`, '07:00'],
    [`${day}Finish`, '16:30'],
    [`${day}Break`, 30],
    [`${day}NetHours`, 9],
    [`${day}SiteLocation`, 'Wharf Road'],
  ]);
  const timesheetData = {
    id: 'THE-ID',
    weekEnding: '2026-11-21',
    customerId,
    company: 'Hill Plant',
    clientCompany: 'Northgate Civils',
    siteLocation: 'Wharf Road',
    selectedVehicle: 'excavator',
    plantNumber: 'EX-0417',
    machineNumber: 'JCB 220X',
    machineHours: '4512',
    driverSignedName: 'Łukasz Wójcik',
    ...Object.fromEntries(days),
    breakdownNotes: 'Hydraulic hose replaced on Wednesday morning.',
    operatorSignature: `data:image/png;base64,${operator.toString('base64')}`,
    operatorSignedName: 'Łukasz Wójcik',
    clientSignature: `data:image/png;base64,${client.toString('base64')}`,
    clientSignedName: 'Siân O’Neill',
    signatureDate: '2026-11-21',
    submitViaEmail: true,
    submissionEmails: ['THE-OFFICE'],
  };
  const text = JSON.stringify({
    timesheetData,
    supervisorRating: 'happy',
    supervisorNotes: 'On time all week.',
  });
  const [before, middle, after] = text.split(/THE-ID|THE-OFFICE/);
  return {
    bodyFor: (id) => `${before}${id}${middle}hire@office-${turnOf(id) % OFFICES}.co.uk${after}`,
    signatureBytes: Math.round((operator.length + client.length) / 2),
  };
}
