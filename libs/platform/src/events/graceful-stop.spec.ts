import { Module } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { startApi } from '@groundsheet/testing';
import { Client } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { Transaction } from '../database/transaction.js';
import { PdfThread } from '../pdf/pdf-thread.js';
import { EventRecorder } from './event-recorder.js';
import { Subscriber } from './subscriber.decorator.js';

class Printed {
  static readonly eventName = 'probe.printed';
  constructor(readonly payload: Record<string, never>) {}
}

const LAYOUT = new URL('data:text/javascript,export function draw(sheet) { sheet.heading("Late"); }');
let begun: () => void;
const inHand = new Promise<void>((resolve) => (begun = resolve));

@Subscriber(Printed)
class PrintItLate {
  constructor(
    private readonly pdf: PdfThread,
    private readonly em: EntityManager,
  ) {}

  async handle(): Promise<void> {
    begun();
    await sleep(200);
    await this.pdf.render(LAYOUT, {});
    await this.em.execute('select 1');
  }
}

@Module({ providers: [PrintItLate] })
class ProbeModule {}

it('does the job in hand to its end when it is told to stop, PDF and database included', async () => {
  const api = await startApi({ PROCESS: 'all' }, [ProbeModule]);
  const { app } = api;
  // The first PDF starts the thread, which may take longer than a stop waits.
  await app.get(PdfThread).render(LAYOUT, {});
  await app.get(Transaction).run(() => app.get(EventRecorder).record(new Printed({})));
  await inHand;
  await app.close();
  const client = new Client({ connectionString: api.databaseUrl });
  await client.connect();
  const { rows } = await client.query('select task_identifier, last_error from graphile_worker.jobs');
  await client.end();
  expect(rows).toEqual([]);
  await api.stop();
});
