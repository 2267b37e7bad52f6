import { suiteApi } from '@groundsheet/testing';
import { Demo } from '@groundsheet/platform';

const api = await suiteApi();
await api.app.get(Demo).seed();

it('finds a machine by the code on it', async () => {
  const { body } = await api.request('get', '/api/vehicles/qr/GS-D-114').expect(200);
  expect(body).toEqual({
    machineNumber: 'Thwaites MACH 690',
    plantNumber: 'D-114',
    vehicleType: 'dumper',
    description: '9 t straight tip dumper, cabbed',
  });
});

it('finds it by the same code typed in lower case', async () => {
  const { body } = await api.request('get', '/api/vehicles/qr/%20gs-d-114').expect(200);
  expect(body.plantNumber).toBe('D-114');
});

it.each(['GS-D-999', "' or 1=1", 'x'.repeat(300), 'GS\0', '100%'])(
  'does not know the code %s',
  async (code) => {
    const answer = await api.request('get', `/api/vehicles/qr/${encodeURIComponent(code)}`).expect(404);
    expect(answer.body).toMatchObject({
      code: 'machine.unknown-code',
      message: 'Vehicle information not found for this QR code',
    });
  },
);

it('seeds the demo once: six companies and a dozen machines of all four types', async () => {
  await api.app.get(Demo).seed();
  const machines = await api.row(
    'select count(*)::int as n, count(distinct vehicle_type)::int as types from machines',
  );
  const companies = await api.row('select count(*)::int as n from companies');
  expect([machines, companies]).toEqual([{ n: 12, types: 4 }, { n: 6 }]);
});

it('offers no codes unless the installation has a demo', async () => {
  const { body } = await api.request('get', '/api/vehicles/demo-codes').expect(200);
  expect(body).toEqual([]);
});
