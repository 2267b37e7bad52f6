import { aDispatch, aTimesheet, type Site, Sites, type TestApi } from '@groundsheet/testing';

let api: TestApi;
let sites: Sites;
let site: Site;

beforeAll(async () => {
  sites = await Sites.start();
  api = sites.api;
});
afterAll(() => api.stop());
beforeEach(async () => {
  site = await sites.aSite();
});

const open = async () => (await site.driver.request('get', '/api/collations').expect(200)).body;
const correctionOf = async (id: string): Promise<string> =>
  (await site.driver.request('post', `/api/forms/${id}/correct`).send({}).expect(201)).body.id;

describe('a correction that is sent', () => {
  const HEARD = ['has been heard of', 'has not been heard of yet'];
  const drainIf = async (heard: string) => {
    if (heard === HEARD[0]) await api.drainJobs();
  };

  it.each(HEARD)('takes the place of what it corrects in one set, where its draft %s', async (heard) => {
    const { id, timesheetId } = await site.aReadySet();
    const correction = await correctionOf(timesheetId);
    await drainIf(heard);
    expect((await site.busy.sendsTimesheet({ id: correction })).status).toBe(200);
    const expected = [{ id, timesheetId: correction, status: 'pending', forms: [{}, { id: correction }] }];
    expect(await open()).toMatchObject(expected);
    await api.drainJobs();
    expect(await open()).toMatchObject(expected);
  });

  it.each(HEARD)('keeps the set in which it is alone, where its draft %s', async (heard) => {
    const { body: sent } = await site.busy.sendsTimesheet({ orderNumber: 'P-001234' });
    const [{ id }] = await open();
    const correction = await correctionOf(sent.id);
    await drainIf(heard);
    expect((await site.busy.sendsTimesheet({ id: correction, orderNumber: 'P-005678' })).status).toBe(200);
    expect(await open()).toMatchObject([
      { id, timesheetId: correction, orderNumber: 'P-005678', forms: [{ id: correction }] },
    ]);
  });

  it.each(
    HEARD.flatMap((heard) => [
      ['another machine', heard, { plantNumber: 'EX-0500' }] as const,
      ['another week', heard, { weekEnding: '2026-11-28' }] as const,
    ]),
  )('leaves its set for %s, where its draft %s', async (_, heard, change) => {
    const { id, timesheetId, checkSheetId } = await site.aReadySet();
    const correction = await correctionOf(timesheetId);
    await drainIf(heard);
    expect((await site.busy.sendsTimesheet({ id: correction, ...change })).status).toBe(200);
    await api.drainJobs();
    const found = await open();
    expect(found).toHaveLength(2);
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...{ id, timesheetId: null, timesheetComplete: false, status: 'pending' },
          forms: [expect.objectContaining({ id: checkSheetId })],
        }),
        expect.objectContaining({
          ...{ timesheetId: correction, timesheetComplete: true, checkSheetComplete: false },
          forms: [expect.objectContaining({ id: correction })],
        }),
      ]),
    );
  });

  it('is refused where it moves to a week that has its timesheet, and leaves everything as it was', async () => {
    const { body: other } = await site.busy.sendsTimesheet({ weekEnding: '2026-11-28' });
    const { timesheetId } = await site.aReadySet();
    const correction = await correctionOf(timesheetId);
    await api.drainJobs();
    const before = await open();
    const refused = await site.busy.sendsTimesheet({ id: correction, weekEnding: '2026-11-28' });
    expect(refused.body).toMatchObject({ code: 'form.second-timesheet', details: { id: other.id } });
    await api.drainJobs();
    expect(await open()).toEqual(before);
  });
});

describe('a guest’s form that an account claims', () => {
  const claimed = async () => {
    const { body } = await api
      .request('post', '/api/timesheets/one-step-completion')
      .send(await aTimesheet(sites.company))
      .expect(200);
    const claim = { token: body.claimToken };
    await site.driver.request('post', `/api/forms/${body.id}/claim`).send(claim).expect(204);
    await api.drainJobs();
    return body.id as string;
  };

  it('stands in the set that the account has already', async () => {
    await site.busy.sendsCheckSheet();
    const [{ id }] = await open();
    const timesheet = await claimed();
    expect(await open()).toMatchObject([
      { id, timesheetId: timesheet, timesheetComplete: true, checkSheetComplete: true, forms: [{}, {}] },
    ]);
  });

  it('stands in none where that has a timesheet', async () => {
    const { id } = await site.aReadySet();
    const before = await open();
    await claimed();
    expect(before).toMatchObject([{ id }]);
    expect(await open()).toEqual(before);
  });
});

it('a form that is sent while its set is dispatched is in that set or in a further one', async () => {
  for (let round = 0; round < 4; round += 1) {
    site = await sites.aSite();
    const set = await site.aReadySet();
    const body = await aDispatch(set);
    const [dispatched, sent] = await Promise.all([
      site.dispatch(body),
      site.busy.sendsCheckSheet({ checkDate: '2026-11-20' }),
    ]);
    expect(sent.status).toBe(200);
    const further = await open();
    expect(further).toHaveLength(1);
    expect(further[0].forms.map(({ id }: { id: string }) => id)).toContain(sent.body.id);
    if (dispatched.status === 200) {
      expect((await site.set(set.id)).versions).toEqual(set.versions);
      expect(further).toMatchObject([{ timesheetId: null, timesheetComplete: true, forms: [{}] }]);
    } else {
      expect(dispatched.body.code).toBe('form-set.changed-meanwhile');
      expect(further).toMatchObject([{ id: set.id, forms: [{}, {}, {}] }]);
    }
    await api.drainJobs();
    expect(await open()).toEqual(further);
  }
});
