import {
  aCompany,
  aDriver,
  aPhoto,
  aTimesheet,
  enterFirm,
  HILL_PLANT,
  suiteApi,
  Vault,
} from '@groundsheet/testing';

const api = await suiteApi();
const admin = await aDriver(api, { role: 'admin', fullName: 'Bev Haigh' });

type Query = Partial<Record<'record' | 'person', string>>;
const log = async (query: Query) =>
  (await admin.request('get', '/api/audit-events').query(query).expect(200)).body;
const aboutOf = async (query: Query) => (await log(query))[0]?.about;

it('calls a machine and a customer as they were called last, and finds them by each name', async () => {
  const machine = { plantNumber: 'EX-1', machineNumber: 'JCB 220X', vehicleType: 'excavator' };
  const { id } = (await admin.request('post', '/api/machines').send(machine).expect(201)).body;
  await admin
    .request('put', `/api/machines/${id}`)
    .send({ ...machine, plantNumber: 'EX-2' })
    .expect(200);
  for (const record of ['EX-1', 'ex-2', id]) {
    const entries = await log({ record });
    expect(entries).toHaveLength(2);
    for (const { about } of entries) expect(about).toMatchObject({ id, name: 'EX-2', opens: true });
  }
  const company = await aCompany(api.em, { name: 'Quarry Ltd' });
  const last = async () => (await aboutOf({ record: 'quarry' })) as object;
  await admin.request('delete', `/api/customers/${company}/archive`).expect(204);
  expect(await last()).toMatchObject({ id: company, name: 'Quarry Ltd', opens: true, isArchived: true });
  await admin.request('post', `/api/customers/${company}/restore`).expect(204);
  expect(await last()).toMatchObject({ name: 'Quarry Ltd', isArchived: false });
});

it('calls our firm and an address by what was entered, and the address by nothing once it is off the list', async () => {
  await enterFirm(admin);
  expect(await aboutOf({ record: HILL_PLANT.name })).toMatchObject({ kind: 'firm', name: HILL_PLANT.name });
  const address = 'no-more@northgate-civils.co.uk';
  await admin.request('post', '/api/suppressions/addresses').send({ address }).expect(204);
  const { id, ...about } = await aboutOf({ record: 'no-more@' });
  expect(about).toMatchObject({ kind: 'suppression', name: address, opens: true });
  await admin.request('delete', `/api/suppressions/${id}`).expect(204);
  expect(await log({ record: 'no-more@' })).toEqual([]);
  expect(await aboutOf({ record: id })).toMatchObject({ name: null, opens: false });
  expect(JSON.stringify(await api.rows('select * from audit_events'))).not.toContain('no-more@');
});

it('has a page for a form once it is sent', async () => {
  const driver = await aDriver(api);
  const form = await aTimesheet(await aCompany(api.em, { name: 'Ridge Ltd' }));
  const { id } = form.timesheetData;
  await driver.request('post', '/api/timesheets').send(form.timesheetData).expect(201);
  const { reference } = await api.row('select reference from forms where id = ?', [id]);
  expect(await aboutOf({ record: reference })).toMatchObject({ id, name: reference, opens: false });
  await driver.request('post', '/api/timesheets/one-step-completion').send(form).expect(200);
  expect(await aboutOf({ record: reference })).toMatchObject({ id, name: reference, opens: true });
});

it('calls what is a person’s as their account is called, and by nothing once that is erased', async () => {
  const driver = await aDriver(api, { fullName: 'Al Fore' });
  const documentIds = [await new Vault(driver).bring(await aPhoto())];
  const endsOn = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const pack = { documentIds, title: 'Papers', endsOn };
  const { id } = (await driver.request('post', '/api/share-packs').send(pack).expect(201)).body;
  const named = (about: object, name: string | null) => expect(about).toMatchObject({ name });
  named(await aboutOf({ record: 'al fore' }), 'Share pack of Al Fore');
  named(await aboutOf({ record: id }), 'Share pack of Al Fore');
  await driver.request('delete', '/api/drivers/me').send({ password: driver.password }).expect(204);
  await api.drainJobs();
  expect(await log({ record: 'al fore' })).toEqual([]);
  named(await aboutOf({ record: id }), null);
  named(await aboutOf({ record: driver.id }), null);
  expect(JSON.stringify(await api.rows('select * from audit_events'))).not.toContain('Al Fore');
});
