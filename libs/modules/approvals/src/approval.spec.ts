import {
  aCompany,
  aDriver,
  aSignature,
  BusyDriver,
  expectTidyPages,
  readPdf,
  startApi,
  type TestApi,
  type TestDriver,
} from '@groundsheet/testing';
import { FormLinks } from '@groundsheet/forms';

let api: TestApi;
let company: string;
let supervisor: TestDriver;
let driver: TestDriver;
let busy: BusyDriver;

beforeAll(async () => {
  api = await startApi();
  company = await aCompany(api.em, { contactEmail: 'office@northgate-civils.co.uk' });
  supervisor = await aDriver(api, { role: 'supervisor', fullName: 'Ruth Keane' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  driver = await aDriver(api);
  busy = new BusyDriver(driver, company);
});

/** The set of the driver's week. */
async function theSet(who = supervisor) {
  const [{ id }] = (await driver.request('get', '/api/collations').expect(200)).body;
  return (await who.request('get', `/api/combined-forms/${id}`).expect(200)).body;
}

async function aReadySet() {
  await busy.sendsTimesheet();
  await busy.sendsCheckSheet();
  return theSet();
}

async function signed(change: object = {}) {
  return {
    clientName: 'Siân O’Neill',
    clientSignature: await aSignature(3),
    foremanName: 'Dai Rees',
    foremanSignature: await aSignature(4),
    supervisorNotes: 'Left the gate open on Tuesday.',
    ...change,
  };
}

/** The specified payload, with what the screen showed. */
async function aDispatch(set: { id: string; versions: object[] }, change: object = {}) {
  const approval = await signed();
  return {
    combinedFormData: { id: set.id, versions: set.versions, plantNumber: 'ignored', ...approval },
    emailAddresses: ['Hire@Northgate-Civils.co.uk', 'site@northgate-civils.co.uk'],
    supervisorApproval: { ...approval, approvedAt: '2026-11-21T15:00:00.000Z' },
    supervisorRating: { rating: 'happy', notes: 'On time.', ratedAt: '2026-11-21T15:00:00.000Z' },
    ...change,
  };
}

const dispatch = (body: object, who = supervisor) =>
  who.request('post', '/api/supervisor-email-dispatch').send(body);
const collect = (id: string, body: object, who = driver) =>
  who.request('put', `/api/combined-forms/${id}/approval`).send(body);
const complete = (id: string) =>
  supervisor.request('post', `/api/combined-forms/${id}/complete`).send({ status: 'completed' });
const stateOf = (id: string) => api.row('select status, emails, rating from form_sets where id = ?', [id]);

describe('what is approved', () => {
  it('is shown in full, with the versions that it is approved in', async () => {
    const set = await aReadySet();
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
    const { versions } = await aReadySet();
    await api.drainJobs();
    expect((await theSet()).versions).toEqual(versions);
  });

  it('is never the contents of a draft that is not signed', async () => {
    await busy.savesTimesheet({ operatorSignature: null, siteLocation: 'Secret Lane' });
    await api.drainJobs();
    const set = await theSet();
    expect(set).toMatchObject({
      timesheet: null,
      checkSheets: [],
      versions: [],
      forms: [{ missing: ['Driver’s signature'] }],
    });
  });

  it('is nobody else’s business', async () => {
    const { id } = await aReadySet();
    const other = await aDriver(api);
    await other.request('get', `/api/combined-forms/${id}`).expect(404);
    await collect(id, await signed(), other).expect(404);
    expect((await other.request('get', '/api/collations').expect(200)).body).toEqual([]);
    await driver.request('get', `/api/combined-forms/${id}`).expect(200);
  });
});

describe('what is collected on site', () => {
  it('is kept by the driver’s phone or the supervisor’s, and replaced as a whole', async () => {
    const { id, versions } = await aReadySet();
    const both = await signed();
    await collect(id, { ...both, versions }).expect(204);
    expect((await theSet()).approval).toEqual({ ...both, signaturesDroppedAt: null });
    await collect(
      id,
      { clientName: 'Siân O’Neill', clientSignature: both.clientSignature },
      supervisor,
    ).expect(204);
    expect((await theSet()).approval).toMatchObject({
      foremanName: null,
      foremanSignature: null,
      supervisorNotes: null,
    });
  });

  it('is dropped with a word when a form moves on, names and notes stay', async () => {
    const { id, versions, timesheetId } = await aReadySet();
    await collect(id, { ...(await signed()), versions }).expect(204);
    const { body: draft } = await driver
      .request('post', `/api/forms/${timesheetId}/correct`)
      .send({})
      .expect(201);
    await api.drainJobs();
    expect((await theSet()).approval.clientSignature).not.toBeNull();
    await busy.sendsTimesheet({ id: draft.id, mondayFinish: '15:30', mondayNetHours: 8 });
    expect((await theSet()).approval).toMatchObject({
      clientName: 'Siân O’Neill',
      clientSignature: null,
      foremanSignature: null,
      signaturesDroppedAt: expect.any(String),
    });
  });

  it('is refused for another version than the screen showed', async () => {
    const { id, versions, timesheetId } = await aReadySet();
    const { body: draft } = await driver
      .request('post', `/api/forms/${timesheetId}/correct`)
      .send({})
      .expect(201);
    await busy.sendsTimesheet({ id: draft.id });
    const { body } = await collect(id, { ...(await signed()), versions }).expect(409);
    expect(body.code).toBe('form-set.changed-meanwhile');
  });

  it('is refused where a signature is blank or no picture', async () => {
    const { id } = await aReadySet();
    const { body } = await collect(id, {
      clientName: 'A',
      clientSignature: 'data:image/png;base64,AAAA',
    }).expect(422);
    expect(body.details).toMatchObject([{ path: 'clientSignature' }]);
  });
});

describe('a dispatch', () => {
  it('completes the set, locks its forms and records what was approved', async () => {
    const set = await aReadySet();
    const { body } = await dispatch(await aDispatch(set)).expect(200);
    expect(body).toEqual({
      success: true,
      message:
        'Forms approved and emailed to hire@northgate-civils.co.uk, site@northgate-civils.co.uk successfully!',
      id: set.id,
    });
    expect(await stateOf(set.id)).toMatchObject({
      status: 'completed',
      rating: 'happy',
      emails: ['hire@northgate-civils.co.uk', 'site@northgate-civils.co.uk'],
    });
    const { body: locked } = await driver
      .request('post', `/api/forms/${set.timesheetId}/correct`)
      .send({})
      .expect(409);
    expect(locked).toMatchObject({ code: 'form.in-completed-set', details: { reference: set.reference } });
    const { timesheetData } = { timesheetData: { weekEnding: '2026-11-21' } };
    await driver.request('put', `/api/timesheets/${set.timesheetId}`).send(timesheetData).expect(409);
    await complete(set.id).expect(204);
    await complete(set.id).expect(204);
  });

  it('leaves the lists of open sets for that of completed ones, where it can be searched', async () => {
    const set = await aReadySet();
    await dispatch(await aDispatch(set)).expect(200);
    expect((await driver.request('get', '/api/collations').expect(200)).body).toEqual([]);
    for (const query of ['', '&search=wojc', '&search=ex-0417', '&search=northgate', '&week=2026-11-18']) {
      const found = (await driver.request('get', `/api/collations?bucket=completed${query}`).expect(200))
        .body;
      expect(found.map(({ id }: { id: string }) => id)).toEqual(query === '&search=wojc' ? [] : [set.id]);
    }
    const none = await driver.request('get', '/api/collations?bucket=completed&search=nobody').expect(200);
    expect(none.body).toEqual([]);
  });

  it('shows its rating to supervisors and never to its driver', async () => {
    const set = await aReadySet();
    await dispatch(await aDispatch(set)).expect(200);
    const own = await driver.request('get', `/api/combined-forms/${set.id}`).expect(200);
    expect(own.body).toMatchObject({
      status: 'completed',
      completedBy: 'Ruth Keane',
      rating: null,
      timesheet: { plantNumber: 'EX-0417' },
    });
    const office = await supervisor.request('get', `/api/combined-forms/${set.id}`).expect(200);
    expect(office.body.rating).toMatchObject({ rating: 'happy', notes: 'On time.' });
  });

  it('is done once, however often and from however many devices it is asked for', async () => {
    const set = await aReadySet();
    const other = await aDriver(api, { role: 'admin' });
    const body = await aDispatch(set);
    const answers = await Promise.all([
      dispatch(body),
      dispatch(body),
      dispatch({ ...body, supervisorRating: { rating: 'unhappy' } }, other),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await dispatch(body).expect(200);
    const rows = await api.rows('select version from form_sets where driver_id = ?', [driver.id]);
    expect(rows).toHaveLength(1);
    await api.drainJobs();
    const mails = await api.rows('select recipient from emails where form_id = ?', [set.id]);
    expect(mails).toHaveLength(2);
  });

  it('is refused where a form has changed since it was shown, and nothing is sent', async () => {
    const set = await aReadySet();
    await busy.sendsCheckSheet({ checkDate: '2026-11-20' });
    const { body } = await dispatch(await aDispatch(set)).expect(409);
    expect(body.code).toBe('form-set.changed-meanwhile');
    expect(await stateOf(set.id)).toMatchObject({ status: 'pending', rating: null, emails: [] });
  });

  it('means the forms as they are where no versions are said, as the specified payload has none', async () => {
    const set = await aReadySet();
    const { combinedFormData, ...rest } = await aDispatch(set);
    await dispatch({ combinedFormData: { ...combinedFormData, versions: undefined }, ...rest }).expect(200);
  });

  it('uses what was collected on site before', async () => {
    const set = await aReadySet();
    await collect(set.id, { ...(await signed()), versions: set.versions }).expect(204);
    const body = await aDispatch(set, { supervisorApproval: undefined });
    await dispatch(body).expect(200);
    expect((await theSetById(set.id)).approval).toMatchObject({
      clientName: 'Siân O’Neill',
      foremanName: 'Dai Rees',
    });
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
    const set = await aReadySet();
    const { body } = await dispatch(change(await aDispatch(set))).expect(422);
    for (const { path } of body.details) expect(paths).toContain(path);
    expect((await stateOf(set.id)).status).toBe('pending');
  });

  it('is for supervisors and admins', async () => {
    const set = await aReadySet();
    await dispatch(await aDispatch(set), driver).expect(403);
    await driver
      .request('post', `/api/combined-forms/${set.id}/complete`)
      .send({ status: 'completed' })
      .expect(403);
  });

  it('must come before the set can be confirmed as completed', async () => {
    const { id } = await aReadySet();
    expect((await complete(id).expect(409)).body.code).toBe('form-set.not-completed');
  });

  it('sends signed drafts with the set and mails them to nobody by themselves', async () => {
    await busy.savesTimesheet();
    await busy.savesCheckSheet();
    await api.drainJobs();
    const set = await theSet();
    expect(set.versions).toHaveLength(2);
    await dispatch(await aDispatch(set)).expect(200);
    await api.drainJobs();
    const forms = await api.rows('select status, pdf_key from forms where driver_id = ?', [driver.id]);
    expect(forms).toEqual([
      { status: 'submitted', pdf_key: expect.any(String) },
      { status: 'submitted', pdf_key: expect.any(String) },
    ]);
    const mails = await api.rows('select 1 from emails where form_id in (?, ?)', [
      set.timesheetId,
      set.checkSheetId,
    ]);
    expect(mails).toEqual([]);
  });

  it('leaves what is not complete for a further set, as it does a check of the next day', async () => {
    await busy.sendsTimesheet();
    await busy.sendsCheckSheet();
    await busy.savesCheckSheet({ checkDate: '2026-11-20', operatorSignature: null });
    await api.drainJobs();
    const set = await theSet();
    await dispatch(await aDispatch(set)).expect(200);
    const further = await theSet();
    expect(further).toMatchObject({
      status: 'draft',
      timesheetId: null,
      timesheetComplete: true,
      forms: [{ date: '2026-11-20' }],
    });
    expect(further.id).not.toBe(set.id);
    const { body: saturday } = await busy.sendsCheckSheet({ checkDate: '2026-11-21' });
    expect(saturday.success).toBe(true);
    expect((await theSet()).forms).toHaveLength(2);
    await dispatch(await aDispatch(await theSet())).expect(200);
    expect(await theSet()).toMatchObject({ forms: [{ date: '2026-11-20' }] });
  });

  it('sends nothing of a set in which nothing is complete', async () => {
    await busy.savesTimesheet({ operatorSignature: null });
    await api.drainJobs();
    const { body } = await dispatch(await aDispatch(await theSet())).expect(409);
    expect(body.code).toBe('form-set.nothing-complete');
  });
});

describe('the PDF of a set', () => {
  const pdfOf = async (id: string, who: TestDriver) => {
    const { body } = await who.request('get', `/api/combined-forms/${id}/pdf`).expect(200);
    return readPdf(body as Buffer);
  };

  it('is mailed once to each recipient, cover first, and tells the rating to everybody but the driver', async () => {
    const set = await aReadySet();
    await dispatch(
      await aDispatch(set, { emailAddresses: ['site@northgate-civils.co.uk', driver.email] }),
    ).expect(200);
    await api.drainJobs();
    const mails = await api.rows(
      'select recipient, state, form_kind, object_key from emails where form_id = ?',
      [set.id],
    );
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      [driver.email, 'site@northgate-civils.co.uk'].toSorted(),
    );
    expect(new Set(mails.map(({ state, form_kind: kind }) => `${state} ${kind}`))).toEqual(
      new Set(['kept locally form-set']),
    );
    expect(new Set(mails.map(({ object_key: key }) => key)).size).toBe(2);

    const office = await pdfOf(set.id, supervisor);
    expectTidyPages(office.pages);
    expect(office.pages).toHaveLength(3);
    for (const words of [
      'Weekly form set',
      set.reference,
      'No defects on any check sheet',
      'Siân O’Neill',
      'Dai Rees',
      'Left the gate open on Tuesday.',
      'Driver performance Excellent',
      'On time.',
    ]) {
      expect(office.text).toContain(words);
    }
    expect(office.text).toContain('Weekly timesheet');
    expect(office.text).toContain('Daily check sheet');
    expect(office.text).toContain('Page 3 of 3');
    const own = await pdfOf(set.id, driver);
    expect(own.text).toContain('Siân O’Neill');
    expect(own.text).not.toContain('Driver performance');
    await (await aDriver(api)).request('get', `/api/combined-forms/${set.id}/pdf`).expect(404);
  });

  it('opens by the link in the mail, as does what it shows, and to nobody without', async () => {
    const set = await aReadySet();
    await dispatch(await aDispatch(set)).expect(200);
    await api.drainJobs();
    const link = { formId: set.id, linkVersion: 1, sentOn: new Date().toISOString().slice(0, 10) };
    const key = api.app.get(FormLinks).keyFor({ ...link, recipient: 'hire@northgate-civils.co.uk' });
    const { body } = await api.request('get', `/api/combined-forms/${set.id}?key=${key}`).expect(200);
    expect(body).toMatchObject({ status: 'completed', rating: null, emails: [], companyEmail: null });
    await api.request('get', `/api/combined-forms/${set.id}/pdf?key=${key}`).expect(200);
    await api.request('get', `/api/combined-forms/${set.id}/pdf`).expect(404);
    const own = api.app.get(FormLinks).keyFor({ ...link, recipient: driver.email });
    const { body: pdf } = await api
      .request('get', `/api/combined-forms/${set.id}/pdf?key=${own}`)
      .expect(200);
    expect((await readPdf(pdf as Buffer)).text).not.toContain('Driver performance');
  });

  it('is not there before the dispatch', async () => {
    const { id } = await aReadySet();
    await driver.request('get', `/api/combined-forms/${id}/pdf`).expect(409);
  });
});

describe('a driver who is asked', () => {
  const ask = (id: string, who = supervisor) => who.request('post', `/api/collations/${id}/ask`).send({});

  it('gets one mail a day about the set, and only supervisors ask', async () => {
    const { body } = await busy.savesTimesheet({ operatorSignature: null });
    expect(body.id).toBeDefined();
    await api.drainJobs();
    const { id } = await theSet();
    await ask(id, driver).expect(403);
    await ask(id).expect(204);
    const again = await ask(id).expect(429);
    expect(again.body).toMatchObject({
      code: 'form-set.asked-already',
      message: expect.stringMatching(/^Łukasz Wójcik has been asked already\. Please try again after /),
    });
    await api.drainJobs();
    const mails = await api.rows(
      `select purpose, matter, state from emails where recipient = ? and purpose is not null`,
      [driver.email],
    );
    expect(mails).toEqual([
      { purpose: 'form-set-asked', matter: 'EX-0417, week ending Sat 21 Nov 2026', state: 'kept locally' },
    ]);
  });
});

describe('the record of a set', () => {
  it('tells its driver and supervisors who did what, and nobody else', async () => {
    const set = await aReadySet();
    await collect(set.id, { ...(await signed()), versions: set.versions }).expect(204);
    await dispatch(await aDispatch(set)).expect(200);
    await api.drainJobs();
    const eventsOf = async (path: string, who: TestDriver) =>
      (await who.request('get', `${path}/events`).expect(200)).body;
    const events = await eventsOf(`/api/combined-forms/${set.id}`, supervisor);
    const said = events.map(({ words, who }: { words: string; who: string | null }) => `${who}: ${words}`);
    expect(said.filter((line: string) => line.endsWith('Sent a form'))).toHaveLength(2);
    for (const line of [
      'Łukasz Wójcik: Signed a form set on site (client)',
      'Łukasz Wójcik: Signed a form set on site (foreman)',
      'Ruth Keane: Approved a form set and had it mailed',
      'null: Kept on this machine for hire@northgate-civils.co.uk',
    ]) {
      expect(said).toContain(line);
    }
    expect(await eventsOf(`/api/combined-forms/${set.id}`, driver)).toEqual(events);
    expect(await eventsOf(`/api/forms/${set.timesheetId}`, driver)).toMatchObject([
      { what: 'form.sent', network: '127.0.0.1' },
      { what: 'email.kept locally' },
    ]);
    const other = await aDriver(api);
    await other.request('get', `/api/combined-forms/${set.id}/events`).expect(404);
    await other.request('get', `/api/forms/${set.timesheetId}/events`).expect(404);
  });

  it('has who opened it by the link in its mail', async () => {
    const set = await aReadySet();
    await dispatch(await aDispatch(set)).expect(200);
    const link = { formId: set.id, linkVersion: 1, sentOn: new Date().toISOString().slice(0, 10) };
    const key = api.app.get(FormLinks).keyFor({ ...link, recipient: 'hire@northgate-civils.co.uk' });
    const { headers } = await api
      .request('post', '/api/form-links')
      .send({ formId: set.id, key })
      .expect(204);
    const cookie = headers['set-cookie']![0]!.split(';')[0]!;
    await api.request('get', `/api/combined-forms/${set.id}`).set('Cookie', cookie).expect(200);
    const { body } = await driver.request('get', `/api/combined-forms/${set.id}/events`).expect(200);
    expect(body).toContainEqual(expect.objectContaining({ what: 'form-set.link-opened', who: null }));
  });
});

async function theSetById(id: string) {
  return (await supervisor.request('get', `/api/combined-forms/${id}`).expect(200)).body;
}
