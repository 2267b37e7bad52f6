import { aCheckSheet, aCompany, aDriver, aTimesheet, mailsTo, suiteApi } from '@groundsheet/testing';

const api = await suiteApi();
const HIRER = 'plant@northgate-civils.co.uk';
const company = await aCompany(api.em, { name: 'Northgate Civils Ltd', contactEmail: HIRER });
const driver = await aDriver(api, { fullName: 'Dave Hill' });
const supervisor = await aDriver(api, { role: 'supervisor', fullName: 'Siân O’Neill' });
const admin = await aDriver(api, { role: 'admin', fullName: 'Bev Haigh' });

let machines = 0;
async function aMachine(): Promise<string> {
  const plantNumber = `HI${++machines}`;
  const body = { plantNumber, machineNumber: 'Bomag 120', vehicleType: 'roller' };
  await admin.request('post', '/api/machines').send(body).expect(201);
  return plantNumber;
}
async function check(plantNumber: string, by: Pick<typeof driver, 'request'> = driver, change: object = {}) {
  const checkDate = new Date().toISOString().slice(0, 10);
  const sheet = await aCheckSheet(company, { plantNumber, selectedVehicle: 'roller', checkDate, ...change });
  await by.request('post', '/api/one-step-completion/check-sheet').send(sheet).expect(200);
  await api.drainJobs();
}
let strangers = 0;
/** A person without an account reports from beside the machine that it must not be used. */
async function stopped(code: string, by?: typeof driver) {
  const asked = (by ?? api).request('post', '/api/defect-reports');
  if (!by) void asked.set('X-Forwarded-For', `203.0.113.${++strangers}`);
  const { label_key: key } = await api.row('select label_key from machines where plant_number = ?', [code]);
  await asked.send({ code, key, item: 'defectParkBrake', text: 'Rolls.' }).expect(201);
  await api.drainJobs();
  const { body } = await supervisor.request('get', `/api/machines/plant/${code}`).expect(200);
  return body.defects[0] as { id: string };
}
const mailsOf = async ({ id }: { id: string }, to = HIRER) =>
  (await mailsTo(api, to)).filter(({ row }) => row['record_id'] === id).map(({ row }) => row['subject']);
const act = (id: string, what: string, body?: object) =>
  supervisor.request('post', `/api/defects/${id}/${what}`).send(body);

it('mails the customer that the machine is on hire to, with the office, and how it ended', async () => {
  const plant = await aMachine();
  await check(plant);
  const defect = await stopped(plant);
  expect(await mailsOf(defect)).toEqual([`DO NOT USE ${plant}: park brake`]);
  expect(await mailsOf(defect, admin.email)).toEqual([`DO NOT USE ${plant}: park brake`]);
  await act(defect.id, 'no-fault', { reason: 'Tried on the ramp twice, it holds.' }).expect(204);
  await api.drainJobs();
  expect(await mailsOf(defect)).toHaveLength(2);
  await act(defect.id, 'reopen', { reason: 'It rolled again this morning.' }).expect(204);
  await api.drainJobs();
  expect((await mailsOf(defect)).at(-1)).toBe(`DO NOT USE ${plant}: park brake`);
});

it('says at the home of its reporter that the customer is told', async () => {
  const plant = await aMachine();
  await check(plant);
  const { id } = await stopped(plant, driver);
  const { body: own } = await driver.request('get', '/api/defects/own').expect(200);
  expect(own).toContainEqual(expect.objectContaining({ id, customerMailed: 'Northgate Civils Ltd' }));
  const { body: public_ } = await api.request('get', `/api/machine-status/${plant}`).expect(200);
  expect(JSON.stringify(public_)).not.toContain('Northgate');
});

it('knows the customer by a timesheet, too', async () => {
  const plant = await aMachine();
  const body = await aTimesheet(company, { plantNumber: plant });
  await driver.request('post', '/api/timesheets/one-step-completion').send(body).expect(200);
  await api.rows(`update forms set date = now()::date where plant_number = ?`, [plant]);
  expect(await mailsOf(await stopped(plant))).toHaveLength(1);
});

it.each<[string, (plant: string) => Promise<unknown>]>([
  ['there is no form of it', () => Promise.resolve()],
  ['strangers alone have sent forms of it', (plant) => check(plant, api)],
  [
    'its forms are more than a week old',
    async (plant) => {
      await check(plant);
      await api.rows(`update forms set date = now()::date - 8 where plant_number = ?`, [plant]);
    },
  ],
  [
    'it was collected since',
    async (plant) => {
      await check(plant);
      const notice = {
        ...{
          plantNumber: plant,
          firm: 'Northgate Civils Ltd',
          contactName: 'Jo Kerr',
          phone: '0161 496 0000',
        },
        ...{
          email: 'jo@northgate-civils.co.uk',
          machineHours: '10',
          readyFrom: new Date().toISOString().slice(0, 10),
        },
      };
      await driver.request('post', '/api/off-hires').send(notice).expect(201);
      const { id } = await api.row('select id from off_hires where plant_number = ?', [plant]);
      await supervisor
        .request('post', `/api/off-hires/${String(id)}/collect`)
        .send({ collectedBy: 'Gary Platt', collectedAt: new Date().toISOString() })
        .expect((answer) => expect(answer.status).toBeLessThan(300));
    },
  ],
])('mails the office alone where %s', async (_, before) => {
  const plant = await aMachine();
  await before(plant);
  const defect = await stopped(plant);
  expect(await mailsOf(defect)).toEqual([]);
  expect(await mailsOf(defect, admin.email)).toHaveLength(1);
});

it('mails no customer what only proposes', async () => {
  const plant = await aMachine();
  await check(plant);
  const asked = () => api.request('post', '/api/defect-reports').set('X-Forwarded-For', '203.0.113.200');
  const first = await asked()
    .send({ code: await aMachine(), item: 'defectParkBrake' })
    .expect(201);
  const [cookie] = first.headers['set-cookie'] as unknown as string[];
  const again = async (code: string) =>
    (await asked().set('Cookie', cookie!).send({ code, item: 'defectParkBrake' }).expect(201)).body;
  await again(await aMachine());
  await again(await aMachine());
  expect(await again(plant)).toMatchObject({ isProposed: true });
  await api.drainJobs();
  const { body } = await supervisor.request('get', `/api/machines/plant/${plant}`).expect(200);
  expect(await mailsOf(body.defects[0])).toEqual([]);
});
