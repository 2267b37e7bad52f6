import { aDriver, signedOnSite, type Site, Sites, type TestApi } from '@groundsheet/testing';
import { setTimeout } from 'node:timers/promises';

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

describe('what is approved', () => {
  it('is shown in full, with the versions that it is approved in', async () => {
    const set = await site.aReadySet();
    expect(set).toMatchObject({
      status: 'pending',
      timesheetComplete: true,
      checkSheetComplete: true,
      timesheet: { plantNumber: 'EX-0417', mondayNetHours: 9, weekEnding: '2026-11-21' },
      checkSheets: [{ checkDate: '2026-11-19', defectHorn: true }],
      approval: { clientName: null, clientSignature: null, signaturesDroppedAt: null },
      companyEmail: 'office@northgate-civils.co.uk',
      completedAt: null,
      completedBy: null,
    });
    expect(set.versions).toHaveLength(2);
  });

  it('stays what it was when the PDFs of its forms are drawn', async () => {
    const { versions } = await site.aReadySet();
    await api.drainJobs();
    expect((await site.theSet()).versions).toEqual(versions);
  });

  it('is never the contents of a draft that is not signed', async () => {
    await site.busy.savesTimesheet({ operatorSignature: null, siteLocation: 'Secret Lane' });
    await api.drainJobs();
    const set = await site.theSet();
    expect(set).toMatchObject({
      timesheet: null,
      checkSheets: [],
      versions: [],
      forms: [{ missing: ['Driver’s signature'] }],
    });
  });

  it('is nobody else’s business', async () => {
    const { id } = await site.aReadySet();
    const other = await aDriver(api);
    await other.request('get', `/api/combined-forms/${id}`).expect(404);
    await site.collect(id, await signedOnSite(), other).expect(404);
    expect((await other.request('get', '/api/collations').expect(200)).body).toEqual([]);
    await site.driver.request('get', `/api/combined-forms/${id}`).expect(200);
  });
});

describe('what is collected on site', () => {
  it('says on whose phone it was signed, on the page and to readers', async () => {
    const { id, versions } = await site.aReadySet();
    const { foremanName, foremanSignature, ...byClient } = await signedOnSite();
    await site.collect(id, { ...byClient, versions }).expect(204);
    await site.collect(id, { foremanName, foremanSignature, versions }, site.supervisor).expect(204);
    expect(await site.theSet()).toMatchObject({
      clientSignedWay: 'driver-phone',
      foremanSignedWay: 'supervisor-phone',
    });
  });

  it('is kept by the driver’s phone or the supervisor’s, and emptied only by what says so', async () => {
    const { id, versions } = await site.aReadySet();
    const both = await signedOnSite();
    const collected = { ...both, signaturesDroppedAt: null };
    await site.collect(id, { ...both, versions }).expect(204);
    expect((await site.theSet()).approval).toEqual(collected);
    await site.collect(id, {}).expect(204);
    await site.collect(id, { clientName: both.clientName }, site.supervisor).expect(204);
    expect((await site.theSet()).approval).toEqual(collected);
    const emptied = { foremanName: null, foremanSignature: null, supervisorNotes: null };
    await site.collect(id, emptied, site.supervisor).expect(204);
    expect((await site.theSet()).approval).toEqual({ ...collected, ...emptied });
  });

  it('is not overwritten by a device that has not seen it', async () => {
    const { id, approvalVersion } = await site.aReadySet();
    const both = [
      site.collect(id, { clientName: 'Jo', approvalVersion }),
      site.collect(id, { foremanName: 'Dai', approvalVersion }, site.supervisor),
    ];
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('form-set.approval-moved');
    const { approvalVersion: seen } = await site.theSet();
    await site.collect(id, { clientName: 'Jo', foremanName: 'Dai', approvalVersion: seen }).expect(204);
    await site.collect(id, { clientName: 'Jo', approvalVersion: seen }).expect(409);
    expect((await site.theSet()).approval).toMatchObject({ clientName: 'Jo', foremanName: 'Dai' });
  });

  it('is dropped with a word when a form moves on, names and notes stay', async () => {
    const { id, versions, timesheetId } = await site.aReadySet();
    await site.collect(id, { ...(await signedOnSite()), versions }).expect(204);
    const { body: draft } = await site.driver
      .request('post', `/api/forms/${timesheetId}/correct`)
      .send({})
      .expect(201);
    await api.drainJobs();
    expect((await site.theSet()).approval.clientSignature).not.toBeNull();
    await site.busy.sendsTimesheet({ id: draft.id, mondayFinish: '15:30', mondayNetHours: 8 });
    expect((await site.theSet()).approval).toMatchObject({
      clientName: 'Siân O’Neill',
      clientSignature: null,
      foremanSignature: null,
      signaturesDroppedAt: expect.any(String),
    });
  });

  it('is refused for another version than the screen showed', async () => {
    const { id, versions, timesheetId } = await site.aReadySet();
    const { body: draft } = await site.driver
      .request('post', `/api/forms/${timesheetId}/correct`)
      .send({})
      .expect(201);
    await site.busy.sendsTimesheet({ id: draft.id });
    const { body } = await site.collect(id, { ...(await signedOnSite()), versions }).expect(409);
    expect(body.code).toBe('form-set.changed-meanwhile');
  });

  it('waits for a correction that is sent at the same moment, and the correction for it', async () => {
    const { id, timesheetId } = await site.aReadySet();
    let corrected = timesheetId as string;
    const answers: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const { body: draft } = await site.driver
        .request('post', `/api/forms/${corrected}/correct`)
        .send({})
        .expect(201);
      await api.drainJobs();
      const sent = site.busy.sendsTimesheet({ id: draft.id });
      const collected = [0, 4, 8, 12, 16, 20, 24].map(async (ms) => {
        await setTimeout(ms);
        return site.collect(id, { clientName: `At ${ms}` });
      });
      for (const { status } of await Promise.all([sent, ...collected])) answers.push(status);
      corrected = draft.id;
    }
    // 409: the correction has come while this call waited for the set.
    expect(answers.filter((status) => ![200, 204, 409].includes(status))).toEqual([]);
  });

  it('is refused where a signature is blank or no picture', async () => {
    const { id } = await site.aReadySet();
    const { body } = await site
      .collect(id, {
        clientName: 'A',
        clientSignature: 'data:image/png;base64,AAAA',
      })
      .expect(422);
    expect(body.details).toMatchObject([{ path: 'clientSignature' }]);
  });
});
