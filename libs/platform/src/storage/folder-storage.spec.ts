import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { FolderStorage } from './folder-storage.js';
import { ObjectMissing } from './object-storage.js';

const KEY = 'timesheets/0f8fad5b-d9cb-469f-a165-70867728950e.pdf';
let folder: string;
let storage: FolderStorage;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'groundsheet-test-'));
  storage = new FolderStorage(folder);
});

it('gives back what was put, whole and as a stream', async () => {
  await storage.put(KEY, Buffer.from('first'));
  await storage.put(KEY, Buffer.from('paper'));
  expect((await storage.get(KEY)).toString()).toBe('paper');
  expect(await text(await storage.stream(KEY))).toBe('paper');
});

it('takes a stream, and nothing of one that breaks off', async () => {
  await storage.put(KEY, Readable.from([Buffer.from('pa'), Buffer.from('per')]));
  const breaking = Readable.from(
    (function* () {
      yield Buffer.from('half of');
      throw new Error('the phone is out of reach');
    })(),
  );
  await expect(storage.put(KEY, breaking)).rejects.toThrow('out of reach');
  expect((await storage.get(KEY)).toString()).toBe('paper');
  const files = readdirSync(folder, { recursive: true }).map(String);
  expect(files.filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('leaves no temporary file', async () => {
  await storage.put(KEY, Buffer.from('paper'));
  const files = readdirSync(folder, { recursive: true }).map(String);
  expect(files.filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('says so when there is no such object, and deletes it without complaint', async () => {
  await expect(storage.get(KEY)).rejects.toThrow(ObjectMissing);
  await expect(storage.stream(KEY)).rejects.toThrow(ObjectMissing);
  await storage.delete(KEY);
});

it.each(['../../etc/passwd', 'timesheets/../x', '/etc/passwd', ''])('refuses the key %s', async (key) => {
  await expect(storage.get(key)).rejects.toThrow('not a key');
});
