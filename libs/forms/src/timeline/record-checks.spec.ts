import { HousekeepingDue } from '@groundsheet/contracts';
import { Audit, Clock, EventChains, EventRecorder, Transaction } from '@groundsheet/platform';
import { aCompany, aDriver, aTimesheet, suiteApi } from '@groundsheet/testing';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { createHash } from 'node:crypto';
import { Client } from 'pg';

const DAY = 86_400_000;
const WHOLE = { brokenAt: null, isMissing: false };

const api = await suiteApi();
const company = await aCompany(api.em);
const supervisor = await aDriver(api, { role: 'supervisor' });

/** A timesheet with four entries: signed twice, sent, mailed. */
async function aSentForm(): Promise<string> {
  const form = await aTimesheet(company);
  const driver = await aDriver(api);
  await driver.request('post', '/api/timesheets/one-step-completion').send(form).expect(200);
  await api.drainJobs();
  return form.timesheetData.id;
}

const chains = api.app.get(EventChains);
const inContext = <T>(work: () => Promise<T>) => RequestContext.create(api.app.get(MikroORM).em, work);
const checkOf = async (id: string) => (await inContext(() => chains.check([{ kind: 'form', id }])))[0]!;

/** As the owner of the tables does, who can switch their trigger off. */
async function tamper(sql: string, id: string): Promise<void> {
  const owner = new Client({ connectionString: api.ownerUrl });
  await owner.connect();
  await owner.query('alter table audit_events disable trigger keep_audit_events');
  await owner.query(sql.replaceAll('$1', `'${id}'`));
  await owner.query('alter table audit_events enable trigger keep_audit_events');
  await owner.end();
}

it('tells the office that the record of a form is whole, with how many entries and where it ends', async () => {
  const id = await aSentForm();
  const { body } = await supervisor.request('get', `/api/forms/${id}/events/check`).expect(200);
  // Looking at it is an entry as well.
  const { length, head } = await api.row('select length, head from event_chains where about_id = ?', [id]);
  expect(body).toEqual([{ about: id, length: 5, head, ...WHOLE }]);
  expect([length, head]).toEqual([5, expect.stringMatching(/^[0-9a-f]{64}$/)]);
});

it('is for the office alone', async () => {
  const id = await aSentForm();
  await (await aDriver(api)).request('get', `/api/forms/${id}/events/check`).expect(403);
  await api.request('get', `/api/forms/${id}/events/check`).expect(401);
  const unknown = '0198a5c0-0000-7000-8000-000000000000';
  await supervisor.request('get', `/api/forms/${unknown}/events/check`).expect(404);
});

const MOVES = [
  [2, 99],
  [3, 2],
  [99, 3],
] as const;
const AT = (position: number) => `where about_id = $1 and position = ${position}`;
const COPIED = `select gen_random_uuid(), happened_at, what, who, about_kind, about_id, details`;
const INTO = `insert into audit_events (id, happened_at, what, who, about_kind, about_id, details, position, hash)`;

it.each([
  ['what was done is another', `update audit_events set what = 'form.claimed' ${AT(2)}`, 2, false],
  ['who did it is another', `update audit_events set who = gen_random_uuid() ${AT(3)}`, 3, false],
  ['nobody did it any more', `update audit_events set who = null ${AT(1)}`, 1, false],
  [
    'the time is a millisecond later',
    `update audit_events set happened_at = happened_at + interval '1 ms' ${AT(1)}`,
    1,
    false,
  ],
  ['a detail is another', `update audit_events set details = '{"by": "foreman"}' ${AT(2)}`, 2, false],
  [
    'a detail is added',
    `update audit_events set details = details || '{"way": "own-phone-link"}' ${AT(2)}`,
    2,
    false,
  ],
  [
    'two have changed places',
    MOVES.map(([from, to]) => `update audit_events set position = ${to} ${AT(from)}`).join('; '),
    2,
    false,
  ],
  ['one in between is removed', `delete from audit_events ${AT(2)}`, 2, true],
  ['the first is removed', `delete from audit_events ${AT(1)}`, 1, true],
  ['the last is removed', `delete from audit_events ${AT(4)}`, 4, true],
  ['all are removed', `delete from audit_events where about_id = $1`, 1, true],
  ['its hash is another', `update audit_events set hash = repeat('0', 64) ${AT(3)}`, 3, false],
  ['one is added behind the last', `${INTO} ${COPIED}, 5, hash from audit_events ${AT(4)}`, 5, false],
  ['one is added without a place', `${INTO} ${COPIED}, null, null from audit_events ${AT(4)}`, 5, false],
  [
    'one is the entry of another form',
    `update audit_events set about_id = gen_random_uuid() ${AT(3)}`,
    3,
    true,
  ],
  [
    'where it ends is another',
    `update event_chains set head = repeat('0', 64) where about_id = $1`,
    4,
    false,
  ],
  ['it ends earlier', `update event_chains set length = 3 where about_id = $1`, 4, false],
  ['its end is taken away', `delete from event_chains where about_id = $1`, 4, false],
])('is broken at that entry when %s', async (_, sql, brokenAt, isMissing) => {
  const id = await aSentForm();
  expect(await checkOf(id)).toMatchObject({ length: 4, ...WHOLE });
  await tamper(sql, id);
  expect(await checkOf(id)).toMatchObject({ brokenAt, isMissing });
});

it('carries the hash of the one before and of its own content, so that a changed entry with a new hash breaks the next', async () => {
  const id = await aSentForm();
  const rows = await api.rows('select * from audit_events where about_id = ? order by position', [id]);
  const hashed = (at: number, changed = {}) => {
    const { id: entry, happened_at, what, who, details } = rows[at]!;
    const content = {
      ...{ aboutId: id, aboutKind: 'form', at: new Date(happened_at).toISOString(), details },
      ...{ id: entry, position: at + 1, what, who, ...changed },
    };
    const before = at > 0 ? rows[at - 1]!['hash'] : '';
    return createHash('sha256')
      .update(before + JSON.stringify(content))
      .digest('hex');
  };
  expect(rows.slice(0, 3).map(({ hash }) => hash)).toEqual([0, 1, 2].map((at) => hashed(at)));
  const forged = hashed(1, { what: 'form.claimed' });
  await tamper(`update audit_events set what = 'form.claimed', hash = '${forged}' ${AT(2)}`, id);
  expect(await checkOf(id)).toMatchObject({ brokenAt: 3, isMissing: false });
});

it('stays whole when network and device are erased, and when its oldest entries are', async () => {
  const id = await aSentForm();
  await api.rows('update audit_events set network = null, device = null where about_id = ?', [id]);
  expect(await checkOf(id)).toMatchObject({ length: 4, ...WHOLE });

  const clock = api.app.get(Clock);
  const before = new Date(Date.now() - 7 * 366 * DAY);
  const old = '0198a5c0-0000-7000-8000-000000000001';
  const record = () =>
    inContext(() =>
      api.app.get(Transaction).run(() =>
        api.app.get(Audit).record(
          ...[1, 2].map(() => ({
            what: 'form.sent' as const,
            about: { kind: 'form' as const, id: old },
          })),
        ),
      ),
    );
  await clock.at(before, record);
  await record();
  await inContext(() =>
    api.app.get(Transaction).run(() => api.app.get(EventRecorder).record(new HousekeepingDue({}))),
  );
  await api.drainJobs();
  expect(await api.rows('select position from audit_events where about_id = ? order by 1', [old])).toEqual([
    { position: 3 },
    { position: 4 },
  ]);
  expect(await checkOf(old)).toMatchObject({ length: 4, ...WHOLE });
  await tamper(`delete from audit_events ${AT(3)}`, old);
  expect(await checkOf(old)).toMatchObject({ brokenAt: 3, isMissing: true });
});

it('is one chain however many add to it at the same moment', async () => {
  const id = await aSentForm();
  const readers = await Promise.all(Array.from({ length: 8 }, () => aDriver(api, { role: 'supervisor' })));
  await Promise.all(
    readers.flatMap((reader) => [
      reader.request('get', `/api/forms/${id}`).expect(200),
      reader.request('get', `/api/forms/${id}/pdf`).expect(200),
    ]),
  );
  expect(await checkOf(id)).toMatchObject({ length: 20, ...WHOLE });
});

it('looks through every record, and says which is broken', async () => {
  const id = await aSentForm();
  await tamper(`update audit_events set what = 'form.claimed' ${AT(2)}`, id);
  const found = await inContext(async () => {
    const all = [];
    for await (const checked of chains.checkAll()) all.push(checked);
    return all;
  });
  const counted = await api.row(
    `select count(distinct (about_kind, about_id))::int as records from audit_events where about_kind in ('form', 'form-set')`,
    [],
  );
  expect(found.filter((each) => each.id === id)).toMatchObject([{ brokenAt: 2 }]);
  expect(found.length).toBeGreaterThanOrEqual(counted['records'] as number);
});
