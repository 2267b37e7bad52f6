import { suiteApi } from '@groundsheet/testing';
import { goneAfter } from './gone-after.decorator.js';

const api = await suiteApi();

it('deletes the rows of an entity once they are as old as it says, and none before', async () => {
  const insert = (key: string, minutesAgo: number) =>
    api.rows(
      `insert into idempotency_keys (key, body_hash, created_at) values (?, '', now() - make_interval(mins => ?))`,
      [key, minutesAgo],
    );
  await insert('old', 48 * 60 + 1);
  await insert('young', 48 * 60 - 1);
  await api.rows(`select graphile_worker.add_job('ForgetOldRowsWhenHousekeepingDue', '{}'::json)`);
  await api.drainJobs();
  expect(await api.rows('select key from idempotency_keys')).toEqual([{ key: 'young' }]);
});

it('knows what goes by its age alone', () => {
  expect(
    goneAfter().map(({ entity: { name }, property, hours }) => `${name} ${hours} h after ${property}`),
  ).toEqual(
    expect.arrayContaining([
      'IdempotencyKey 48 h after createdAt',
      'LimitCounter 0 h after endsAt',
      'OutboxPass 0 h after expiresAt',
      'RepairLink 0 h after expiresAt',
      'Session 0.5 h after usedAt',
      'Session 12 h after createdAt',
    ]),
  );
});
