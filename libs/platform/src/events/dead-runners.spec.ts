import { Module } from '@nestjs/common';
import { becomes, startOwnApi } from '@groundsheet/testing';
import { Logger, run, type WorkerEvents } from 'graphile-worker';
import { EventEmitter, once } from 'node:events';
import { Pool } from 'pg';
import { Transaction } from '../database/transaction.js';
import { freeJobsOfDeadRunners, sayThatItLives } from './dead-runners.js';
import { EventRecorder } from './event-recorder.js';
import { Subscriber } from './subscriber.decorator.js';

class Dug {
  static readonly eventName = 'probe.dug';
  constructor(readonly payload: Record<string, never>) {}
}

let begun: () => void;
const inHand = new Promise<void>((resolve) => (begun = resolve));
let finish: () => void;
const finished = new Promise<void>((resolve) => (finish = resolve));

@Subscriber(Dug)
class FillTheTrench {
  handle(): Promise<void> {
    begun();
    return finished;
  }
}

@Module({ providers: [FillTheTrench] })
class ProbeModule {}

const stops: (() => Promise<void>)[] = [];

const api = await startOwnApi();
const pool = new Pool({ connectionString: api.databaseUrl });
afterAll(async () => {
  finish();
  for (const stop of stops) await stop();
  await pool.end();
  await api.stop();
});

/** Starts a runner that has a job in hand until `finish`. */
async function aRunner(task: string): Promise<string> {
  const events: WorkerEvents = new EventEmitter();
  let id = '';
  events.on('pool:create', ({ workerPool }) => (id = workerPool.id));
  const taken = once(events, 'job:start');
  const logger = new Logger(() => () => undefined);
  const taskList = { [task]: () => finished };
  const runner = await run({
    connectionString: api.databaseUrl,
    events,
    logger,
    taskList,
    noHandleSignals: true,
  });
  stops.push(() => runner.stop());
  await api.rows(`select graphile_worker.add_job(?, '{}'::json)`, [task]);
  await taken;
  return id;
}

const lockedBy = async (task: string): Promise<string | null> => {
  const sql = 'select locked_by from graphile_worker.jobs where task_identifier = ?';
  return (await api.row(sql, [task]))['locked_by'];
};

it('frees the jobs of a runner that died, and leaves those of a living one alone', async () => {
  const alive = await aRunner('FillTheHole');
  const living = await sayThatItLives(pool, alive);
  await aRunner('LeaveTheHole');
  await becomes(async () => {
    await freeJobsOfDeadRunners(pool);
    return !(await lockedBy('LeaveTheHole'));
  });
  expect(await lockedBy('FillTheHole')).toBe(alive);
  living.release(true);
  // The server notices the closed connection a moment later.
  await becomes(async () => {
    await freeJobsOfDeadRunners(pool);
    return !(await lockedBy('FillTheHole'));
  });
});

it('leaves alone a job that a runner took before it could say that it lives', async () => {
  const client = await pool.connect();
  // In this transaction the time stands still, so the job has been taken only just now, however long the test takes.
  await client.query('begin');
  const begun = await aRunner('DigTheHole');
  await freeJobsOfDeadRunners(client);
  await client.query('commit');
  client.release();
  expect(await lockedBy('DigTheHole')).toBe(begun);
});

it('leaves alone a job that a runner of this process is working on', async () => {
  const working = await startOwnApi({ PROCESS: 'all' }, [ProbeModule]);
  const itsPool = new Pool({ connectionString: working.databaseUrl });
  await working.app.get(Transaction).run(() => working.app.get(EventRecorder).record(new Dug({})));
  await inHand;
  await freeJobsOfDeadRunners(itsPool);
  const jobs = await working.rows('select locked_by from graphile_worker.jobs');
  finish();
  await itsPool.end();
  await working.stop();
  expect(jobs).toEqual([{ locked_by: expect.any(String) }]);
});
