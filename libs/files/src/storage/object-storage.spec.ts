import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { readStorageUrl } from '@groundsheet/platform';
import { FolderStorage } from './folder-storage.js';
import { ObjectMissing, type ObjectStorage } from './object-storage.js';
import { S3Storage } from './s3-storage.js';

const KEY = 'timesheets/0f8fad5b-d9cb-469f-a165-70867728950e.pdf';
const folder = mkdtempSync(join(tmpdir(), 'groundsheet-test-'));
const script = fileURLToPath(new URL('../../../../tools/testing/s3-server.mjs', import.meta.url));
let server: ChildProcess;
let endpoint: string;

beforeAll(async () => {
  // The only keys that the server knows. The client finds them as in production.
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3TEST', AWS_SECRET_ACCESS_KEY: 'S3TEST' });
  server = fork(script, [join(folder, 's3')], { execArgv: [] });
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
});

const STORAGES: Record<string, () => ObjectStorage> = {
  'a folder': () => new FolderStorage(join(folder, 'objects')),
  'S3, in a folder of a bucket': () =>
    new S3Storage(readStorageUrl(`s3://forms/live?region=eu-west-2&endpoint=${endpoint}`)),
};

describe.each(Object.keys(STORAGES))('%s', (name) => {
  const storage = () => STORAGES[name]!();

  it('is empty until something is stored, and again once it is deleted', async () => {
    expect(await storage().isEmpty()).toBe(true);
    await storage().put(KEY, Buffer.from('first'));
    expect(await storage().isEmpty()).toBe(false);
    await storage().delete(KEY);
    expect(await storage().isEmpty()).toBe(true);
  });

  it('returns what was stored, as a buffer and as a stream, and the later of two', async () => {
    await storage().put(KEY, Buffer.from('first'));
    await storage().put(KEY, Buffer.from('paper'));
    expect((await storage().get(KEY)).toString()).toBe('paper');
    expect(await text(await storage().stream(KEY))).toBe('paper');
  });

  it('stores ten megabytes byte for byte', async () => {
    const photo = Buffer.alloc(10_485_760, 'groundsheet');
    await storage().put(KEY, photo);
    expect((await storage().get(KEY)).equals(photo)).toBe(true);
  });

  it('reports a missing object, and deletes it without complaint', async () => {
    await storage().delete(KEY);
    await storage().delete(KEY);
    await expect(storage().get(KEY)).rejects.toThrow(ObjectMissing);
    await expect(storage().stream(KEY)).rejects.toThrow(ObjectMissing);
  });
});

it('reports a bucket that cannot be reached or is not ours, rather than a missing object', async () => {
  const other = new S3Storage(readStorageUrl(`s3://not-there?region=eu-west-2&endpoint=${endpoint}`));
  const error = await other.get(KEY).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(ObjectMissing);
});

it('leaves no temporary file in the folder', async () => {
  await new FolderStorage(join(folder, 'objects')).put(KEY, Buffer.from('paper'));
  const files = readdirSync(join(folder, 'objects'), { recursive: true }).map(String);
  expect(files.filter((name) => name.endsWith('.part'))).toEqual([]);
});

it.each(['../../etc/passwd', 'timesheets/../x', '/etc/passwd', ''])(
  'refuses the key %s, which would lead out of the folder',
  async (key) => {
    await expect(new FolderStorage(folder).get(key)).rejects.toThrow('not a key');
  },
);
