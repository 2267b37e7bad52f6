import { Clock } from '@groundsheet/platform';
import { aCheckSheet, aCompany, aDriver, MachinePapers, suiteApi } from '@groundsheet/testing';

const api = await suiteApi();
const company = await aCompany(api.em);
const driver = await aDriver(api);
const other = await aDriver(api);
const supervisor = await aDriver(api, { role: 'supervisor' });
const admin = await aDriver(api, { role: 'admin' });
const today = api.app.get(Clock).today();
const papers = new MachinePapers(today, supervisor, admin);

async function check(plantNumber: string, change: object = {}): Promise<void> {
  const sheet = await aCheckSheet(company, {
    plantNumber,
    selectedVehicle: 'roller',
    checkDate: today,
    ...change,
  });
  await driver.request('post', '/api/one-step-completion/check-sheet').send(sheet).expect(200);
  await api.drainJobs();
}
const own = async (by = driver) => (await by.request('get', '/api/machine-states/own').expect(200)).body;

it('tells a driver which of their machines a certificate or a defect stops, the worst first', async () => {
  const [over, soon, mirrors, fine] = [
    ...[await papers.aMachine(), await papers.aMachine(), await papers.aMachine(), await papers.aMachine()],
  ] as const;
  await papers.added(over!, { dueOn: papers.inDays(-1) });
  await papers.added(soon!, { kind: 'insurance', isRequired: false, dueOn: papers.inDays(5) });
  for (const { plantNumber } of [over!, soon!, fine!]) await check(plantNumber);
  await check(mirrors!.plantNumber, { defectMirrors: false });
  const found = await own();
  expect(found[0]).toMatchObject({
    ...{ plantNumber: over!.plantNumber, status: 'do-not-use', openDefects: 0 },
    certificates: [
      { label: 'Thorough examination, 12 months', state: 'over', isRequired: true, fileUrl: null },
    ],
  });
  const known = (plantNumber: string) =>
    found.find((each: { plantNumber: string }) => each.plantNumber === plantNumber);
  expect(found).toHaveLength(3);
  expect(known(soon!.plantNumber)).toMatchObject({
    status: 'use-with-care',
    certificates: [{ state: 'soon' }],
  });
  expect(known(mirrors!.plantNumber)).toMatchObject({
    status: 'use-with-care',
    openDefects: 1,
    certificates: [],
  });
});

it('tells nothing of the machines of others, nor of those that they have not used for a week', async () => {
  expect(await own(other)).toEqual([]);
  await api.rows('update forms set date = date - 8 where driver_id = ?', [driver.id]);
  expect(await own()).toEqual([]);
});
