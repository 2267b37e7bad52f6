import { auditedWords } from '@groundsheet/contracts';
import { aCompany, aDriver, aTimesheet, COMPLETION, suiteApi } from '@groundsheet/testing';
import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';

const api = await suiteApi();
const admin = await aDriver(api, { role: 'admin', fullName: 'Siân Hill', email: 'sian@hill-plant.co.uk' });
const driver = await aDriver(api, { fullName: 'Dave Field', email: 'dave@harrow-plant.co.uk' });

type Asked = Partial<Record<'person' | 'record' | 'from' | 'to' | 'after' | 'limit', string>>;

const log = (query: Asked = {}) => admin.request('get', '/api/audit-events').query(query);
interface Entry {
  id: string;
  what: string;
}
/** Without the looks at the log itself, of which there is one for each way of asking. */
const found = async (query: Asked) =>
  ((await log(query).expect(200)).body as Entry[])
    .map(({ what }) => what)
    .filter((what) => what !== 'list.audit-log');

/** Something recorded about nobody that anybody knows, at a moment. */
const recordedAt = (at: string, about = randomUUID()) =>
  api.rows(
    `insert into audit_events (id, happened_at, what, about_kind, about_id) values (?, ?, 'account.signed-in', 'account', ?)`,
    [randomUUID(), at, about],
  );

it('tells who did what to which record, in words, from where', async () => {
  const company = await aCompany(api.em);
  const { body: sent } = await driver
    .request('post', COMPLETION)
    .send(await aTimesheet(company))
    .expect(200);
  const { body: form } = await driver.request('get', `/api/timesheets/${sent.id}`).expect(200);
  await admin.request('put', `/api/drivers/${driver.id}/role`).send({ role: 'supervisor' }).expect(204);
  const [role] = (await log().expect(200)).body;
  expect(role).toEqual({
    id: expect.any(String),
    at: expect.any(String),
    what: 'account.role-changed',
    words: 'Changed the role (driver to supervisor)',
    who: { id: admin.id, name: 'Siân Hill' },
    about: {
      kind: 'account',
      label: 'Account',
      id: driver.id,
      name: 'Dave Field',
      opens: true,
      isArchived: false,
    },
    network: '127.0.0.1',
    device: expect.anything(),
  });
  const [entry] = (await log({ record: form.reference.toLowerCase(), limit: '1' }).expect(200)).body;
  expect(entry).toMatchObject({
    what: 'form.sent',
    who: { id: driver.id, name: 'Dave Field' },
    about: { kind: 'form', id: sent.id, name: form.reference, opens: true },
  });
  expect(await found({ record: sent.id })).toContain('form.sent');
});

it('is searched by who did it or whose account it was done to, and by the record', async () => {
  const all = ['account.role-changed', 'form.sent'];
  expect(await found({ person: 'dave f' })).toEqual(expect.arrayContaining(all));
  expect(await found({ person: driver.id })).toEqual(await found({ person: 'dave f' }));
  expect(await found({ person: 'SIAN@HILL' })).toEqual(['account.role-changed']);
  expect(await found({ record: driver.email })).toEqual(['account.role-changed']);
  expect(await found({ person: 'siân', record: driver.email })).toEqual(['account.role-changed']);
  for (const query of [
    { person: 'nobody' },
    { record: 'TS-00000000' },
    { person: 'siân', record: admin.email },
  ]) {
    expect(await found(query)).toEqual([]);
  }
});

it('refuses what fits more people than it looks up', async () => {
  for (let no = 0; no < 21; no += 1) await aDriver(api, { fullName: 'Max Many' });
  for (const field of ['person', 'record']) {
    const { body } = await log({ [field]: 'many' }).expect(422);
    expect(body).toMatchObject({ code: 'audit.too-many-found', details: [{ path: field }] });
  }
});

it('is bounded by days in the time zone of the installation', async () => {
  const about = randomUUID();
  // Half past midnight of 2 July in London.
  await recordedAt('2025-07-01T23:30:00Z', about);
  const days = async (from: string, to: string) => (await found({ record: about, from, to })).length;
  expect(await days('2025-07-02', '2025-07-02')).toBe(1);
  expect(await days('2025-07-01', '2025-07-01')).toBe(0);
  expect(await days('2025-07-03', '2025-07-09')).toBe(0);
});

it('goes back page by page, without losing what was recorded at the same moment', async () => {
  const about = randomUUID();
  for (let no = 0; no < 5; no += 1) await recordedAt('2024-02-01T10:00:00Z', about);
  const seen: string[] = [];
  for (let path: string | undefined = `/api/audit-events?record=${about}&limit=2`; path;) {
    const answer: Response = await admin.request('get', path).expect(200);
    seen.push(...(answer.body as Entry[]).map(({ id }) => id));
    path = /<(.+)>/.exec(answer.headers['link'] ?? '')?.[1];
  }
  expect(new Set(seen).size).toBe(5);
  expect(seen).toHaveLength(5);
});

it('says which filters cannot be', async () => {
  const { body } = await log({ from: '2026-02-30', to: 'x', after: 'x', person: 'x'.repeat(101) }).expect(
    422,
  );
  expect(new Set(body.details.map(({ path }: { path: string }) => path))).toEqual(
    new Set(['from', 'to', 'after', 'person']),
  );
});

it('adds to the words what its details say, and no ids', () => {
  expect(auditedWords('form.signed', { by: 'operator' })).toBe('Signed a form (operator)');
  expect(auditedWords('form.corrected', { by: randomUUID() })).toBe('Sent a correction in place of a form');
  expect(auditedWords('account.role-changed', { to: 'admin', by: 'settings' })).toBe(
    'Changed the role (admin, by the settings)',
  );
  expect(auditedWords('form.read', { as: 'form' })).toBe('Opened another person’s form');
  expect(auditedWords('form.read', { as: 'photo' })).toBe('Opened another person’s form (its photos)');
  expect(auditedWords('list.people', { state: 'invited', search: true, further: true, rows: 1 })).toBe(
    'Looked at the list of people (invited, by search, further pages, 1 row)',
  );
  expect(auditedWords('list.overview', { from: '2026-11-15', to: '2026-11-21' })).toBe(
    'Looked at the overview (15 Nov 2026 to 21 Nov 2026)',
  );
  expect(auditedWords('account.deactivated', { by: 'settings' })).toBe(
    'Deactivated the account (by the settings)',
  );
});
