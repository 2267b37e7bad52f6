import { aDocument, aDriver, hangUp, startApi, Vault } from '@groundsheet/testing';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../../../tools/testing/s3-server.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'vault-in-s3-'));

// The only keys that the server knows.
Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3TEST', AWS_SECRET_ACCESS_KEY: 'S3TEST' });
const server = fork(script, [folder], { execArgv: [] });
const [{ port }] = (await once(server, 'message')) as [{ port: number }];
const endpoint = `http://127.0.0.1:${port}`;
const api = await startApi({ STORAGE_URL: `s3://forms/live?region=eu-west-2&endpoint=${endpoint}` });
afterAll(async () => {
  await api.stop();
  delete process.env['STORAGE_URL'];
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
  rmSync(folder, { recursive: true });
});

const inBucket = () =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('_object'));

async function housekeep(job: string): Promise<void> {
  await api.em.execute(`select graphile_worker.add_job(?, '{}'::json)`, [job]);
  await api.drainJobs();
}

it('keeps, reads, shares and erases documents in a bucket as in a folder', async () => {
  const vault = new Vault(await aDriver(api));
  const { file, facts } = await aDocument('npors', 'low');
  const lost = await vault.begin();
  await hangUp(api, [`PUT ${lost.uploadURL} HTTP/1.1`], file, 5000);
  await vault.complete(lost.documentId).expect(409);
  expect(inBucket()).toEqual([]);

  const id = await vault.bring(file);
  const back = await vault.begin({ partOf: id, side: 'back' });
  await vault.send(back, file).expect(200);
  await vault.complete(id).expect(204);
  await api.drainJobs();
  expect([inBucket().length, existsSync(join(api.dataDir, 'objects'))]).toEqual([2, false]);
  const [document] = await vault.list();
  expect(document).toMatchObject({
    id,
    uploadStatus: 'completed',
    note: null,
    files: [{}, { side: 'back' }],
  });
  expect(document.proposals).toContainEqual(
    expect.objectContaining({ field: 'expiryDate', value: facts.expires }),
  );
  const [{ id: front }] = document.files;
  const path = `/api/documents/${id}/files/${front}`;
  const { body, headers } = await vault.driver.request('get', path).expect(200);
  expect([headers['content-type'], body.length]).toEqual(['image/jpeg', document.files[0].fileSize]);
  await vault.driver.request('get', `${path}/thumbnail`).expect(200);

  const pack = { documentIds: [id], title: 'Site office', endsOn: new Date().toISOString().slice(0, 10) };
  const { body: made } = await vault.driver.request('post', '/api/share-packs').send(pack).expect(201);
  const key = new URL(made.link).searchParams.get('key');
  const opened = await api
    .request('post', '/api/share-pack-links')
    .send({ packId: made.id, key })
    .expect(204);
  const cookie = String(opened.headers['set-cookie']).split(';')[0]!;
  const shared = api.request('get', `/api/share-packs/${made.id}/files/${front}`).set('Cookie', cookie);
  expect((await shared.expect(200)).body.length).toBe(body.length);

  await vault.driver
    .request('delete', '/api/drivers/me')
    .send({ password: vault.driver.password })
    .expect(204);
  await api.drainJobs();
  await api.rows(`update uploads set created_at = created_at - interval '25 hours'`);
  await housekeep('RemoveAbandonedUploadsWhenHousekeepingDue');
  expect(inBucket()).toEqual([]);
});
