import { aCompany, aTimesheet, becomes, startOwnApi } from '@groundsheet/testing';
import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { Config, ConfigFault, readConfig } from '../config/config.js';
import { connectionsOf, refuseFullDatabase } from './connections.js';

const page = readFileSync(new URL('../../../../docs/running.md', import.meta.url), 'utf8');

it.each(['all', 'web', 'worker'] as const)('PROCESS=%s opens as many as docs/running.md says', (process) => {
  const row = page.split('\n').find((line) => line.startsWith(`| \`${process}\` `))!;
  const { work, queue, notices } = connectionsOf({ process, databasePoolSize: 20 });
  expect(row.match(/\d+/g)!.map(Number)).toEqual([work, queue, notices, work + queue + notices]);
});

it('opens no more than that, whatever is asked of it', async () => {
  const api = await startOwnApi({ PROCESS: 'all', DATABASE_POOL_SIZE: '4' });
  const looking = new Client({ connectionString: api.ownerUrl });
  await looking.connect();
  const open = async () => {
    const { rows } = await looking.query(
      'select numbackends - 1 as open from pg_stat_database where datname = current_database()',
    );
    return rows[0].open as number;
  };
  try {
    const body = await aTimesheet(await aCompany(api.em));
    let [most, isSent] = [0, false];
    const sending = Promise.all(
      Array.from({ length: 15 }, async () => {
        const timesheetData = { ...body.timesheetData, id: crypto.randomUUID() };
        const sent = api
          .request('post', '/api/timesheets/one-step-completion')
          .send({ ...body, timesheetData });
        expect((await sent).status).toBe(200);
      }),
    ).finally(() => (isSent = true));
    await becomes(async () => {
      most = Math.max(most, await open());
      const waiting = await api.rows('select 1 from graphile_worker.jobs');
      return isSent && waiting.length === 0;
    });
    await sending;
    const { work, queue, notices } = connectionsOf(api.app.get(Config));
    // All of them are used, or the bound would prove nothing.
    expect(most).toBeGreaterThan(queue - 5);
    expect(most).toBeLessThanOrEqual(work + queue + notices);
  } finally {
    await looking.end();
    await api.stop();
  }
});

describe('a process does not start', () => {
  const config = (change: Partial<Config>) =>
    refuseFullDatabase(
      Object.assign(
        readConfig({ EMBEDDED_DATABASE_URL: process.env['TEST_DATABASE_URL'], DATA_DIR: '/tmp' }),
        change,
      ),
    );

  it('that might open more than the server has left', async () => {
    await expect(config({ databasePoolSize: 500 })).rejects.toThrow(ConfigFault);
    await expect(config({ databasePoolSize: 500 })).rejects.toThrow(
      /this process may open 516\. Raise max_connections/,
    );
    await expect(config({ databasePoolSize: 20 })).resolves.toBeUndefined();
  });

  it('and does where those are held by a pooler, or the database is not there yet', async () => {
    const pooled = { databasePoolSize: 500, databaseUrl: 'postgres://x@127.0.0.1:1/pooler' };
    await expect(config(pooled)).resolves.toBeUndefined();
    const away = 'postgres://x@127.0.0.1:1/x';
    await expect(config({ databaseUrl: away, databaseDirectUrl: away })).resolves.toBeUndefined();
  });
});
