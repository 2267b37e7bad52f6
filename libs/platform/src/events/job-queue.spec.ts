import { Logger, Module } from '@nestjs/common';
import { suiteApi } from '@groundsheet/testing';
import { Pool } from 'pg';
import { Transaction } from '../database/transaction.js';
import { EventRecorder } from './event-recorder.js';
import { shortenWaits } from './longest-wait.js';
import { Subscriber } from './subscriber.decorator.js';

class Rained {
  static readonly eventName = 'probe.rained';
  constructor(readonly payload: { mm: number }) {}
}

const heard: string[] = [];

@Subscriber(Rained)
class PutTheKettleOn {
  async handle({ mm }: { mm: number }): Promise<void> {
    heard.push(`kettle ${mm}`);
  }
}

@Subscriber(Rained, { concerns: ({ mm }) => mm > 50 })
class MoveTheTent {
  async handle({ mm }: { mm: number }): Promise<void> {
    heard.push(`tent ${mm}`);
  }
}

@Subscriber(Rained, { maxAttempts: 2 })
class CoverTheSand {
  async handle(): Promise<void> {
    heard.push('sand');
    throw new Error('the sheet of dave@hillplant.co.uk blew away');
  }
}

class Knocked {
  static readonly eventName = 'probe.queued';
  constructor(readonly payload: { at: string; urgency: number }) {}
}

const busy = new Map<string, number>();
const most = new Map<string, number>();
let both: () => void;
const areBothBusy = new Promise<void>((resolve) => (both = resolve));

@Subscriber(Knocked, { queue: ({ at }) => at, priority: ({ urgency }) => urgency })
class OpenTheDoor {
  async handle({ at, urgency }: { at: string; urgency: number }): Promise<void> {
    busy.set(at, (busy.get(at) ?? 0) + 1);
    most.set(at, Math.max(most.get(at) ?? 0, busy.get(at)!));
    heard.push(`${at} ${urgency}`);
    if (busy.get('front') && busy.get('back')) both();
    await areBothBusy;
    busy.set(at, busy.get(at)! - 1);
  }
}

@Module({ providers: [OpenTheDoor, PutTheKettleOn, MoveTheTent, CoverTheSand] })
class ProbeModule {}

const METRICS_TOKEN = 'so that a spec may look at the queue';

const api = await suiteApi({ METRICS_TOKEN }, [ProbeModule]);

const record = (event: Rained) =>
  api.app.get(Transaction).run(() => api.app.get(EventRecorder).record(event));
const parked = async () => {
  const { text } = await api.request('get', '/metrics').set('Authorization', `Bearer ${METRICS_TOKEN}`);
  return /jobs\{state="parked"\} (\d+)/.exec(text)?.[1];
};

it('runs one job per subscriber, retries only the one that failed, and parks it in the end', async () => {
  const lines: object[] = [];
  const write = (line: object) => void lines.push(line);
  Logger.overrideLogger({ log: write, warn: write, error: write });
  await record(new Rained({ mm: 12 }));
  await api.drainJobs();
  expect(heard.toSorted()).toEqual(['kettle 12', 'sand']);
  const waiting = await api.row(
    'select attempts, run_at > now() as later from graphile_worker.jobs where task_identifier = ?',
    ['CoverTheSand'],
  );
  expect(waiting).toEqual({ attempts: 1, later: true });
  expect(await parked()).toBe('0');

  await api.rows('select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), now())');
  await api.drainJobs();
  expect(heard.toSorted()).toEqual(['kettle 12', 'sand', 'sand']);
  expect(await parked()).toBe('1');
  expect(lines).toContainEqual(
    expect.objectContaining({ message: 'a job is parked', subscriber: 'CoverTheSand', attempts: 2 }),
  );
  expect(JSON.stringify(lines)).not.toContain('dave');
});

it('runs no job of a transaction that was rolled back', async () => {
  heard.length = 0;
  const work = api.app.get(Transaction).run(async () => {
    await api.app.get(EventRecorder).record(new Rained({ mm: 1 }));
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  await api.drainJobs();
  expect(heard).toEqual([]);
});

it('leaves a job to those whom an event concerns, and none to the others', async () => {
  heard.length = 0;
  await record(new Rained({ mm: 12 }));
  await record(new Rained({ mm: 60 }));
  await api.drainJobs();
  expect(heard.filter((word) => word !== 'sand').toSorted()).toEqual(['kettle 12', 'kettle 60', 'tent 60']);
});

it('lets no failed job wait longer than an hour, and leaves every other job where it is', async () => {
  await api.rows('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))');
  const add = async (name: string, attempts: number, wait: string) => {
    const { id } = await api.row(
      `select (graphile_worker.add_job(?, '{}'::json, max_attempts := 12, run_at := now() + ?::interval)).id`,
      [name, wait],
    );
    await api.rows('select graphile_worker.reschedule_jobs(array[?::bigint], attempts := ?)', [id, attempts]);
  };
  await add('FailedTenTimes', 10, '6 hours');
  await add('FailedTwice', 2, '7 seconds');
  await add('Parked', 12, '6 hours');
  await add('MeantForTomorrow', 0, '1 day');
  const pool = new Pool({ connectionString: api.databaseUrl });
  await shortenWaits(pool);
  await shortenWaits(pool);
  await pool.end();
  const waits = await api.rows(
    `select task_identifier as name, round(extract(epoch from run_at - now()) / 60)::int as minutes
       from graphile_worker.jobs order by id`,
  );
  expect(waits).toEqual([
    { name: 'FailedTenTimes', minutes: 60 },
    { name: 'FailedTwice', minutes: 0 },
    { name: 'Parked', minutes: 360 },
    { name: 'MeantForTomorrow', minutes: 1440 },
  ]);
});

it('runs the jobs of a named queue one after the other, the most urgent first, and those of others meanwhile', async () => {
  heard.length = 0;
  const knocks = [2, 1, 3].map((urgency) => new Knocked({ at: 'front', urgency }));
  await api.app
    .get(Transaction)
    .run(() => api.app.get(EventRecorder).record(...knocks, new Knocked({ at: 'back', urgency: 9 })));
  await api.drainJobs();
  expect(heard.filter((each) => each.startsWith('front'))).toEqual(['front 1', 'front 2', 'front 3']);
  expect(Object.fromEntries(most)).toEqual({ front: 1, back: 1 });
});
