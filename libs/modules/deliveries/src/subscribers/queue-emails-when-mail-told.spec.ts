import { MailTold, type ToldMail } from '@groundsheet/contracts';
import { EventRecorder, Transaction } from '@groundsheet/platform';
import { aDriver, enterFirm, mailsTo, suiteApi } from '@groundsheet/testing';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';

const api = await suiteApi();

async function tell(
  change: Partial<ToldMail>,
  further: () => Promise<unknown> = async () => {},
): Promise<void> {
  const mail: ToldMail = {
    key: uuidv7(),
    to: [{ email: 'hire@northgate.co.uk' }],
    about: { kind: 'defect' },
    subject: 'Something to tell',
    words: { title: 'Something', sentence: 'Something has happened.' },
    ...change,
  };
  const record = () => api.app.get(EventRecorder).record(new MailTold(mail));
  await RequestContext.create(api.app.get(MikroORM).em, () =>
    api.app.get(Transaction).run(async () => {
      await record();
      await further();
    }),
  );
}
const countTo = async (email: string) => (await mailsTo(api, email)).length;

it('is one mail to each address, however it is written', async () => {
  await tell({
    to: [
      { email: 'One@northgate.co.uk' },
      { email: ' one@Northgate.co.uk' },
      { email: 'two@northgate.co.uk' },
    ],
  });
  expect([await countTo('one@northgate.co.uk'), await countTo('two@northgate.co.uk')]).toEqual([1, 1]);
});

it('is sent once under one key, to each address, however often it is told', async () => {
  const to = [{ email: 'once@northgate.co.uk' }];
  await tell({ key: 'vaults 2026-11-25', to });
  await tell({ key: 'vaults 2026-11-25', to: [...to, { email: 'later@northgate.co.uk' }] });
  expect([await countTo('once@northgate.co.uk'), await countTo('later@northgate.co.uk')]).toEqual([1, 1]);
  await tell({ key: 'vaults 2026-11-26', to });
  const key = uuidv7();
  for (const each of [key, key, uuidv7()]) await tell({ key: each, to });
  expect(await countTo('once@northgate.co.uk')).toBe(4);
});

it('is stored with what it tells, or not at all', async () => {
  const to = [{ email: 'never@northgate.co.uk' }];
  const fails = tell({ to }, () => Promise.reject(new Error('It did not happen.')));
  await expect(fails).rejects.toThrow('It did not happen.');
  expect(await countTo('never@northgate.co.uk')).toBe(0);
});

it('belongs to the account that it is about, and goes with it', async () => {
  const driver = await aDriver(api, { fullName: 'Dan Hill' });
  await tell({ about: { kind: 'account' }, purpose: 'new-device', to: [driver] });
  await api.drainJobs();
  await tell({ about: { kind: 'defect' }, to: [driver] });
  const rows = await mailsTo(api, driver.email);
  expect(rows.map(({ row }) => [row['record_kind'], row['driver_id'], row['driver_name']])).toEqual([
    ['account', driver.id, 'Dan Hill'],
    ['defect', null, ''],
  ]);
  await driver.request('delete', '/api/drivers/me').send({ password: driver.password }).expect(204);
  expect((await mailsTo(api, driver.email)).map(({ row }) => row['record_kind'])).toEqual(['defect']);
});

it('is nothing for an account that has gone meanwhile, and is stored for the others', async () => {
  const [gone, there] = [await aDriver(api), await aDriver(api)];
  await tell({ about: { kind: 'account' }, to: [gone, there] });
  await api.rows('delete from drivers where id = ?', [gone.id]);
  expect([await countTo(gone.email), await countTo(there.email)]).toEqual([0, 1]);
  expect(await api.rows('select 1 from graphile_worker.jobs')).toEqual([]);
});

it('makes no link of what was told, and cuts what nobody has cut', async () => {
  const long = 'pay-now.example.com '.repeat(100);
  const words = {
    ...{ title: long, sentence: long, note: { text: long, by: long }, closing: long, smallPrint: long },
    ...{ lines: [{ label: long, value: `<b>${long}</b>` }], items: [long] },
  };
  await tell({ to: [{ email: 'hostile@northgate.co.uk' }], subject: long, words });
  const [{ mail } = { mail: undefined }] = await mailsTo(api, 'hostile@northgate.co.uk');
  expect(mail!.html).not.toContain('<b>');
  for (const part of [mail!.subject!, mail!.text!, mail!.html!])
    expect([part.includes('now.example'), part.length < 30_000]).toEqual([false, true]);
});

it('names the firm in its subject where it is asked to, cut but once, and no link', async () => {
  await enterFirm(await aDriver(api, { role: 'admin' }), {
    name: 'Hill.plant of Gateshead '.repeat(4).trim(),
  });
  await tell({ to: [{ email: 'firm@northgate.co.uk' }], isFromFirm: true });
  const [{ mail } = { mail: undefined }] = await mailsTo(api, 'firm@northgate.co.uk');
  expect(mail!.subject).toMatch(/^Hill\. plant of Gateshead .*: Something to tell$/);
  expect(mail!.subject!.replaceAll('. plant', '.plant')).toHaveLength(60 + ': Something to tell'.length);
});
