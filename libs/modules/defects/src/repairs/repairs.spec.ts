import { HousekeepingDue } from '@groundsheet/contracts';
import { addDays } from '@groundsheet/form-rules';
import { Clock, EventRecorder, Transaction } from '@groundsheet/platform';
import {
  aSignature,
  aWorkshop,
  expectTidyPages,
  readPdf,
  REPAIR,
  suiteApi,
  type TestDriver,
  drawsPdfs,
} from '@groundsheet/testing';

const api = await suiteApi();
await drawsPdfs(api);
const {
  driver,
  supervisor,
  admin,
  aStopped,
  bring,
  linkOf,
  sign,
  record,
  eventsOf,
  recordOf,
  pdfOf,
  download,
  verify,
} = await aWorkshop(api);

it('puts what a fitter has signed on paper, with its signature record, which can be checked', async () => {
  const stopped = await aStopped();
  await sign(stopped);
  const { reference, id } = await recordOf(stopped);
  expect(reference).toMatch(/^RR-[0-9A-Z]{8}$/);
  const pdf = await download(id);
  const { pages, text } = await readPdf(pdf);
  expect(pages).toHaveLength(1);
  expectTidyPages(pages);
  for (const words of [
    ...['Repair record', reference, stopped.plantNumber, 'Park brake', 'Gary Platt', 'Platt Hydraulics'],
    ...['New park brake cable.', '1.5', 'I have repaired D-', 'has released it'],
    ...['Signature record', 'Fitter: Gary Platt', 'on their own phone, by a link', 'Chrome on Android'],
    `/verify/${reference}`,
  ])
    expect(text).toContain(words);
  expect(await verify(reference, pdf)).toBe('same');
  expect(await verify(reference, Buffer.from('another'))).toBe('not-ours');
});

it('is recorded and drawn once, however often it is brought', async () => {
  const stopped = await aStopped();
  await sign(stopped);
  expect((await bring(await linkOf(stopped))).body.code).toBe('defect.repaired-already');
  await api.drainJobs();
  const events = await eventsOf(stopped);
  expect(events.map(({ kind }: { kind: string }) => kind)).toEqual(['reported', 'repaired']);
  const { reference } = events[1].record;
  expect(await api.rows('select 1 from made_pdfs where reference = ?', [reference])).toHaveLength(1);
});

it('is of a day from a month before the defect was found to now, signed or recorded', async () => {
  const today = api.app.get(Clock).today();
  const stopped = await aStopped();
  for (const on of ['2030-01-01', '1990-01-01', addDays(today, -32), addDays(today, 2)]) {
    const signed = await bring(await linkOf(stopped), { on });
    const recorded = await supervisor
      .request('post', `/api/defects/${stopped.id}/repair`)
      .send({ ...REPAIR, on });
    for (const { status, body } of [signed, recorded])
      expect([on, status, body.details?.[0].path]).toEqual([on, 422, 'on']);
  }
  await sign(stopped, { on: addDays(today, -31) });
  expect((await recordOf(stopped)).on).toBe(addDays(today, -31));
});

it('signs another hash for other words', async () => {
  const hashes = new Set<string>();
  for (const work of ['New cable.', 'New cable, adjusted.']) {
    const stopped = await aStopped();
    await sign(stopped, { work });
    const { reference } = await recordOf(stopped);
    const [row] = await api.rows('select signed_how from forms where reference = ?', [reference]);
    const { way, device, shownSha256 } = (row!['signed_how'] as Record<string, Record<string, string>>)[
      'operator'
    ]!;
    expect([way, device]).toEqual(['own-phone-link', 'Chrome on Android']);
    hashes.add(shownSha256!);
  }
  expect(hashes.size).toBe(2);
});

it('shows paper, page and list to supervisors and admins alone, and finds it by its reference', async () => {
  const stopped = await aStopped();
  await sign(stopped);
  const { reference, id } = await recordOf(stopped);
  expect((await eventsOf(stopped, driver)).at(-1)).toMatchObject({ record: null, signature: null });
  const list = `/api/machines/plant/${stopped.plantNumber.toLowerCase()}/repairs`;
  for (const [path, others] of [
    [pdfOf(id), 404],
    [`/api/repairs/${id}`, 404],
    [list, 403],
  ] as const) {
    await api.request('get', path).expect(others === 403 ? 401 : others);
    await driver.request('get', path).expect(others);
    await admin.request('get', path).expect(200);
  }
  expect((await supervisor.request('get', list)).body).toEqual([
    {
      ...{ id, reference, defectId: stopped.id, number: expect.stringMatching(/^D-/), item: 'Park brake' },
      ...{ fitter: 'Gary Platt', firm: 'Platt Hydraulics', on: expect.stringMatching(/^\d{4}-/) },
      ...{ work: 'New park brake cable.', parts: null, hours: 1.5, meter: null, photos: [], photoURLs: [] },
    },
  ]);
  const find = (by: TestDriver) => by.request('get', '/api/references').query({ reference });
  expect((await find(supervisor).expect(200)).body).toEqual({
    id,
    kind: 'repair',
    reference,
    isDraft: false,
  });
  await find(driver).expect(404);
});

it('is a form of the office, whose whole content it reads, and stands in its list, its table and its ZIP', async () => {
  const stopped = await aStopped();
  await sign(stopped, { parts: 'Cable 4711', meter: '4210' });
  const { reference, id } = await recordOf(stopped);
  const { body } = await admin.request('get', `/api/forms/${id}`).expect(200);
  expect(body).toMatchObject({
    ...{
      kind: 'repair',
      reference,
      readAs: 'office',
      plantNumber: stopped.plantNumber,
      machineHours: '4210',
    },
    ...{ driverSignedName: 'Gary Platt', company: 'Platt Hydraulics', work: 'New park brake cable.' },
    ...{ parts: 'Cable 4711', workHours: 1.5, severity: 'A', defectId: stopped.id, item: 'Park brake' },
    ...{ answer: `Repaired: ${body.defect} Park brake`, recordedBy: null, isStopping: true },
    operatorSignature: expect.stringMatching(/^data:image\/png/),
  });
  const chosen = { kind: 'repair', plantNumber: stopped.plantNumber };
  const { body: listed } = await supervisor.request('get', '/api/forms').query(chosen).expect(200);
  expect(JSON.stringify(listed)).toContain(reference);
});

it('counts among nobody’s hours and forms', async () => {
  const stopped = await aStopped();
  const sentBy = async () =>
    (await admin.request('get', `/api/drivers/${supervisor.id}`).expect(200)).body.forms as number;
  const before = await sentBy();
  await record(stopped);
  expect(await sentBy()).toBe(before);
  const { body } = await supervisor.request('get', '/api/history').query({ kind: 'repair' }).expect(200);
  expect(JSON.stringify(body)).toContain(stopped.plantNumber);
});

it('has a record of its own in the event log, which holds', async () => {
  const stopped = await aStopped();
  await sign(stopped);
  const { id } = await recordOf(stopped);
  const { body: log } = await supervisor.request('get', `/api/forms/${id}/events`).expect(200);
  const kinds = log.map(({ what }: { what: string }) => what);
  expect(kinds).toEqual(expect.arrayContaining(['form.signed', 'form.sent']));
  const { body: checked } = await supervisor.request('get', `/api/forms/${id}/events/check`).expect(200);
  expect(checked).toEqual([{ about: id, reference: expect.stringMatching(/^RR-/), faults: [] }]);
});

it('gives the first answer again to the same key, and counts a repair once', async () => {
  const stopped = await aStopped();
  const send = (work: string) =>
    supervisor
      .request('post', `/api/defects/${stopped.id}/repair`)
      .set('Idempotency-Key', `key-${stopped.id}`)
      .send({ ...REPAIR, work });
  const first = await send('New cable.').expect(200);
  expect((await send('New cable.').expect(200)).body).toEqual(first.body);
  await send('Another cable.').expect(422);
  expect(await eventsOf(stopped)).toHaveLength(2);
});

it('tells a second fitter that the defect has been repaired already', async () => {
  const stopped = await aStopped();
  await sign(stopped);
  const made = await supervisor.request('post', `/api/defects/${stopped.id}/repair-link`).expect(201);
  const url = new URL(made.body.url);
  const link = { id: url.pathname.split('/').at(-1), key: url.hash.slice(1), defectId: stopped.id };
  const body = { ...link, ...REPAIR, work: 'Something else.', fitterSignature: await aSignature() };
  const refused = await api.request('post', '/api/repair-links/repairs').send(body).expect(409);
  expect(refused.body.code).toBe('defect.repaired-already');
});

it('is kept as long as forms are, and longer than its defect where that ended before', async () => {
  const stopped = await aStopped();
  await sign(stopped);
  const { reference, id } = await recordOf(stopped);
  const housekeeping = async () => {
    await api.app.get(Transaction).run(() => api.app.get(EventRecorder).record(new HousekeepingDue({})));
    await api.drainJobs();
  };
  const old = '2015-01-01T00:00:00Z';
  await api.rows(`update defects set closed_at = ?, state = 'confirmed' where id = ?`, [old, stopped.id]);
  await housekeeping();
  await supervisor.request('get', `/api/defects/${stopped.id}`).expect(404);
  await supervisor.request('get', pdfOf(id)).expect(200);
  await api.rows('update forms set submitted_at = ? where id = ?', [old, id]);
  await housekeeping();
  await supervisor.request('get', pdfOf(id)).expect(404);
  expect(await api.rows('select 1 from made_pdfs where reference = ?', [reference])).toEqual([]);
});
