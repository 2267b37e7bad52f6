import { Clock } from '@groundsheet/platform';
import { aDriver, suiteApi } from '@groundsheet/testing';
import { MikroORM } from '@mikro-orm/postgresql';
import { boardSql, countsSql } from './board-sql.js';

const api = await suiteApi();
const supervisor = await aDriver(api, { role: 'supervisor' });

const MACHINES = 1000;
const DEFECTS = 5000;
const EVENTS_EACH = 4;

await api.rows(
  `insert into machines (id, qr_code, plant_number, machine_number, vehicle_type, description)
   select gen_random_uuid(), 'GS-P' || n, 'P' || n, 'Bomag', 'roller', '' from generate_series(1, ?) as n`,
  [MACHINES],
);
await api.rows(
  `insert into defects (id, number, machine_key, plant_number, vehicle, item, opened_at, found_at, form_id, finding, proposed, severity, state, due_on)
   select gen_random_uuid(), 1000 + n, 'P' || (1 + n % ?), 'P' || (1 + n % ?), 'roller', 'defectMirrors',
          now() - n * interval '20 minutes', now(), gen_random_uuid(), 'Fail',
          (array['A', 'B', 'C'])[1 + n % 3], (array['A', 'B', 'C'])[1 + n % 3],
          (array['confirmed', 'confirmed', 'confirmed', 'open', 'in hand', 'repaired'])[1 + n % 6], now()::date - 3
     from generate_series(1, ?) as n`,
  [MACHINES, MACHINES, DEFECTS],
);
await api.rows(
  `insert into defect_events (id, defect_id, seq, kind, at, recorded_at, details)
   select gen_random_uuid(), defects.id, seq, 'comment', now(), now(), '{}' from defects, generate_series(1, ?) as seq`,
  [EVENTS_EACH],
);
const [{ id: somebody }] = (await api.rows('select gen_random_uuid() as id')) as [{ id: string }];
await api.rows(
  `insert into defect_events (id, defect_id, seq, kind, at, recorded_at, by_id, details)
   select gen_random_uuid(), id, ?, 'comment', now(), now(), case when number % 500 = 0 then ?::uuid else gen_random_uuid() end, '{}'
     from defects`,
  [EVENTS_EACH + 1, somebody],
);
await api.rows('analyze defects');
await api.rows('analyze defect_events');

/** What the database was asked while a call was answered, without what finds out who is calling and counts their calls. */
async function statementsOf(path: string): Promise<string[]> {
  const logger = api.app.get(MikroORM).config.getLogger();
  const asked: string[] = [];
  logger.setDebugMode(['query']);
  const log = jest.spyOn(logger, 'logQuery').mockImplementation(({ query = '' }) => void asked.push(query));
  await supervisor.request('get', path).expect(200);
  log.mockRestore();
  logger.setDebugMode(false);
  return asked.filter((sql) => !/sessions|limit_counters|audit_events|^(begin|commit)/.test(sql));
}

it('reads the page of one machine among a thousand by its index', async () => {
  const plan = await api.rows(
    `explain select * from defects where machine_key = 'P7' and state in ('open', 'in hand', 'repaired')`,
  );
  const text = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(text).toMatch(/Index Scan.*defects_(of_machine|open)|Bitmap/);
  expect(text).not.toContain('Seq Scan');
  const { body } = await supervisor.request('get', '/api/machines/plant/P7').expect(200);
  expect(body.machine.plantNumber).toBe('P7');
});

it('reads what one person has done among twenty thousand events by its index', async () => {
  const plan = await api.rows(
    'explain select id from defect_events where by_id = ?::uuid order by id desc limit 50',
    [somebody],
  );
  const text = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(text).toContain('defect_events_by_account');
  expect(text).not.toContain('Seq Scan');
});

it.each([
  '/api/machines/plant/P7',
  '/api/machines/plant/P7/checks',
  '/api/machines/plant/P7/repairs',
  '/api/machine-status/GS-P7',
  '/api/defects',
  '/api/defects/counts',
  '/api/defects/table.csv',
  '/api/defects/summary',
  '/api/defects/summary.csv',
  '/api/defects/own',
  '/api/machine-states',
  '/api/machine-states/own',
  '/api/machine-states/counts',
])('answers %s with at most 6 statements', async (path) => {
  const asked = await statementsOf(path);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.length > 6 ? asked : []).toEqual([]);
});

it('pages through the whole board without repeating or missing one', async () => {
  const today = api.app.get(Clock).today();
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const { sql, values } = boardSql({}, { today, after, limit: 500 });
    const ids = (await api.rows(sql, values)).map(({ id }) => String(id));
    seen.push(...ids);
    after = ids.length === 500 ? ids.at(-1) : undefined;
  } while (after);
  const { sql, values } = countsSql(today);
  const counts = await api.row(sql, values);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBe(counts['new'] + counts['in hand'] + counts['repaired']);
});
