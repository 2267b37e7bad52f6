import { MikroORM } from '@mikro-orm/postgresql';
import { aCheckSheet, aCompany, aDriver, aTimesheet, suiteApi } from '@groundsheet/testing';
import { randomUUID } from 'node:crypto';
import type { Test } from 'supertest';

const api = await suiteApi();
const company = await aCompany(api.em);
const driver = await aDriver(api);

/** What the server asks the database before it answers, besides `begin` and `commit`. */
const statementsOf = (sending: Test) =>
  statementsDuring(() => sending.set('Idempotency-Key', randomUUID()).expect(200));

async function statementsDuring(act: () => PromiseLike<unknown>): Promise<string[]> {
  const logger = api.app.get(MikroORM).config.getLogger();
  const asked: string[] = [];
  logger.setDebugMode(['query']);
  const log = jest
    .spyOn(logger, 'logQuery')
    .mockImplementation(({ query = '' }) => void asked.push(query.trim()));
  await act();
  log.mockRestore();
  logger.setDebugMode(false);
  return asked.filter((statement) => !/^(begin|commit)$/i.test(statement));
}

const TIMESHEET = '/api/timesheets/one-step-completion';
const CHECK_SHEET = '/api/one-step-completion/check-sheet';

it.each<[string, number, () => Promise<Test[]>]>([
  [
    'a driver’s timesheet',
    14,
    async () => [driver.request('post', TIMESHEET).send(await aTimesheet(company))],
  ],
  ['a guest’s timesheet', 14, async () => [api.request('post', TIMESHEET).send(await aTimesheet(company))]],
  [
    'a driver’s check sheet without a defect',
    23,
    async () => [
      driver.request('post', CHECK_SHEET).send(await aCheckSheet(company, { plantNumber: 'R-400' })),
    ],
  ],
  [
    'a driver’s check sheet that stops a machine',
    33,
    async () => {
      const found = { plantNumber: 'R-401', selectedVehicle: 'roller', defectParkBrake: 'something wrong' };
      return [driver.request('post', CHECK_SHEET).send(await aCheckSheet(company, found))];
    },
  ],
])('%s is answered with at most %d statements', async (_, most, prepare) => {
  const [sending] = await prepare();
  const asked = await statementsOf(sending!);
  expect(asked.length > most ? asked : []).toEqual([]);
});

it('a timesheet is drawn, mailed and noted with at most 16 statements', async () => {
  await api.drainJobs();
  const sheet = await aTimesheet(company, { plantNumber: 'R-402' });
  await driver.request('post', TIMESHEET).send(sheet).set('Idempotency-Key', randomUUID()).expect(200);
  const asked = await statementsDuring(() => api.drainJobs());
  expect(asked.length > 16 ? asked : []).toEqual([]);
});
