import { aCheckSheet, aCompany, aDriver, aTimesheet, suiteApi } from '@groundsheet/testing';
import { v7 as uuidv7 } from 'uuid';
import { Clock } from '@groundsheet/platform';

const HOUR = 3_600_000;

let now = Date.parse('2026-11-21T13:20:30.456Z');

const api = await suiteApi();
api.app.get(Clock).now = () => new Date(now);
const company = await aCompany(api.em);

const KINDS = [
  {
    kind: 'timesheet',
    path: '/api/timesheets',
    completion: '/api/timesheets/one-step-completion',
    aForm: aTimesheet,
  },
  {
    kind: 'check-sheet',
    path: '/api/check-sheets',
    completion: '/api/one-step-completion/check-sheet',
    aForm: aCheckSheet,
  },
];

describe.each(KINDS)('a $kind of a guest', ({ kind, path, completion, aForm }) => {
  const send = async (changes: Record<string, unknown> = {}, key = uuidv7()) => {
    const body = await aForm(company, changes);
    return (await api.request('post', completion).set('Idempotency-Key', key).send(body).expect(200)).body;
  };
  const someone = async (fullName = 'Łukasz Wójcik') => {
    const driver = await aDriver(api, { fullName });
    // Sessions are timed by the clock of this suite.
    await api.rows('update sessions set created_at = ?, used_at = ? where driver_id = ?', [
      new Date(now),
      new Date(now),
      driver.id,
    ]);
    const claim = (id: string, token: unknown) =>
      driver.request('post', `/api/forms/${id}/claim`).send({ token });
    return { ...driver, claim };
  };
  const driverOf = async (id: string) =>
    (await api.row('select driver_id from forms where id = ?', [id]))['driver_id'];

  it('becomes their own under the name on it: read, listed, corrected and sent again', async () => {
    const { id, claimToken } = await send({ driverSignedName: ' łukasz  WÓJCIK' });
    const lukasz = await someone();
    await lukasz.request('get', `${path}/${id}`).expect(404);
    await lukasz.claim(id, claimToken).expect(204);
    await lukasz.request('get', `${path}/${id}`).expect(200);
    const { body: history } = await lukasz.request('get', '/api/history').expect(200);
    expect(history).toMatchObject([{ id, kind, status: 'submitted' }]);
    await lukasz.request('post', `/api/forms/${id}/correct`).expect(201);
    await api.drainJobs();
    await lukasz.request('post', `/api/forms/${id}/send-again`).send({}).expect(200);
  });

  it('is claimed by one, who may ask again', async () => {
    const { id, claimToken } = await send();
    const [first, second] = [await someone(), await someone()];
    const answers = await Promise.all([first, second].map((driver) => driver.claim(id, claimToken)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    const [owner, other] = answers[0]!.status === 204 ? [first, second] : [second, first];
    await owner.claim(id, claimToken).expect(204);
    expect((await other.claim(id, claimToken).expect(404)).body.code).toBe('form.unknown');
    expect(await driverOf(id)).toBe(owner.id);
  });

  it('is not given to an account of another name', async () => {
    const { id, claimToken } = await send();
    const refused = await (await someone('Jo Kerr')).claim(id, claimToken).expect(409);
    expect(refused.body.code).toBe('form.other-name');
    expect(refused.body.message).toMatch(/^This (timesheet|check sheet) was sent under a different name/);
    expect(refused.body.message).not.toContain('Wójcik');
    expect(await driverOf(id)).toBeNull();
  });

  it.each<[string, (token: string, other: string) => string]>([
    ['that is made up', () => 'x'.repeat(43)],
    ['that is too short', (token) => token.slice(1)],
    ['of another form', (_, other) => other],
  ])('is not given for a token %s', async (_, tokenFrom) => {
    const [{ id, claimToken }, other] = [await send(), await send()];
    const refused = await (await someone()).claim(id, tokenFrom(claimToken, other.claimToken)).expect(404);
    expect(refused.body).toMatchObject({
      code: 'form.unknown',
      message: expect.stringMatching(/Sign in/),
    });
    expect(await driverOf(id)).toBeNull();
  });

  it('is not given where there is none, nor without a token, nor to nobody', async () => {
    const { id, claimToken } = await send();
    const lukasz = await someone();
    await lukasz.claim(uuidv7(), claimToken).expect(404);
    for (const token of [undefined, '', 'x'.repeat(101), 4]) await lukasz.claim(id, token).expect(422);
    await api.request('post', `/api/forms/${id}/claim`).send({ token: claimToken }).expect(401);
    const { body: draft } = await lukasz.request('post', path).send({}).expect(201);
    await lukasz.claim(draft.id, claimToken).expect(404);
  });

  it('may be claimed for a day', async () => {
    const [late, tooLate] = [await send(), await send()];
    now += 24 * HOUR - 1;
    await (await someone()).claim(late.id, late.claimToken).expect(204);
    now += 1;
    await (await someone()).claim(tooLate.id, tooLate.claimToken).expect(404);
  });

  it('has one token, however often the same sending is asked for; a driver’s has none', async () => {
    const [key, id] = [uuidv7(), uuidv7()];
    const first = await send({ id }, key);
    expect(Object.keys(first)).toEqual(['success', 'message', 'id', 'reference', 'receipt', 'claimToken']);
    now += HOUR;
    expect(await send({ id }, key)).toEqual(first);
    const lukasz = await someone();
    const { body } = await lukasz
      .request('post', completion)
      .send(await aForm(company))
      .expect(200);
    expect(Object.keys(body)).toEqual(['success', 'message', 'id', 'reference', 'receipt']);
  });
});
