import { aDispatch, aDriver, signedOnSite, type Site, Sites, type TestApi } from '@groundsheet/testing';

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

const stateOf = (id: string) => api.row('select status, emails, rating from form_sets where id = ?', [id]);

describe('a dispatch', () => {
  it('completes the set, locks its forms and records what was approved', async () => {
    const set = await site.aReadySet();
    const { body } = await site.dispatch(await aDispatch(set)).expect(200);
    expect(body).toEqual({
      success: true,
      message:
        'Forms approved and emailed to hire@northgate-civils.co.uk, site@northgate-civils.co.uk successfully!',
      id: set.id,
      unwanted: [],
    });
    expect(await stateOf(set.id)).toMatchObject({
      status: 'completed',
      rating: 'happy',
      emails: ['hire@northgate-civils.co.uk', 'site@northgate-civils.co.uk'],
    });
    const { body: locked } = await site.driver
      .request('post', `/api/forms/${set.timesheetId}/correct`)
      .send({})
      .expect(409);
    expect(locked).toMatchObject({ code: 'form.in-completed-set', details: { reference: set.reference } });
    await site.driver
      .request('put', `/api/timesheets/${set.timesheetId}`)
      .send({ weekEnding: '2026-11-21' })
      .expect(409);
    for (const _ of ['once', 'again'])
      expect((await site.complete(set.id).expect(200)).body).toMatchObject({ success: true, id: set.id });
  });

  it('leaves the lists of open sets for that of completed ones, where it can be searched', async () => {
    const set = await site.aReadySet();
    await site.dispatch(await aDispatch(set)).expect(200);
    expect((await site.driver.request('get', '/api/collations').expect(200)).body).toEqual([]);
    for (const query of [
      '',
      '&search=wojc',
      '&search=WÓJC',
      '&search=ex-0417',
      '&search=northgate',
      '&week=2026-11-18',
    ]) {
      const found = (await site.driver.request('get', `/api/collations?bucket=completed${query}`).expect(200))
        .body;
      expect(found.map(({ id }: { id: string }) => id)).toEqual([set.id]);
    }
    const none = await site.driver
      .request('get', '/api/collations?bucket=completed&search=nobody')
      .expect(200);
    expect(none.body).toEqual([]);
  });

  it('shows its rating to supervisors and never to its driver', async () => {
    const set = await site.aReadySet();
    await site.dispatch(await aDispatch(set)).expect(200);
    const own = await site.driver.request('get', `/api/combined-forms/${set.id}`).expect(200);
    expect(own.body).toMatchObject({
      status: 'completed',
      completedBy: 'Ruth Keane',
      rating: null,
      timesheet: { plantNumber: 'EX-0417' },
    });
    const office = await site.supervisor.request('get', `/api/combined-forms/${set.id}`).expect(200);
    expect(office.body.rating).toMatchObject({ rating: 'happy', notes: 'On time.' });
  });

  it('is done once, however often and from however many devices it is asked for', async () => {
    const set = await site.aReadySet();
    const other = await aDriver(api, { role: 'admin' });
    const body = await aDispatch(set);
    const answers = await Promise.all([site.dispatch(body), site.dispatch(body), site.dispatch(body, other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await site.dispatch(body).expect(200);
    const rows = await api.rows('select version from form_sets where driver_id = ?', [site.driver.id]);
    expect(rows).toHaveLength(1);
    await api.drainJobs();
    const mails = await api.rows('select recipient from emails where form_id = ?', [set.id]);
    expect(mails).toHaveLength(2);
  });

  it('is not taken for another dispatch by a colleague, who is told who has sent it and to whom', async () => {
    const set = await site.aReadySet();
    const other = await aDriver(api, { role: 'admin' });
    const body = await aDispatch(set);
    await site.dispatch(body).expect(200);
    for (const change of [
      { supervisorRating: { rating: 'unhappy' } },
      { emailAddresses: ['director@northgate-civils.co.uk'] },
    ]) {
      const { body: refused } = await site.dispatch({ ...body, ...change }, other).expect(409);
      expect(refused.code).toBe('form-set.already-dispatched');
      expect(refused.message).toMatch(
        /^Ruth Keane has already sent this set, rated .*, to hire@northgate-civils\.co\.uk and site@northgate-civils\.co\.uk\. Nothing was sent again\.$/,
      );
      expect(refused.details).toMatchObject({ by: 'Ruth Keane', rating: 'happy' });
    }
    await site.dispatch(body, other).expect(200);
    expect(await stateOf(set.id)).toMatchObject({ rating: 'happy' });
  });

  it('leaves nothing to be done where the browser never says that the set is completed', async () => {
    const set = await site.aReadySet();
    await site.dispatch(await aDispatch(set)).expect(200);
    await site.driver.request('post', `/api/forms/${set.timesheetId}/correct`).send({}).expect(409);
    await api.drainJobs();
    expect(await site.set(set.id)).toMatchObject({ status: 'completed', completedBy: 'Ruth Keane' });
    await site.supervisor.request('get', `/api/combined-forms/${set.id}/pdf`).expect(200);
    const mails = await api.rows('select state from emails where form_id = ?', [set.id]);
    expect(mails.map(({ state }) => state)).toEqual(['kept locally', 'kept locally']);
    const { body: counts } = await site.driver.request('get', '/api/collations/counts').expect(200);
    expect(counts).toEqual({ ready: 0, incomplete: 0, needsCompletion: 0, unconfirmed: 0 });
  });

  it('is refused where a form has changed since it was shown, and nothing is sent', async () => {
    const set = await site.aReadySet();
    await site.busy.sendsCheckSheet({ checkDate: '2026-11-20' });
    const { body } = await site.dispatch(await aDispatch(set)).expect(409);
    expect(body.code).toBe('form-set.changed-meanwhile');
    expect(await stateOf(set.id)).toMatchObject({ status: 'pending', rating: null, emails: [] });
  });

  it('means the forms as they are where no versions are said, as the specified payload has none', async () => {
    const set = await site.aReadySet();
    const { combinedFormData, ...rest } = await aDispatch(set);
    await site
      .dispatch({ combinedFormData: { ...combinedFormData, versions: undefined }, ...rest })
      .expect(200);
  });

  it('uses what was collected on site before', async () => {
    const set = await site.aReadySet();
    await site.collect(set.id, { ...(await signedOnSite()), versions: set.versions }).expect(204);
    const body = await aDispatch(set, { supervisorApproval: undefined });
    await site.dispatch(body).expect(200);
    expect((await site.set(set.id)).approval).toMatchObject({
      clientName: 'Siân O’Neill',
      foremanName: 'Dai Rees',
    });
  });

  it('records who signed, where they sign only now', async () => {
    const set = await site.aReadySet();
    await site.dispatch(await aDispatch(set)).expect(200);
    const { body } = await site.supervisor.request('get', `/api/combined-forms/${set.id}/events`).expect(200);
    const said = body.map(({ words, who }: { words: string; who: string }) => `${who}: ${words}`);
    expect(said).toEqual(
      expect.arrayContaining([
        'Ruth Keane: Signed a form set on site (client)',
        'Ruth Keane: Signed a form set on site (foreman)',
      ]),
    );
  });

  it.each<[string, (body: Awaited<ReturnType<typeof aDispatch>>) => object, string[]]>([
    ['without addresses', (body) => ({ ...body, emailAddresses: [] }), ['emailAddresses']],
    ['with a broken address', (body) => ({ ...body, emailAddresses: ['hire@'] }), ['emailAddresses.0']],
    ['without a rating', (body) => ({ ...body, supervisorRating: undefined }), ['supervisorRating']],
    [
      'without a signature',
      (body) => ({
        ...body,
        supervisorApproval: { ...body.supervisorApproval, foremanSignature: undefined },
      }),
      ['supervisorApproval'],
    ],
    [
      'without a name',
      (body) => ({ ...body, supervisorApproval: { ...body.supervisorApproval, clientName: ' ' } }),
      ['supervisorApproval'],
    ],
    [
      'without anything',
      ({ combinedFormData }) => ({ combinedFormData }),
      ['emailAddresses', 'recipients', 'supervisorApproval', 'supervisorRating'],
    ],
  ])('is refused %s, with everything that is missing', async (_, change, paths) => {
    const set = await site.aReadySet();
    const { body } = await site.dispatch(change(await aDispatch(set))).expect(422);
    for (const { path } of body.details) expect(paths).toContain(path);
    expect((await stateOf(set.id)).status).toBe('pending');
  });

  it('is for supervisors and admins', async () => {
    const set = await site.aReadySet();
    await site.dispatch(await aDispatch(set), site.driver).expect(403);
    await site.driver
      .request('post', `/api/combined-forms/${set.id}/complete`)
      .send({ status: 'completed' })
      .expect(403);
  });

  it('must come before the set can be confirmed as completed', async () => {
    const { id } = await site.aReadySet();
    expect((await site.complete(id).expect(409)).body.code).toBe('form-set.not-completed');
  });

  it('sends signed drafts with the set and mails them to nobody by themselves', async () => {
    await site.busy.savesTimesheet();
    await site.busy.savesCheckSheet();
    await api.drainJobs();
    const set = await site.theSet();
    expect(set.versions).toHaveLength(2);
    await site.dispatch(await aDispatch(set)).expect(200);
    await api.drainJobs();
    const forms = await api.rows('select status, pdf_key from forms where driver_id = ?', [site.driver.id]);
    expect(forms).toEqual([
      { status: 'submitted', pdf_key: expect.any(String) },
      { status: 'submitted', pdf_key: expect.any(String) },
    ]);
    const mails = await api.rows('select 1 from emails where form_id in (?, ?)', [
      set.timesheetId,
      set.checkSheetId,
    ]);
    expect(mails).toEqual([]);
    const sent = await api.rows(
      `select 1 from audit_events where what = 'form.sent' and about_id in (?, ?)`,
      [set.timesheetId, set.checkSheetId],
    );
    expect(sent).toHaveLength(2);
  });

  it('leaves what is not complete for a further set, as it does a check of the next day', async () => {
    await site.busy.sendsTimesheet();
    await site.busy.sendsCheckSheet();
    await site.busy.savesCheckSheet({ checkDate: '2026-11-20', operatorSignature: null });
    await api.drainJobs();
    const set = await site.theSet();
    await site.dispatch(await aDispatch(set)).expect(200);
    const further = await site.theSet();
    expect(further).toMatchObject({
      status: 'draft',
      timesheetId: null,
      timesheetComplete: true,
      forms: [{ date: '2026-11-20' }],
    });
    expect(further.id).not.toBe(set.id);
    const { body: saturday } = await site.busy.sendsCheckSheet({ checkDate: '2026-11-21' });
    expect(saturday.success).toBe(true);
    expect((await site.theSet()).forms).toHaveLength(2);
    await site.dispatch(await aDispatch(await site.theSet())).expect(200);
    expect(await site.theSet()).toMatchObject({ forms: [{ date: '2026-11-20' }] });
  });

  it.each(['timesheet', 'check-sheet'] as const)(
    'sends a signed correction of a %s in the place of what it corrects',
    async (kind) => {
      const { timesheetId, checkSheetId } = await site.aReadySet();
      const sent = kind === 'timesheet' ? timesheetId : checkSheetId;
      const { body: correction } = await site.driver.request('post', `/api/forms/${sent}/correct`).send({});
      await site.busy.signs(kind, correction.id);
      await api.drainJobs();
      const set = await site.theSet();
      expect(set).toMatchObject({ timesheetComplete: true, checkSheetComplete: true });
      const ids = [kind === 'timesheet' ? checkSheetId : timesheetId, correction.id];
      expect(set.versions.map(({ id }: { id: string }) => id).toSorted()).toEqual(ids.toSorted());
      expect(set.forms.map(({ id }: { id: string }) => id).toSorted()).toEqual(ids.toSorted());
      await site.dispatch(await aDispatch(set)).expect(200);
      await api.drainJobs();
      const { forms } = await site.set(set.id);
      expect(forms.map(({ id }: { id: string }) => id).toSorted()).toEqual(ids.toSorted());
      expect(await api.row('select superseded_by, status from forms where id = ?', [sent])).toEqual({
        superseded_by: correction.id,
        status: 'submitted',
      });
      expect((await site.driver.request('get', '/api/collations').expect(200)).body).toEqual([]);
    },
  );

  it.each(['one was sent before', 'none was sent'])(
    'leaves a second signed timesheet out, where %s',
    async (when) => {
      await site.busy[when === 'none was sent' ? 'savesTimesheet' : 'sendsTimesheet']();
      await site.busy.sendsCheckSheet();
      await site.busy.savesTimesheet();
      await api.drainJobs();
      const set = await site.theSet();
      expect(set.forms).toHaveLength(3);
      expect(set.versions).toHaveLength(2);
      await site.dispatch(await aDispatch(set)).expect(200);
      expect((await site.set(set.id)).forms).toHaveLength(2);
      expect(await site.theSet()).toMatchObject({ forms: [{ kind: 'timesheet', status: 'draft' }] });
    },
  );

  it('sends nothing of a set in which nothing is complete', async () => {
    await site.busy.savesTimesheet({ operatorSignature: null });
    await api.drainJobs();
    const { body } = await site.dispatch(await aDispatch(await site.theSet())).expect(409);
    expect(body.code).toBe('form-set.nothing-complete');
  });
});
