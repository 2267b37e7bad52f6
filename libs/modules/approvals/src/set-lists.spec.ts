import {
  aCompany,
  BusyDriver,
  aDriver,
  type Site,
  Sites,
  type TestApi,
  type TestDriver,
} from '@groundsheet/testing';

let api: TestApi;
let sites: Sites;
let site: Site;

beforeAll(async () => {
  sites = await Sites.start();
  api = sites.api;
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.drainJobs();
  await api.rows('delete from form_sets');
  site = await sites.aSite();
});

const plantsOf = async (query = '', who: TestDriver = site.supervisor): Promise<string[]> => {
  const { body } = await who.request('get', `/api/collations${query}`).expect(200);
  return body.map(({ plantNumber }: { plantNumber: string }) => plantNumber);
};

describe('a set in a list', () => {
  it('has the hours and worked days of its timesheet, once that is complete', async () => {
    const { body: draft } = await site.busy.savesTimesheet({ operatorSignature: null });
    const listed = async () => (await site.supervisor.request('get', '/api/collations').expect(200)).body[0];
    await api.drainJobs();
    expect(await listed()).toMatchObject({ hours: null, daysWorked: null });
    await site.busy.signs('timesheet', draft.id);
    await api.drainJobs();
    const { hours, daysWorked } = await listed();
    const { timesheet } = await site.set((await listed()).id);
    expect(hours).toBe(timesheet.totalHours);
    expect(hours).toBeGreaterThan(0);
    expect(daysWorked).toContain('monday');
    expect(daysWorked).not.toContain('sunday');
    expect(await site.set((await listed()).id)).toMatchObject({ hours, daysWorked });
  });

  it('is found by driver, machine and customer, each by itself and together', async () => {
    const other = await aCompany(api.em, { name: 'Harrow Groundworks' });
    await site.busy.sendsCheckSheet({ plantNumber: 'EX-1', driverSignedName: 'Dave Hill' });
    await new BusyDriver(site.driver, other).sendsCheckSheet({
      plantNumber: 'ex 1',
      driverSignedName: 'Jo 100%',
    });
    await site.busy.sendsCheckSheet({ plantNumber: 'D-2', driverSignedName: 'Jo Kerr' });
    expect(await plantsOf('?driver=dave')).toEqual(['EX-1']);
    expect(await plantsOf('?driver=jo%20100%25')).toEqual(['EX1']);
    expect(await plantsOf(`?plantNumber=${encodeURIComponent('ex-1 ')}`)).toEqual(['EX1', 'EX-1']);
    expect(await plantsOf(`?customerId=${other}`)).toEqual(['EX1']);
    expect(await plantsOf(`?customerId=${sites.company}&driver=jo`)).toEqual(['D-2']);
    expect(await plantsOf(`?customerId=${other}&driver=dave`)).toEqual([]);
    await site.supervisor.request('get', '/api/collations?customerId=all').expect(422);
    await site.supervisor.request('get', '/api/collations?sort=best').expect(422);
  });

  it('stands last changed first, or oldest first, page by page from either end', async () => {
    for (const plantNumber of ['A-1', 'B-2', 'C-3']) await site.busy.sendsCheckSheet({ plantNumber });
    expect(await plantsOf()).toEqual(['C-3', 'B-2', 'A-1']);
    expect(await plantsOf('?sort=oldest')).toEqual(['A-1', 'B-2', 'C-3']);
    const { body, headers } = await site.supervisor
      .request('get', '/api/collations?sort=oldest&limit=2')
      .expect(200);
    expect(body).toHaveLength(2);
    const [, next] = /<([^>]+)>/.exec(headers['link']!)!;
    expect((await site.supervisor.request('get', next!).expect(200)).body).toMatchObject([
      { plantNumber: 'C-3' },
    ]);
  });

  it('is oldest by its week, however late it was changed, page by page', async () => {
    const weeks = { 'B-2': '2026-11-12', 'C-3': '2026-11-19', 'A-1': '2026-11-05', 'D-4': '2026-11-05' };
    for (const [plantNumber, checkDate] of Object.entries(weeks))
      await site.busy.sendsCheckSheet({ plantNumber, checkDate });
    expect(await plantsOf('?sort=oldest')).toEqual(['A-1', 'D-4', 'B-2', 'C-3']);
    const { body, headers } = await site.supervisor
      .request('get', '/api/collations?sort=oldest&limit=1')
      .expect(200);
    expect(body).toMatchObject([{ plantNumber: 'A-1' }]);
    const [, next] = /<([^>]+)>/.exec(headers['link']!)!;
    expect((await site.supervisor.request('get', next!).expect(200)).body).toMatchObject([
      { plantNumber: 'D-4' },
    ]);
  });

  it('is another driver’s to a filter by driver, and stays theirs', async () => {
    await site.busy.sendsCheckSheet({ driverSignedName: 'Dave Hill' });
    expect(await plantsOf('?driver=Dave', await aDriver(api))).toEqual([]);
  });
});

describe('a defect of a set', () => {
  const found = { defectMirrors: false };
  const seen = async () => (await site.theSet()).defects;

  it('was first seen on the day from which on every check has found it so', async () => {
    const plantNumber = 'EX-77';
    const other = (await sites.aSite()).busy;
    await other.sendsCheckSheet({ plantNumber, checkDate: '2026-11-02', ...found });
    await other.sendsCheckSheet({ plantNumber, checkDate: '2026-11-03' });
    await other.sendsCheckSheet({ plantNumber, checkDate: '2026-11-10', ...found });
    await site.busy.sendsCheckSheet({ plantNumber, checkDate: '2026-11-16', ...found });
    const { body } = await site.busy.sendsCheckSheet({
      plantNumber,
      checkDate: '2026-11-17',
      ...found,
      defectHorn: false,
    });
    // What comes after a check says nothing of when its defects were first seen.
    await other.sendsCheckSheet({ plantNumber, checkDate: '2026-11-18' });
    await api.drainJobs();
    const defects = await seen();
    expect(defects).toHaveLength(3);
    expect(defects.filter(({ key }: { key: string }) => key === 'defectMirrors')).toEqual([
      expect.objectContaining({ firstSeen: '2026-11-10' }),
      expect.objectContaining({ firstSeen: '2026-11-10' }),
    ]);
    expect(defects).toContainEqual({ formId: body.id, key: 'defectHorn', firstSeen: '2026-11-17' });
  });

  it('is first seen on its own sheet where the machine has no number', async () => {
    await site.busy.savesCheckSheet({ plantNumber: null, machineNumber: null, ...found });
    await api.drainJobs();
    expect(await seen()).toMatchObject([{ key: 'defectMirrors', firstSeen: '2026-11-19' }]);
  });
});
