import {
  aCompany,
  aDriver,
  aTimesheet,
  BusyDriver,
  startApi,
  type TestApi,
  type TestDriver,
} from '@groundsheet/testing';
import type { FormFacts } from '@groundsheet/contracts';
import { FORM_KINDS, MOST_SETS_COUNTED, SET_BUCKETS } from '@groundsheet/form-rules';
import { FormSet } from './form-set.entity.js';

let api: TestApi;
let company: string;
let supervisor: TestDriver;
let driver: TestDriver;
let busy: BusyDriver;

beforeAll(async () => {
  api = await startApi();
  company = await aCompany(api.em);
  supervisor = await aDriver(api, { role: 'supervisor' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.drainJobs();
  await api.rows('delete from form_sets');
  driver = await aDriver(api);
  busy = new BusyDriver(driver, company);
});

/** The open sets, once everybody has heard what happened. */
async function sets(who: TestDriver = supervisor) {
  await api.drainJobs();
  return (await who.request('get', '/api/collations').expect(200)).body;
}

describe('a set', () => {
  it('is there as soon as a form of an account is sent, with what is known of it', async () => {
    const { body } = await busy.sendsTimesheet();
    const known = {
      driverSignedName: 'Łukasz Wójcik',
      plantNumber: 'EX-0417',
      machineNumber: 'JCB 220X',
      collationDate: '2026-11-21',
      company: 'Northgate Civils Ltd',
      customerId: company,
      siteLocation: 'Wharf Road',
      timesheetId: body.id,
      checkSheetId: null,
      status: 'pending',
      timesheetComplete: true,
      checkSheetComplete: false,
    };
    const { body: atOnce } = await supervisor.request('get', '/api/collations').expect(200);
    expect(atOnce).toMatchObject([known]);
    expect(await sets()).toMatchObject([known]);
  });

  it('is there as soon as a draft is saved, and says what that lacks', async () => {
    await busy.savesTimesheet({ machineHours: null, operatorSignature: null });
    expect(await sets()).toMatchObject([
      {
        status: 'draft',
        timesheetComplete: false,
        forms: [{ kind: 'timesheet', status: 'draft', missing: ['Machine hours', 'Driver’s signature'] }],
      },
    ]);
  });

  it('is one for the timesheet and all check sheets of the week, whatever the plant number looks like', async () => {
    const { body: timesheet } = await busy.sendsTimesheet();
    await busy.sendsCheckSheet({ checkDate: '2026-11-16', plantNumber: ' ex-04 17' });
    const { body: latest } = await busy.sendsCheckSheet({ checkDate: '2026-11-20', plantNumber: 'ex 0417' });
    expect(await sets()).toMatchObject([
      {
        plantNumber: 'EX-0417',
        timesheetId: timesheet.id,
        checkSheetId: latest.id,
        timesheetComplete: true,
        checkSheetComplete: true,
        forms: [{ date: '2026-11-16' }, { date: '2026-11-20' }, { date: '2026-11-21' }],
      },
    ]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['another machine', { plantNumber: 'EX-0500' }],
    ['another week', { checkDate: '2026-11-22' }],
    ['no company', { customerId: null }],
  ])('is another for %s', async (_, changes) => {
    await busy.sendsTimesheet();
    if ('customerId' in changes) await busy.savesCheckSheet(changes);
    else await busy.sendsCheckSheet(changes);
    expect(await sets()).toHaveLength(2);
  });

  it('is another for another driver', async () => {
    await busy.sendsTimesheet();
    await new BusyDriver(await aDriver(api), company).sendsCheckSheet();
    expect(await sets()).toHaveLength(2);
  });

  it('takes the machine where there is no plant number, and is not specified without either', async () => {
    await busy.savesTimesheet({ plantNumber: null });
    await busy.savesCheckSheet({ plantNumber: ' ', machineNumber: 'jcb 220x' });
    expect(await sets()).toMatchObject([{ plantNumber: 'JCB220X', forms: [{}, {}] }]);
    await busy.savesTimesheet({ plantNumber: null, machineNumber: null });
    expect((await sets()).map((set: { plantNumber: string }) => set.plantNumber)).toEqual([null, 'JCB220X']);
  });

  it('is not there for a guest, until an account claims the form', async () => {
    const body = await aTimesheet(company);
    const { body: sent } = await api
      .request('post', '/api/timesheets/one-step-completion')
      .send(body)
      .expect(200);
    expect(await sets()).toEqual([]);
    await driver.request('post', `/api/forms/${sent.id}/claim`).send({ token: sent.claimToken }).expect(204);
    expect(await sets()).toMatchObject([{ timesheetId: sent.id }]);
  });

  it('follows a draft to another machine, and goes when nothing is left in it', async () => {
    const { body: draft } = await busy.savesTimesheet({ operatorSignature: null });
    const [{ id }] = await sets();
    const { timesheetData } = await aTimesheet(company, { plantNumber: 'EX-0500' });
    await driver.request('put', `/api/timesheets/${draft.id}`).send(timesheetData).expect(200);
    const moved = await sets();
    expect(moved).toMatchObject([{ plantNumber: 'EX-0500', status: 'pending' }]);
    expect(moved[0].id).not.toBe(id);
    await driver.request('delete', `/api/forms/${draft.id}`).expect(204);
    expect(await sets()).toEqual([]);
  });

  it('does not bring back a draft that was thrown away, when its saving is heard of afterwards', async () => {
    const { body: draft } = await busy.savesTimesheet();
    await driver.request('delete', `/api/forms/${draft.id}`).expect(204);
    expect(await sets()).toEqual([]);
  });

  it('holds a correction in the place of what it corrects', async () => {
    const { body: sent } = await busy.sendsTimesheet();
    const { body: draft } = await driver
      .request('post', `/api/forms/${sent.id}/correct`)
      .send({})
      .expect(201);
    expect(await sets()).toMatchObject([{ status: 'draft', timesheetId: sent.id, timesheetComplete: true }]);
    const { body: correction } = await busy.sendsTimesheet({ id: draft.id });
    expect(correction.success).toBe(true);
    expect(await sets()).toMatchObject([
      { status: 'pending', timesheetId: draft.id, forms: [{ id: draft.id }] },
    ]);
  });

  it('has no second timesheet: sending one is refused and names the first, saving one warns', async () => {
    const { body: first } = await busy.sendsTimesheet();
    const [{ forms }] = await sets();
    const refused = await busy.sendsTimesheet();
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'form.second-timesheet',
      message: `Timesheet ${forms[0].reference} has already been sent for this machine, customer and week. Correct that one instead.`,
      details: { id: first.id },
    });
    const saved = await busy.savesTimesheet();
    expect(saved.status).toBe(201);
    expect(saved.body.warning).toBe(refused.body.message);
    expect((await busy.savesCheckSheet()).body.warning).toBeUndefined();
  });

  it('stands apart from a kind that has no place in it, drafts too', async () => {
    const { inSet } = FORM_KINDS['check-sheet'];
    try {
      Object.assign(FORM_KINDS['check-sheet'], { inSet: 'never' });
      expect((await busy.savesCheckSheet()).status).toBe(201);
      expect((await busy.sendsCheckSheet()).status).toBe(200);
      await api.drainJobs();
      expect(await sets()).toEqual([]);
    } finally {
      Object.assign(FORM_KINDS['check-sheet'], { inSet });
    }
  });

  it('takes one of two timesheets that are sent at once', async () => {
    const answers = await Promise.all([busy.sendsTimesheet(), busy.sendsTimesheet(), busy.sendsTimesheet()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await sets()).toMatchObject([{ forms: [{}] }]);
  });

  it('is one however many forms of it are sent at once', async () => {
    const answers = await Promise.all([
      busy.sendsTimesheet(),
      ...['16', '17', '18', '19', '20'].map((day) => busy.sendsCheckSheet({ checkDate: `2026-11-${day}` })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const [set, ...others] = await sets();
    expect(others).toEqual([]);
    expect(set.forms).toHaveLength(6);
  });

  it('goes with its driver’s account', async () => {
    await busy.sendsTimesheet();
    await driver.request('delete', '/api/drivers/me').send({ password: driver.password }).expect(204);
    expect(await sets()).toEqual([]);
  });
});

it('stand in the tabs that their state is meant for, completed ones in none, and are counted so', async () => {
  const { id: driverId } = (await driver.request('get', '/api/drivers/me').expect(200)).body;
  const tabsOf: [plant: string, status: string, timesheet: boolean, checkSheet: boolean, tabs: string[]][] = [
    ['P1', 'pending', true, true, ['ready']],
    ['P2', 'pending', true, false, ['incomplete']],
    ['P3', 'pending', false, true, ['incomplete']],
    ['P4', 'pending', false, false, ['incomplete', 'needs-completion']],
    ['D1', 'draft', true, true, ['ready', 'needs-completion']],
    ['D2', 'draft', true, false, ['incomplete', 'needs-completion']],
    ['D3', 'draft', false, true, ['incomplete', 'needs-completion']],
    ['D4', 'draft', false, false, ['incomplete', 'needs-completion']],
    ['C1', 'completed', true, true, []],
    ['C4', 'completed', false, false, []],
  ];
  const em = api.em;
  for (const [plantNumber, status, timesheetComplete, checkSheetComplete] of tabsOf) {
    const facts = { driverId, companyId: null, plantNumber, date: '2026-11-21' } as FormFacts;
    const set = FormSet.begin(facts);
    const judged = { status, timesheetComplete, checkSheetComplete, changedAt: new Date() };
    em.persist(Object.assign(set, judged));
  }
  await em.flush();
  const shown = async (tab: string) => {
    const { body } = await driver.request('get', `/api/collations?bucket=${tab}`).expect(200);
    return body.map((set: { plantNumber: string }) => set.plantNumber).toSorted();
  };
  const meant = (tab: string) => tabsOf.flatMap(([plant, , , , tabs]) => (tabs.includes(tab) ? plant : []));
  for (const tab of SET_BUCKETS) expect(await shown(tab)).toEqual(meant(tab).toSorted());
  const counts = (await driver.request('get', '/api/collations/counts').expect(200)).body;
  expect(counts).toEqual({ ready: 2, incomplete: 6, needsCompletion: 5, unconfirmed: 0 });
});

it.each([
  [true, true, { ready: MOST_SETS_COUNTED, incomplete: 0, needsCompletion: 0 }],
  [false, true, { ready: 0, incomplete: MOST_SETS_COUNTED, needsCompletion: 0 }],
  [false, false, { ready: 0, incomplete: MOST_SETS_COUNTED, needsCompletion: MOST_SETS_COUNTED }],
])(
  'are counted up to a thousand for each tab (timesheets %s, check sheets %s)',
  async (timesheetComplete, checkSheetComplete, counted) => {
    const { id: driverId } = (await driver.request('get', '/api/drivers/me').expect(200)).body;
    const em = api.em;
    for (let number = 0; number <= MOST_SETS_COUNTED; number += 1) {
      const facts = {
        driverId,
        companyId: null,
        plantNumber: `N-${number}`,
        date: '2026-11-21',
      } as FormFacts;
      const judged = { status: 'pending', timesheetComplete, checkSheetComplete, changedAt: new Date() };
      em.persist(Object.assign(FormSet.begin(facts), judged));
    }
    await em.flush();
    for (const who of [driver, supervisor]) {
      const { body } = await who.request('get', '/api/collations/counts').expect(200);
      expect(body).toEqual({ ...counted, unconfirmed: 0 });
    }
  },
);
