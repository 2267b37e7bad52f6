import { aDispatch, type Site, Sites, type TestApi } from '@groundsheet/testing';

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

const inTab = async (tab: string) =>
  (await site.driver.request('get', `/api/collations?bucket=${tab}`).expect(200)).body;

describe('what the client has signed for', () => {
  it.each(['timesheet', 'check-sheet'] as const)(
    'is not replaced by a correction of a %s that was begun before the dispatch and is sent after it',
    async (kind) => {
      const ready = await site.aReadySet();
      const sent: string = kind === 'timesheet' ? ready.timesheetId : ready.checkSheetId;
      const { body: begun } = await site.driver.request('post', `/api/forms/${sent}/correct`).send({});
      await api.drainJobs();
      const set = await site.set(ready.id);
      await site.dispatch(await aDispatch(set)).expect(200);
      await api.drainJobs();

      const late =
        kind === 'timesheet'
          ? await site.busy.sendsTimesheet({ id: begun.id, mondayFinish: '15:30', mondayNetHours: 8 })
          : await site.busy.sendsCheckSheet({ id: begun.id, defectMirrors: true });
      expect(late.status).toBe(409);
      expect(late.body).toMatchObject({
        code: 'form.in-completed-set',
        details: { reference: set.reference },
      });
      await api.drainJobs();
      expect(await api.row('select superseded_by from forms where id = ?', [sent])).toEqual({
        superseded_by: null,
      });
      expect(await api.row('select status from forms where id = ?', [begun.id])).toEqual({
        status: 'draft',
      });
      const { forms, versions, status } = await site.set(set.id);
      expect({ forms, versions, status }).toEqual({
        forms: set.forms.filter(({ id }: { id: string }) => id !== begun.id),
        versions: set.versions,
        status: 'completed',
      });
    },
  );

  it.each([
    ['first', '2026-11-16'],
    ['last', '2026-11-20'],
  ])(
    'is not Ready for Approval while the %s check sheet of the week lacks something',
    async (_, checkDate) => {
      await site.busy.sendsTimesheet();
      await site.busy.sendsCheckSheet({ checkDate: '2026-11-18' });
      await api.drainJobs();
      expect(await inTab('ready')).toHaveLength(1);
      const { body: draft } = await site.busy.savesCheckSheet({ checkDate, operatorSignature: null });
      await api.drainJobs();
      expect(await inTab('ready')).toEqual([]);
      expect(await inTab('incomplete')).toMatchObject([
        { timesheetComplete: true, checkSheetComplete: false, status: 'draft' },
      ]);
      expect((await site.busy.sendsCheckSheet({ id: draft.id, checkDate })).status).toBe(200);
      await api.drainJobs();
      expect(await inTab('ready')).toMatchObject([{ checkSheetComplete: true, forms: [{}, {}, {}] }]);
    },
  );
});
