import { aCompany, aDriver, aTimesheet, becomes, hangUp, suiteApi } from '@groundsheet/testing';
import { Logger } from '@nestjs/common';
import { Client } from 'pg';

const PATH = '/api/timesheets/one-step-completion';

/** What the log says about our own failures. */
const errors: unknown[] = [];

const api = await suiteApi();
const error = (line: unknown) => void errors.push(line);
Logger.overrideLogger({ log: () => {}, warn: () => {}, error });
const company = await aCompany(api.em);

/** Sends a part of a form, from 0 to 1, and hangs up. */
function hangUpOn(form: object, share: number): Promise<void> {
  const body = Buffer.from(JSON.stringify(form));
  const head = [`POST ${PATH} HTTP/1.1`, 'Content-Type: application/json'];
  return hangUp(api, head, body, Math.floor(body.length * share));
}

it('blames half a form on its sender, not on the database', async () => {
  await hangUpOn(await aTimesheet(company), 0.5);
  // What follows from the end of that connection comes before this answer.
  await api.request('get', '/api/health/ready').expect(200);
  expect(errors).toEqual([]);
});

it('accepts a complete form even if the sender does not wait for the response', async () => {
  const bodies = await Promise.all(Array.from({ length: 8 }, () => aTimesheet(company)));
  for (const body of bodies) await hangUpOn(body, 1);
  await becomes(async () => {
    const { n } = await api.row('select count(*)::int as n from forms');
    return n === bodies.length;
  });
  expect(errors).toEqual([]);
});

it('lets others in while forms that were all sent at once wait for each other', async () => {
  const counters = new Client({ connectionString: api.databaseUrl });
  await counters.connect();
  await counters.query('begin; lock table limit_counters in access exclusive mode');
  /** How many connections wait for that lock now; a transaction sees that as it was when it first asked. */
  const waiting = async () => {
    await counters.query('select pg_stat_clear_snapshot()');
    const { rows } = await counters.query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    return rows.length;
  };
  const driver = await aDriver(api);
  const bodies = await Promise.all(Array.from({ length: 12 }, () => aTimesheet(company)));
  const sent = Promise.all(bodies.map((body) => api.request('post', PATH).send(body)));
  try {
    await becomes(async () => (await waiting()) >= 4);
    await driver.request('get', '/api/customers').timeout(5000).expect(200);
  } finally {
    await counters.end();
  }
  expect((await sent).map(({ status }) => status)).toEqual(bodies.map(() => 200));
});
