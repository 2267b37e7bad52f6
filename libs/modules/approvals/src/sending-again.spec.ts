import {
  aDispatch,
  aDriver,
  mailsTo,
  readPdf,
  type Site,
  Sites,
  type TestApi,
  type TestDriver,
  drawsPdfs,
} from '@groundsheet/testing';
import { v7 as uuidv7 } from 'uuid';

const OFFICE = 'office@northgate-civils.co.uk';
const OTHER = 'qs@northgate-civils.co.uk';

let sites: Sites;
let site: Site;
let api: TestApi;

beforeAll(async () => {
  sites = await Sites.start({ ACCOUNT_MAILS_PER_DAY: '50' });
  await drawsPdfs(sites.api);
  api = sites.api;
});
afterAll(() => api.stop());
beforeEach(async () => {
  site = await sites.aSite();
});

async function aCompletedSet(emailAddresses: string[]): Promise<string> {
  const set = await site.aReadySet();
  await site.dispatch(await aDispatch(set, { emailAddresses })).expect(200);
  await api.drainJobs();
  return set.id;
}
const again = (id: string, who: TestDriver, body: object = {}, key = uuidv7()) =>
  who.request('post', `/api/combined-forms/${id}/send-again`).set('Idempotency-Key', key).send(body);
const mailsOf = (id: string) =>
  api.rows('select recipient, sending_no, object_key from emails where form_id = ? order by sending_no', [
    id,
  ]);
const attachedTo = async (recipient: string, id: string) => {
  const mails = (await mailsTo(api, recipient)).filter(({ row }) => row['form_id'] === id);
  return Promise.all(
    mails.map(async ({ mail }) => (await readPdf(mail!.attachments[0]!.content as Buffer)).text),
  );
};

it.each(['driver', 'supervisor', 'admin'] as const)(
  'a completed set is mailed again for its %s, once for one request, and that is recorded',
  async (role) => {
    const who = role === 'admin' ? await aDriver(api, { role }) : site[role];
    const recipient = `${role}-${uuidv7()}@northgate-civils.co.uk`;
    const id = await aCompletedSet([recipient]);
    const before = await site.set(id);
    const key = uuidv7();
    for (let time = 0; time < 2; time += 1) {
      expect((await again(id, who, {}, key).expect(200)).body).toEqual({ unwanted: [] });
      await api.drainJobs();
    }
    const sent = (await mailsOf(id)).map(({ recipient: to, sending_no: no }) => [to, no]);
    expect(sent).toEqual([
      [recipient, 1],
      [recipient, 2],
    ]);
    const [first, second] = await mailsTo(api, recipient);
    expect(second!.mail!.subject).toBe(first!.mail!.subject);
    expect(second!.mail!.text).toBe(first!.mail!.text);
    const sql = 'select who, details from audit_events where what = ? and about_id = ?';
    expect(await api.rows(sql, ['form-set.sent-again', id])).toEqual([
      { who: who.id, details: { recipients: 1 } },
    ]);
    expect(await site.set(id)).toEqual({ ...before, mailedAt: expect.any(String) });
  },
);

it('the copy with the rating goes to the customer’s own address again, and to nobody else', async () => {
  const id = await aCompletedSet([OFFICE, site.driver.email]);
  await again(id, site.driver, { recipients: [OFFICE, OTHER, site.driver.email] }).expect(200);
  await api.drainJobs();
  expect((await attachedTo(OFFICE, id)).map((text) => text.includes('Driver performance'))).toEqual([
    true,
    true,
  ]);
  expect((await attachedTo(OTHER, id)).map((text) => text.includes('Driver performance'))).toEqual([false]);
  const own = await attachedTo(site.driver.email, id);
  expect(own).toHaveLength(2);
  for (const text of own) {
    expect(text).toContain('Weekly form set');
    expect(text).not.toContain('Driver performance');
    expect(text).not.toContain('On time.');
  }
});

it('opens by the link of the new mail after the links of the first were stopped', async () => {
  const recipient = `links-${uuidv7()}@northgate-civils.co.uk`;
  const id = await aCompletedSet([recipient]);
  await site.driver.request('post', `/api/combined-forms/${id}/revoke-links`).expect(204);
  await again(id, site.supervisor).expect(200);
  const mails = await mailsTo(api, recipient);
  const opened: number[] = [];
  for (const { mail } of mails) {
    const [, key] = new RegExp(`/completed-set/${id}\\?key=(\\S+)`).exec(mail!.text!)!;
    const { status } = await api.request('post', '/api/form-links').send({ formId: id, key });
    opened.push(status);
  }
  expect(opened.toSorted()).toEqual([204, 404]);
});

it('is refused to others, of an open set, and while its PDF is being made', async () => {
  const { id, versions } = await site.aReadySet();
  expect((await again(id, site.supervisor).expect(409)).body.code).toBe('form-set.not-completed');
  await site.dispatch(await aDispatch({ id, versions })).expect(200);
  expect((await again(id, site.supervisor).expect(503)).body.code).toBe('form-set.pdf-not-ready');
  await api.drainJobs();
  const count = (await mailsOf(id)).length;
  await again(id, await aDriver(api)).expect(404);
  await again(uuidv7(), site.supervisor).expect(404);
  await api.request('post', `/api/combined-forms/${id}/send-again`).send({}).expect(401);
  for (const recipients of [[], ['nonsense'], Array.from({ length: 30 }, (_, n) => `a${n}@b.co.uk`)])
    await again(id, site.supervisor, { recipients }).expect(422);
  await api.drainJobs();
  expect(await mailsOf(id)).toHaveLength(count);
});

it('is refused where every address wants no mail, and says who gets none where one of two does', async () => {
  const [gone, here] = ['gone', 'here'].map((name) => `${name}-${uuidv7()}@northgate-civils.co.uk`) as [
    string,
    string,
  ];
  const id = await aCompletedSet([gone]);
  const admin = await aDriver(api, { role: 'admin' });
  await admin.request('post', '/api/suppressions/addresses').send({ address: gone }).expect(204);
  const { body } = await again(id, site.supervisor).expect(422);
  expect(body).toMatchObject({ code: 'form-set.nobody-mailed', details: { unwanted: [gone] } });
  expect(await mailsOf(id)).toHaveLength(1);
  const asked = await again(id, site.supervisor, { recipients: [gone, here] }).expect(200);
  expect(asked.body).toEqual({ unwanted: [gone] });
  await api.drainJobs();
  const { mails } = await site.set(id);
  expect(mails).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ recipient: gone, state: 'suppressed' }),
      expect.objectContaining({ recipient: here, state: 'kept locally' }),
    ]),
  );
});

it('has the limits of sending a form: above them nothing is mailed or recorded', async () => {
  const id = await aCompletedSet([OFFICE]);
  const recipients = Array.from({ length: 20 }, (_, n) => `limit-${n}@northgate-civils.co.uk`);
  let refused = await again(id, site.driver, { recipients });
  for (let time = 1; time < 4 && refused.status === 200; time += 1)
    refused = await again(id, site.driver, { recipients });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await api.drainJobs();
  const { mails, recorded } = await api.row(
    `select (select count(*)::int from emails where form_id = ?) as mails,
            (select count(*)::int from audit_events where what = 'form-set.sent-again' and about_id = ?) as recorded`,
    [id, id],
  );
  expect(mails).toBe(1 + 20 * (recorded as number));
});
