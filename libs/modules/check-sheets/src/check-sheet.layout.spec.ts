import { emptyCheckSheet, itemsOf, type CheckSheetForm, type VehicleType } from '@groundsheet/form-rules';
import { PdfThread } from '@groundsheet/forms';
import { moduleBeside } from '@groundsheet/files';
import { aLetterhead, aPhoto, expectTidyPages, goodAnswers, readPdf } from '@groundsheet/testing';
import sharp from 'sharp';
import { extractImages, getMeta } from 'unpdf';
import type { CheckSheetPaper } from './check-sheet.layout.js';

const LAYOUT = moduleBeside(import.meta.url, './check-sheet.layout');
const LONG_PLACE =
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch bypass, northern compound, gate 14 by the railway';
const VEHICLES: VehicleType[] = ['dumper', 'excavator', 'bulldozer', 'roller'];

const thread = new PdfThread();
afterAll(() => thread.onApplicationShutdown());

function aSignature(): Promise<Buffer> {
  const path = '<path d="M40 90 C 90 10 120 170 260 60" stroke="#1b1f23" stroke-width="4" fill="none"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200">${path}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

function aForm(vehicle: VehicleType, change: Partial<CheckSheetForm> = {}): CheckSheetForm {
  return {
    ...emptyCheckSheet('01935b2e-7c5e-7000-8000-000000000001', '2026-11-21'),
    company: 'Hill Plant Services Ltd',
    clientCompany: 'Northgate Civils',
    siteLocation: 'A417 Missing Link',
    orderNumber: 'P-001234',
    selectedVehicle: vehicle,
    plantNumber: 'DX-0417',
    machineNumber: 'Thwaites 9t',
    machineHours: '4,512.5',
    driverSignedName: 'Łukasz Wójcik',
    answers: goodAnswers(vehicle),
    signatureDate: '2026-11-20',
    ...change,
  };
}

async function aPaper(form: CheckSheetForm, change: Partial<CheckSheetPaper> = {}): Promise<CheckSheetPaper> {
  return {
    reference: 'CS-7K3M9QXD',
    customerName: 'Kestrel Groundworks Ltd',
    form,
    photos: [],
    operatorSignature: await aSignature(),
    clientSignedHow: null,
    clientSignature: null,
    signedAt: null,
    submittedAt: '2026-07-21T14:05:00.000Z',
    timeZone: 'Europe/London',
    corrects: null,
    ...change,
  };
}

async function render(form: CheckSheetForm, change: Partial<CheckSheetPaper> = {}) {
  const pdf = await thread.render(
    [{ layout: LAYOUT, data: await aPaper(form, change) }],
    await aLetterhead(),
  );
  return { pdf, ...(await readPdf(pdf)) };
}

const squeezed = (text: string) => text.replaceAll(/\s/g, '');

it('prints a clean check of a dumper on one page, with everything that was entered', async () => {
  const { text, pages } = await render(aForm('dumper'));
  expect(pages).toHaveLength(1);
  expectTidyPages(pages);
  for (const value of [
    ...['Daily check sheet', 'Dumper, Sat 21 Nov 2026', 'Order no. P-001234', 'CS-7K3M9QXD'],
    'No defects: all 24 items checked',
    ...['Kestrel Groundworks Ltd', 'Northgate Civils', 'A417 Missing Link', 'Hill Plant Services Ltd'],
    ...['DX-0417', 'Thwaites 9t', '4,512.5', 'Defects and corrective action None recorded.'],
    ...[
      'General Safety Checks 13/13 Manuals/Certificates Pass Greased Pass',
      'Engine oil ok',
      'Brake condition ok',
    ],
    'Final Checks & Sign-off 2/2 All Defects Pass Operations Initials Pass',
    'ALL DAMAGES ARE COUNTER CHARGEABLE. PLEASE NOTE CONDITION OF PLANT PRE HIRE AND POST HIRE.',
    ...['Łukasz Wójcik Signed Fri 20 Nov 2026', 'Sent 21 Jul 2026, 15:05', 'Page 1 of 1'],
  ]) {
    expect(text).toContain(value);
  }
  expect(text).not.toContain('Client');
});

it.each(VEHICLES)('prints every item of a %s, on one page when all is well', async (vehicle) => {
  const { text, pages } = await render(aForm(vehicle));
  expect(pages).toHaveLength(1);
  expectTidyPages(pages);
  for (const { label, options } of itemsOf(vehicle))
    expect(text).toContain(`${label} ${options ? 'ok' : 'Pass'}`);
});

it.each([
  {
    sent: 'a defect that the vehicle has no item for',
    change: { answers: { ...goodAnswers('dumper'), defectBrakes: false } },
    told: '1 DEFECT: DX-0417 Brakes: Fail',
  },
  {
    sent: 'answers without a vehicle',
    change: { selectedVehicle: null, answers: { defectHorn: true, defectSteering: false } },
    told: '1 DEFECT: DX-0417 Steering: Fail No type of vehicle was chosen',
  },
  {
    sent: 'no vehicle and no answers',
    change: { selectedVehicle: null, answers: {} },
    told: 'The check was not completed No type of vehicle was chosen',
  },
] as const)('never calls $sent a check without defects', async ({ change, told }) => {
  const { text } = await render(aForm('dumper', change));
  expect(text).toContain(told);
  expect(text).not.toContain('No defects');
  if (change.selectedVehicle === null && 'defectHorn' in change.answers)
    expect(text).toContain('Items answered 2/2 Horn Pass Steering Fail');
});

it('puts first what needs attention, and says of the rest what was found', async () => {
  const answers = {
    ...goodAnswers('excavator'),
    defectMirrors: false,
    defectBrakeFluid: 'top up',
    defectBrakeCondition: 'replaced',
    defectTyres: null,
  } as const;
  const { text } = await render(aForm('excavator', { answers, defectsNotes: 'Mirror cracked.' }));
  expect(text).toContain('2 DEFECTS: DX-0417 Mirrors: Fail Brake fluid: top up');
  expect(text.indexOf('DEFECTS')).toBeLessThan(text.indexOf('Kestrel Groundworks Ltd'));
  for (const row of ['Tyres N/A', 'Mirrors Fail', 'Brake fluid top up', 'Brake condition replaced']) {
    expect(text).toContain(row);
  }
  expect(text).toContain('Mirror cracked.');
  expect(text).not.toContain('No defects');
});

it.each<[string, Partial<CheckSheetForm>, string, string]>([
  [
    'one fail',
    { answers: { ...goodAnswers('roller'), defectHoses: false } },
    '1 DEFECT: DX-0417',
    'Hoses: Fail',
  ],
  ['unanswered items', { answers: {} }, 'The check was not completed', '15 of 15 items were not answered.'],
  [
    'a fail and unanswered items',
    { answers: { defectHoses: false } },
    '1 DEFECT: DX-0417 Hoses: Fail',
    '14 of 15 items were not answered.',
  ],
  [
    'notes only',
    { defectsNotes: 'Cab window scratched.' },
    'No defects: all 15 items checked',
    'See the notes below.',
  ],
])('is honest about %s', async (_, change, heading, line) => {
  const { text, pages } = await render(aForm('roller', change));
  expectTidyPages(pages);
  expect(text).toContain(`${heading} ${line}`);
});

it('says which form it corrects, and marks the items that have changed', async () => {
  const answers = { ...goodAnswers('roller'), defectHoses: false };
  const corrects = {
    reference: 'CS-AAAA2222',
    sentAt: '2026-11-21T09:05:00.000Z',
    answers: goodAnswers('roller'),
    changes: ['Hoses: now Fail, was Pass'],
  };
  const { text, pages } = await render(aForm('roller', { answers }), { corrects });
  expectTidyPages(pages);
  expect(text).toContain('1 DEFECT: DX-0417 Hoses: Fail Corrects CS-AAAA2222 of 21 Nov 2026, 09:05');
  expect(text).toContain('Hoses: now Fail, was Pass');
});

it.each([
  ['roller', 1],
  ['excavator', 1],
  ['bulldozer', 2],
] as const)('prints the longest answer of every item of a %s that takes it', async (vehicle, length) => {
  const wrong = itemsOf(vehicle).filter(({ options }) => options?.includes('something wrong'));
  const found = Object.fromEntries(wrong.map(({ key }) => [key, 'something wrong']));
  const answers = { ...goodAnswers(vehicle), ...found } as CheckSheetForm['answers'];
  const { text, pages } = await render(aForm(vehicle, { answers }));
  expect(pages).toHaveLength(length);
  expectTidyPages(pages);
  expect(text).toContain(`${wrong.length} DEFECTS: DX-0417`);
  for (const { label } of wrong) expect(text).toContain(`${label} something wrong`);
});

it('says not answered beside every open item', async () => {
  const { text } = await render(aForm('roller', { answers: { defectSteering: true } }));
  expect(text.match(/Not answered/g)).toHaveLength(14);
  expect(text).toContain('General Safety Checks 1/10 Steering Pass Fire safety Not answered');
});

it('prints the readings that only an office’s own program sends, and a client who signed', async () => {
  const form = aForm('dumper', { fuelLevel: '3/4', hornCheck: false, clientSignedName: 'Jo Kerr' });
  const { text } = await render(form, { clientSignature: await aSignature() });
  for (const value of ['Fuel level 3/4', 'Horn check Fail', 'Client']) expect(text).toContain(value);
  expect(text).toContain('Jo Kerr Signed Fri 20 Nov 2026');
  expect(text).not.toContain('Coolant level');
});

it.each(['excavator', 'bulldozer'] as const)(
  'takes two pages at most for a %s with everything wrong, the longest names and 4,000 letters of notes',
  async (vehicle) => {
    const defectsNotes = 'Hydraulic leak at the boom ram, waiting for the fitter. '.repeat(80).slice(0, 4000);
    const answers = Object.fromEntries(
      itemsOf(vehicle).map(({ key, options }) => [key, options ? options[0] : false]),
    ) as CheckSheetForm['answers'];
    const form = aForm(vehicle, {
      answers,
      defectsNotes,
      clientCompany: LONG_PLACE,
      siteLocation: LONG_PLACE,
      driverSignedName: 'Wilhelmina Wotherspoon-Featherstonehaugh of Woolfardisworthy '
        .repeat(2)
        .slice(0, 80),
      machineNumber: 'W'.repeat(60),
      plantNumber: 'W'.repeat(40),
    });
    const { pages, text } = await render(form);
    expect(pages).toHaveLength(2);
    expectTidyPages(pages);
    expect(squeezed(text).match(/fitter\./g)).toHaveLength(71);
    expect(squeezed(text).split(squeezed(LONG_PLACE))).toHaveLength(3);
  },
);

it('prints five photos two to a row on a page of their own, each small enough', async () => {
  const sizes = [
    {},
    { width: 480, height: 640 },
    { width: 2048, height: 1152 },
    { width: 1500, height: 1500 },
    {},
  ];
  const photos = await Promise.all(sizes.map(async (size) => ({ jpeg: await aPhoto(size), caption: null })));
  const { pdf, document, pages, text } = await render(aForm('bulldozer'), { photos });
  expect(pages).toHaveLength(2);
  expect(text).toContain('Photos Photo 1 of 5 Photo 2 of 5 Photo 3 of 5 Photo 4 of 5 Photo 5 of 5');
  const [first, second, third] = pages[1]!
    .filter(({ text: words }) => words.startsWith('Photo '))
    .slice(0, 3);
  expect(second!.bottom).toBeCloseTo(first!.bottom, 1);
  expect(third!.bottom).toBeLessThan(first!.bottom - 180);
  expect(third!.left).toBeCloseTo(first!.left, 1);
  expect(await extractImages(document, 2)).toHaveLength(5);
  expect(pdf.length).toBeLessThan(5 * 300 * 1024 + 100 * 1024);
});

it('is titled, tagged, in English, and reads in the order of the page', async () => {
  const { document } = await render(aForm('roller'), { photos: [{ jpeg: await aPhoto(), caption: null }] });
  expect((await getMeta(document)).info).toMatchObject({
    Title: 'Daily check sheet CS-7K3M9QXD, Sat 21 Nov 2026',
    Language: 'en-GB',
  });
  const tree = async (page: number) => JSON.stringify(await (await document.getPage(page)).getStructTree());
  expect((await tree(1)).match(/"role":"(H1|H2|H3|Table|Figure)"/g)).toEqual(
    ['H1', 'Figure', 'H2', 'H2', 'H3', 'Table', 'H3', 'Table', 'H3', 'Table', 'Figure'].map(
      (role) => `"role":"${role}"`,
    ),
  );
  expect(await tree(2)).toContain('"alt":"Photo 1 of 1"');
});

it('prints what is wrong with an item among the notes and under its photo, as long as it may be', async () => {
  const itemNotes = [{ item: 'defectMirrors', text: 'Left one cracked across.', photo: '/api/objects/a' }];
  const form = aForm('dumper', { answers: { ...goodAnswers('dumper'), defectMirrors: false }, itemNotes });
  const photos = [{ jpeg: await aPhoto(), caption: `Mirrors: ${'Left one cracked across. '.repeat(200)}` }];
  const { text, pages } = await render({ ...form, defectsNotes: 'Told the yard.' }, { photos });
  expect(pages).toHaveLength(2);
  expectTidyPages(pages);
  expect(text).toContain('Defects and corrective action Mirrors: Left one cracked across. Told the yard.');
  expect(text).toContain('1: Mirrors: Left one cracked across.');
  const everyItem = itemsOf('excavator').map(({ key }) => ({ item: key, text: 'Bent. '.repeat(660) }));
  expect((await render(aForm('excavator', { itemNotes: everyItem }))).pages.length).toBeLessThan(60);
});

it('says not signed where nobody has', async () => {
  const { text } = await render(aForm('dumper'), { operatorSignature: null });
  expect(text.match(/not signed/g)).toHaveLength(1);
});
