import { Injectable, Module } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { EntityManager } from '@mikro-orm/postgresql';
import { startApi, type TestApi } from '@groundsheet/testing';
import { EventRecorder } from '../events/event-recorder.js';
import { Subscriber } from '../events/subscriber.decorator.js';
import { Transaction } from './transaction.js';

class Probed {
  static readonly eventName = 'probe.asked';
  constructor(readonly payload: { fail: boolean }) {}
}

@Subscriber(Probed)
class LookAtProbe {
  async handle(): Promise<void> {}
}

class AskTransaction extends Query<string> {}

@QueryHandler(AskTransaction)
class AskTransactionHandler {
  constructor(private readonly em: EntityManager) {}

  async execute(): Promise<string> {
    const [row] = await this.em.execute<{ id: string }[]>('select pg_current_xact_id()::text as id');
    return row!.id;
  }
}

class Probe extends Command<string[]> {
  constructor(readonly fail = false) {
    super();
  }
}

@CommandHandler(Probe)
class ProbeHandler {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
    private readonly events: EventRecorder,
    private readonly transaction: Transaction,
  ) {}

  async execute({ fail }: Probe): Promise<string[]> {
    const handler = await this.own();
    const query = await this.queries.execute(new AskTransaction());
    const joined = await this.transaction.run(() => this.own());
    await this.events.record(new Probed({ fail }));
    if (fail) throw new Error('on purpose');
    return [handler, query, joined];
  }

  private async own(): Promise<string> {
    const [row] = await this.em.execute<{ id: string }[]>('select pg_current_xact_id()::text as id');
    return row!.id;
  }
}

@Injectable()
class Outside {
  constructor(readonly events: EventRecorder) {}
}

@Module({ providers: [LookAtProbe, AskTransactionHandler, ProbeHandler, Outside] })
class ProbeModule {}

let api: TestApi;

beforeAll(async () => {
  api = await startApi({}, [ProbeModule]);
});
afterAll(() => api.stop());

const jobs = (fail: boolean) =>
  api.rows(`select xmin::text as id from graphile_worker._private_jobs where payload->>'fail' = ?`, [
    String(fail),
  ]);

it('is shared by the handler, the contract query, the event recorder and nested work', async () => {
  const ids = await api.app.get(CommandBus).execute(new Probe());
  const [job] = await jobs(false);
  ids.push(job!['id'] as string);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(1);
});

it('is a separate one for each command, even at the same time', async () => {
  const commands = api.app.get(CommandBus);
  const runs = await Promise.all([1, 2, 3, 4].map(() => commands.execute(new Probe())));
  expect(new Set(runs.map(([id]) => id)).size).toBe(4);
});

it('rolls the event back if the command fails', async () => {
  await expect(api.app.get(CommandBus).execute(new Probe(true))).rejects.toThrow('on purpose');
  expect(await jobs(true)).toEqual([]);
});

const written = async () =>
  (await api.rows("select subject from limit_counters where name = 'probe'")).length;
const WRITE = "insert into limit_counters (name, subject, count, ends_at) values ('probe', ?, 1, now())";

it('takes everything back, and says why, where something left for the end cannot be written', async () => {
  const transaction = api.app.get(Transaction);
  const run = transaction.run(async () => {
    await api.app.get(EntityManager).execute(WRITE, ['a']);
    transaction.writeLast('select 1 / ?::int', [0]);
    transaction.writeLast(WRITE, ['b']);
  });
  await expect(run).rejects.toThrow('division by zero');
  expect(await written()).toBe(0);
});

it('lets whoever locks the same wait, although nobody waits for the lock itself', async () => {
  const [transaction, em] = [api.app.get(Transaction), api.app.get(EntityManager)];
  const turns: string[] = [];
  const turn = (name: string) =>
    transaction.run(async () => {
      await transaction.lock('probe');
      await em.execute('select pg_sleep(0.02)');
      turns.push(`${name} begins`);
      await em.execute('select pg_sleep(0.02)');
      turns.push(`${name} ends`);
    });
  await Promise.all([turn('one'), turn('other')]);
  const [first] = turns;
  const order = first === 'one begins' ? ['one', 'other'] : ['other', 'one'];
  expect(turns).toEqual(order.flatMap((name) => [`${name} begins`, `${name} ends`]));
});

it('fails with its connection, and the next one begins on another', async () => {
  const [transaction, em] = [api.app.get(Transaction), api.app.get(EntityManager)];
  const lost = () =>
    transaction.run(async () => {
      await transaction.lock('lost');
      await em.execute('select pg_terminate_backend(pg_backend_pid())');
    });
  // More often than there are connections.
  for (let time = 0; time < 12; time += 1) await expect(lost()).rejects.toThrow(/terminat/);
  expect(await transaction.run(() => em.execute('select 1 as one'))).toEqual([{ one: 1 }]);
});

it('is required to record an event', async () => {
  await expect(api.app.get(Outside).events.record(new Probed({ fail: false }))).rejects.toThrow(
    'inside a transaction',
  );
});
