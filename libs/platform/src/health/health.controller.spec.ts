import { becomes, suiteApi } from '@groundsheet/testing';
import type { Response } from 'supertest';

const api = await suiteApi({ PROCESS: 'worker' });

const ready = () => api.request('get', '/api/health/ready');

async function readyWith(status: number) {
  let answer!: Response;
  await becomes(async () => (answer = await ready()).status === status);
  return answer;
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
