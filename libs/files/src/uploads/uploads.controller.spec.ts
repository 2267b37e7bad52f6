import { aDriver, aPhoto, becomes, hangUp, suiteApi, UploadingPhone } from '@groundsheet/testing';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { Clock } from '@groundsheet/platform';
import { ObjectStorage } from '../storage/object-storage.js';

const MINUTE = 60_000;

let now = Date.parse('2026-11-21T13:20:30Z');

const api = await suiteApi();
api.app.get(Clock).now = () => new Date(now);
const photo = await aPhoto();

const aPhone = () => new UploadingPhone(api);
const anAddress = async (phone = aPhone()): Promise<string> => (await phone.ask()).body.uploadURL;
const rowOf = (url: string) => api.row('select * from uploads where id = ?', [/[0-9a-f-]{36}/.exec(url)![0]]);
const files = (folder: string): string[] =>
  existsSync(join(api.dataDir, folder))
    ? readdirSync(join(api.dataDir, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : [];

describe('a photo', () => {
  it('can be read at its address by its sender, for a day while it is in no form', async () => {
    const phone = aPhone();
    const url = await phone.upload();
    const read = () => api.request('get', url).set('Cookie', phone.cookie!);
    const { headers, body } = await read().expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline; filename=photo.jpg',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(body as Buffer).metadata()).toMatchObject({ width: 640, height: 480 });
    await api.rows('update uploads set held_by = ? where id = ?', [uuidv7(), url.split('/').at(-1)!]);
    await read().expect(200);
    await api.rows('update uploads set held_by = null where id = ?', [url.split('/').at(-1)!]);
    now += 24 * 60 * MINUTE + 1;
    await read().expect(404);
    now -= 24 * 60 * MINUTE + 1;
  });

  it('is taken at an address of its own, and called by the url that is answered', async () => {
    const phone = aPhone();
    const asked = await phone.ask();
    expect(asked.status).toBe(200);
    expect(asked.body.uploadURL).toMatch(
      /^\/api\/objects\/[0-9a-f-]{36}\?expires=\d{10}&signature=[\w-]{43}$/,
    );
    const [cookie] = asked.headers['set-cookie'] as unknown as string[];
    expect(cookie).toMatch(/^groundsheet-device=[0-9a-f-]{36}\.[^;]+; .*HttpOnly; SameSite=Lax$/);
    const sent = await phone.put(asked.body.uploadURL, photo);
    expect(sent.status).toBe(200);
    expect(sent.body).toEqual({ url: asked.body.uploadURL.split('?')[0] });
    expect(await rowOf(sent.body.url)).toMatchObject({
      kind: 'photo',
      uploader: phone.cookie!.split('=')[1]!.split('.')[0],
      network: '203.0.113.200',
      state: 'stored',
      content_type: 'image/jpeg',
      width: 640,
      height: 480,
      held_by: null,
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
    [
      'half a photo of an iPhone that is called JPEG',
      Buffer.from('\0\0\0\x20ftypmif1', 'latin1'),
      415,
      'photo.wrong-type',
    ],
    ['one byte too many', Buffer.alloc(10_485_761), 413, 'upload.too-large'],
  ])('%s, and the address can still be used', async (_, file, status, code) => {
    const phone = aPhone();
    const address = await anAddress(phone);
    const refused = await phone.put(address, file);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect(refused.body.message).toMatch(/^[A-Z].*\.$/);
    expect(await rowOf(address)).toMatchObject({ state: 'expected', byte_size: null });
    expect(files('incoming')).toEqual([]);
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
    const refused = await phone.put(await anAddress(phone), whole);
    expect([refused.status, refused.body.code]).toEqual([422, 'photo.too-many-dots']);
  });

  it('13 megapixels of a guest or an account that is not confirmed, and takes them of one that is', async () => {
    const large = { create: { width: 4400, height: 3000, channels: 3, background: 'red' } } as const;
    const file = await sharp(large).jpeg().toBuffer();
    const [driver, newcomer] = [await aDriver(api), await aDriver(api, { confirmed: false })];
    for (const [cookie, status] of [
      ['', 422],
      [newcomer.cookie, 422],
      [driver.cookie, 200],
    ] as const) {
      const answer = await api
        .request('put', await anAddress())
        .set('Cookie', cookie)
        .send(file);
      expect(answer.status).toBe(status);
      if (status === 422) expect(answer.body.message).toContain('more than 12 megapixels');
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
    const before = files('objects').length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => phone.put(address, photo)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    expect([files('incoming').length, files('objects').length - before]).toEqual([0, 1]);
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

  it('to let anybody but its sender read it', async () => {
    const phone = aPhone();
    const url = await phone.upload();
    const other = aPhone();
    await other.ask();
    for (const cookie of ['', other.cookie!, `groundsheet-device=${uuidv7()}`]) {
      const answer = await api.request('get', url).set('Cookie', cookie);
      expect([answer.status, answer.body.code]).toEqual([404, 'upload.unknown']);
    }
    await (await aDriver(api)).request('get', url).expect(404);
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

it('leaves nothing of a photo whose sender hangs up', async () => {
  const address = await anAddress();
  const before = files('objects');
  for (const bytes of [0, 1, 20_000]) {
    await hangUp(api, [`PUT ${address} HTTP/1.1`], photo, bytes);
  }
  await becomes(() => files('incoming').length === 0);
  expect([files('incoming'), files('objects')]).toEqual([[], before]);
  expect(await rowOf(address)).toMatchObject({ state: 'expected' });
  expect((await aPhone().put(address, photo)).status).toBe(200);
});
