import {
  aDispatch,
  ask,
  listenTo,
  mailsTo,
  Signer,
  type Site,
  Sites,
  type TestApi,
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
  site = await sites.aSite();
});

const asked = async (id: string, signatory: string, by = site.driver) => {
  const { body } = await ask(by, id, { kind: 'form-set', signatory, channel: 'code' }).expect(201);
  return new Signer(api, body);
};

it('is signed by client and foreman on their own phones, each told on the cover how, and then dispatched', async () => {
  const { id } = await site.aReadySet();
  const [client, foreman] = [await asked(id, 'client'), await asked(id, 'foreman', site.supervisor)];
  const { body } = await client.open().expect(200);
  expect(body.shown).toMatchObject({
    title: 'Weekly form set',
    agreement: 'I agree 18.5 hours, week ending Sat 21 Nov, EX-0417, 1 check sheet: no defects',
  });
  await client.signs();
  await foreman.signs({ name: 'Dai Rees' });
  const set = await site.set(id);
  expect(set.approval).toMatchObject({
    clientName: 'Siân O’Neill',
    foremanName: 'Dai Rees',
    clientSignature: expect.stringMatching(/^data:/),
    foremanSignature: expect.stringMatching(/^data:/),
  });
  const kept = await api.rows(`select "by", made from form_set_signatures where set_id = ? order by "by"`, [
    id,
  ]);
  expect(kept.map(({ by, made }) => [by, made.way])).toEqual([
    ['client', 'own-phone-code'],
    ['foreman', 'own-phone-code'],
  ]);
  const approval = { clientName: set.approval.clientName, foremanName: set.approval.foremanName };
  await site.dispatch(await aDispatch(set, { supervisorApproval: approval })).expect(200);
  const { made } = await api.row(
    `select made from form_set_signatures where set_id = ? and "by" = 'client'`,
    [id],
  );
  expect(made.way).toBe('own-phone-code');
  await ask(site.driver, id, { kind: 'form-set' }).expect(409);
  const receipts = await mailsTo(api, 'office@northgate-civils.co.uk');
  expect(receipts.map(({ row }) => row['subject'])).toContain(
    'Signed form set: Łukasz Wójcik, Week ending Sat 21 Nov 2026',
  );
});

it('of two foremen who sign at the same moment takes one, and tells the other who and when', async () => {
  const { id } = await site.aReadySet();
  const signers = [await asked(id, 'foreman'), await asked(id, 'foreman')];
  const shown = await Promise.all(signers.map(async (signer) => (await signer.open()).body.shownSha256));
  const answers = await Promise.all(
    signers.map((signer, at) =>
      signer.signsShown(shown[at], { name: ['Dai Rees', 'Jo Kerr'][at] }, 200).then(
        () => 200,
        () => signer.open(),
      ),
    ),
  );
  expect(answers.filter((answer) => answer === 200)).toHaveLength(1);
  const [second] = answers.filter((answer) => answer !== 200) as { body: object }[];
  const { foremanName } = (await site.set(id)).approval;
  expect(second!.body).toMatchObject({
    code: 'sign-request.signed-already',
    details: { by: foremanName, at: expect.stringMatching(/^\d{4}-.*Z$/) },
  });
});

it('is out of date once a form of it changes, comes or goes, and its request is void', async () => {
  const { id } = await site.aReadySet();
  const client = await asked(id, 'client');
  const { shownSha256 } = (await client.open().expect(200)).body;
  await site.busy.sendsCheckSheet({ checkDate: '2026-11-20' });
  expect((await client.signsShown(shownSha256, {}, 409)).body.code).toBe('sign-request.out-of-date');
  const { body } = await site.driver.request('get', `/api/sign-requests/${client.id}`).expect(200);
  expect(body.state).toBe('void');
  await (await asked(id, 'client')).signs();
});

it.each([
  ['order number', `update form_sets set order_numbers = 'P-009999' where id = ?`],
  ['site', `update form_sets set site_location = 'Quay Street' where id = ?`],
  ['forms', `delete from forms_in_sets where kind = 'check-sheet' and set_id = ?`],
])('is not signed with other %s than were shown, though nothing was told of it', async (_, change) => {
  const { id } = await site.aReadySet();
  const client = await asked(id, 'client');
  const { shownSha256 } = (await client.open().expect(200)).body;
  await api.rows(change, [id]);
  expect((await client.signsShown(shownSha256, {}, 409)).body.code).toBe('sign-request.out-of-date');
  expect((await client.open().expect(409)).body.code).toBe('sign-request.out-of-date');
  expect(await api.rows('select * from form_set_signatures where set_id = ?', [id])).toEqual([]);
});

it('is not signed once it has a form more than was shown', async () => {
  const { id } = await site.aReadySet();
  const client = await asked(id, 'client');
  const { shownSha256 } = (await client.open().expect(200)).body;
  await site.busy.sendsCheckSheet({ checkDate: '2026-11-20' });
  // What is told of it makes the request void; what is shown decides by itself as well.
  await api.rows(`update sign_requests set state = 'seen', closed_at = null where id = ?`, [client.id]);
  expect((await client.signsShown(shownSha256, {}, 409)).body.code).toBe('sign-request.out-of-date');
  expect(await api.rows('select * from form_set_signatures where set_id = ?', [id])).toEqual([]);
});

it('is not asked for by another driver, and closes its requests when it is signed on site', async () => {
  const { id, versions } = await site.aReadySet();
  const other = await sites.aSite();
  await ask(other.driver, id, { kind: 'form-set' }).expect(404);
  const client = await asked(id, 'client');
  const { clientSignature } = (await aDispatch({ id, versions })).supervisorApproval;
  await site.collect(id, { clientName: 'Siân O’Neill', clientSignature, versions }).expect(204);
  expect((await client.open().expect(409)).body).toMatchObject({
    code: 'sign-request.signed-already',
    details: { by: 'Siân O’Neill' },
  });
});

it('takes what the client says of its timesheet into a correction, and asks for the set again', async () => {
  const { id, timesheetId } = await site.aReadySet();
  const client = await asked(id, 'client');
  await client
    .post('query', {
      name: 'Siân O’Neill',
      lines: [{ key: `${timesheetId}/tuesday`, reason: 'hours', proposed: '7.5' }],
    })
    .expect(200);
  const { body: draft } = await site.driver
    .request('post', `/api/sign-requests/${client.id}/accept`)
    .expect(201);
  await site.busy.sendsTimesheet({ id: draft.id, tuesdayNetHours: 7.5 });
  await api.drainJobs();
  const { url } = (await client.open().expect(409)).body.details;
  const again = new Signer(api, { id: new URL(url).pathname.split('/').at(-1)!, url });
  await again.signs();
  expect((await site.set(id)).approval.clientName).toBe('Siân O’Neill');
});

it('tells its driver and the office what its client says is wrong, line by line, until that is answered', async () => {
  await site.busy.sendsTimesheet({ clientSignature: null });
  await site.busy.sendsCheckSheet();
  const { id, timesheetId } = await site.theSet();
  const client = await asked(id, 'client');
  const said = { key: `${timesheetId}/tuesday`, reason: 'hours', proposed: '7.5' };
  await client.post('query', { name: 'Siân O’Neill', note: 'We left at three.', lines: [said] }).expect(200);
  const { body: request } = await ask(site.driver, timesheetId, { channel: 'code' }).expect(201);
  const machine = { key: `${timesheetId}/machine`, reason: 'machine', proposed: 'EX-0418' };
  await new Signer(api, request).post('query', { name: 'Dai Rees', lines: [machine] }).expect(200);
  const ofSet = {
    ...{ name: 'Siân O’Neill', note: 'We left at three.', afterSigning: false },
    lines: [
      {
        ...{ formId: timesheetId, line: 'tuesday', label: 'Tue 17 Nov', value: '9.5 h', reason: 'hours' },
        words: 'hours, should be 7.5',
      },
    ],
  };
  const ofForm = expect.objectContaining({
    name: 'Dai Rees',
    lines: [
      expect.objectContaining({ line: 'machine', words: 'machine or plant number, should be EX-0418' }),
    ],
  });
  for (const who of [site.driver, site.supervisor]) {
    const { body } = await who.request('get', `/api/combined-forms/${id}`).expect(200);
    expect(body.queries).toEqual([expect.objectContaining(ofSet), ofForm]);
    const listed = (await who.request('get', '/api/collations').expect(200)).body as Record<
      string,
      unknown
    >[];
    expect(listed.find((set) => set['id'] === id)!['queries']).toEqual(body.queries);
  }
  for (const each of [client.id, request.id])
    await site.driver
      .request('post', `/api/sign-requests/${each}/answer`)
      .send({ answer: 'Dai was there until five.' })
      .expect(200);
  expect((await site.set(id)).queries).toEqual([]);
  const { body: listed } = await site.driver.request('get', '/api/collations').expect(200);
  expect(listed).toMatchObject([{ id, queries: [] }]);
});

it('is listed with what its own client says, and with nothing that is said of another set', async () => {
  const [mine, other] = [site, await sites.aSite()];
  const [{ id, timesheetId }, { id: otherId }] = [await mine.aReadySet(), await other.aReadySet()];
  const said = { name: 'Siân O’Neill', lines: [{ key: `${timesheetId}/tuesday`, reason: 'hours' }] };
  const stream = await listenTo(api, '/api/collations/events', mine.supervisor);
  await (await asked(id, 'client')).post('query', said).expect(200);
  expect(await stream.until(/event: changed/)).toContain('event: changed');
  stream.hangUp();
  const { body: listed } = await mine.supervisor.request('get', '/api/collations').expect(200);
  const countOf = (which: string) =>
    (listed as { id: string; queries: object[] }[]).find((set) => set.id === which)!.queries.length;
  expect([countOf(id), countOf(otherId)]).toEqual([1, 0]);
});

describe('the rating of a client who has signed on their own phone', () => {
  const clientRating = async (id: string, by: typeof site.driver) =>
    (await by.request('get', `/api/combined-forms/${id}`).expect(200)).body.clientRating;

  it('is what the approval begins with, for the office and not for the driver, while the signature stands', async () => {
    const { id } = await site.aReadySet();
    const client = await asked(id, 'client');
    await client.signs();
    expect(await clientRating(id, site.supervisor)).toBeNull();
    await client.post('rate', { rating: 'okay', notes: 'Late twice.' }).expect(200);
    const given = { rating: 'okay', notes: 'Late twice.', ratedAt: expect.any(String) };
    expect(await clientRating(id, site.supervisor)).toEqual(given);
    expect(await clientRating(id, site.driver)).toBeNull();
    await site.busy.sendsCheckSheet({ checkDate: '2026-11-20' });
    expect(await clientRating(id, site.supervisor)).toBeNull();
  });

  it('is asked for of the client, and not of the foreman', async () => {
    const { id } = await site.aReadySet();
    const foreman = await asked(id, 'foreman');
    expect((await foreman.signs({ name: 'Dai Rees' })).body.canRate).toBe(false);
    await foreman.post('rate', { rating: 'okay' }).expect(409);
  });
});
