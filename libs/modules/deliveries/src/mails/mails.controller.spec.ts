import { aDriver, aRenderedForm, aSent, aCompany, mailsTo, NONE, suiteApi } from '@groundsheet/testing';
import { FormEmail } from '../emails/form-email.entity.js';

const api = await suiteApi({ PUBLIC_URL: 'https://forms.example.org' });
const admin = await aDriver(api, { role: 'admin' });

const get = (path: string) => admin.request('get', `/api/mails${path}`);
const again = (id: string) => admin.request('post', `/api/mails/${id}/send-again`);
const lastTo = (recipient: string) =>
  api.em.findOneOrFail(FormEmail, { recipient }, { orderBy: { queuedAt: 'desc', id: 'desc' } });
const recorded = (what: string) => api.rows('select * from audit_events where what = ? order by id', [what]);

async function aMailTo(recipient: string, changes: Parameters<typeof aRenderedForm>[1] = {}) {
  await aRenderedForm(api, { recipients: [recipient], ...changes });
  await api.drainJobs();
  return lastTo(recipient);
}

describe('the list of mails', () => {
  beforeAll(async () => {
    await aMailTo('clerk@harrow.co.uk', { formKind: 'form-set', reference: 'FS-00000001' });
    await aMailTo('clerk@wembley.co.uk', { driverName: 'J. O’Neill', reference: 'TS-00000002' });
    await api.request('post', '/api/drivers/register').send({
      ...{ fullName: 'Bev Haigh', email: 'bev@hill-plant.co.uk', password: 'long enough for us' },
    });
    await api.drainJobs();
    await api.rows(
      `update emails set state = 'failed', last_error = '550 unknown' where recipient = 'clerk@harrow.co.uk'`,
    );
  });
  const found = async (query: string) =>
    ((await get(`?${query}`).expect(200)).body as { recipient: string }[]).map(({ recipient }) => recipient);

  it('tells of every kind what became of it, the latest first, page by page', async () => {
    const first = await get('?limit=2').expect(200);
    expect(first.body).toMatchObject([
      {
        recipient: 'bev@hill-plant.co.uk',
        subject: 'Groundsheet: confirm your address',
        ...{
          about: 'account',
          formId: null,
          reference: null,
          state: 'kept locally',
          driverName: '',
        },
      },
      { recipient: 'clerk@wembley.co.uk', about: 'timesheet', reference: 'TS-00000002', attempts: 1 },
    ]);
    const [, next] = /<([^>]+)>; rel="next"/.exec(first.headers['link'] as string)!;
    const rest = await admin.request('get', next!).expect(200);
    expect(rest.body).toMatchObject([{ about: 'form-set', state: 'failed', error: '550 unknown' }]);
    expect(rest.headers['link']).toBeUndefined();
  });

  it.each([
    ['search=HARROW', ['clerk@harrow.co.uk']],
    ['search=ts-00000002', ['clerk@wembley.co.uk']],
    ['search=j.%20o’neill', ['clerk@wembley.co.uk']],
    ['search=confirm%20your', ['bev@hill-plant.co.uk']],
    ['search=%25', []],
    ['state=failed', ['clerk@harrow.co.uk']],
    ['state=failed&search=wembley', []],
  ])('finds with %s', async (query, recipients) => {
    expect(await found(query)).toEqual(recipients);
  });

  it('refuses what it does not know', async () => {
    await get('?state=lost').expect(422);
    await get(`?search=${'x'.repeat(101)}`).expect(422);
    for (const path of ['', '/page', '/attachment']) await get(`/${NONE}${path}`).expect(404);
    await again(NONE).expect(404);
  });

  it('says that nothing leaves this machine, and names no folder of it', async () => {
    const { body } = await get('/transport').expect(200);
    expect(body).toEqual({ transport: 'file' });
  });
});

describe('looking at a mail', () => {
  it('shows it without the keys that open a form, shut in, and records it', async () => {
    const pdf = Buffer.from('%PDF-1.7 as it was sent');
    const { id, formId } = await aMailTo('look@harrow.co.uk', {
      pdf,
      driverName: '<script>alert(1)</script>',
    });
    const { body } = await get(`/${id}`).expect(200);
    expect(body).toMatchObject({ attachment: 'timesheet-2026-11-21-TS-7K3M9QXD.pdf', state: 'kept locally' });
    expect(body.text).toContain(`https://forms.example.org/completed-form/${formId}\n`);
    const page = await get(`/${id}/page`).expect(200);
    expect(page.text).toContain('&lt;script&gt;');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
    );
    for (const part of [body.text, page.text]) expect(part).not.toMatch(/key/);
    const attached = await get(`/${id}/attachment`).expect(200);
    expect(Buffer.from(attached.body as Buffer).equals(pdf)).toBe(true);
    for (const path of ['', '/page', '/attachment']) await get(`/${id}${path}`).expect(200);
    const about = { about_kind: 'form', about_id: formId, who: admin.id };
    expect((await recorded('mail.read')).filter(({ about_id }) => about_id === formId)).toMatchObject([
      { ...about, details: { as: 'mail', mail: id } },
      { ...about, details: { as: 'pdf', mail: id } },
    ]);
  });

  it('records the page of it that is asked for by itself', async () => {
    const { id, formId } = await aMailTo('page@harrow.co.uk');
    await get(`/${id}/page`).expect(200);
    const [entry, ...others] = (await recorded('mail.read')).filter(({ about_id }) => about_id === formId);
    expect(entry).toMatchObject({ who: admin.id, details: { as: 'mail', mail: id } });
    expect(others).toEqual([]);
  });

  it('never shows the link that opens a person’s account', async () => {
    const driver = await aDriver(api);
    await api.request('post', '/api/drivers/forgotten-password').send({ email: driver.email }).expect(204);
    const [{ row, mail }] = (await mailsTo(api, driver.email)) as [Awaited<ReturnType<typeof mailsTo>>[0]];
    expect(mail!.text).toMatch(/reset-password\?key=/);
    const { body } = await get(`/${row['id']}`).expect(200);
    const { text: page } = await get(`/${row['id']}/page`).expect(200);
    for (const part of [body.text, page]) {
      expect(part).toContain('https://forms.example.org/reset-password');
      expect(part).not.toMatch(/key/);
    }
    expect(body.attachment).toBeNull();
    await get(`/${row['id']}/attachment`).expect(404);
  });
});

describe('sending a mail again', () => {
  it('makes a new mail with a link that opens the form today, once for one key', async () => {
    const company = await aCompany(api.em);
    const driver = await aDriver(api);
    const formId = await aSent({ company, driver, anAdmin: driver, session: '', caller: null });
    await api.drainJobs();
    await driver.request('post', `/api/forms/${formId}/revoke-links`).expect(204);
    const old = await api.em.findOneOrFail(FormEmail, { formId });
    const answers = [1, 2].map(() => again(old.id).set('Idempotency-Key', 'once').expect(200));
    const [one, two] = await Promise.all(answers);
    expect(two!.body).toEqual(one!.body);
    await api.drainJobs();
    const sent = await api.em.findOneOrFail(FormEmail, { id: one!.body.id });
    expect(sent).toMatchObject({ sendingNo: 2, state: 'kept locally', subject: old.subject });
    expect(sent.messageId).not.toBe(old.messageId);
    expect(await api.em.count(FormEmail, { formId })).toBe(2);
    expect(await recorded('mail.sent-again')).toMatchObject([
      { about_id: formId, details: { mail: old.id } },
    ]);
  });

  it('sends a mail about an account again, unless its link is over', async () => {
    const driver = await aDriver(api);
    await api.request('post', '/api/drivers/forgotten-password').send({ email: driver.email }).expect(204);
    const [{ row }] = (await mailsTo(api, driver.email)) as [Awaited<ReturnType<typeof mailsTo>>[0]];
    await again(row['id'] as string).expect(200);
    const mails = await mailsTo(api, driver.email);
    expect(mails.map(({ mail }) => /reset-password\?key=\S+/.exec(mail!.text!)?.[0])).toHaveLength(2);
    await api.rows(
      `update emails set told = jsonb_set(told, '{words,button,key,link,until}', to_jsonb(now())) where id = ?`,
      [row['id']],
    );
    expect((await again(row['id'] as string).expect(409)).body.code).toBe('mail.link-over');
  });

  it('is refused on its way, to who wants no mail, and without its form', async () => {
    const { id } = await aMailTo('fussy@harrow.co.uk');
    expect((await again(id).expect(409)).body.code).toBe('mail.form-erased');
    await admin
      .request('post', '/api/suppressions/addresses')
      .send({ address: 'Fussy@harrow.co.uk' })
      .expect(204);
    const refused = await again(id).expect(409);
    expect(refused.body).toMatchObject({
      code: 'mail.unwanted',
      message: expect.stringMatching(/^fussy@harrow\.co\.uk is on the do not send list/),
    });
    await api.rows(`update emails set state = 'queued' where id = ?`, [id]);
    expect((await again(id).expect(409)).body.code).toBe('mail.on-its-way');
    expect(await api.em.count(FormEmail, { recipient: 'fussy@harrow.co.uk' })).toBe(1);
  });
});

describe('the do not send list', () => {
  const list = async (query = '') =>
    (await admin.request('get', `/api/suppressions${query}`).expect(200)).body as {
      id: string;
      address: string;
    }[];

  it('is added to, searched and taken from, and heeded', async () => {
    const add = (address: string) => admin.request('post', '/api/suppressions/addresses').send({ address });
    await add(' Quiet@Harrow.co.uk ').expect(204);
    expect((await add('quiet@harrow.co.uk').expect(409)).body.code).toBe('suppression.listed');
    expect((await add('quiet').expect(422)).body.code).toBe('suppression.no-address');
    expect((await aMailTo('quiet@harrow.co.uk')).state).toBe('suppressed');
    const [entry] = await list('?search=QUIET');
    expect(entry).toMatchObject({ address: 'quiet@harrow.co.uk', reason: 'office' });
    const remove = () => admin.request('delete', `/api/suppressions/${entry!.id}`);
    await remove().expect(204);
    expect((await remove().expect(404)).body.code).toBe('suppression.unknown');
    expect((await aMailTo('quiet@harrow.co.uk', { formId: undefined })).state).toBe('kept locally');
    const about = { about_kind: 'suppression', about_id: entry!.id, who: admin.id, details: null };
    expect((await recorded('suppression.added')).at(-1)).toMatchObject(about);
    expect((await recorded('suppression.removed')).at(-1)).toMatchObject(about);
  });

  it('forgets the address of a deleted account, and keeps its wish', async () => {
    const driver = await aDriver(api);
    await driver.request('post', '/api/drivers/forgotten-password').send({ email: driver.email }).expect(204);
    await api.drainJobs();
    await admin.request('post', '/api/suppressions/addresses').send({ address: driver.email }).expect(204);
    await driver.request('delete', '/api/drivers/me').send({ password: driver.password }).expect(204);
    await api.drainJobs();
    expect(await list()).toMatchObject([{ address: null, reason: 'office' }, {}]);
    expect((await aMailTo(driver.email)).state).toBe('suppressed');
  });
});
