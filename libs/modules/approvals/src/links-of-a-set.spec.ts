import { FormLinks } from '@groundsheet/forms';
import { Clock, MailTransport } from '@groundsheet/platform';
import {
  aCompany,
  aDispatch,
  aDispatchWithout,
  aPhoto,
  aDriver,
  ask,
  mailsTo,
  makeJobsDue,
  Signer,
  Site,
  startApi,
  type TestApi,
  type TestDriver,
  UploadingPhone,
  drawsPdfs,
} from '@groundsheet/testing';
import { v7 as uuidv7 } from 'uuid';

const HIRE = 'hire@northgate-civils.co.uk';

let api: TestApi;
let company: string;
let supervisor: TestDriver;
let site: Site;

beforeAll(async () => {
  api = await startApi();
  await drawsPdfs(api);
  company = await aCompany(api.em);
  supervisor = await aDriver(api, { role: 'supervisor' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  site = new Site(await aDriver(api), supervisor, company);
});

/** A completed set, and the key of the link in its mail. */
async function aMailedSet() {
  const { id } = await site.aReadySet();
  await site.dispatch(await aDispatch(await site.set(id))).expect(200);
  await api.drainJobs();
  return { id, key: keyOf(id) };
}
const keyOf = (formId: string, linkVersion = 1) =>
  api.app.get(FormLinks).keyFor({
    ...{ formId, linkVersion, recipient: HIRE },
    sentOn: new Date().toISOString().slice(0, 10),
  });
const exchange = (formId: string, key: string) =>
  api.request('post', '/api/form-links').send({ formId, key });
/** The cookie that a link is exchanged for. */
async function openedBy(formId: string, key: string): Promise<string> {
  const { headers } = await exchange(formId, key).expect(204);
  return headers['set-cookie']![0]!.split(';')[0]!;
}

describe('revoking the links to a set', () => {
  const revoke = (id: string, who: TestDriver, key = uuidv7()) =>
    who.request('post', `/api/combined-forms/${id}/revoke-links`).set('Idempotency-Key', key);

  it.each(['driver', 'supervisor'] as const)('closes all of them at once, for its %s', async (role) => {
    const { id, key } = await aMailedSet();
    const cookie = await openedBy(id, key);
    const paths = [`/api/combined-forms/${id}`, `/api/combined-forms/${id}/pdf`];
    for (const path of paths) await api.request('get', path).set('Cookie', cookie).expect(200);

    const once = uuidv7();
    for (let time = 0; time < 2; time += 1) await revoke(id, site[role], once).expect(204);
    expect(await api.row('select link_version from form_sets where id = ?', [id])).toEqual({
      link_version: 2,
    });
    for (const path of paths) {
      await api.request('get', path).query({ key }).expect(404);
      await api.request('get', path).set('Cookie', cookie).expect(404);
      await site.driver.request('get', path).expect(200);
    }
    expect((await exchange(id, key).expect(404)).body.code).toBe('form-link.stopped');
    expect(
      await api.rows('select who from audit_events where what = ? and about_id = ?', [
        'form-set.links-revoked',
        id,
      ]),
    ).toEqual([{ who: site[role].id }]);
  });

  it('is for those who may see it, once there is a link', async () => {
    const { id } = await site.aReadySet();
    expect((await revoke(id, supervisor).expect(409)).body.code).toBe('form-set.not-completed');
    await site.dispatch(await aDispatch(await site.set(id))).expect(200);
    await revoke(id, await aDriver(api)).expect(404);
    await revoke(uuidv7(), supervisor).expect(404);
    await api.request('post', `/api/combined-forms/${id}/revoke-links`).expect(401);
    const together = await Promise.all([revoke(id, site.driver), revoke(id, supervisor)]);
    expect(together.map(({ status }) => status)).toEqual([204, 204]);
  });
});

it('mails links that work, to a form and to its set, where they were revoked while the mail waited', async () => {
  const { id, timesheetId, versions } = await site.aReadySet();
  await site.dispatch(await aDispatch({ id, versions })).expect(200);
  const transport = jest.spyOn(api.app.get(MailTransport), 'send').mockRejectedValue(new Error('away'));
  await api.drainJobs();
  transport.mockRestore();
  await site.driver.request('post', `/api/forms/${timesheetId}/revoke-links`).expect(204);
  await site.driver.request('post', `/api/combined-forms/${id}/revoke-links`).expect(204);
  await makeJobsDue(api);
  const mails = await mailsTo(api, HIRE);
  for (const issued of [timesheetId, id]) {
    const { row, mail } = mails.find(({ row }) => row['form_id'] === issued)!;
    expect(row).toMatchObject({ state: 'kept locally', attempts: 2 });
    const [, key] = new RegExp(`/${issued}\\?key=(\\S+)`).exec(mail!.text!)!;
    await exchange(issued, key!).expect(204);
  }
});

describe('the photos of a set', () => {
  /** The site, with photos that its driver adds. */
  const withPhotos = () => {
    const phone = new UploadingPhone(api);
    const request: TestApi['request'] = (method, path) =>
      api.request(method, path).set('Cookie', `${site.driver.cookie}; ${phone.cookie}`);
    return { phone, photographed: new Site({ ...site.driver, request }, supervisor, company) };
  };

  it('make its PDF too large for a mail, which then has the link alone, and that opens it', async () => {
    const { phone, photographed } = withPhotos();
    // As large as a photo may be on paper: a week has room for it only with many of them.
    const large = await aPhoto({ width: 940, height: 705 });
    for (let day = 15; day <= 20; day += 1) {
      const photos: string[] = [];
      while (photos.length < 5) photos.push(await phone.upload(large));
      const sent = await photographed.busy.sendsCheckSheet({ photos, checkDate: `2026-11-${day}` });
      expect(sent.status).toBe(200);
    }
    const set = await site.theSet();
    await site.dispatch(await aDispatchWithout(set)).expect(200);
    const { mail } = (await mailsTo(api, HIRE)).find(({ row }) => row['form_id'] === set.id)!;
    expect(mail!.attachments).toEqual([]);
    expect(mail!.text).toMatch(/The signed PDF is too large to attach \(\d+\.\d MB\)/);
    const [, key] = new RegExp(`/completed-set/${set.id}\\?key=(\\S+)`).exec(mail!.text!)!;
    const cookie = await openedBy(set.id, key!);
    const { body: pdf } = await api
      .request('get', `/api/combined-forms/${set.id}/pdf`)
      .set('Cookie', cookie)
      .expect(200);
    expect((pdf as Buffer).byteLength).toBeGreaterThan(7 * 1024 * 1024);
    expect((pdf as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('open with the set: by its link, and for the office also those of a draft', async () => {
    const { phone, photographed } = withPhotos();
    const photos = [await phone.upload()];
    const draft = { photos: [await phone.upload()], checkDate: '2026-11-18' };
    expect((await photographed.busy.sendsCheckSheet({ photos })).status).toBe(200);
    await photographed.busy.savesCheckSheet(draft);
    await photographed.busy.savesCheckSheet({ photos: [await phone.upload()], operatorSignature: null });
    await api.drainJobs();
    const shown = await site.theSet();
    const urls: string[] = shown.checkSheets.flatMap(({ photoURLs }: { photoURLs: string[] }) => photoURLs);
    expect(urls).toHaveLength(2);
    const key = keyOf(shown.id);
    for (const url of urls) {
      await supervisor.request('get', url).expect(200).expect('content-type', 'image/jpeg');
      await site.driver.request('get', url).expect(200);
      const opened = `select who from audit_events where about_id = ? and details ->> 'as' = 'photo'`;
      expect(await api.rows(opened, [shown.id])).toEqual([{ who: supervisor.id }]);
      for (const refused of [
        api.request('get', url),
        api.request('get', url).query({ key }),
        (await aDriver(api)).request('get', url),
      ]) {
        expect((await refused.expect(404)).body.code).toBe('form-set.unknown');
      }
    }
    await site.dispatch(await aDispatchWithout(shown)).expect(200);
    const cookie = await openedBy(shown.id, key);
    const { body: mailed } = await api
      .request('get', `/api/combined-forms/${shown.id}`)
      .set('Cookie', cookie)
      .expect(200);
    expect(mailed.checkSheets.flatMap(({ photoURLs }: { photoURLs: string[] }) => photoURLs)).toEqual(urls);
    for (const url of urls) {
      await api.request('get', url).query({ key }).expect(200);
      await api.request('get', url).set('Cookie', cookie).expect(200);
    }
  });
});

it('does not tell readers by a link what the client says is wrong with the set', async () => {
  const { id } = await site.aReadySet();
  const { body: request } = await ask(site.driver, id, { kind: 'form-set', channel: 'code' }).expect(201);
  const client = new Signer(api, request);
  await client.signs();
  await site.dispatch(await aDispatch(await site.set(id))).expect(200);
  await client.post('query', { name: 'Siân O’Neill', note: 'We left at three.' }).expect(200);
  expect((await site.set(id)).queries).toMatchObject([{ note: 'We left at three.', afterSigning: true }]);
  const { body } = await api
    .request('get', `/api/combined-forms/${id}`)
    .query({ key: keyOf(id) })
    .expect(200);
  expect(body.queries).toEqual([]);
});

describe('the audit log of a set', () => {
  const entriesAbout = async (id: string) => {
    const sql = `select what, who, details from audit_events where about_id = ? and (what like '%.read' or what like '%opened') order by id`;
    return (await api.rows(sql, [id])).map(({ what, who, details }) => [what, who, details]);
  };

  it('has who of the office has read it, and who has opened it by a link, once an hour each; nothing of its driver', async () => {
    const { id, key } = await aMailedSet();
    const admin = await aDriver(api, { role: 'admin' });
    const [path, pdf] = [`/api/combined-forms/${id}`, `/api/combined-forms/${id}/pdf`];
    const other = await aDriver(api, { role: 'admin' });
    await other.request('get', `${path}/events`).expect(200);
    for (const reader of [site.driver, admin, admin]) {
      await reader.request('head', path).expect(200);
      await reader.request('get', path).expect(200);
      await reader.request('get', pdf).expect(200);
    }
    await api.request('head', path).query({ key }).expect(200);
    for (const each of [path, path, pdf]) await api.request('get', each).query({ key }).expect(200);
    const stranger = await aDriver(api);
    const { body: shown } = await stranger.request('get', path).query({ key }).expect(200);
    expect(shown).toMatchObject({ emails: [], companyEmail: null, timesheet: { readAs: 'recipient' } });
    expect(shown.timesheet.submissionEmails).toBeUndefined();
    const cookie = await openedBy(id, key);
    await api.request('get', path).set('Cookie', cookie).expect(200);

    const recipient = key.split('.')[1];
    const opened = (as: string, who: string | null = null) => [
      'form-set.link-opened',
      who,
      { as, recipient },
    ];
    expect(await entriesAbout(id)).toEqual([
      ['form-set.read', supervisor.id, { as: 'form' }],
      ['form-set.read', other.id, { as: 'form' }],
      ['form-set.read', admin.id, { as: 'form' }],
      ['form-set.read', admin.id, { as: 'pdf' }],
      ...[opened('form'), opened('pdf'), opened('form', stranger.id)],
    ]);
    const later = new Date(Date.now() + 3_600_001);
    await api.rows('update sessions set used_at = ? where driver_id = ?', [later, admin.id]);
    const clock = jest.spyOn(api.app.get(Clock), 'now').mockReturnValue(later);
    await admin.request('get', path).expect(200);
    clock.mockRestore();
    expect((await entriesAbout(id)).at(-1)).toEqual(['form-set.read', admin.id, { as: 'form' }]);
    expect(await entriesAbout(id)).toHaveLength(8);
  });
});
