import { HousekeepingDue } from '@groundsheet/contracts';
import { aDriver, suiteApi } from '@groundsheet/testing';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { Controller, Module, Param, Post } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { AllowedTo } from '../auth/allowed-to.decorator.js';
import { Clock } from '../clock.js';
import { Transaction } from '../database/transaction.js';
import { EventRecorder } from '../events/event-recorder.js';
import { Audit } from './audit.js';

const DAY = 86_400_000;
const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

@Controller('api/probe')
class ProbeController {
  constructor(
    private readonly audit: Audit,
    private readonly transaction: Transaction,
  ) {}

  @Post(':id')
  @AllowedTo('anyone')
  async signIn(@Param('id') id: string) {
    await this.transaction.run(() =>
      this.audit.record({ what: 'account.signed-in', about: { kind: 'account', id }, details: { tries: 2 } }),
    );
  }

  @Post(':id/rolled-back')
  @AllowedTo('anyone')
  async fail(@Param('id') id: string) {
    await this.transaction.run(async () => {
      await this.audit.record({ what: 'account.signed-in', about: { kind: 'account', id } });
      throw new Error('It was not to be.');
    });
  }
}

class ProbeModule {}
Module({ controllers: [ProbeController] })(ProbeModule);

const api = await suiteApi({}, [ProbeModule]);

/** Records something about nobody in particular, so long ago. */
async function recorded(daysAgo = 0): Promise<string> {
  const id = randomUUID();
  const clock = api.app.get(Clock);
  const now = clock.now.bind(clock);
  clock.now = () => new Date(Date.now() - daysAgo * DAY);
  await api.request('post', `/api/probe/${id}`).set('User-Agent', PHONE).expect(201);
  clock.now = now;
  return id;
}

const entriesAbout = (id: string) => api.rows('select * from audit_events where about_id = ?', [id]);

it('records who did what to which record, when, from which network and device', async () => {
  const driver = await aDriver(api);
  const id = randomUUID();
  const padding = 'x'.repeat(10_000);
  await driver.request('post', `/api/probe/${id}`).set('User-Agent', PHONE).send({ padding }).expect(201);
  expect(await entriesAbout(id)).toEqual([
    {
      id: expect.any(String),
      happened_at: expect.anything(),
      what: 'account.signed-in',
      who: driver.id,
      about_kind: 'account',
      about_id: id,
      network: '127.0.0.1',
      device: 'Chrome on Android',
      details: { tries: 2 },
      sha256: null,
      name: null,
    },
  ]);
});

it('costs one statement for all that a command does to a form, with what it says', async () => {
  const { em } = api.app.get(MikroORM);
  const ids = [randomUUID(), randomUUID()] as const;
  const execute = jest.spyOn(em.getConnection(), 'execute');
  const [signed, sent] = (['form.signed', 'form.sent'] as const).map(
    (what) => ({ what, about: { kind: 'form', id: ids[0] }, sha256: 'a'.repeat(64) }) as const,
  );
  const corrected = { what: 'form.corrected', about: { kind: 'form', id: ids[1] } } as const;
  await RequestContext.create(em, () =>
    api.app.get(Transaction).run(() => api.app.get(Audit).record(signed!, sent!, corrected)),
  );
  expect(execute.mock.calls.map(([sql]) => String(sql).trim().slice(0, 11))).toEqual(['insert into']);
  execute.mockRestore();
  expect(await entriesAbout(ids[0])).toMatchObject([{ sha256: 'a'.repeat(64) }, { what: 'form.sent' }]);
});

it('has no account for a guest', async () => {
  expect(await entriesAbout(await recorded())).toMatchObject([{ who: null }]);
});

it('records nothing of what was rolled back', async () => {
  const id = randomUUID();
  await api.request('post', `/api/probe/${id}/rolled-back`).expect(500);
  expect(await entriesAbout(id)).toEqual([]);
});

it('refuses to record outside a transaction', async () => {
  const about = { kind: 'account', id: randomUUID() } as const;
  await expect(api.app.get(Audit).record({ what: 'account.signed-in', about })).rejects.toThrow(
    'inside a transaction',
  );
});

it.each([
  ['changed', `update audit_events set what = 'account.deleted' where about_id = $1`],
  ['given a name', `update audit_events set name = 'Another' where about_id = $1`],
  ['given another network', `update audit_events set network = '203.0.113.9' where about_id = $1`],
  ['removed', 'delete from audit_events where about_id = $1'],
])('is never %s, even by the owner of the table', async (_, sql) => {
  const id = await recorded();
  const owner = new Client({ connectionString: api.ownerUrl });
  await owner.connect();
  await expect(owner.query(sql, [id]).finally(() => owner.end())).rejects.toThrow(
    'The audit log is not changed.',
  );
  expect(await entriesAbout(id)).toMatchObject([{ what: 'account.signed-in', network: '127.0.0.1' }]);
});

it('forgets network and device after 30 days, and everything after the retention time', async () => {
  const [fresh, month, old] = [await recorded(29), await recorded(31), await recorded(6 * 366 + 1)];
  await api.app.get(Transaction).run(() => api.app.get(EventRecorder).record(new HousekeepingDue({})));
  await api.drainJobs();
  expect(await entriesAbout(fresh)).toMatchObject([{ network: '127.0.0.1', device: 'Chrome on Android' }]);
  expect(await entriesAbout(month)).toMatchObject([
    { what: 'account.signed-in', network: null, device: null },
  ]);
  expect(await entriesAbout(old)).toEqual([]);
});
