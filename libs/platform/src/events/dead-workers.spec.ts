import { startApi, type TestApi } from '@groundsheet/testing';
import { Pool } from 'pg';
import { freeJobsOfDeadWorkers, sayThatTheyLive } from './dead-workers.js';

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

it('frees the jobs of a worker that died, and leaves those of a living one alone', async () => {
  for (const worker of ['worker-dead', 'worker-living']) {
    await api.rows(`select graphile_worker.add_job('LookAtProbe', '{}'::json)`);
    await api.rows(
      `update graphile_worker._private_jobs set locked_by = ?, locked_at = now() where locked_by is null`,
      [worker],
    );
  }
  const living = await sayThatTheyLive(pool, ['worker-living', 'worker-other']);
  await freeJobsOfDeadWorkers(pool);
  expect(await lockedBy()).toEqual([null, 'worker-living']);
  living.release(true);
  // The server notices the closed connection by itself, a moment later.
  for (let tries = 0; tries < 50 && (await lockedBy()).some(Boolean); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    await freeJobsOfDeadWorkers(pool);
  }
  expect(await lockedBy()).toEqual([null, null]);
});
