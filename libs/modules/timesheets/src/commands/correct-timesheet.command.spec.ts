import { Clock } from '@groundsheet/platform';
import { aCompany, aDriver, aTimesheet, mailsTo, readPdf, suiteApi, drawsPdfs } from '@groundsheet/testing';

const PATH = '/api/timesheets';

const api = await suiteApi();
await drawsPdfs(api);
const company = await aCompany(api.em);
const author = await aDriver(api);
/** Of one week there is one timesheet: each test begins without any in its way. */
beforeEach(() => api.rows('delete from form_sets'));

const read = (id: string) => author.request('get', `${PATH}/${id}`);
const correct = (id: string, by = author) => by.request('post', `/api/forms/${id}/correct`);
const send = (body: object) => author.request('post', `${PATH}/one-step-completion`).send(body);
const aSentForm = async (changes = {}): Promise<string> =>
  (await send(await aTimesheet(company, changes)).expect(200)).body.id;

it('begins one draft with the same entries, unsigned and unrated, which takes the first one’s place', async () => {
  const id = await aSentForm();
  const { body: draft } = await correct(id).expect(201);
  expect((await correct(id).expect(201)).body).toEqual(draft);
  const { body } = await read(draft.id).expect(200);
  expect(body).toMatchObject({
    status: 'draft',
    corrects: id,
    customerId: company,
    siteLocation: 'Wharf Road',
    mondayStart: '07:00',
    totalHours: 18.5,
    operatorSignature: null,
    clientSignature: null,
    signatureDate: api.app.get(Clock).today(),
    supervisorRating: null,
    submittedAt: null,
    correctionReason: null,
    replaces: { reference: expect.stringMatching(/^TS-/), hours: 18.5 },
  });
  const { body: before } = await read(id);
  expect(before.supersededBy).toBeNull();
  expect(before.replacedBy).toBeUndefined();
  const again = await aTimesheet(company, { id: draft.id, mondayFinish: '17:30', mondayNetHours: 10 });
  await send(again).expect(200);
  const { body: first } = await read(id).expect(200);
  expect(first).toMatchObject({ status: 'submitted', supersededBy: draft.id, totalHours: 18.5 });
  const { body: correction } = await read(draft.id);
  expect(correction).toMatchObject({ corrects: id, totalHours: 19.5 });
  expect(first.replacedBy).toEqual({
    reference: correction.reference,
    sentAt: correction.submittedAt,
  });
  const refused = await correct(id).expect(409);
  expect(refused.body).toMatchObject({
    code: 'form.superseded',
    details: { supersededBy: draft.id },
  });
  await correct(draft.id).expect(201);
});

it('is seen by everybody: in the mail, its PDF, on both pages and in the history', async () => {
  const to = { submissionEmails: ['corrected@northgate-civils.co.uk'], orderNumber: 'P-001234' };
  const id = await aSentForm(to);
  const { body: draft } = await correct(id).expect(201);
  const correctionReason = 'Monday ran over.';
  const hours = { mondayFinish: '17:30', mondayNetHours: 10, fridayDidNotWork: true, correctionReason };
  await send(await aTimesheet(company, { ...to, ...hours, id: draft.id })).expect(200);
  const mails = await mailsTo(api, 'corrected@northgate-civils.co.uk');
  // They go out side by side.
  const inOrder = mails
    .map(({ mail }) => mail!)
    .sort((one, other) => (one.subject! < other.subject! ? 1 : -1));
  const [first, second] = inOrder;
  expect(first!.subject).toMatch(/^Weekly timesheet: /);
  expect(second!.subject).toMatch(/^Corrected weekly timesheet: /);
  expect(second!.replyTo).toEqual([{ name: '', address: author.email }]);
  const { body: now } = await read(draft.id);
  const { body: before } = await read(id);
  expect(second!.text!.split('\n').slice(0, 9)).toEqual([
    '19.5 hours · EX-0417 · week to Sat 21 Nov',
    'Now 19.5 hours, was 18.5 hours',
    expect.stringMatching(/^Signed by |^Not signed by the client$/),
    'Standing 1.5 h, breakdown 0.0 h',
    '',
    `Corrected: this takes the place of ${before.reference}.`,
    '- Mon 16 Nov: now 10.0 h, was 9.0 h',
    '- Fri 20 Nov: now did not work, was 0.0 h',
    '- Total: now 19.5 h, was 18.5 h',
  ]);
  expect(second!.text).toContain('Why it was corrected: Monday ran over.');
  for (const fact of [
    'Plant number: EX-0417',
    'Machine: JCB 220X',
    'Order number: P-001234',
    'Site: Wharf Road',
  ])
    expect(second!.text).toContain(`\n${fact}\n`);
  expect(second!.text).toContain(
    'Hours\nMon 16 Nov: 10.0 h, 07:00 to 17:30, break 30 min\nTue 17 Nov: 9.5 h, 07:00 to 17:00, break 30 min\nWed and Thu: no hours\nFri 20 Nov: did not work\nSat and Sun: no hours\nTotal: 19.5 h\nStanding: 1.5 h\nBreakdown: 0.0 h\n',
  );
  const pdf = await readPdf(Buffer.from(second!.attachments[0]!.content as ArrayBuffer));
  expect(pdf.text).toContain(`Corrects ${before.reference} of `);
  expect(pdf.text).toContain('Why: Monday ran over.');
  expect(pdf.text).toContain('Mon 16 Nov: now 10.0 h, was 9.0 h');
  expect(pdf.text).toContain('Fri 20 Nov – – – – – – – Did not work');
  expect(now).toMatchObject({ fridayDidNotWork: true, saturdayDidNotWork: null });
  expect(now.replaces).toEqual({
    reference: before.reference,
    sentAt: before.submittedAt,
    hours: 18.5,
    answer: '18.5 hours',
    changes: [
      { what: 'Mon 16 Nov', now: '10.0 h', was: '9.0 h' },
      { what: 'Fri 20 Nov', now: 'did not work', was: '0.0 h' },
      { what: 'Total', now: '19.5 h', was: '18.5 h' },
    ],
  });
  const { body: history } = await author.request('get', '/api/history').expect(200);
  expect(history.find((entry: { id: string }) => entry.id === id)).toMatchObject({
    replacedBy: now.reference,
  });
});

it('is for the driver of a sent form alone', async () => {
  const id = await aSentForm();
  await correct(id, await aDriver(api)).expect(404);
  await correct(id, await aDriver(api, { role: 'admin' })).expect(404);
  const { body: draft } = await author.request('post', PATH).send({}).expect(201);
  expect((await correct(draft.id).expect(409)).body.code).toBe('form.not-sent');
});

it('begins another draft after the first was thrown away, which leaves the sent form as it was', async () => {
  const id = await aSentForm();
  const stored = () => api.row('select * from forms where id = ?', [id]);
  const before = await stored();
  const { body: draft } = await correct(id).expect(201);
  await author.request('delete', `/api/forms/${draft.id}`).expect(204);
  expect(await stored()).toEqual(before);
  expect((await correct(id).expect(201)).body.id).not.toBe(draft.id);
});

describe('a copy for another week', () => {
  const copy = (id: string, body: object = { weekEnding: '2026-11-28' }, by = author) =>
    by.request('post', `${PATH}/${id}/copy`).send(body);

  it('has the customer, machine, driver and times, and nothing of what was so in that week only', async () => {
    const id = await aSentForm({
      orderNumber: 'P-001234',
      mondaySiteLocation: 'Plot 4',
      mondayWorking: 8,
      fridayDidNotWork: true,
      tuesdayBreakdown: 1,
      tuesdayNetHours: 10,
      breakdownNotes: 'Hose burst.',
      submitViaWhatsApp: true,
      submissionWhatsApps: ['+44 7700 900123'],
    });
    const { body: draft } = await copy(id).expect(201);
    expect(draft).toEqual({ id: expect.any(String), version: 1, changedAt: expect.any(String) });
    const { body: sent } = await read(id);
    expect(sent.submissionEmails).not.toEqual([]);
    const { body } = await read(draft.id).expect(200);
    expect(body).toMatchObject({
      id: draft.id,
      status: 'draft',
      weekEnding: '2026-11-28',
      fridayDidNotWork: null,
      customerId: company,
      customerName: 'Northgate Civils Ltd',
      orderNumber: 'P-001234',
      company: 'Hill Plant',
      clientCompany: 'Northgate Civils',
      siteLocation: 'Wharf Road',
      selectedVehicle: 'excavator',
      plantNumber: 'EX-0417',
      machineNumber: 'JCB 220X',
      driverSignedName: 'Łukasz Wójcik',
      mondayStart: '07:00',
      mondayFinish: '16:30',
      mondayBreak: 30,
      mondayNetHours: 9,
      mondaySiteLocation: 'Plot 4',
      mondayWorking: null,
      tuesdayStart: '07:00',
      tuesdayNetHours: 10,
      tuesdayStanding: null,
      tuesdayBreakdown: null,
      totalHours: 19,
      standingTime: 0,
      machineHours: null,
      breakdownNotes: null,
      operatorSignature: null,
      operatorSignedName: null,
      clientSignature: null,
      clientSignedName: null,
      signatureDate: api.app.get(Clock).today(),
      supervisorRating: null,
      supervisorNotes: null,
      submitViaEmail: sent.submitViaEmail,
      submitViaWhatsApp: false,
      submissionEmails: sent.submissionEmails,
      submissionWhatsApps: [],
      submittedAt: null,
      corrects: null,
      supersededBy: null,
    });
  });

  it('is made once for one key, and does not touch the sent form, corrected or not', async () => {
    const id = await aSentForm();
    const again = await aTimesheet(company, { id: (await correct(id).expect(201)).body.id });
    await send(again).expect(200);
    const { body: before } = await read(id);
    expect(before.supersededBy).toBe(again.timesheetData.id);
    const copies = await Promise.all([1, 2].map(() => copy(id).set('Idempotency-Key', id)));
    expect(copies[0]!.body).toEqual(copies[1]!.body);
    expect((await copy(id).expect(201)).body.id).not.toBe(copies[0]!.body.id);
    expect((await read(copies[0]!.body.id)).body).toMatchObject({ supersededBy: null, corrects: null });
    expect((await read(id)).body).toEqual(before);
  });

  it('is refused under a key that was used for another form', async () => {
    const [one, other] = [await aSentForm(), await aSentForm({ plantNumber: 'EX-0500' })];
    await copy(one).set('Idempotency-Key', one).expect(201);
    const refused = await copy(other).set('Idempotency-Key', one).expect(422);
    expect(refused.body.code).toBe('idempotency-key.reused');
  });

  it('is refused of a draft, of another’s form, and without a date', async () => {
    const id = await aSentForm();
    await copy(id, undefined, await aDriver(api)).expect(404);
    const { body: draft } = await copy(id).expect(201);
    expect((await copy(draft.id).expect(409)).body.code).toBe('form.not-sent');
    for (const weekEnding of [undefined, 'Saturday', '2026-02-30']) {
      const { body } = await copy(id, { weekEnding }).expect(422);
      expect(body.details.map(({ path }: { path: string }) => path)).toEqual(['weekEnding']);
    }
  });
});
