import { Clock } from '@groundsheet/platform';
import { aDriver, aPhoto, mailsTo, suiteApi, Vault, type TestDriver } from '@groundsheet/testing';

const MEGABYTE = 1_048_576;
const DAY = 86_400_000;

const api = await suiteApi({ VAULTS_MB: '100' });
beforeEach(async () => {
  // An earlier test may have filled vaults, which is told when jobs are run.
  await api.drainJobs();
  await api.rows('delete from documents');
});
afterEach(() => (api.app.get(Clock).now = () => new Date()));

const photo = await aPhoto();

const beginning = ({ driver }: Vault, fileSize: number) =>
  driver
    .request('post', '/api/documents/upload')
    .send({ category: 'other', fileName: 'a.jpg', fileSize, mimeType: 'image/jpeg' });

async function aVault(megabytes: number, driver?: TestDriver): Promise<Vault> {
  const vault = new Vault(driver ?? (await aDriver(api)));
  const id = await vault.bring(photo);
  const size = Math.floor(megabytes * MEGABYTE);
  await api.rows('update document_files set byte_size = ? where document_id = ?', [size, id]);
  return vault;
}

it('takes no more than all vaults together may hold, from any account', async () => {
  await aVault(99.9);
  const other = new Vault(await aDriver(api));
  const refused = await beginning(other, 200_000);
  expect([refused.status, refused.body.code]).toEqual([503, 'document.no-room']);
  expect(refused.headers['retry-after']).toBe('86400');
  await beginning(other, 50_000).expect(200);
});

it('never lets two take the last of the room of all vaults', async () => {
  const vaults = [new Vault(await aDriver(api)), new Vault(await aDriver(api))];
  const begun = await Promise.all(vaults.map((vault) => vault.begin()));
  for (const [n, vault] of vaults.entries()) await vault.send(begun[n]!, photo).expect(200);
  const { byte_size: size } = await api.row(
    'select min(byte_size) as byte_size from uploads where held_by is null',
  );
  await aVault(100 - (1.5 * size) / MEGABYTE);
  const answers = await Promise.all(vaults.map((vault, n) => vault.complete(begun[n]!.documentId)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 503]);
});

it('tells every admin once a day while vaults are more than 70 % full', async () => {
  const admin = await aDriver(api, { role: 'admin' });
  const mails = async () => {
    return (await mailsTo(api, admin.email)).map(({ mail }) => mail?.subject);
  };
  await aVault(60);
  await new Vault(await aDriver(api)).bring(photo);
  expect(await mails()).toEqual([]);
  await aVault(9.99);
  for (let n = 0; n < 2; n += 1) await new Vault(await aDriver(api)).bring(photo);
  const told = 'Groundsheet: the document vaults are more than 70 % full';
  expect(await mails()).toEqual([told]);
  api.app.get(Clock).now = () => new Date(Date.now() + DAY);
  const next = new Vault(await aDriver(api));
  await api.rows(
    `update sessions set created_at = now() + interval '1 day', used_at = now() + interval '1 day'`,
  );
  await next.bring(photo);
  expect(await mails()).toEqual([told, told]);
});

it('gives an account 20 MB until its address is confirmed, and 500 MB from then on', async () => {
  const vault = await aVault(19.9, await aDriver(api, { confirmed: false }));
  const refused = await beginning(vault, 200_000);
  expect([refused.status, refused.body.code]).toEqual([413, 'document.vault-full-until-confirmed']);
  expect(refused.body.message).toContain('20 MB until you have confirmed your email address');
  await api.rows('update drivers set confirmed_at = now() where id = ?', [vault.driver.id]);
  await beginning(vault, 200_000).expect(200);
});
