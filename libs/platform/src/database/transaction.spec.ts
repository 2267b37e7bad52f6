import { Injectable, Module } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { EntityManager } from '@mikro-orm/postgresql';
import { suiteApi } from '@groundsheet/testing';
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

const api = await suiteApi({}, [ProbeModule]);

const jobs = async () =>
  (await api.rows(`select 1 from graphile_worker.jobs where task_identifier = 'LookAtProbe'`)).length;

it('is shared by the handler, the contract query and nested work', async () => {
  const ids = await api.app.get(CommandBus).execute(new Probe());
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

it('is a separate one for each command, even at the same time', async () => {
  const commands = api.app.get(CommandBus);
  const runs = await Promise.all([1, 2, 3, 4].map(() => commands.execute(new Probe())));
  expect(new Set(runs.map(([id]) => id)).size).toBe(4);
});

it('keeps the event of a command, and rolls it back if the command fails', async () => {
  const before = await jobs();
  await api.app.get(CommandBus).execute(new Probe());
  await expect(api.app.get(CommandBus).execute(new Probe(true))).rejects.toThrow('on purpose');
  expect(await jobs()).toBe(before + 1);
});

it('makes those who ask for the same lock take turns', async () => {
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

it('is required to record an event and to lock', async () => {
  const { events } = api.app.get(Outside);
  await expect(events.record(new Probed({ fail: false }))).rejects.toThrow('inside a transaction');
  await expect(api.app.get(Transaction).lock('probe')).rejects.toThrow('inside a transaction');
});
