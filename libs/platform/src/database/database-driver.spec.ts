import { startApi, type TestApi } from '@groundsheet/testing';
import { AuditEvent } from '../audit/audit-event.entity.js';
import { columnsOf } from './columns-of.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it.each<[string, () => Promise<unknown[]>]>([
  ['by the ORM', () => api.em.fork().find(AuditEvent, { who: null }, { limit: 1 })],
  [
    'by a statement with all columns',
    () =>
      api.rows(`select ${columnsOf(api.em, AuditEvent)} from audit_events where id <> ?`, [
        crypto.randomUUID(),
      ]),
  ],
])('goes on reading rows %s once a migration has added a column to their table', async (_, read) => {
  // Often enough for the statement to be prepared.
  for (let time = 0; time < 4; time += 1) await read();
  await api.rows('alter table audit_events add column later text');
  await expect(read()).resolves.toBeInstanceOf(Array);
  await api.rows('alter table audit_events drop column later');
});
