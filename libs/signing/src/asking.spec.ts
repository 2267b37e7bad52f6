import {
  aCompany,
  aDriver,
  anUnsigned,
  ask,
  linked,
  mailsTo,
  Signer,
  suiteApi,
  type TestDriver,
} from '@groundsheet/testing';

const api = await suiteApi();
const company = await aCompany(api.em);
const supervisor = await aDriver(api, { role: 'supervisor' });

describe('asking', () => {
  it('is refused to others, for drafts, and in a role that nobody signs in', async () => {
    const { driver, id } = await anUnsigned(api, company);
    const other = await aDriver(api);
    await ask(other, id).expect(404);
    const draft = (await driver.request('post', '/api/timesheets').send({}).expect(201)).body.id;
    expect((await ask(driver, draft).expect(409)).body.code).toBe('form.not-sent');
    expect((await ask(driver, id, { signatory: 'foreman' }).expect(409)).body.code).toBe(
      'sign-request.not-signed-by',
    );
    expect((await ask(driver, id, { kind: 'check-sheet' }).expect(409)).body.code).toBe(
      'sign-request.not-signed-by',
    );
    const { id: request } = (await ask(supervisor, id).expect(201)).body;
    await driver.request('get', `/api/sign-requests/${request}`).expect(200);
    for (const verb of ['withdraw', 'remind', 'renew', 'accept'])
      await other.request('post', `/api/sign-requests/${request}/${verb}`).expect(404);
    await other.request('get', `/api/sign-requests/${request}`).expect(404);
    const listed = async (by = other) =>
      (await by.request('get', '/api/sign-requests?waiting=true').expect(200)).body;
    expect(await listed()).toEqual([]);
    expect((await listed(supervisor)).map((each: { id: string }) => each.id)).toContain(request);
  });

  it('stops at five open requests about one form, and at twenty a day', async () => {
    const { driver, id, asked } = await anUnsigned(api, company);
    const requests = [];
    for (let at = 0; at < 5; at += 1) requests.push(await asked());
    expect((await ask(driver, id).expect(409)).body.code).toBe('sign-request.too-many-open');
    await driver.request('post', `/api/sign-requests/${requests[0].id}/withdraw`).expect(204);
    await asked();
    await api.rows(`update limit_counters set count = 19 where name = 'sign-requests-of-account-per-day'`);
    for (const { id: open } of requests.slice(1, 3))
      await driver.request('post', `/api/sign-requests/${open}/withdraw`).expect(204);
    await asked();
    expect((await ask(driver, id).expect(429)).body.code).toBe('sign-request.too-many');
  });

  it('by mail sends the link, and once a day a reminder', async () => {
    const to = 'site@northgate-civils.co.uk';
    const { driver, asked } = await anUnsigned(api, company);
    const request = await asked({ channel: 'mail', toAddress: to });
    const signer = new Signer(api, request);
    const [first] = await mailsTo(api, to);
    expect(first!.mail!.text).toContain(`/sign/${request.id}#${signer.key}`);
    expect(JSON.stringify(first!.row)).not.toContain(signer.key);
    const remind = () => driver.request('post', `/api/sign-requests/${request.id}/remind`);
    await remind().expect(204);
    expect((await remind().expect(429)).body.code).toBe('sign-request.reminded-already');
    expect((await mailsTo(api, to)).map(({ row }) => row['subject'])).toEqual([
      'Please sign a timesheet: Łukasz Wójcik, Week ending Sat 21 Nov 2026',
      'Reminder: please sign a timesheet: Łukasz Wójcik, Week ending Sat 21 Nov 2026',
    ]);
    await ask(driver, request.formId, { channel: 'mail', toAddress: 'site@' }).expect(422);
  });
});

describe('the link', () => {
  it('is in the answer to the asker’s own call, to show or pass on, and in no list', async () => {
    const { driver, id, asked } = await anUnsigned(api, company);
    const supervisor = await aDriver(api, { role: 'supervisor' });
    const admin = await aDriver(api, { role: 'admin' });
    const read = async (by: TestDriver, path: string) =>
      [(await by.request('get', `/api/sign-requests${path}`).expect(200)).body].flat();
    for (const channel of ['code', 'share']) {
      const request = await asked({ channel });
      expect(request.url).toContain(`/sign/${request.id}#`);
      expect(await read(driver, `/${request.id}`)).toMatchObject([{ url: request.url }]);
      for (const other of [supervisor, admin])
        expect(await read(other, `/${request.id}`)).toMatchObject([{ url: null }]);
    }
    for (const by of [driver, supervisor, admin]) {
      const listed = await read(by, `?about=${id}`);
      expect(listed.map(({ url }: { url: null }) => url)).toEqual([null, null]);
    }
  });

  it('is known to the mailbox alone where it was mailed', async () => {
    const { driver, id } = await anUnsigned(api, company);
    const to = { channel: 'mail', toAddress: 'alone@northgate-civils.co.uk' };
    const { body } = await ask(driver, id, to).expect(201);
    expect(body.url).toBeNull();
    const again = await driver.request('get', `/api/sign-requests/${body.id}`).expect(200);
    expect(again.body.url).toBeNull();
    expect((await new Signer(api, await linked(api, body)).open().expect(200)).body.state).toBe('seen');
  });
});
