import { Clock } from '@groundsheet/platform';
import {
  aCheckSheet,
  aCompany,
  aDriver,
  aTimesheet,
  mailsTo,
  suiteApi,
  drawsPdfs,
} from '@groundsheet/testing';
import { CheckFindings } from './check-findings.js';

const api = await suiteApi();
// The jobs of a sheet follow each other as they do where its PDF takes its time.
await drawsPdfs(api);
const company = await aCompany(api.em, { contactEmail: 'hire@northgate-civils.co.uk' });
const driver = await aDriver(api);
const supervisor = await aDriver(api, { role: 'supervisor' });

it('mails what stops a machine before the sheet itself, however fast its PDF is drawn', async () => {
  const found = { plantNumber: 'R-400', selectedVehicle: 'roller', defectParkBrake: 'something wrong' };
  const sheet = await aCheckSheet(company, found);
  await driver.request('post', '/api/one-step-completion/check-sheet').send(sheet).expect(200);
  const about = async () =>
    (await api.rows('select about from emails order by queued_at, id')).map((row) => row['about']);
  expect(await about()).toEqual(['told', 'told']);
  await api.drainJobs();
  expect(await about()).toEqual(['told', 'told', 'form']);
});

it('takes sheets with a machine alone: nothing is asked about weeks', async () => {
  const take = jest.spyOn(api.app.get(CheckFindings, { strict: false }), 'take');
  const bad = await aCheckSheet(company, { plantNumber: 'R-402', defectMirrors: false });
  const good = await aCheckSheet(company, { plantNumber: 'R-403' });
  for (const sheet of [bad, good])
    await driver.request('post', '/api/one-step-completion/check-sheet').send(sheet).expect(200);
  const week = await aTimesheet(company);
  await driver.request('post', '/api/timesheets/one-step-completion').send(week).expect(200);
  await api.drainJobs();
  expect(take.mock.calls.map(([, { key }]) => key).toSorted()).toEqual(['R402', 'R403']);
});

it('counts a sheet that arrives late by the time of its check, and says so in the mail and in the history', async () => {
  const found = { plantNumber: 'R-401', selectedVehicle: 'roller', defectParkBrake: 'something wrong' };
  const sheet = await aCheckSheet(company, { ...found, checkDate: '2026-11-17' });
  await driver.request('post', '/api/one-step-completion/check-sheet').send(sheet).expect(200);
  await api.drainJobs();
  const defect = await api.row(
    `select id, opened_at, due_on::text as due from defects where plant_number = 'R-401'`,
  );
  expect(new Date(defect['opened_at'] as string).toISOString()).toBe('2026-11-17T23:59:59.000Z');
  expect(defect['due']).toBe('2026-11-17');
  const read = await driver.request('get', `/api/defects/${String(defect['id'])}`).expect(200);
  expect(read.body.events[0].lines).toContainEqual(expect.stringMatching(/^Sent later: \d/));
  const mails = (await mailsTo(api, 'hire@northgate-civils.co.uk')).filter(
    ({ row }) => row['record_id'] === defect['id'],
  );
  expect(mails[0]!.mail!.text).toContain('Checked: 17 Nov 2026\n');
  expect(mails[0]!.mail!.text).toMatch(/Sent later: \d/);
});

describe('a check that was signed where there was no signal, and sent days later', () => {
  const clock = api.app.get(Clock);
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
  const found = { selectedVehicle: 'roller', defectParkBrake: 'something wrong' };
  const send = async (plantNumber: string, signedAt: Date, change: object = found) => {
    const sheet = await aCheckSheet(company, { plantNumber, checkDate: clock.dayOf(signedAt), ...change });
    await driver
      .request('post', '/api/one-step-completion/check-sheet')
      .set({ 'Signed-At': signedAt.toISOString(), 'Clock-Offset': '0' })
      .send(sheet)
      .expect(200);
    await api.drainJobs();
  };
  const defectOf = (plantNumber: string) =>
    api.row('select id, opened_at, state from defects where plant_number = ?', [plantNumber]);

  it('opens its defect with the time at which it was signed', async () => {
    const signedAt = daysAgo(3);
    await send('R-404', signedAt);
    const { opened_at: openedAt } = await defectOf('R-404');
    expect(new Date(openedAt as string).toISOString()).toBe(signedAt.toISOString());
  });

  it('is over where a check in between has found the item good', async () => {
    const mirrors = { selectedVehicle: 'roller', defectMirrors: false };
    await send('R-405', daysAgo(2), { selectedVehicle: 'roller', defectMirrors: true });
    await send('R-405', daysAgo(3), mirrors);
    expect(await defectOf('R-405')).toMatchObject({ state: 'confirmed' });
  });

  it('does not undo a repair that was made in between', async () => {
    await send('R-406', daysAgo(3));
    const { id } = await defectOf('R-406');
    const repair = { fitter: 'Gary Platt', work: 'New cable.' };
    await supervisor
      .request('post', `/api/defects/${String(id)}/repair`)
      .send(repair)
      .expect(200);
    await send('R-406', daysAgo(1));
    expect(await defectOf('R-406')).toMatchObject({ state: 'repaired' });
  });
});
