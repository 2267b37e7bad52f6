import { aDriver, processorTime, suiteApi } from '@groundsheet/testing';

const api = await suiteApi();
const admin = await aDriver(api, { role: 'admin' });

const HEAD = 'Plant number,Machine number,Vehicle type,Description,QR code';
const asFile = (...lines: string[]) => lines.join('\r\n');

function sent(verb: 'import' | 'import/check', file: string | Buffer) {
  const request = admin.request('post', `/api/machines/${verb}`).set('Content-Type', 'text/csv');
  return request.serialize((bytes: unknown) => bytes as string).send(Buffer.from(file as string));
}
const count = async () => (await api.row('select count(*)::int as n from machines')).n;

it('says what each line would do, then does all of it at once', async () => {
  await sent('import', asFile(HEAD, 'A-1,JCB 6ST,Dumper,old,CODE-1', 'A-2,CAT 308,excavator,,')).expect(200);
  const file = asFile(
    HEAD,
    'a-1,JCB 6ST,dumper,"new, with ""quotes""",',
    'A-2,CAT 308,Excavator,,',
    '',
    'A-3,CAT D6,bull dozer,=cmd,',
    ',Hamm,Roller,,',
    'A-4,Hamm,Crane,,CODE-1',
    'A-1,Twice,Roller,,',
  );
  const { body } = await sent('import/check', file).expect(200);
  expect(body.map(({ line, outcome }: never) => [line, outcome])).toEqual([
    [2, 'changed'],
    [3, 'same'],
    [5, 'wrong'],
    [6, 'wrong'],
    [7, 'wrong'],
    [8, 'wrong'],
  ]);
  expect(body[0].changes).toEqual([{ header: 'Description', from: 'old', to: 'new, with "quotes"' }]);
  const faults = body.flatMap(({ faults: each }: { faults: { header: string; message: string }[] }) => each);
  expect(faults.map(({ header, message }: never) => `${header}: ${String(message).slice(0, 30)}`)).toEqual([
    'Description: This begins with a sign that a',
    'Plant number: Please fill this in.',
    'Vehicle type: Please choose one of: Dumper, ',
    'QR code: This QR code is on A-1 already',
    'Plant number: Line 2 has the same number or ',
    'Plant number: Line 2 has the same number or ',
  ]);

  const { body: refused } = await sent('import', file).expect(422);
  expect(refused.message).toBe('4 lines are wrong, so nothing has been imported.');
  expect(await api.row(`select description from machines where plant_number = 'A-1'`)).toEqual({
    description: 'old',
  });

  const good = asFile(HEAD, 'A-1,JCB 6ST,Dumper,new,', 'A-2,CAT 308,Excavator,,', 'A-5,Hamm,Roller,,');
  expect((await sent('import', good).expect(200)).body).toEqual({ added: 1, changed: 1 });
  expect((await sent('import', good).expect(200)).body).toEqual({ added: 0, changed: 0 });
  const [entry] = await api.rows(
    `select details, about_id from audit_events where what = 'machine.imported' order by id offset 1 limit 1`,
  );
  expect(entry).toEqual({ details: { added: 1, changed: 1 }, about_id: null });
  await api.request('get', '/api/vehicles/qr/code-1').expect(200);
});

it('knows a machine by the letters and digits of its plant number, and says how it would be written', async () => {
  await sent('import', asFile(HEAD, 'F-1,JCB 6ST,Dumper,,')).expect(200);
  const { body } = await sent(
    'import/check',
    asFile(HEAD, 'F 1,JCB 6ST,Dumper,,', 'f/1,JCB 6ST,Dumper,,'),
  ).expect(200);
  expect(body).toMatchObject([
    { outcome: 'changed', changes: [{ header: 'Plant number', from: 'F-1', to: 'F1' }] },
    { outcome: 'wrong', faults: [{ message: 'Line 2 has the same number or QR code.' }] },
  ]);
});

it('does not bring an archived machine back by the way', async () => {
  await sent('import', asFile(HEAD, 'B-1,JCB 6ST,Dumper,,')).expect(200);
  await api.rows(`update machines set archived_at = now() where plant_number = 'B-1'`);
  const { body } = await sent('import/check', asFile(HEAD, 'B-1,JCB 6ST,Dumper,,')).expect(200);
  expect(body[0].faults[0].message).toContain('archived. Please restore it instead.');
});

it.each([
  ['a byte order mark', Buffer.from(`\ufeff${HEAD}\nC-1,Bołt,Roller,é,`), 'Bołt', 'é'],
  ['semicolons', Buffer.from(`${HEAD.replaceAll(',', ';')}\nC-1;Bolt;Roller;a, b;`), 'Bolt', 'a, b'],
  ['Windows-1252', Buffer.from(`${HEAD}\nC-1,M\xfcller,Roller,\x80 5,`, 'latin1'), 'Müller', '€ 5'],
  [
    'other columns first',
    Buffer.from('vehicle type,PLANT NUMBER,Machine-number\nroller,C-1,Bolt'),
    'Bolt',
    '',
  ],
])('reads a file with %s', async (_, file, machineNumber, description) => {
  await api.rows(`delete from machines where plant_number = 'C-1'`);
  await sent('import', file).expect(200);
  const row = await api.row(
    `select machine_number as "machineNumber", description, qr_code as "qrCode" from machines where plant_number = 'C-1'`,
  );
  expect(row).toEqual({ machineNumber, description, qrCode: 'GS-C-1' });
});

it.each([
  ['10 MB', () => Buffer.alloc(10_000_000, 'x'), 413, 'larger than 512 KB'],
  ['a line of 500 KB', () => `${HEAD}\n"${'x'.repeat(500_000)}",a,Roller,,`, 422, 'Line 2 cannot be read'],
  ['half a million columns', () => ','.repeat(500_000), 422, 'empty'],
  ['as many named columns', () => 'a,'.repeat(250_000), 422, 'cannot be read'],
  [
    'as many cells',
    () => `${HEAD}\nD-1,a,Roller${','.repeat(400_000)}x`,
    422,
    'more cells than there are headings',
  ],
  ['3,000 machines', () => [HEAD, ...Array(3000).fill('D-1,a,Roller,,')].join('\n'), 422, 'At most 2,000'],
  ['an open quotation mark', () => `${HEAD}\n"D-1,a,Roller,,`, 422, 'cannot be read'],
  ['an unknown heading', () => `${HEAD},Colour\n`, 422, 'The heading “Colour” is not one we know'],
  [
    'a missing heading',
    () => 'Plant number,Machine number\nD-1,a',
    422,
    'The column “Vehicle type” is missing',
  ],
  ['a heading twice', () => `${HEAD},QR code\n`, 422, 'twice'],
  ['nothing', () => '', 422, 'This file is empty'],
  ['NUL bytes', () => Buffer.alloc(1000), 422, 'This is not a CSV file'],
  [
    'a workbook',
    () => Buffer.from('PK\x03\x04\x14\0\x08\0 machines.xlsx', 'latin1'),
    422,
    'This is not a CSV file',
  ],
])('refuses a file with %s', async (_, file, status, words) => {
  const before = await count();
  const refused = async () => {
    const { body } = await sent('import', file()).expect(status);
    expect(body.message).toContain(words);
  };
  expect(await processorTime(refused)).toBeLessThan(10_000);
  expect(await count()).toBe(before);
});

it('refuses a required cell of what shows nothing', async () => {
  const { body } = await sent('import/check', `${HEAD}\nE-1,\u200b\u3164,Roller,,`).expect(200);
  expect(body[0]).toMatchObject({ outcome: 'wrong', faults: [{ header: 'Machine number' }] });
});

it.each([
  ['Plant number', 'E\0-1,a,Roller,,'],
  ['Machine number', 'E-1,a\0b,Roller,,'],
  ['Vehicle type', 'E-1,a,Roller\0,,'],
  ['Description', 'E-1,a,Roller,\0,'],
  ['QR code', 'E-1,a,Roller,,CODE\0'],
])('refuses NUL in the column %s with its place', async (header, line) => {
  const { body } = await sent('import/check', `${HEAD}\n${line}`).expect(200);
  expect(body[0]).toMatchObject({ outcome: 'wrong', faults: [{ header }] });
  await sent('import', `${HEAD}\n${line}`).expect(422);
});

it('offers a template that can be imported', async () => {
  const template = await admin.request('get', '/api/machines/import-template.csv').expect(200);
  const checked = await sent('import/check', template.text).expect(200);
  expect(checked.body).toMatchObject([{ line: 2, plantNumber: 'EX-0417', outcome: 'new' }]);
});

/** Three machines, one of them with the delimiter and a quotation mark in it, as spreadsheets write tables. */
const ROWS = [
  ['Plant number', 'Machine number', 'Vehicle type', 'Description', 'QR code'],
  ['K-71', 'Volvo A25', 'Dumper', 'wide, "new"; with | tail\tlift', ''],
  ['K-72', 'Hamm é 12', 'Roller', '', ''],
];
function asTable(delimiter: string, { end = '\r\n', empty = 0 } = {}): string {
  const quoted = (cell: string) => (/[",;|\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return ROWS.map((row) => [...row, ...Array<string>(empty).fill('')].map(quoted).join(delimiter) + end).join(
    '',
  );
}
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

it.each<[string, Buffer]>([
  ['commas', Buffer.from(asTable(','))],
  ['semicolons', Buffer.from(asTable(';'))],
  ['tabs', Buffer.from(asTable('\t'))],
  ['bars, and lines as Unix ends them', Buffer.from(asTable('|', { end: '\n' }))],
  ['a mark of its encoding', Buffer.from(`\ufeff${asTable(';')}`)],
  ['a line that says its delimiter', Buffer.from(`sep=;\r\n${asTable(';')}`)],
  ['such a line in quotation marks', Buffer.from(`"sep=,"\n${asTable(',')}`)],
  ['one that says tabs', Buffer.from(`SEP=\t\r\n${asTable('\t')}`)],
  ['empty columns at the end', Buffer.from(asTable(',', { empty: 4 }))],
  ['very many of them', Buffer.from(asTable(';', { empty: 40 }))],
  ['Unicode text', utf16(asTable('\t'))],
  ['Unicode text of a Mac', utf16(asTable('\t')).swap16()],
  ['the letters of older spreadsheets', Buffer.from(asTable(';'), 'latin1')],
])('takes what spreadsheets save: %s', async (_, file) => {
  const { body } = await sent('import/check', file).expect(200);
  const summary = body.map(({ plantNumber, outcome, faults }: never) => [plantNumber, outcome, faults]);
  expect(summary).toEqual([
    ['K-71', 'new', []],
    ['K-72', 'new', []],
  ]);
});

it.each([
  ['12-JAN', 'made a date of this'],
  ['3-Oct', 'made a date of this'],
  ['May-07', 'made a date of this'],
  ['1.23E+11', 'shortened this number'],
  ['4,1E+09', 'shortened this number'],
  ['#N/A', 'A formula of your spreadsheet has failed'],
  ['#REF!', 'A formula of your spreadsheet has failed'],
  ['#NAME?', 'A formula of your spreadsheet has failed'],
])('asks about what a spreadsheet has made of a cell: %s', async (cell, words) => {
  const file = asFile(HEAD, `"${cell}",JCB 6ST,Dumper,,`, `K-80,"${cell}",Dumper,,`);
  const { body } = await sent('import/check', file).expect(200);
  for (const { outcome, faults } of body)
    expect([outcome, faults]).toEqual([
      'wrong',
      [expect.objectContaining({ message: expect.stringContaining(words) })],
    ]);
});

it.each(['EX-12', 'JAN-1', 'MAY-2026', '12-JANE', 'E+11', 'N/A-4', '3E11'])(
  'takes %s for what it is',
  async (number) => {
    const { body } = await sent('import/check', asFile(HEAD, `${number},JCB 6ST,Dumper,,`)).expect(200);
    expect(body[0].outcome).toBe('new');
  },
);
