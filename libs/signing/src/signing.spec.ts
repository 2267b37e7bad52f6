import { Clock } from '@groundsheet/platform';
import {
  aCompany,
  aDriver,
  aSignature,
  ask,
  aTimesheet,
  anUnsigned,
  mailsTo,
  readPdf,
  Signer,
  suiteApi,
  drawsPdfs,
} from '@groundsheet/testing';
import type { Response, Test } from 'supertest';

const OFFICE = 'office@northgate-civils.co.uk';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const api = await suiteApi();
await drawsPdfs(api);
const company = await aCompany(api.em, { contactEmail: OFFICE });
const supervisor = await aDriver(api, {
  role: 'supervisor',
  fullName: 'Ruth Keane',
  email: 'ruth@hill-plant.co.uk',
});
const admin = await aDriver(api, { role: 'admin', email: 'bev@hill-plant.co.uk' });
const clock = api.app.get(Clock);
afterEach(() => jest.restoreAllMocks());

async function anAsked(how: object = {}) {
  const form = await anUnsigned(api, company);
  const request = await form.asked(how);
  return { ...form, request, signer: new Signer(api, request) };
}

function later(by: number): void {
  const at = new Date(Date.now() + by);
  jest.spyOn(clock, 'now').mockReturnValue(at);
}

const read = async ({ driver, request }: Awaited<ReturnType<typeof anAsked>>) =>
  (await driver.request('get', `/api/sign-requests/${request.id}`).expect(200)).body;
const audited = (id: string) =>
  api.rows('select what, who, details from audit_events where about_id = ? order by id', [id]);
const told = ({ status, body: { code, message } }: Response) => ({ status, code, message });

const bytes: Parameters<Test['parse']>[0] = (response, done) => {
  const parts: Buffer[] = [];
  response.on('data', (part: Buffer) => parts.push(part));
  response.on('end', () => done(null, Buffer.concat(parts)));
};

describe('a timesheet that is asked for', () => {
  it('is shown, signed and receipted, with how it was made, and its PDF and set have the signature', async () => {
    const form = await anAsked({ channel: 'code' });
    await api.drainJobs();
    const { request, signer, driver, id } = form;
    expect(request).toMatchObject({
      state: 'open',
      channel: 'code',
      seenAt: null,
      url: expect.stringContaining('/sign/'),
    });
    const { body } = await signer.open().expect(200);
    expect(body.shown).toMatchObject({
      title: 'Weekly timesheet',
      subtitle: 'Week ending Sat 21 Nov 2026',
      answer: '18.5 hours',
      agreement: 'I agree 18.5 hours, week ending Sat 21 Nov, EX-0417',
    });
    expect(body.shown.lines).toContainEqual({
      key: `${id}/tuesday`,
      label: 'Tue 17 Nov',
      value: '9.5 h',
      detail: '07:00 to 17:00, break 30 min, standing 1.5 h',
      reasons: ['hours', 'break', 'standing', 'breakdown', 'not-our-site', 'else'],
    });
    expect(body.shown.lines).toHaveLength(11);
    expect((await read(form)).state).toBe('seen');
    const version = await api.row('select version from forms where id = ?', [id]);

    await signer.signsShown(body.shownSha256, { receiptTo: 'sian@northgate-civils.co.uk' }, 200);
    expect(await read(form)).toMatchObject({ state: 'signed', signedName: 'Siân O’Neill', url: null });
    const { body: now } = await driver.request('get', `/api/forms/${id}`).expect(200);
    expect(now).toMatchObject({
      clientSignedName: 'Siân O’Neill',
      clientSignedHow: { way: 'own-phone-code', at: expect.any(String) },
      clientSignature: expect.stringMatching(/^data:image\/png/),
    });
    expect(await api.row('select version, signed_how from forms where id = ?', [id])).toEqual({
      ...version,
      signed_how: {
        client: {
          way: 'own-phone-code',
          at: expect.any(String),
          device: 'Unknown device',
          shownSha256: body.shownSha256,
          sameNetwork: true,
        },
      },
    });
    await api.drainJobs();
    const pdf = await driver.request('get', `/api/forms/${id}/pdf`).buffer().parse(bytes);
    expect((await readPdf(pdf.body)).text).toMatch(
      /on their own phone, by a code, from the network that asked/,
    );
    for (const to of [OFFICE, 'sian@northgate-civils.co.uk']) {
      const [receipt] = (await mailsTo(api, to)).filter(({ row }) => row['record_id'] === id);
      expect(receipt!.mail!.subject).toBe('Signed timesheet: Łukasz Wójcik, Week ending Sat 21 Nov 2026');
      expect(receipt!.mail!.text).toMatch(/I agree 18\W+5 hours/);
      expect(receipt!.mail!.text).toMatch(/I did not sign this:\n\S+\/sign\/\S+#not-/);
    }
  });

  it('says on its record whose mailbox the link went to, and nothing of a network that is another', async () => {
    const { signer, driver, id, request } = await anAsked({
      channel: 'mail',
      toAddress: 'sian@northgate-civils.co.uk',
    });
    const { shownSha256 } = (await signer.open().expect(200)).body;
    const signerSignature = await aSignature(7);
    await signer
      .post('sign', { name: 'Siân O’Neill', shownSha256, signerSignature })
      .set('X-Forwarded-For', '203.0.113.77')
      .expect(200);
    const { signed_how: how } = await api.row('select signed_how from forms where id = ?', [id]);
    expect(how).toMatchObject({ client: { way: 'own-phone-link', mailedTo: 's…@northgate-civils.co.uk' } });
    const listed = await driver.request('get', `/api/sign-requests/${request.id}`).expect(200);
    expect(listed.body.sameNetwork).toBe(false);
    await api.drainJobs();
    const pdf = await driver.request('get', `/api/forms/${id}/pdf`).buffer().parse(bytes);
    const { text } = await readPdf(pdf.body);
    expect(text.replaceAll(/\s/g, '')).toContain('byalinkmailedtos…@northgate-civils.co.uk(');
    expect(text).not.toContain('from the network');
  });

  it('is recorded as asked for, opened and signed, by nobody of ours', async () => {
    const { id, driver, signer, request } = await anAsked();
    await signer.signs({}, 200);
    const about = { request: request.id, by: 'client' };
    expect((await audited(id)).slice(-3)).toEqual([
      { what: 'signature.asked', who: driver.id, details: about },
      { what: 'signature.opened', who: null, details: about },
      { what: 'form.signed', who: null, details: { ...about, way: 'own-phone-link' } },
    ]);
  });

  it('is recorded as opened once an hour, however often', async () => {
    const { id, signer } = await anAsked();
    const opened = async () => (await audited(id)).filter(({ what }) => what === 'signature.opened').length;
    for (const [minutes, times] of [
      [0, 1],
      [59, 1],
      [61, 2],
    ] as const) {
      later(minutes * MINUTE);
      await signer.open().expect(200);
      expect(await opened()).toBe(times);
    }
  });

  it('is still to be signed after a mail scanner has opened its page five times with scripts on', async () => {
    const form = await anAsked();
    for (let at = 0; at < 5; at += 1) await api.request('get', `/sign/${form.request.id}`);
    expect(await read(form)).toMatchObject({ state: 'open', seenAt: null });
    await form.signer.signs({}, 200);
  });

  it('is signed once: of two who sign at the same moment one is told who was first', async () => {
    const { driver, id, asked } = await anUnsigned(api, company);
    const signers = [new Signer(api, await asked()), new Signer(api, await asked({ toName: 'Dai Rees' }))];
    const shown = await Promise.all(signers.map(async (signer) => (await signer.open()).body.shownSha256));
    const answers = await Promise.all(
      signers.map(async (signer, at) =>
        signer.post('sign', {
          name: ['Siân O’Neill', 'Dai Rees'][at],
          shownSha256: shown[at],
          signerSignature: await aSignature(7),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { clientSignedName: first } = (await driver.request('get', `/api/forms/${id}`)).body;
    const second = answers.find(({ status }) => status === 409)!;
    expect(second.body).toMatchObject({
      code: 'sign-request.signed-already',
      message: expect.stringMatching(new RegExp(`^${first} has already signed this on \\d`)),
      details: { by: first, at: expect.any(String) },
    });
    await ask(driver, id).expect(409);
    const again = await signers[answers.indexOf(second)]!.signs({}, 409);
    expect(again.body.code).toBe('sign-request.signed-already');
  });

  it('is waited for by nobody once one of those who were asked has signed', async () => {
    const { driver, id, asked } = await anUnsigned(api, company);
    const [signed, other] = [await asked(), await asked({ toName: 'Dai Rees' })];
    await new Signer(api, signed).signs({}, 200);
    const { body } = await driver.request('get', `/api/sign-requests/${other.id}`).expect(200);
    expect(body).toMatchObject({ toName: 'Dai Rees', state: 'void' });
    const waited = `/api/sign-requests?waiting=true&about=${id}`;
    expect((await supervisor.request('get', waited).expect(200)).body).toEqual([]);
  });

  it('is out of date once its hours have changed', async () => {
    const { driver, id, signer } = await anAsked();
    const { shownSha256 } = (await signer.open().expect(200)).body;
    const { body: begun } = await driver.request('post', `/api/forms/${id}/correct`).expect(201);
    const corrected = await aTimesheet(company, { id: begun.id, mondayFinish: '17:30', mondayNetHours: 10 });
    await driver.request('post', '/api/timesheets/one-step-completion').send(corrected).expect(200);
    const refused = await signer.signsShown(shownSha256, {}, 409);
    expect(refused.body).toMatchObject({ code: 'sign-request.out-of-date', details: { url: null } });
    expect((await signer.open().expect(409)).body.message).toMatch(/has changed since you were asked/);
    const { client_signature: signature } = await api.row('select client_signature from forms where id = ?', [
      id,
    ]);
    expect(signature).toBeNull();
  });

  it('is out of date where it says something else than was asked for, though nothing was told of it', async () => {
    const { id, signer } = await anAsked();
    const { shownSha256 } = (await signer.open().expect(200)).body;
    await api.rows(`update forms set plant_number = 'EX-0999' where id = ?`, [id]);
    const refused = await signer.signsShown(shownSha256, {}, 409);
    expect(refused.body.code).toBe('sign-request.out-of-date');
    expect((await signer.open().expect(409)).body.code).toBe('sign-request.out-of-date');
  });

  it('is not signed as something that was not shown', async () => {
    const { signer } = await anAsked();
    const refused = await signer.signsShown('0'.repeat(64), {}, 409);
    expect(refused.body.code).toBe('sign-request.out-of-date');
  });

  it.each([
    ['no name', { name: '  ' }, 'name'],
    ['no signature', { signerSignature: 'data:image/png;base64,' }, 'signerSignature'],
    ['half an address', { receiptTo: 'sian@' }, 'receiptTo'],
  ])('is not signed with %s', async (_, change, path) => {
    const { signer } = await anAsked();
    const refused = await signer.signs(change, 422);
    expect(refused.body.details[0].path).toBe(path);
  });
});

describe('a link that does not work', () => {
  it('says the same where its key is wrong, it has expired or was withdrawn', async () => {
    const [wrong, withdrawn, expired] = [
      await anAsked(),
      await anAsked(),
      await anAsked({ channel: 'code' }),
    ];
    await withdrawn.driver.request('post', `/api/sign-requests/${withdrawn.request.id}/withdraw`).expect(204);
    await withdrawn.driver.request('post', `/api/sign-requests/${withdrawn.request.id}/withdraw`).expect(204);
    const answers = [
      told(await wrong.signer.post('open', { key: expired.signer.key })),
      told(await withdrawn.signer.open()),
    ];
    later(31 * MINUTE);
    answers.push(told(await expired.signer.open()));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404, code: 'sign-request.dead-link' });
  });

  it('is limited to ten a minute from one network, and a right one is opened all the same', async () => {
    await api.rows(`delete from limit_counters where name = 'wrong-sign-keys-of-network-per-minute'`);
    const { signer } = await anAsked();
    const statuses: number[] = [];
    for (let at = 0; at < 12; at += 1) statuses.push((await signer.post('open', { key: 'x' })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(404), 429, 429]);
    await signer.open().expect(200);
    await api.rows(`delete from limit_counters where name = 'wrong-sign-keys-of-network-per-minute'`);
  });

  it('lives for 7 days, a code for 30 minutes and longer while it is shown', async () => {
    const [link, code] = [await anAsked(), await anAsked({ channel: 'code' })];
    const lives = ({ askedAt, expiresAt }: { askedAt: string; expiresAt: string }) =>
      Date.parse(expiresAt) - Date.parse(askedAt);
    expect([lives(link.request), lives(code.request)]).toEqual([7 * DAY, 30 * MINUTE]);
    later(20 * MINUTE);
    const { body } = await code.driver
      .request('post', `/api/sign-requests/${code.request.id}/renew`)
      .expect(200);
    expect(lives(body)).toBeGreaterThanOrEqual(50 * MINUTE);
    await link.driver.request('post', `/api/sign-requests/${link.request.id}/renew`).expect(409);
  });
});

describe('the phone that asked', () => {
  const REFUSED = 'signature.refused-here';
  const refusals = async (id: string) => (await audited(id)).filter(({ what }) => what === REFUSED);

  it.each([
    ['its driver', 'driver'],
    ['a supervisor', 'supervisor'],
  ] as const)('is refused and recorded where %s is signed in', async (_, role) => {
    const { driver, id, signer, request } = await anAsked();
    signer.cookie = { driver, supervisor }[role].cookie;
    for (const verb of ['open', 'sign', 'query']) {
      const refused = await signer
        .post(verb, { name: 'x', shownSha256: 'x', signerSignature: 'x' })
        .expect(403);
      expect(refused.body.code).toBe('sign-request.this-phone-asked');
    }
    const { id: who } = { driver, supervisor }[role];
    expect(await refusals(id)).toEqual([{ what: REFUSED, who, details: { request: request.id } }]);
    expect((await read({ driver, request } as never)).state).toBe('open');
  });

  it('is refused by the cookie of its device once nobody is signed in, which is recorded once an hour', async () => {
    const { driver, id } = await anUnsigned(api, company);
    const asked = await ask(driver, id).expect(201);
    const set = (asked.headers['set-cookie'] as unknown as string[]).find((each) => each.includes('device'))!;
    const signer = new Signer(api, asked.body);
    signer.cookie = set.split(';')[0]!;
    for (const [minutes, recorded] of [
      [0, 1],
      [59, 1],
      [61, 2],
    ] as const) {
      later(minutes * MINUTE);
      await signer.open().expect(403);
      expect(await refusals(id)).toHaveLength(recorded);
    }
    signer.cookie = '';
    await signer.open().expect(200);
  });
});

it('flags a signature whose signer says it is not theirs, once and within 30 days, to driver, supervisor and admin, and mails them', async () => {
  const { driver, id, signer, request } = await anAsked();
  await signer.signs({ receiptTo: 'denier@northgate-civils.co.uk' }, 200);
  const [receipt] = await mailsTo(api, 'denier@northgate-civils.co.uk');
  const key = /\/sign\/\S+#not-(\S+)/.exec(receipt!.mail!.text!)![1]!;
  const deny = (brought = key) =>
    api.request('post', `/api/sign-requests/${request.id}/deny`).send({ key: brought });
  await deny(signer.key).expect(404);
  await deny().expect(204);
  await deny().expect(404);
  for (const by of [driver, supervisor, admin]) {
    const { body } = await by.request('get', `/api/sign-requests?about=${id}`).expect(200);
    expect(body).toMatchObject([
      { state: 'signed', signedName: 'Siân O’Neill', deniedAt: expect.any(String) },
    ]);
  }
  expect((await audited(id)).map(({ what }) => what)).toContain('signature.denied');
  for (const { email } of [driver, supervisor, admin])
    expect((await mailsTo(api, email)).map(({ mail }) => mail!.subject)).toContainEqual(
      expect.stringMatching(/^“I did not sign this”: timesheet TS-/),
    );
});
