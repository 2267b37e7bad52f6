import { Module } from '@nestjs/common';
import { aDriver, suiteApi } from '@groundsheet/testing';
import { Transaction } from '../database/transaction.js';
import { EventRecorder } from './event-recorder.js';
import { Subscriber } from './subscriber.decorator.js';

class Rained {
  static readonly eventName = 'probe.rained-again';
  constructor(readonly payload: { reference: string }) {}
}

let isWindy = true;

@Subscriber(Rained, { maxAttempts: 1 })
class DrawPdfOfSandWhenRained {
  async handle(): Promise<void> {
    if (isWindy) throw new Error(`the sheet blew away ${'x'.repeat(5000)}`);
  }
}

@Module({ providers: [DrawPdfOfSandWhenRained] })
class ProbeModule {}

const api = await suiteApi({}, [ProbeModule]);
const admin = await aDriver(api, { role: 'admin' });

const parked = async () => (await admin.request('get', '/api/parked-jobs').expect(200)).body;
const runAgain = (id: string) => admin.request('post', `/api/parked-jobs/${id}/run-again`);

it('tells in words which jobs have given up, and runs them again', async () => {
  await api.app
    .get(Transaction)
    .run(() => api.app.get(EventRecorder).record(new Rained({ reference: 'TS-7K3M9QXD' })));
  expect(await parked()).toEqual([]);
  await api.drainJobs();
  const [job] = await parked();
  expect(job).toMatchObject({
    words: 'Draw PDF of sand when rained',
    reference: 'TS-7K3M9QXD',
    attempts: 1,
    error: expect.stringMatching(/^the sheet blew away x{900}/),
  });
  expect(job.error).toHaveLength(1000);
  await runAgain(job.id).expect(204);
  expect(await parked()).toEqual([]);
  // It is waiting for a worker now.
  expect((await runAgain(job.id).expect(404)).body.code).toBe('job.not-parked');
  await api.drainJobs();
  expect(await parked()).toMatchObject([{ id: job.id, attempts: 1 }]);

  isWindy = false;
  await runAgain(job.id).expect(204);
  await api.drainJobs();
  expect(await parked()).toEqual([]);
  const rows = await api.rows(
    `select who, about_kind, details from audit_events where what = 'job.run-again'`,
  );
  const details = { job: Number(job.id), name: 'DrawPdfOfSandWhenRained' };
  expect(rows).toEqual(Array(2).fill({ who: admin.id, about_kind: 'job', details }));
});

it.each(['0', 'x', '-1', '9'.repeat(30), '1.5'])('knows no job %s', async (id) => {
  await runAgain(id).expect(404);
});
