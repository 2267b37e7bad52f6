import { Clock, hashOf } from '@groundsheet/platform';
import {
  aCompany,
  aDriver,
  ask,
  aTimesheet,
  BusyDriver,
  linked,
  mailsTo,
  Signer,
  suiteApi,
} from '@groundsheet/testing';

const api = await suiteApi();
const company = await aCompany(api.em);
const supervisor = await aDriver(api, {
  role: 'supervisor',
  fullName: 'Ruth Keane',
  email: 'ruth@hill-plant.co.uk',
});
const admin = await aDriver(api, { role: 'admin', email: 'bev@hill-plant.co.uk' });

async function anAsked(how: object = {}) {
  const driver = await aDriver(api);
  const { body: sent } = await new BusyDriver(driver, company).sendsTimesheet({
    clientSignature: null,
    orderNumber: 'P-001234',
  });
  const request = await linked(api, (await ask(driver, sent.id, how).expect(201)).body);
  const signer = new Signer(api, request);
  const read = async () => (await driver.request('get', `/api/sign-requests/${request.id}`).expect(200)).body;
  const line = (key: string, reason: string, proposed?: string) => ({
    key: `${sent.id}/${key}`,
    reason,
    proposed,
  });
  const disagree = (lines: object[], note: string | null = null) =>
    signer.post('query', { name: 'Siân O’Neill', lines, note });
  const post = (verb: string, body: object = {}, by = driver) =>
    by.request('post', `/api/sign-requests/${request.id}/${verb}`).send(body);
  return { driver, id: sent.id as string, request, signer, read, line, disagree, post };
}

it('tells driver, supervisor and admin by mail, line by line, and marks the request', async () => {
  const { driver, line, disagree, read } = await anAsked();
  await disagree(
    [line('tuesday', 'hours', '7.5'), line('order', 'order', 'P-009999')],
    'We left at three.',
  ).expect(200);
  const { state, queries } = await read();
  expect(state).toBe('disagreed');
  expect(queries).toEqual([
    expect.objectContaining({
      name: 'Siân O’Neill',
      lines: ['Tue 17 Nov: hours, should be 7.5', 'Order number: order number, should be P-009999'],
      note: 'We left at three.',
      afterSigning: false,
      answer: null,
    }),
  ]);
  for (const { email } of [driver, supervisor, admin]) {
    const mails = await mailsTo(api, email);
    const { subject, text } = mails
      .map(({ mail }) => mail!)
      .find((mail) => /^Something is wrong/.test(mail.subject!))!;
    expect(subject).toMatch(/^Something is wrong: timesheet TS-\w{8}, Łukasz Wójcik$/);
    expect(text).toMatch(/Tue 17 Nov: 9\W+5 h \(hours, should be 7\W+5\)/);
    expect(text).toContain('“We left at three.”');
  }
});

it.each([
  ['a line that is not there', 'someday', 'hours', '7.5'],
  ['a reason that the line has not', 'order', 'hours', '7.5'],
  ['hours that are none', 'tuesday', 'hours', 'seven'],
  ['more hours than a day has', 'tuesday', 'hours', '24.5'],
  ['standing time in tenths', 'tuesday', 'standing', '1.3'],
  ['a break in parts of a minute', 'tuesday', 'break', '30.5'],
])('does not take %s', async (_, key, reason, proposed) => {
  const { line, disagree, read } = await anAsked();
  const refused = await disagree([line(key, reason, proposed)]).expect(422);
  expect(refused.body.details[0].path).toBe('lines.0');
  expect((await read()).state).toBe('open');
});

it('does not take nothing, one line twice, or a second time before it is answered', async () => {
  const { line, disagree } = await anAsked();
  await disagree([]).expect(422);
  await disagree([line('monday', 'hours'), line('monday', 'break')]).expect(422);
  await disagree([], 'Wrong machine.').expect(200);
  await disagree([], 'Wrong machine.').expect(409);
});

it('is accepted into a correction with the figures filled in; sent, it asks the same person again by the same link', async () => {
  const { driver, id, signer, line, disagree, post, request } = await anAsked({
    channel: 'mail',
    toAddress: 'accepted@northgate-civils.co.uk',
  });
  await disagree([
    line('tuesday', 'hours', '7.5'),
    line('monday', 'standing', '2'),
    line('machine', 'machine', 'EX-0418'),
  ]).expect(200);
  await post('accept', {}, supervisor).expect(404);
  const { body: draft } = await post('accept').expect(201);
  await post('accept').expect(409);
  const { body: begun } = await driver.request('get', `/api/timesheets/${draft.id}`).expect(200);
  expect(begun).toMatchObject({
    status: 'draft',
    corrects: id,
    tuesdayNetHours: 7.5,
    mondayStanding: 2,
    plantNumber: 'EX-0418',
    clientSignature: null,
  });
  const corrected = await aTimesheet(company, { id: draft.id, tuesdayNetHours: 7.5, clientSignature: null });
  await driver.request('post', '/api/timesheets/one-step-completion').send(corrected).expect(200);

  const refused = await signer.open().expect(409);
  expect(refused.body).toMatchObject({
    code: 'sign-request.out-of-date',
    message: 'This has been corrected since you were asked to sign it. Please open the corrected one.',
  });
  const { url } = refused.body.details;
  const again = new Signer(api, { id: new URL(url).pathname.split('/').at(-1)!, url });
  const { body: opened } = await again.open().expect(200);
  expect(opened).toMatchObject({ toName: 'Siân O’Neill', shown: { answer: '16.5 hours' } });
  await again.signs();
  const { clientSignedName } = (await driver.request('get', `/api/forms/${draft.id}`)).body;
  expect(clientSignedName).toBe('Siân O’Neill');
  const subjects = (await mailsTo(api, 'accepted@northgate-civils.co.uk')).map(({ row }) => row['subject']);
  expect(subjects.filter((subject) => /^Please sign a timesheet/.test(subject as string))).toHaveLength(2);
  expect((await driver.request('get', `/api/sign-requests/${request.id}`)).body.state).toBe('void');
});

it('is answered in words, and may then be signed; while it waits it may not', async () => {
  const { signer, disagree, post, read } = await anAsked({
    channel: 'mail',
    toAddress: 'words@northgate-civils.co.uk',
  });
  const other = await aDriver(api);
  await disagree([], 'Who was the banksman?').expect(200);
  expect((await signer.signs({}, 409)).body.code).toBe('sign-request.not-waiting');
  await post('answer', { answer: 'Dai was.' }, other).expect(404);
  await post('answer', { answer: 'Dai was.' }, supervisor).expect(200);
  await post('answer', { answer: 'Dai was.' }).expect(409);
  expect((await read()).state).toBe('seen');
  expect((await signer.open().expect(200)).body.queries[0]).toMatchObject({ answer: 'Dai was.' });
  const mails = await mailsTo(api, 'words@northgate-civils.co.uk');
  expect(mails.some(({ mail }) => mail!.text!.includes('“Dai was.”'))).toBe(true);
  await signer.signs();
  expect((await read()).state).toBe('signed');
});

it('keeps the link alive for 30 days while an answer is waited for; an answer after that opens it again', async () => {
  const { signer, disagree, post, read } = await anAsked();
  await disagree([], 'Who was the banksman?').expect(200);
  const clock = api.app.get(Clock);
  const began = clock.now().getTime();
  const on = async (day: number) => {
    const now = jest.spyOn(clock, 'now').mockReturnValue(new Date(began + day * 86_400_000));
    const { status } = await signer.open();
    now.mockRestore();
    return status;
  };
  expect([await on(29), await on(31)]).toEqual([200, 404]);
  await api.rows(`update sign_requests set expires_at = now() where id = ?`, [(await read()).id]);
  expect((await signer.signs({}, 404)).body.code).toBe('sign-request.dead-link');
  expect((await read()).state).toBe('disagreed');
  await post('answer', { answer: 'Dai was.' }).expect(200);
  await signer.signs();
});

it('after signing stands beside the signature, and reopens nothing', async () => {
  const { driver, id, signer, line, disagree, post, read } = await anAsked();
  await signer.signs();
  await api.drainJobs();
  const before = await driver.request('get', `/api/forms/${id}`).expect(200);
  await disagree([line('tuesday', 'hours', '7.5')]).expect(200);
  await api.drainJobs();
  const { state, signedName, queries } = await read();
  expect({ state, signedName, after: queries[0].afterSigning }).toEqual({
    state: 'signed',
    signedName: 'Siân O’Neill',
    after: true,
  });
  const { mailedAt: _, ...after } = (await driver.request('get', `/api/forms/${id}`).expect(200)).body;
  expect(before.body).toMatchObject(after);
  await post('accept').expect(409);
  await post('answer', { answer: 'Thank you.' }).expect(200);
});

it('is in the list of what waits until it is dealt with', async () => {
  const { disagree, post, request } = await anAsked();
  const waits = async () => {
    const { body } = await supervisor.request('get', '/api/sign-requests?waiting=true&limit=100').expect(200);
    return body.some(({ id }: { id: string }) => id === request.id);
  };
  expect(await waits()).toBe(true);
  await disagree([], 'Not ours.').expect(200);
  expect(await waits()).toBe(true);
  const counts = async () => (await supervisor.request('get', '/api/sign-requests/counts').expect(200)).body;
  const { queries } = await counts();
  await post('withdraw').expect(204);
  await post('answer', { answer: 'Withdrawn.' }).expect(200);
  expect(await waits()).toBe(false);
  expect((await counts()).queries).toBe(queries - 1);
});

it('leaves the list, denied, once a correction is sent or 13 weeks are over; the form keeps saying it', async () => {
  const counts = async () =>
    (await supervisor.request('get', '/api/sign-requests/counts').expect(200)).body.queries;
  const queries = await counts();
  const deniedDaysAgo = async (days: number) => {
    const each = await anAsked();
    await each.signer.signs();
    await api.rows(`update sign_requests set denied_at = now() - interval '${days} days' where id = ?`, [
      each.request.id,
    ]);
    return each;
  };
  const [corrected, late, old] = [await deniedDaysAgo(1), await deniedDaysAgo(90), await deniedDaysAgo(92)];
  const waits = async () => {
    const { body } = await supervisor.request('get', '/api/sign-requests?waiting=true').expect(200);
    return [corrected, late, old].map(({ request }) =>
      body.some(({ id }: { id: string }) => id === request.id),
    );
  };
  expect([await waits(), await counts()]).toEqual([[true, true, false], queries + 2]);
  const { body: begun } = await corrected.driver
    .request('post', `/api/forms/${corrected.id}/correct`)
    .send({})
    .expect(201);
  const correction = await aTimesheet(company, { id: begun.id, clientSignature: null });
  await corrected.driver.request('post', '/api/timesheets/one-step-completion').send(correction).expect(200);
  expect([await waits(), await counts()]).toEqual([[false, true, false], queries + 1]);
  expect(await corrected.read()).toMatchObject({ state: 'signed', deniedAt: expect.any(String) });
});

it('is counted with the day since when the first of them waits', async () => {
  const counts = async () => (await supervisor.request('get', '/api/sign-requests/counts').expect(200)).body;
  await api.rows('delete from sign_requests');
  expect(await counts()).toEqual({ waiting: 0, queries: 0, oldestAskedAt: null, oldestQueryAt: null });
  const [first, second] = [await anAsked(), await anAsked()];
  await first.disagree([], 'Not ours.').expect(200);
  const [query] = (await first.read()).queries;
  expect(await counts()).toEqual({
    ...{ waiting: 1, queries: 1 },
    ...{ oldestAskedAt: second.request.askedAt, oldestQueryAt: query.at },
  });
  await second.signer.signs();
  await api.rows('update sign_requests set denied_at = ? where id = ?', [
    '2026-11-01T08:00:00Z',
    second.request.id,
  ]);
  expect(await counts()).toMatchObject({
    ...{ waiting: 0, queries: 2, oldestAskedAt: null, oldestQueryAt: '2026-11-01T08:00:00.000Z' },
  });
});

it('is said three times of one request; after that the driver has to be rung', async () => {
  const { disagree, post } = await anAsked();
  for (const words of ['One.', 'Two.', 'Three.']) {
    await disagree([], words).expect(200);
    await post('answer', { answer: 'It stands.' }).expect(200);
  }
  expect((await disagree([], 'Four.').expect(409)).body.code).toBe('sign-request.too-many-queries');
});

it('is answered by mail only as often as the asker may mail: no relay for an account that anybody can make', async () => {
  const stranger = await aDriver(api, { confirmed: false });
  const toAddress = 'victim@elsewhere-plant.co.uk';
  let held = 0;
  const networks = ['198.51.100.7', '203.0.113.7'];
  const post = async (path: string, body: object) => {
    // From two networks in turn: the account is the same.
    networks.reverse();
    const { headers } = await stranger.request('post', path).set('X-Forwarded-For', networks[0]!).send(body);
    held += headers['mails-held-back'] ? 1 : 0;
  };
  const { body: sent } = await new BusyDriver(stranger, company).sendsTimesheet({ clientSignature: null });
  // An account may cause 20 mails to one address in a day (docs/safeguards.md); seventeen have gone.
  await api.rows(
    `insert into limit_counters (name, subject, count, ends_at) values ('told-mails-of-one-to-one', ?, 17, ?)`,
    [hashOf(`${stranger.id} ${toAddress}`), new Date(api.app.get(Clock).now().getTime() + 3_600_000)],
  );
  for (let at = 0; at < 3; at += 1) {
    const asked = await ask(stranger, sent.id, { channel: 'mail', toAddress });
    if (asked.headers['mails-held-back']) break;
    const signer = new Signer(api, await linked(api, asked.body));
    for (let words = 0; words < 3; words += 1) {
      await signer.post('query', { name: 'A Stranger', lines: [], note: 'Buy this.' });
      await post(`/api/sign-requests/${asked.body.id}/answer`, { answer: 'Buy this at example.com.' });
    }
  }
  expect(held).toBeGreaterThan(0);
  expect(await mailsTo(api, toAddress)).toHaveLength(3);
});
