import { emptyTimesheet, standardShift, type TimesheetForm } from '@groundsheet/form-rules';
import { PdfThread } from '@groundsheet/forms';
import { moduleBeside } from '@groundsheet/files';
import { aLetterhead, expectTidyPages, readPdf } from '@groundsheet/testing';
import sharp from 'sharp';
import { extractImages, getMeta } from 'unpdf';
import type { TimesheetPaper } from './timesheet.layout.js';

const LAYOUT = moduleBeside(import.meta.url, './timesheet.layout');
const LONG_PLACE =
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch bypass, northern compound, gate 14 by the railway';

const thread = new PdfThread();
afterAll(() => thread.onApplicationShutdown());

/** As it is stored. */
function aSignature(): Promise<Buffer> {
  const path = '<path d="M40 90 C 90 10 120 170 260 60" stroke="#1b1f23" stroke-width="4" fill="none"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200">${path}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).toColourspace('b-w').png().toBuffer();
}

function aForm(change: Partial<TimesheetForm> = {}): TimesheetForm {
  const form = emptyTimesheet('01935b2e-7c5e-7000-8000-000000000001', '2026-11-21');
  for (const day of ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const) {
    form.days[day] = standardShift(form.days[day]);
  }
  form.days.monday = {
    ...form.days.monday,
    working: 6.5,
    standing: 2,
    breakdown: 0.5,
    siteLocation: 'Wharf Road',
  };
  form.days.saturday = { ...form.days.saturday, start: '06:15', finish: '12:45', breakMinutes: 20 };
  return {
    ...form,
    company: 'Hill Plant Services Ltd',
    clientCompany: 'Northgate Civils',
    siteLocation: 'A417 Missing Link',
    orderNumber: 'P-001234',
    selectedVehicle: 'bulldozer',
    plantNumber: 'BD-0417',
    machineNumber: 'CAT D6',
    machineHours: '4,512.5',
    driverSignedName: 'Łukasz Wójcik',
    breakdownNotes: 'Hose burst on the dipper ram.',
    operatorSignedName: 'Łukasz Wójcik',
    clientSignedName: 'Siân O’Neill',
    signatureDate: '2026-11-20',
    ...change,
  };
}

async function aPaper(change: Partial<TimesheetPaper> = {}): Promise<TimesheetPaper> {
  return {
    reference: 'TS-7K3M9QXD',
    customerName: 'Kestrel Groundworks Ltd',
    form: aForm(),
    rating: 'happy',
    ratingNotes: 'Tidy operator, would have them back.',
    operatorSignature: await aSignature(),
    clientSignedHow: null,
    clientSignature: await aSignature(),
    signedAt: null,
    signedOnSet: null,
    submittedAt: '2026-07-21T14:05:00.000Z',
    timeZone: 'Europe/London',
    corrects: null,
    ...change,
  };
}

async function render(paper: TimesheetPaper) {
  const pdf = await thread.render([{ layout: LAYOUT, data: paper }], await aLetterhead());
  return { pdf, ...(await readPdf(pdf)) };
}

const squeezed = (text: string) => text.replaceAll(/\s/g, '');

it('prints everything that was entered on one page', async () => {
  const { text, pages } = await render(await aPaper());
  expect(pages).toHaveLength(1);
  expectTidyPages(pages);
  for (const value of [
    ...['Weekly timesheet', 'Week ending Sat 21 Nov 2026', 'Order no. P-001234', 'TS-7K3M9QXD'],
    ...['Kestrel Groundworks Ltd', 'Northgate Civils', 'A417 Missing Link', 'Hill Plant Services Ltd'],
    ...['Bull Dozer', 'BD-0417', 'CAT D6', '4,512.5'],
    'Mon 16 Nov 07:00 16:30 30 9.0 6.5 2.0 0.5 Wharf Road',
    'Fri 20 Nov 07:00 16:30 30 9.0 – – –',
    'Sat 21 Nov 06:15 12:45 20 6.2 – – –',
    'Sun 15 Nov – – – – – – –',
    'Total 51.2 6.5 2.0 0.5',
    ...['Total hours 51.2 h', 'Standing time 2.0 h', 'Breakdown 0.5 h', 'Rating Excellent'],
    ...['Hose burst on the dipper ram.', 'Tidy operator, would have them back.'],
    ...['Łukasz Wójcik Signed Fri 20 Nov 2026', 'Siân O’Neill Signed Fri 20 Nov 2026'],
    ...['Sent 21 Jul 2026, 15:05', 'Page 1 of 1'],
  ]) {
    expect(text).toContain(value);
  }
  expect(text).not.toContain('not signed');
  expect(text).toContain('I agree 51.2 hours, week ending Sat 21 Nov, BD-0417');
  expect(text).not.toContain('*');
});

it('says which form it corrects, and what has changed', async () => {
  const paper = await aPaper();
  const corrects = {
    ...{ reference: 'TS-AAAA2222', sentAt: '2026-11-21T09:05:00.000Z', days: aForm().days },
    changes: ['Mon 16 Nov: now 9.0 h, was 8.0 h'],
  };
  const { text, pages } = await render({ ...paper, corrects });
  expect(pages).toHaveLength(1);
  expectTidyPages(pages);
  expect(text).toContain('Corrects TS-AAAA2222 of 21 Nov 2026, 09:05');
  expect(text).toContain('Mon 16 Nov: now 9.0 h, was 8.0 h');
});

it('shows both signatures as grey pictures with ink in them', async () => {
  const { pdf, document } = await render(await aPaper());
  expect(pdf.toString('latin1').match(/\/ColorSpace \/DeviceGray/g)).toHaveLength(2);
  expect(pdf.includes('/SMask')).toBe(false);
  const [logo, ...images] = await extractImages(document, 1);
  expect([logo!.width, logo!.height]).toEqual([420, 120]);
  expect(images).toHaveLength(2);
  for (const { data, width, height } of images) {
    expect([width, height]).toEqual([600, 200]);
    expect(data.filter((shade) => shade < 128).length).toBeGreaterThan(300);
  }
});

it('says not signed where nobody has', async () => {
  const { document, text } = await render(await aPaper({ clientSignature: null }));
  expect(text).not.toContain('I agree');
  expect(text.match(/not signed/g)).toHaveLength(1);
  expect(await extractImages(document, 1)).toHaveLength(2);
});

it('is titled, tagged, in English, and reads in the order of the page', async () => {
  const { document } = await render(await aPaper());
  expect((await getMeta(document)).info).toMatchObject({
    Title: 'Weekly timesheet TS-7K3M9QXD, week ending Sat 21 Nov 2026',
    Language: 'en-GB',
  });
  const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
  expect(tree.match(/"role":"(H1|H2|Table|Figure)"/g)).toEqual([
    '"role":"H1"',
    '"role":"Figure"',
    '"role":"H2"',
    '"role":"Table"',
    '"role":"H2"',
    '"role":"H2"',
    '"role":"Figure"',
    '"role":"Figure"',
  ]);
  expect(tree).toContain('"alt":"Client: signature"');
});

it('adds up hours working only where some were entered', async () => {
  const form = aForm();
  form.days.monday.working = null;
  const { text } = await render(await aPaper({ form }));
  expect(text).toContain('Total 51.2 – 2.0 0.5');
});

it('marks adjusted hours and says what the times alone give', async () => {
  const form = aForm();
  form.days.monday.netHours = 9.5;
  form.days.tuesday = { ...form.days.tuesday, start: '20:00', finish: '06:00', netHours: 9.5 };
  const { text } = await render(await aPaper({ form }));
  expect(text).toContain('Mon 16 Nov 07:00 16:30 30 9.5*');
  expect(text).toContain('Tue 17 Nov 20:00 06:00 30 9.5*');
  expect(text).toContain('* Adjusted by hand. The times alone give 9.0 on Monday, 0.0 on Tuesday.');
});

it.each(['Łukasz Wójcik', 'Ștefan Țepeș', 'Дмитрий', 'Ngũgĩ', 'Γιώργος'])(
  'prints %s as written',
  async (name) => {
    const form = aForm({ driverSignedName: name, operatorSignedName: name });
    const { pages } = await render(await aPaper({ form }));
    expect(pages[0]!.filter((item) => item.text === name)).toHaveLength(2);
  },
);

it('prints letters that no font holds in Latin ones', async () => {
  const form = aForm({ driverSignedName: '王伟', clientSignedName: 'محمد', breakdownNotes: 'Fixed 👍' });
  const { text } = await render(await aPaper({ form }));
  for (const latin of ['WangWei', 'Mhmd', 'Fixed :thumbsup:']) expect(text).toContain(latin);
  expect(text).not.toMatch(/[\u0600-\u06ff\u4e00-\u9fff\ufffd\0]/);
});

it('goes on to a second page for 4,000 letters of notes, with the footer on both', async () => {
  const breakdownNotes = 'Hydraulic leak at the boom ram, waiting for the fitter. '.repeat(80).slice(0, 4000);
  const { pages, text } = await render(await aPaper({ form: aForm({ breakdownNotes }) }));
  expect(pages).toHaveLength(2);
  expectTidyPages(pages);
  expect(squeezed(text).match(/waitingforthefitter\./g)).toHaveLength(71);
  for (const [index, page] of pages.entries()) {
    const words = page.map((item) => item.text).join(' ');
    expect(words).toContain(`Page ${index + 1} of 2`);
    expect(words).toMatch(/TS-7K3M9QXD · Sent/);
  }
});

it('wraps or shrinks the longest values and overlaps nothing', async () => {
  const long = { company: 'W'.repeat(120), clientCompany: LONG_PLACE, siteLocation: LONG_PLACE };
  const form = aForm({
    ...long,
    orderNumber: `P-${'W'.repeat(38)}`,
    plantNumber: 'W'.repeat(40),
    machineNumber: 'W'.repeat(60),
    machineHours: '9'.repeat(20),
    driverSignedName: 'Ж'.repeat(80),
    operatorSignedName: 'W'.repeat(80),
    clientSignedName: 'Wilhelmina Wotherspoon-Featherstonehaugh of Woolfardisworthy '.repeat(2).slice(0, 80),
    breakdownNotes: 'W'.repeat(4000),
  });
  for (const day of Object.values(form.days)) {
    Object.assign(day, {
      start: '00:00',
      finish: '23:59',
      breakMinutes: 480,
      netHours: 24,
      siteLocation: LONG_PLACE,
    });
  }
  const paper = await aPaper({ form, customerName: 'K'.repeat(120), ratingNotes: LONG_PLACE.repeat(37) });
  const { pages, text } = await render(paper);
  expectTidyPages(pages);
  const letters = squeezed(text);
  expect(letters.split(squeezed(LONG_PLACE))).toHaveLength(1 + 2 + 7 + 37);
  for (const value of [form.orderNumber!, form.plantNumber!, form.driverSignedName!, 'K'.repeat(120)]) {
    expect(letters).toContain(value);
  }
});

it('prints a form with next to nothing on it', async () => {
  const form = emptyTimesheet('01935b2e-7c5e-7000-8000-000000000001', '2026-11-18');
  const { pages, text } = await render(
    await aPaper({
      form,
      customerName: null,
      rating: null,
      ratingNotes: null,
      operatorSignature: null,
      clientSignature: null,
    }),
  );
  expect(pages).toHaveLength(1);
  expect(text).toContain('Wed 18 Nov');
  expect(text).toContain('Thu 12 Nov');
  expect(text).toContain('Breakdown notes None.');
  expect(text.match(/not signed/g)).toHaveLength(2);
});
