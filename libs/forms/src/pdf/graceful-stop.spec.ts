import { Module } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { EventRecorder, freeJobsOfDeadRunners, Subscriber, Transaction } from '@groundsheet/platform';
import { startApi, drawsPdfs } from '@groundsheet/testing';
import { Client, Pool } from 'pg';
import { PdfThread } from './pdf-thread.js';

class Printed {
  static readonly eventName = 'probe.printed';
  constructor(readonly payload: Record<string, never>) {}
}

const LAYOUT = new URL('data:text/javascript,export function draw(page) { page.turn(); }');
let runs = 0;
let begun: () => void;
const inHand = new Promise<void>((resolve) => (begun = resolve));
let goOn: () => void;
const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));

@Subscriber(Printed)
class PrintItLate {
  constructor(
    private readonly pdf: PdfThread,
    private readonly em: EntityManager,
  ) {}

  async handle(): Promise<void> {
    runs += 1;
    begun();
    await mayGoOn;
    await this.pdf.render([{ layout: LAYOUT, data: {} }]);
    await this.em.execute('select 1');
  }
}

@Module({ providers: [PrintItLate] })
class ProbeModule {}

it('finishes the running job when told to stop, including PDF and database, and keeps it until then', async () => {
  const api = await startApi({ PROCESS: 'all' }, [ProbeModule]);
  await drawsPdfs(api);
  const { app } = api;
  // The first PDF starts the thread, which may take longer than a stop waits.
  await app.get(PdfThread).render([{ layout: LAYOUT, data: {} }]);
  await app.get(Transaction).run(() => app.get(EventRecorder).record(new Printed({})));
  await inHand;
  const closing = app.close();
  // Meanwhile another process looks for jobs of dead ones.
  const others = new Pool({ connectionString: api.databaseUrl });
  await freeJobsOfDeadRunners(others);
  const held = await others.query('select locked_by from graphile_worker.jobs');
  await others.end();
  goOn();
  await closing;
  const client = new Client({ connectionString: api.databaseUrl });
  await client.connect();
  const { rows } = await client.query('select task_identifier, last_error from graphile_worker.jobs');
  await client.end();
  expect(rows).toEqual([]);
  expect([held.rows, runs]).toEqual([[{ locked_by: expect.any(String) }], 1]);
  await api.stop();
});
