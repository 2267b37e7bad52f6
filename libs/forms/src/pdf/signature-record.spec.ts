import { SIGNED_WAYS } from '@groundsheet/form-rules';
import { moduleBeside } from '@groundsheet/files';
import {
  aCompany,
  aLogo,
  enterFirm,
  aDriver,
  aLetterhead,
  ask,
  aTimesheet,
  Signer,
  expectTidyPages,
  readPdf,
  suiteApi,
  drawsPdfs,
} from '@groundsheet/testing';
import { DAYS } from '@groundsheet/form-rules';
import { PdfThread } from './pdf-thread.js';
import type { SignatureRecordPaper } from './signature-record.layout.js';

const LAYOUT = moduleBeside(import.meta.url, './signature-record.layout');
const HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const ADDRESS = 'https://groundsheet.example.com/verify/FS-7K3M9QXD';

const api = await suiteApi();
await drawsPdfs(api);
const company = await aCompany(api.em);
const thread = api.app.get(PdfThread);

const ON_DRIVERS_PHONE = {
  ...{
    role: 'Driver',
    name: 'Łukasz Wójcik',
    firm: 'Hill Plant Services Ltd',
    how: SIGNED_WAYS['driver-phone'],
  },
  at: '2026-11-20T16:42:00.000Z',
  phoneAt: '2026-11-20T16:45:10.000Z',
  receivedAt: '2026-11-20T18:05:00.000Z',
  ...{ dated: '2026-11-20', device: null, shownSha256: HASH },
} as const;
const BY_A_CODE = {
  ...{ role: 'Client', name: 'Siân O’Neill', firm: 'Northgate Civils', how: SIGNED_WAYS['own-phone-code'] },
  at: '2026-11-20T17:01:00.000Z',
  ...{ phoneAt: null, receivedAt: null, dated: null },
  ...{ device: 'Safari on iPhone', shownSha256: HASH.replaceAll('9', 'a') },
} as const;

const aPaper = (changes: Partial<SignatureRecordPaper> = {}): SignatureRecordPaper => ({
  reference: 'FS-7K3M9QXD',
  signedOnSet: null,
  toSign: null,
  signed: [ON_DRIVERS_PHONE, BY_A_CODE],
  forms: [],
  timeZone: 'Europe/London',
  ...changes,
});

async function render(data: SignatureRecordPaper) {
  const address = ADDRESS.replace('FS-7K3M9QXD', '');
  const pdf = await thread.render([{ layout: LAYOUT, data }], await aLetterhead(), address);
  return readPdf(pdf);
}

it('prints who signed, in which role, for whom, how and when, what they signed, and where the event log ends, on one page', async () => {
  const { document, pages, text } = await render(aPaper());
  expect(pages).toHaveLength(1);
  expectTidyPages(pages);
  for (const words of [
    ...['Signature record', 'Driver: Łukasz Wójcik', 'Client: Siân O’Neill'],
    ...[
      'Hill Plant Services Ltd',
      'Northgate Civils',
      'on the driver’s phone',
      'on their own phone, by a code',
    ],
    ...['Safari on iPhone', 'at Fri 20 Nov 2026, 16:42 GMT'],
    ...['by the clock of the phone Fri 20 Nov 2026, 16:45 GMT', 'received Fri 20 Nov 2026, 18:05 GMT'],
    ...[HASH, BY_A_CODE.shownSha256, ADDRESS],
  ])
    expect(text).toContain(words);
  expect(await (await document.getPage(1)).getAnnotations()).toEqual([]);
});

it('takes a second page rather than part a line, and lists the forms of a set', async () => {
  const forms = Array.from({ length: 80 }, (_, at) => ({
    ...{ reference: `CS-7K3M9Q${10 + at}`, driverName: 'Aleksandra Brzęczyszczykiewicz-Wójcik' },
    ...{ receivedAt: '2026-11-20T18:05:00.000Z', shownSha256: HASH },
  }));
  const { pages, text } = await render(aPaper({ forms }));
  expect(pages.length).toBeGreaterThan(1);
  expectTidyPages(pages);
  for (const { reference } of forms) expect(text).toContain(reference);
});

it('stands below a full week on its one page, with one code, in two faces of the font', async () => {
  await enterFirm(await aDriver(api, { role: 'admin' }), { logo: await aLogo() });
  const driver = await aDriver(api);
  const day = (name: string) => ({
    [`${name}Start`]: '07:00',
    [`${name}Finish`]: '17:30',
    [`${name}Break`]: 30,
  });
  const form = await aTimesheet(company, {
    ...Object.assign({}, ...DAYS.map(day)),
    ...{ mondayNetHours: 9.5, breakdownNotes: 'Hose burst on the dipper ram.' },
  });
  const { id } = form.timesheetData;
  const { body } = await driver.request('post', '/api/timesheets/one-step-completion').send(form).expect(200);
  const { sha256 } = await api.row(
    `select sha256 from audit_events where about_id = ? and what = 'form.sent'`,
    [id],
  );
  await api.drainJobs();
  const pdf = (await driver.request('get', `/api/forms/${id}/pdf`).expect(200)).body as Buffer;
  const { document, pages } = await readPdf(pdf);
  const [only] = pages.map((page) => page.map(({ text }) => text).join(' '));
  expect(pages).toHaveLength(1);
  expectTidyPages(pages);
  for (const words of [
    'Adjusted by hand',
    'Signature record',
    sha256,
    `/verify/${body.reference}`,
    'Page 1 of 1',
  ])
    expect(only).toContain(words);
  expect(only).not.toContain('127.0.0.1');
  const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
  expect(tree.match(/QR code of /g)).toHaveLength(1);
  const faces = pdf.toString('latin1').matchAll(/\/FontName \/\w+\+([\w-]+)/g);
  expect(new Set([...faces].map(([, face]) => face))).toEqual(new Set(['Barlow-Regular', 'Barlow-SemiBold']));
});

it('says in place of a signature who is still to sign what, with the code to check the file by', async () => {
  const driver = await aDriver(api);
  const form = await aTimesheet(company, { operatorSignature: null, clientSignature: null });
  const { id } = form.timesheetData;
  const { body } = await driver.request('post', '/api/timesheets/one-step-completion').send(form).expect(200);
  await api.drainJobs();
  const pdf = await driver.request('get', `/api/forms/${id}/pdf`).expect(200);
  const { pages } = await readPdf(pdf.body as Buffer);
  const [only] = pages.map((page) => page.map(({ text }) => text).join(' '));
  expect(pages).toHaveLength(1);
  const asked = (await ask(driver, id).expect(201)).body;
  const { shownSha256 } = (await new Signer(api, asked).open().expect(200)).body;
  for (const words of ['Not signed yet', 'To sign: Client', `/verify/${body.reference}`, shownSha256])
    expect(only).toContain(words);
  expect(only).not.toContain('SHA-256 of what was signed');
});

it('does not say of a signed form or set that a signature is missing', async () => {
  const { text } = await render(aPaper());
  expect(text).not.toContain('Not signed yet');
  const both = { roles: ['Client', 'Foreman'], shownSha256: HASH };
  expect((await render(aPaper({ toSign: both }))).text).toContain('To sign: Client, Foreman');
});
