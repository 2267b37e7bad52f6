import { Module } from '@nestjs/common';
import { becomes, startApi, type TestApi } from '@groundsheet/testing';
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

let api: TestApi;
let pool: Pool;

beforeAll(async () => {
  api = await startApi();
  pool = new Pool({ connectionString: api.databaseUrl });
});
afterAll(async () => {
  await pool.end();
  await api.stop();
});

const lockedBy = async () =>
  (await api.rows('select locked_by from graphile_worker._private_jobs order by id')).map(
    (row) => row['locked_by'],
  );

it('frees the jobs of a runner that died, and leaves those of a living one alone', async () => {
  for (const runner of ['runner-dead', 'runner-living']) {
    await api.rows(`select graphile_worker.add_job('LookAtProbe', '{}'::json)`);
    await api.rows(
      `update graphile_worker._private_jobs set locked_by = ?, locked_at = now() - interval '10 seconds' where locked_by is null`,
      [runner],
    );
  }
  const living = await sayThatItLives(pool, 'runner-living');
  await freeJobsOfDeadRunners(pool);
  expect(await lockedBy()).toEqual([null, 'runner-living']);
  living.release(true);
  // The server notices the closed connection a moment later.
  await becomes(async () => {
    await freeJobsOfDeadRunners(pool);
    return !(await lockedBy()).some(Boolean);
  });
});

it('leaves alone a job that a runner took before it could say that it lives', async () => {
  await api.rows(`update graphile_worker._private_jobs set locked_by = 'runner-begun', locked_at = now()`);
  await freeJobsOfDeadRunners(pool);
  expect(await lockedBy()).toEqual(['runner-begun', 'runner-begun']);
});

it('leaves alone a job that a runner of this process is working on', async () => {
  const working = await startApi({ PROCESS: 'all' }, [ProbeModule]);
  const itsPool = new Pool({ connectionString: working.databaseUrl });
  await working.app.get(Transaction).run(() => working.app.get(EventRecorder).record(new Dug({})));
  await inHand;
  await freeJobsOfDeadRunners(itsPool);
  const jobs = await working.rows('select locked_by from graphile_worker._private_jobs');
  finish();
  await itsPool.end();
  await working.stop();
  expect(jobs).toEqual([{ locked_by: expect.any(String) }]);
});
