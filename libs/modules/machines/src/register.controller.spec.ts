import type { Response } from 'supertest';
import { aDriver, aPhoto, suiteApi } from '@groundsheet/testing';

const api = await suiteApi();
const admin = await aDriver(api, { role: 'admin' });

const A_ROLLER = { machineNumber: 'Bomag BW120', vehicleType: 'roller', description: '2.7 t tandem' };

async function added(plantNumber: string, change: object = {}): Promise<string> {
  const body = { plantNumber, ...A_ROLLER, ...change };
  return (await admin.request('post', '/api/machines').send(body).expect(201)).body.id;
}
const found = (code: string) => api.request('get', `/api/vehicles/qr/${code}`);
const audited = (id: string) =>
  api.rows('select what, details from audit_events where about_id = ? order by id', [id]);

it('adds, changes, archives and restores a machine, and records each', async () => {
  const id = await added(' r-1 01 ');
  const listed = await admin.request('get', '/api/machines?search=BW120').expect(200);
  expect(listed.body).toEqual([
    { id, plantNumber: 'R-101', ...A_ROLLER, qrCode: 'GS-R-101', photo: null, isArchived: false },
  ]);
  const changed = { ...A_ROLLER, plantNumber: 'R-102', machineNumber: 'Hamm HD12' };
  await admin.request('put', `/api/machines/${id}`).send(changed).expect(200);
  // The label on the machine goes on working.
  expect((await found('GS-R-101').expect(200)).body.plantNumber).toBe('R-102');

  await admin.request('delete', `/api/machines/${id}/archive`).expect(204);
  await admin.request('delete', `/api/machines/${id}/archive`).expect(204);
  expect((await found('GS-R-101').expect(404)).body.code).toBe('machine.unknown-code');
  const archived = await admin.request('get', '/api/machines?archived=true').expect(200);
  expect(archived.body).toMatchObject([{ id, isArchived: true }]);
  await admin.request('post', `/api/machines/${id}/restore`).expect(204);
  await found('gs-r-101').expect(200);

  const whats = (await audited(id)).map(({ what }) => what);
  expect(whats).toEqual(['machine.added', 'machine.changed', 'machine.archived', 'machine.restored']);
});

it.each(['driver', 'supervisor', 'admin'] as const)(
  'leads a %s to a machine by its plant number, however it is written',
  async (role) => {
    const plantNumber = `K-${role}`.toUpperCase();
    const id = await added(plantNumber);
    const who = role === 'admin' ? admin : await aDriver(api, { role });
    const look = (reference: string) => who.request('get', '/api/references').query({ reference });
    for (const typed of [plantNumber, ` k ${role} `, `k${role}`]) {
      const { body } = await look(typed).expect(200);
      expect(body).toEqual({ id, kind: 'machine', reference: plantNumber, isDraft: false });
    }
    for (const unknown of [`${plantNumber}9`, '/', '%']) await look(unknown).expect(404);
    await api.request('get', '/api/references').query({ reference: plantNumber }).expect(401);
  },
);

it('finds a machine by a code of its own, in whatever capitals it is typed', async () => {
  await added('C-1', { qrCode: 'Yard/Tw-77' });
  for (const typed of ['Yard/Tw-77', 'yard/tw-77', 'YARD/TW-77'])
    expect((await found(encodeURIComponent(typed)).expect(200)).body.plantNumber).toBe('C-1');
  await found('rd%2FTw-7').expect(404);
});

it.each([
  [409, 'plantNumber', 'T-1 is already in the register.', { plantNumber: 't - 1' }],
  [409, 'plantNumber', 'T-1 is already in the register.', { plantNumber: 'T1' }],
  [422, 'plantNumber', 'at least one letter or digit', { plantNumber: '/.' }],
  [409, 'qrCode', 'This QR code is on T-1 already.', { plantNumber: 'T-2', qrCode: 'GS-T-1' }],
  [409, 'qrCode', 'This QR code is on T-1 already.', { plantNumber: 'T-2', qrCode: 'gs-t-1' }],
  [422, 'machineNumber', 'Please fill this in.', { plantNumber: 'T-2', machineNumber: '' }],
  [422, 'vehicleType', 'Please choose one of', { plantNumber: 'T-2', vehicleType: 'crane' }],
  [422, 'description', 'a spreadsheet takes for a formula', { plantNumber: 'T-2', description: '=1+1' }],
  [422, 'photo', 'This file is not here any more.', { plantNumber: 'T-2', photo: '/api/objects/none' }],
])('refuses with %i and the fault at %s', async (status, path, words, change) => {
  await api.rows(
    `insert into machines (id, qr_code, plant_number, machine_number, vehicle_type, description)
     values (gen_random_uuid(), 'GS-T-1', 'T-1', 'T', 'roller', '') on conflict do nothing`,
  );
  const { body } = await admin
    .request('post', '/api/machines')
    .send({ ...A_ROLLER, ...change })
    .expect(status);
  expect(body.details).toEqual([expect.objectContaining({ path })]);
  expect(body.details[0].message).toContain(words);
});

it('finds a machine by its plant number however that is written', async () => {
  const id = await added('R-400');
  for (const typed of ['r400', 'R 400', 'R/4.00']) {
    const { body } = await admin.request('get', '/api/machines').query({ search: typed }).expect(200);
    expect(body).toMatchObject([{ id, plantNumber: 'R-400' }]);
  }
  await admin
    .request('put', `/api/machines/${id}`)
    .send({ ...A_ROLLER, plantNumber: 'R 400' })
    .expect(200);
  const { body } = await admin.request('get', '/api/machines/plant/r-400').expect(200);
  expect(body.machine).toMatchObject({ id, plantNumber: 'R400' });
});

it('has no two machines whose plant numbers differ in spaces and signs alone, whoever writes the row', async () => {
  await added('K-7');
  const second = await added('K-8');
  await expect(api.rows(`update machines set plant_number = 'K7' where id = ?`, [second])).rejects.toThrow(
    /machines_numbered/,
  );
});

it('keeps the photo of a machine for everybody with an account, and lets go of it', async () => {
  const { uploadURL } = (await admin.request('post', '/api/objects/upload').expect(200)).body;
  const photo = await aPhoto();
  const put = admin.request('put', uploadURL).set('Content-Type', 'image/jpeg');
  const { url } = (
    await put
      .serialize((bytes: unknown) => bytes as string)
      .send(photo)
      .expect(200)
  ).body;
  const id = await added('P-1', { photo: url });
  const driver = await aDriver(api);
  const picture = await driver.request('get', `/api/machines/${id}/photo`).expect(200);
  expect(picture.headers['content-type']).toBe('image/jpeg');
  await api.request('get', `/api/machines/${id}/photo`).expect(401);
  await admin
    .request('put', `/api/machines/${id}`)
    .send({ plantNumber: 'P-1', ...A_ROLLER })
    .expect(200);
  await driver.request('get', `/api/machines/${id}/photo`).expect(404);
});

it('pages by plant number through what the filters leave', async () => {
  await api.rows(
    `insert into machines (id, qr_code, plant_number, machine_number, vehicle_type, description)
     select gen_random_uuid(), 'Z' || n, 'Z-' || lpad(n::text, 3, '0'), 'Paged', case when n % 2 = 0 then 'dumper' else 'roller' end, ''
       from generate_series(1, 9) as n`,
  );
  let path: string | undefined = '/api/machines?search=paged&type=roller&limit=2';
  const pages: string[][] = [];
  while (path) {
    const { body, headers }: Response = await admin.request('get', path).expect(200);
    pages.push(body.map((machine: { plantNumber: string }) => machine.plantNumber));
    path = /<([^>]*)>/.exec(String(headers['link'] ?? ''))?.[1];
  }
  expect(pages).toEqual([['Z-001', 'Z-003'], ['Z-005', 'Z-007'], ['Z-009']]);
  await admin.request('get', '/api/machines?archived=perhaps').expect(422);
});
