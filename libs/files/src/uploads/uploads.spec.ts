import { aPhoto, suiteApi, UploadingPhone } from '@groundsheet/testing';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { v7 as uuidv7 } from 'uuid';
import { Clock, Transaction } from '@groundsheet/platform';
import { FreeSpace } from '../storage/free-space.js';
import { Uploads } from './uploads.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let now = Date.parse('2026-11-21T13:20:30Z');
let network = 0;

const api = await suiteApi({
  'guests.uploadsPerHour': '3',
  'guests.megabytesUnsentPerNetwork': '1',
});
api.app.get(Clock).now = () => new Date(now);
const photo = await aPhoto();
// What one test uploads is removed before the next begins.
beforeEach(async () => {
  now += 30 * HOUR;
  await api.rows('update uploads set held_by = null');
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

const deviceOf = (phone: UploadingPhone) => phone.cookie!.split('=')[1]!.split('.')[0]!;
const NOT_SAID = { bodySha256: null, signedAt: null, clockOffsetMs: null };
const ofDevice = (device: string) => ({ caller: null, device, network: '', site: '', sent: NOT_SAID });
const attach = (formId: string, urls: string[], device: string) =>
  RequestContext.create(api.app.get(MikroORM).em, () =>
    api.app.get(Transaction).run(() =>
      api.app.get(Uploads).attach({
        heldBy: formId,
        kind: 'photo',
        urls,
        sender: ofDevice(device),
        path: 'checkSheetData.photos',
      }),
    ),
  );
const open = (id: string, formId: string) =>
  RequestContext.create(api.app.get(MikroORM).em, () => api.app.get(Uploads).open(id, formId));

describe('the limits of guests', () => {
  it('give a device so many addresses in an hour', async () => {
    const phone = aPhone();
    for (let n = 0; n < 3; n++) expect((await phone.ask()).status).toBe(200);
    const refused = await phone.ask();
    expect([refused.status, refused.body.code]).toEqual([429, 'upload.too-many']);
    expect(refused.headers['retry-after']).toBe('3600');
    expect(refused.body.message).toMatch(/Please try again after \d\d:\d\d/);
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
    expect(await rowOf(urls[0]!)).toMatchObject({ held_by: formId, network: null });
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
    expect(await rowOf(mine)).toMatchObject({ held_by: null });
  });

  it('never shares a photo with another that is sent at the same time', async () => {
    const phone = aPhone();
    const url = await phone.upload();
    const sendings = Array.from({ length: 6 }, () => attach(uuidv7(), [url], deviceOf(phone)));
    const codes = (await Promise.all(sendings)).map(({ faults }) => faults[0]?.code);
    expect(codes.toSorted()).toEqual([...Array(5).fill('upload.attached'), undefined]);
  });

  it('takes nothing outside a transaction', async () => {
    const request = {
      heldBy: uuidv7(),
      kind: 'photo' as const,
      urls: [],
      sender: ofDevice('x'),
      path: 'photos',
    };
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
    expect(await api.rows('select held_by from uploads')).toEqual([{ held_by: formId }]);
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

  it.each(['incoming', 'objects/.parts'])(
    'removes half files of a process that was killed from %s',
    async (place) => {
      const folder = join(api.dataDir, place);
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
      expect(files(place)).toEqual(['new.part']);
      now += HOUR;
      await tidy();
      expect(files(place)).toEqual([]);
    },
  );
});
