import { aPhoto, startApi, UploadingPhone, type TestApi } from '@groundsheet/testing';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { Clock } from '../clock.js';
import { Transaction } from '../database/transaction.js';
import { ObjectStorage } from '../storage/object-storage.js';
import { FreeSpace } from '../storage/free-space.js';
import { Uploads } from './uploads.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let api: TestApi;
let photo: Buffer;
let now = Date.parse('2026-11-21T13:20:30Z');
let network = 0;

beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1', GUEST_UPLOADS_PER_HOUR: '3', GUEST_UPLOAD_MB_PER_NETWORK: '1' });
  api.app.get(Clock).now = () => new Date(now);
  photo = await aPhoto();
});
afterAll(() => api.stop());
// What one test uploads is removed before the next begins.
beforeEach(async () => {
  now += 30 * HOUR;
  await api.rows('update uploads set form_id = null');
  await tidy();
});

const aPhone = () => new UploadingPhone(api, `203.0.113.${(network += 1)}`);
const anAddress = async (phone = aPhone()): Promise<string> => (await phone.ask()).body.uploadURL;
const rowOf = (url: string) => api.row('select * from uploads where id = ?', [/[0-9a-f-]{36}/.exec(url)![0]]);
const files = (folder: string): string[] =>
  existsSync(join(api.dataDir, folder))
    ? readdirSync(join(api.dataDir, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : [];

async function tidy(): Promise<void> {
  await api.em.execute(
    `select graphile_worker.add_job('RemoveAbandonedUploadsWhenHousekeepingDue', '{}'::json)`,
  );
  await api.drainJobs();
}

const deviceOf = (phone: UploadingPhone) => phone.cookie!.split('=')[1]!;
const attach = (formId: string, urls: string[], uploader: string) =>
  RequestContext.create(api.app.get(MikroORM).em, () =>
    api.app
      .get(Transaction)
      .run(() => api.app.get(Uploads).attach({ formId, urls, uploader, path: 'checkSheetData.photos' })),
  );
const open = (id: string, formId: string) =>
  RequestContext.create(api.app.get(MikroORM).em, () => api.app.get(Uploads).open(id, formId));

describe('a photo', () => {
  it('is taken at an address of its own, and called by the url that is answered', async () => {
    const phone = aPhone();
    const asked = await phone.ask();
    expect(asked.status).toBe(200);
    expect(asked.body.uploadURL).toMatch(
      /^\/api\/objects\/[0-9a-f-]{36}\?expires=\d{10}&signature=[\w-]{43}$/,
    );
    const [cookie] = asked.headers['set-cookie'] as unknown as string[];
    expect(cookie).toMatch(/^groundsheet-device=[0-9a-f-]{36}; .*HttpOnly; SameSite=Lax$/);
    const sent = await phone.put(asked.body.uploadURL, photo);
    expect(sent.status).toBe(200);
    expect(sent.body).toEqual({ url: asked.body.uploadURL.split('?')[0] });
    expect(await rowOf(sent.body.url)).toMatchObject({
      kind: 'photo',
      uploader: deviceOf(phone),
      network: `203.0.113.${network}`,
      state: 'stored',
      content_type: 'image/jpeg',
      width: 640,
      height: 480,
      form_id: null,
    });
    expect((await phone.ask()).headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['a JPEG that says nothing of itself', 'application/octet-stream', () => photo],
    ['a JPEG that is called JSON', 'application/json', () => photo],
    ['a PNG that is called text', 'text/plain', () => sharp(photo).png().toBuffer()],
    ['a WebP', 'image/webp', () => sharp(photo).webp().toBuffer()],
  ])('is taken as %s', async (_, contentType, make) => {
    const phone = aPhone();
    const sent = await phone.put(await anAddress(phone), await make(), contentType);
    expect(sent.status).toBe(200);
    expect(await storedAt(sent.body.url)).toMatchObject({ format: 'jpeg', width: 640, height: 480 });
  });

  it('is stored upright, at most 2048 dots long, and says nothing of where it was taken', async () => {
    const place = { IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } };
    const onItsSide = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: 'red' } })
      .withExif(place)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(onItsSide).metadata()).exif).toBeDefined();
    const stored = await storedAt(await aPhone().upload(onItsSide));
    expect(stored).toMatchObject({ width: 683, height: 2048 });
    for (const fact of ['orientation', 'exif', 'xmp', 'iptc', 'icc']) expect(stored).not.toHaveProperty(fact);
  });

  it('shows a white ground where a PNG shows none', async () => {
    const clear = { create: { width: 8, height: 8, channels: 4, background: '#00000000' } } as const;
    const url = await aPhone().upload(await sharp(clear).png().toBuffer());
    const { object_key: key } = await rowOf(url);
    const dots = await sharp(await api.app.get(ObjectStorage).get(key))
      .raw()
      .toBuffer();
    expect(Math.min(...dots)).toBeGreaterThan(250);
  });
});

async function storedAt(url: string) {
  const { object_key: key } = await rowOf(url);
  return sharp(await api.app.get(ObjectStorage).get(key)).metadata();
}

describe('is refused', () => {
  const HEIC = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic', 'latin1'), Buffer.alloc(500)]);
  const PAGE = Buffer.from('<!doctype html><script>alert(1)</script>');
  const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

  it.each([
    ['an HTML page called .jpg', PAGE, 415, 'photo.wrong-type'],
    ['a drawing of commands', SVG, 415, 'photo.wrong-type'],
    ['nothing at all', Buffer.alloc(0), 415, 'photo.wrong-type'],
    ['a photo of an iPhone', HEIC, 415, 'photo.wrong-type'],
    ['a JPEG that stops after its start', Buffer.from('ffd8ffe000104a46494600', 'hex'), 422, 'photo.damaged'],
    ['one byte too many', Buffer.alloc(10_485_761), 413, 'upload.too-large'],
  ])('%s, and the address can still be used', async (_, file, status, code) => {
    const phone = aPhone();
    const address = await anAddress(phone);
    const refused = await phone.put(address, file);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect(refused.body.message).toMatch(/^[A-Z].*\.$/);
    expect(await rowOf(address)).toMatchObject({ state: 'expected', byte_size: null });
    expect([files('incoming'), files('objects')]).toEqual([[], []]);
    expect((await phone.put(address, photo)).status).toBe(200);
  });

  it('a HEIC photo, with what to do', async () => {
    const { body } = await aPhone().put(await anAddress(), HEIC);
    expect(body.message).toContain('Settings, Camera, Formats, Most Compatible');
  });

  it.each([0.3, 0.6, 0.99])('a JPEG of which %s has arrived', async (share) => {
    const phone = aPhone();
    const half = photo.subarray(0, Math.floor(photo.length * share));
    const refused = await phone.put(await anAddress(phone), half);
    expect([refused.status, refused.body.code]).toEqual([422, 'photo.damaged']);
  });

  it('a picture of 60 megapixels, before it is decoded', async () => {
    const huge = { create: { width: 10_000, height: 6_000, channels: 3, background: 'red' } } as const;
    const whole = await sharp(huge).png({ compressionLevel: 1 }).toBuffer();
    const phone = aPhone();
    // What follows after the size is of no interest: it is never looked at.
    for (const file of [whole, whole.subarray(0, 2000)]) {
      const refused = await phone.put(await anAddress(phone), file);
      expect([refused.status, refused.body.code]).toEqual([422, 'photo.too-many-dots']);
    }
  });

  it('a file that grows over the limit while it comes, before all of it has come', async () => {
    const address = await anAddress();
    const { status, sent } = await sendWithoutEnd(address);
    expect(status).toBe(413);
    expect(sent).toBeLessThan(30_000_000);
    expect(files('incoming')).toEqual([]);
  });

  it('a second file at the same address, and tells what the first is called', async () => {
    const phone = aPhone();
    const address = await anAddress(phone);
    const first = await phone.put(address, photo);
    const second = await phone.put(address, await aPhoto({ width: 10, height: 10 }));
    expect([second.status, second.body.code]).toEqual([409, 'upload.address-used']);
    expect(second.body.details).toEqual(first.body);
    expect(await rowOf(address)).toMatchObject({ width: 640 });
  });

  it('all but one of eight that come to one address at the same time', async () => {
    const phone = aPhone();
    const address = await anAddress(phone);
    const answers = await Promise.all(Array.from({ length: 8 }, () => phone.put(address, photo)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    expect([files('incoming').length, files('objects').length]).toEqual([0, 1]);
  });

  it.each<[string, (address: string) => string, string]>([
    ['with another signature', (address) => address.slice(0, -1) + 'é', 'upload.address-wrong'],
    ['without one', (address) => address.split('&')[0]!, 'upload.address-wrong'],
    ['with a later end', (address) => address.replace(/expires=\d/, 'expires=9'), 'upload.address-wrong'],
    ['of another file', (address) => address.replace(/[0-9a-f-]{36}/, uuidv7()), 'upload.address-wrong'],
  ])('a file at an address %s', async (_, change, code) => {
    const refused = await aPhone().put(change(await anAddress()), photo);
    expect([refused.status, refused.body.code]).toEqual([403, code]);
  });

  it('a file at an address that is 15 minutes old', async () => {
    const address = await anAddress();
    now += 15 * MINUTE - 1000;
    expect((await aPhone().put(address, Buffer.alloc(9))).status).toBe(415);
    now += 1000;
    const refused = await aPhone().put(address, photo);
    expect([refused.status, refused.body.code]).toEqual([403, 'upload.address-expired']);
  });

  it('a file from a page that is not ours', async () => {
    const answer = await api
      .request('put', await anAddress())
      .set('Origin', 'https://elsewhere.example')
      .send(photo);
    expect([answer.status, answer.body.code]).toEqual([403, 'request.foreign-origin']);
  });

  it('a file at any other route, as before', async () => {
    const answer = await api
      .request('post', '/api/form-links')
      .set('Content-Type', 'application/octet-stream')
      .send(photo);
    expect([answer.status, answer.body.code]).toEqual([415, 'request.wrong-type']);
  });

  it('every way to read it while it is in no form', async () => {
    const url = await aPhone().upload();
    await api.request('get', url).expect(404);
    await expect(open(url.split('/').at(-1)!, uuidv7())).rejects.toMatchObject({ status: 404 });
  });
});

/** Streams zeros for as long as the server takes them. */
async function sendWithoutEnd(address: string): Promise<{ status: number; sent: number }> {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 65_536;
      if (sent > 200_000_000) controller.close();
      else controller.enqueue(new Uint8Array(65_536));
    },
  });
  const init = { method: 'PUT', body, duplex: 'half', headers: { Origin: api.url } } as RequestInit;
  const { status } = await fetch(api.url + address, init);
  return { status, sent };
}

describe('the limits of guests', () => {
  it('give a device so many addresses in an hour', async () => {
    const phone = aPhone();
    for (let n = 0; n < 3; n++) expect((await phone.ask()).status).toBe(200);
    const refused = await phone.ask();
    expect([refused.status, refused.body.code]).toEqual([429, 'upload.too-many']);
    expect(refused.headers['retry-after']).toBe('3600');
    expect(refused.body.message).toMatch(/or add more after \d\d:\d\d/);
    expect(await api.rows('select 1 from uploads where uploader = ?', [deviceOf(phone)])).toHaveLength(3);
    now += HOUR;
    expect((await phone.ask()).status).toBe(200);
  });

  it('give a network six times as many, whatever cookies it throws away', async () => {
    network += 1;
    const ask = () => new UploadingPhone(api, `203.0.113.${network}`).ask();
    for (let n = 0; n < 18; n++) expect((await ask()).status).toBe(200);
    expect((await ask()).body.code).toBe('upload.too-many');
  });

  it('leave a network so much room for photos that are in no form', async () => {
    const phone = aPhone();
    const large = await aPhoto({ width: 1200, height: 1000 });
    const first = await phone.upload(large);
    const address = await anAddress(phone);
    const refused = await phone.put(address, large);
    expect([refused.status, refused.body.code]).toEqual([429, 'upload.no-room-for-network']);
    expect(await rowOf(address)).toMatchObject({ state: 'expected' });
    await attach(uuidv7(), [first], deviceOf(phone));
    expect((await phone.put(address, large)).status).toBe(200);
  });

  it('never let two fill the last of the room', async () => {
    const phones = Array.from({ length: 4 }, () => new UploadingPhone(api, '198.51.100.1'));
    const large = await aPhoto({ width: 1200, height: 1000 });
    const addresses = await Promise.all(phones.map((phone) => anAddress(phone)));
    const answers = await Promise.all(addresses.map((address, n) => phones[n]!.put(address, large)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429]);
  });

  it('refuse photos, and not forms, when the disk is nearly full', async () => {
    const address = await anAddress();
    const space = api.app.get(FreeSpace);
    const share = space.share.bind(space);
    space.share = () => Promise.resolve(0.049);
    try {
      for (const refused of [await aPhone().ask(), await aPhone().put(address, photo)]) {
        expect([refused.status, refused.body.code]).toEqual([503, 'upload.no-room']);
        expect(refused.headers['retry-after']).toBe('3600');
      }
    } finally {
      space.share = share;
    }
    expect(await share()).toBeGreaterThan(0);
  });
});

describe('a form', () => {
  it('takes the photos of its sender, in its order, once and again', async () => {
    const phone = aPhone();
    const urls = [await phone.upload(), await phone.upload()].toReversed();
    const formId = uuidv7();
    for (let n = 0; n < 2; n++) {
      expect(await attach(formId, urls, deviceOf(phone))).toEqual({
        ids: urls.map((url) => url.split('/').at(-1)),
        faults: [],
      });
    }
    expect(await rowOf(urls[0]!)).toMatchObject({ form_id: formId, network: null });
    const { content, contentType, byteSize } = await open(urls[0]!.split('/').at(-1)!, formId);
    expect([contentType, (await buffer(content)).length]).toEqual(['image/jpeg', byteSize]);
    await expect(open(urls[0]!.split('/').at(-1)!, uuidv7())).rejects.toMatchObject({
      status: 404,
      code: 'upload.unknown',
    });
  });

  it('hears of every photo that it cannot have, and then takes none', async () => {
    const [phone, other] = [aPhone(), aPhone()];
    const [mine, taken, anothers] = [await phone.upload(), await phone.upload(), await other.upload()];
    await attach(uuidv7(), [taken], deviceOf(phone));
    const pending = (await anAddress(phone)).split('?')[0]!;
    const urls = [
      mine,
      taken,
      anothers,
      pending,
      `/api/objects/${uuidv7()}`,
      'https://x.example/1.jpg',
      mine,
    ];
    const { faults } = await attach(uuidv7(), urls, deviceOf(phone));
    expect(faults.map(({ path, code }) => [path, code])).toEqual([
      ['checkSheetData.photos.1', 'upload.attached'],
      ['checkSheetData.photos.2', 'upload.unknown'],
      ['checkSheetData.photos.3', 'upload.unknown'],
      ['checkSheetData.photos.4', 'upload.unknown'],
      ['checkSheetData.photos.5', 'upload.unknown'],
      ['checkSheetData.photos.6', 'upload.repeated'],
    ]);
    expect(await rowOf(mine)).toMatchObject({ form_id: null });
  });

  it('never shares a photo with another that is sent at the same time', async () => {
    const phone = aPhone();
    const url = await phone.upload();
    const sendings = Array.from({ length: 6 }, () => attach(uuidv7(), [url], deviceOf(phone)));
    const codes = (await Promise.all(sendings)).map(({ faults }) => faults[0]?.code);
    expect(codes.toSorted()).toEqual([...Array(5).fill('upload.attached'), undefined]);
  });

  it('takes nothing outside a transaction', async () => {
    const request = { formId: uuidv7(), urls: [], uploader: 'x', path: 'photos' };
    await expect(api.app.get(Uploads).attach(request)).rejects.toThrow('outside a transaction');
  });
});

describe('housekeeping', () => {
  it('removes photos that no form took within a day, with their files, and keeps the others', async () => {
    const phone = aPhone();
    const [kept, left] = [await phone.upload(), await phone.upload()];
    const formId = uuidv7();
    await attach(formId, [kept], deviceOf(phone));
    now += 24 * HOUR - 1000;
    await tidy();
    expect(files('objects')).toHaveLength(2);
    now += 1000;
    expect((await attach(uuidv7(), [left], deviceOf(phone))).faults[0]?.code).toBe('upload.unknown');
    await tidy();
    expect(files('objects')).toHaveLength(1);
    expect(await api.rows('select form_id from uploads')).toEqual([{ form_id: formId }]);
  });

  it('removes addresses that no file came to, an hour after their end', async () => {
    await anAddress();
    now += 15 * MINUTE + HOUR - 1000;
    await tidy();
    expect(await api.rows('select 1 from uploads')).toHaveLength(1);
    now += 1000;
    await tidy();
    expect(await api.rows('select 1 from uploads')).toEqual([]);
  });

  it('removes half files of a process that was killed', async () => {
    const folder = join(api.dataDir, 'incoming');
    mkdirSync(folder, { recursive: true });
    for (const [name, minutes] of [
      ['old.part', 61],
      ['new.part', 59],
    ] as const) {
      writeFileSync(join(folder, name), 'half');
      const at = new Date(now - minutes * MINUTE);
      utimesSync(join(folder, name), at, at);
    }
    await tidy();
    expect(files('incoming')).toEqual(['new.part']);
    now += HOUR;
    await tidy();
  });
});

it('leaves nothing of a photo whose sender hangs up', async () => {
  const address = await anAddress();
  for (const bytes of [0, 1, 20_000]) {
    await hangUp(address, bytes);
  }
  for (let tries = 0; tries < 100 && files('incoming').length > 0; tries++) await sleep(20);
  expect([files('incoming'), files('objects')]).toEqual([[], []]);
  expect(await rowOf(address)).toMatchObject({ state: 'expected' });
  expect((await aPhone().put(address, photo)).status).toBe(200);
});

/** Announces a photo, sends so many bytes of it and drops the connection. */
async function hangUp(address: string, bytes: number): Promise<void> {
  const { port, host } = new URL(api.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  const head = [`PUT ${address} HTTP/1.1`, `Host: ${host}`, `Origin: ${api.url}`];
  socket.write([...head, `Content-Length: ${photo.length}`, '', ''].join('\r\n'));
  socket.write(photo.subarray(0, bytes));
  await sleep(60);
  socket.resetAndDestroy();
}
