import {
  aCheckSheet,
  aCompany,
  aDriver,
  expectTidyPages,
  readPdf,
  suiteApi,
  type TestDriver,
  drawsPdfs,
} from '@groundsheet/testing';

const api = await suiteApi();
await drawsPdfs(api);
const company = await aCompany(api.em);
const driver = await aDriver(api);
const supervisor = await aDriver(api, { role: 'supervisor', fullName: 'Siân O’Neill' });
const admin = await aDriver(api, { role: 'admin' });
const machine = { plantNumber: 'LG-7', machineNumber: 'Bomag 120', vehicleType: 'roller' };
const { id } = (await admin.request('post', '/api/machines').send(machine).expect(201)).body;

async function check(change: object = {}): Promise<void> {
  const sheet = await aCheckSheet(company, { plantNumber: 'LG-7', selectedVehicle: 'roller', ...change });
  await driver.request('post', '/api/one-step-completion/check-sheet').send(sheet).expect(200);
  await api.drainJobs();
}
const log = (by: Pick<TestDriver, 'request'>) =>
  by.request('get', '/api/machines/plant/lg%207/log.pdf').buffer();
const certificate = (body: object) =>
  supervisor.request('post', `/api/machines/${id}/certificates`).send({
    ...{ kind: 'examination-12', examinedOn: '2025-11-01', dueOn: '2026-11-01' },
    ...{ isRequired: true, opensFromCode: true, ...body },
  });

it('prints certificates, defects with their repairs, and checks, and says what is over', async () => {
  const { body: old } = await certificate({ examinedOn: '2024-11-01', dueOn: '2025-11-01' }).expect(201);
  await certificate({ replaces: old.id }).expect(201);
  const itemNotes = [{ item: 'defectParkBrake', text: 'Rolls on the ramp.', photo: null }];
  await check({
    defectParkBrake: 'something wrong',
    itemNotes,
    machineHours: '4210',
    checkDate: '2026-11-17',
  });
  const { body: page } = await supervisor.request('get', '/api/machines/plant/LG7').expect(200);
  const repair = { fitter: 'Gary Platt', firm: 'Platt Hydraulics', work: 'New park brake cable.' };
  const recording = supervisor.request('post', `/api/defects/${page.defects[0].id}/repair`).send(repair);
  const { body: recorded } = await recording.expect(200);
  const { body, headers } = await log(supervisor).expect(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toContain('machine-log-LG7.pdf');
  const { text, pages } = await readPdf(body);
  expectTidyPages(pages);
  for (const words of [
    ...[
      'Machine log',
      'LG-7',
      'Do not use D-1001 Park brake Thorough examination, 12 months',
      'Siân O’Neill',
      '4210',
    ],
    ...['Over: was due 1 Nov 2026, required for use', 'Replaced'],
    ...[
      'Park brake: Do not use. Repaired',
      'Rolls on the ramp',
      'New park brake cable',
      'Gary Platt',
      recorded.reference,
    ],
    ...['Tue 17 Nov 2026', 'Łukasz Wójcik', 'Sent later: '],
  ])
    expect(text).toContain(words);
});

it('prints of a machine with very much as much as an inspector reads, and says what it leaves out', async () => {
  await api.rows(
    `insert into defects (id, number, machine_key, plant_number, vehicle, item, opened_at, found_at, form_id, finding, proposed, severity, state, closed_at)
     select gen_random_uuid(), 5000 + n, 'LG7', 'LG-7', 'roller', 'defectMirrors', now(), now(), gen_random_uuid(), 'Fail', 'B', 'B', 'confirmed', now()
       from generate_series(1, 80) as n`,
  );
  await api.rows(
    `insert into defect_events (id, defect_id, seq, kind, at, recorded_at, details)
     select gen_random_uuid(), id, seq, 'comment', now(), now(), jsonb_build_object('text', repeat('Looked at it again. ', 40))
       from defects, generate_series(1, 250) as seq where number > 5000`,
  );
  const [brake] = await api.rows(`select id from defects where machine_key = 'LG7' and number < 5000`);
  await supervisor.request('post', `/api/defects/${brake!['id']}/release`).expect(204);
  const { pages, text } = await readPdf((await log(admin).expect(200)).body);
  expectTidyPages(pages);
  expect(pages.length).toBeLessThan(150);
  // The only open one is the oldest.
  expect(text).toContain('Park brake: Do not use. Repaired and released');
  expect(text).toContain('230 earlier entries are on the page of this defect');
  expect(text).toContain('50 of 81 defects are printed: those that are open, then the latest.');
}, 60_000);

it('prints one on hire, which the register does not have', async () => {
  await check({ plantNumber: 'HIRED 7', selectedVehicle: 'dumper', defectHorn: false });
  const hired = supervisor.request('get', '/api/machines/plant/hired7/log.pdf').buffer();
  const { text } = await readPdf((await hired.expect(200)).body);
  for (const words of ['hired7', 'Not in the register', 'Use with care', 'Horn', 'None on record.'])
    expect(text).toContain(words);
});

it('is for supervisors and admins, and stands in the record of the machine', async () => {
  await log(driver).expect(403);
  await log({ request: api.request }).expect(401);
  await supervisor.request('get', '/api/machines/plant/LG-8/log.pdf').expect(404);
  const read = await api.rows(`select who from audit_events where what = 'machine.log-printed' order by id`);
  expect(read.map((row) => row['who'])).toEqual([supervisor.id, admin.id, supervisor.id]);
});
