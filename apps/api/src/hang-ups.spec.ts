import { aCompany, aTimesheet, startApi, type TestApi } from '@groundsheet/testing';
import { Logger } from '@nestjs/common';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Client } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';

const PATH = '/api/timesheets/one-step-completion';

let api: TestApi;
let company: string;
/** What the log says about our own failures. */
const errors: unknown[] = [];

beforeAll(async () => {
  api = await startApi();
  const error = (line: unknown) => void errors.push(line);
  Logger.overrideLogger({ log: () => {}, warn: () => {}, error });
  company = await aCompany(api.em);
});
afterAll(() => api.stop());

/** Sends a part of a form, from 0 to 1, and hangs up; the server has noticed it then. */
async function hangUp(body: object, share: number): Promise<void> {
  const { port, host } = new URL(api.url);
  const accepted = once(api.app.getHttpServer(), 'connection') as Promise<[Socket]>;
  const text = Buffer.from(JSON.stringify(body));
  const head = [`POST ${PATH} HTTP/1.1`, `Host: ${host}`, `Origin: ${api.url}`];
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(
    `${[...head, 'Content-Type: application/json', `Content-Length: ${text.length}`].join('\r\n')}\r\n\r\n`,
  );
  await new Promise<void>((written) => {
    socket.write(text.subarray(0, Math.floor(text.length * share)), () => written());
  });
  const [atServer] = await accepted;
  const gone = new Promise((resolve) => atServer.once('close', resolve));
  await becomes(async () => atServer.bytesRead === socket.bytesWritten);
  socket.resetAndDestroy();
  await gone;
}

async function becomes(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await holds()); tries++) {
    if (tries > 1000) throw new Error('The condition did not become true within ten seconds.');
    await sleep(10);
  }
}

it('blames half a form on its sender, not on the database', async () => {
  await hangUp(await aTimesheet(company), 0.5);
  // What follows from the end of that connection comes before this answer.
  await api.request('get', '/api/health/ready').expect(200);
  expect(errors).toEqual([]);
});

it('accepts a complete form even if the sender does not wait for the response', async () => {
  const bodies = await Promise.all(Array.from({ length: 8 }, () => aTimesheet(company)));
  for (const body of bodies) await hangUp(body, 1);
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
  const bodies = await Promise.all(Array.from({ length: 12 }, () => aTimesheet(company)));
  const sent = Promise.all(bodies.map((body) => api.request('post', PATH).send(body)));
  const waiting = `select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await becomes(async () => (await counters.query(waiting)).rows[0].count >= 4);
  const meanwhile = await api
    .request('get', '/api/customers')
    .timeout(5000)
    .catch((error: Error) => error);
  await counters.query('commit');
  await counters.end();
  expect(meanwhile).toMatchObject({ status: 200 });
  expect((await sent).map(({ status }) => status)).toEqual(bodies.map(() => 200));
});
