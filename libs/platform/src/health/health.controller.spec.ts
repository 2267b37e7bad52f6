import { startApi, type TestApi } from '@groundsheet/testing';

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ PROCESS: 'worker' });
});
afterAll(() => api.stop());

const ready = () => api.request('get', '/api/health/ready');

async function readyWith(status: number) {
  for (let tries = 0; tries < 500; tries++) {
    const answer = await ready();
    if (answer.status === status) return answer;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The worker never responded ${status}.`);
}

it('calls a worker ready only while its job runners live', async () => {
  await readyWith(200);
  await api.rows(`select pg_terminate_backend(pid) from pg_stat_activity
                   where datname = current_database() and query ilike 'listen %'`);
  const { body, headers } = await readyWith(503);
  expect(body.code).toBe('service.jobs-stopped');
  expect(headers['retry-after']).toBe('5');
  await readyWith(200);
});
