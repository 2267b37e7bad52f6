import { Demo } from '@groundsheet/platform';
import { suiteApi } from '@groundsheet/testing';

const api = await suiteApi({ SEED_DEMO: 'true' });
await api.app.get(Demo).seed();

it('offers the codes of the demo, each of which is found', async () => {
  const { body } = await api.request('get', '/api/vehicles/demo-codes').expect(200);
  expect(body).toHaveLength(12);
  expect(body).toContainEqual({ code: 'GS-D-114', description: '9 t straight tip dumper, cabbed' });
  for (const { code, description } of body) {
    const found = await api.request('get', `/api/vehicles/qr/${code}`).expect(200);
    expect(found.body.description).toBe(description);
  }
});

it('offers no other machines of the register', async () => {
  await api.rows(
    `insert into machines (id, qr_code, plant_number, machine_number, vehicle_type, description)
     values (gen_random_uuid(), 'OWN-1', 'X-1', 'Own', 'roller', 'Our own')`,
  );
  const { body } = await api.request('get', '/api/vehicles/demo-codes').expect(200);
  expect(body).toHaveLength(12);
});
