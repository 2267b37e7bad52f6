import { Clock } from '@groundsheet/platform';
import {
  aCheckSheet,
  aCompany,
  aDriver,
  aTimesheet,
  suiteApi,
  type TestApi,
  type TestDriver,
} from '@groundsheet/testing';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { Response } from 'supertest';
import { v7 as uuidv7 } from 'uuid';

type Row = Awaited<ReturnType<TestApi['row']>>;

const DAY = 86_400_000;
const HIRE = 'hire@northgate-civils.co.uk';
const SITE = 'site.office@northgate-civils.co.uk';
const PHONE_NUMBER = '+44 7700 900123';

let now = Date.parse('2026-11-21T13:20:30.456Z');

const api = await suiteApi();
api.app.get(Clock).now = () => new Date(now);
const company = await aCompany(api.em);

const cookieOf = ({ headers }: Response) =>
  ((headers['set-cookie'] as unknown as string[] | undefined) ?? [])
    .map((set) => set.split(';')[0])
    .join('; ');

/** A phone that the product knows from the screen of a form, by its cookie. */
const aPhone = async () => cookieOf(await api.request('get', '/api/form-limits').expect(200));

/** An account whose session is as old as the clock of this suite says. */
async function someone(role: 'driver' | 'supervisor' | 'admin' = 'driver'): Promise<TestDriver> {
  const driver = await aDriver(api, { role });
  const used = new Date(now);
  await api.rows('update sessions set created_at = ?, used_at = ? where driver_id = ?', [
    used,
    used,
    driver.id,
  ]);
  return driver;
}

/** The keys of all links that were mailed about a form, the oldest first. */
async function mailedKeys(id: string): Promise<string[]> {
  await api.drainJobs();
  const folder = join(api.dataDir, 'mail');
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.eml'));
  const texts = await Promise.all(
    names.map(async (name) => (await PostalMime.parse(await readFile(join(folder, name)))).text ?? ''),
  );
  return texts.flatMap((text) => new RegExp(`/completed-form/${id}\\?key=(\\S+)`).exec(text)?.[1] ?? []);
}

const KINDS = [
  {
    kind: 'timesheet',
    path: '/api/timesheets',
    completion: '/api/timesheets/one-step-completion',
    aForm: aTimesheet,
    formOf: (body: Row) => body['timesheetData'],
  },
  {
    kind: 'check sheet',
    path: '/api/check-sheets',
    completion: '/api/one-step-completion/check-sheet',
    aForm: aCheckSheet,
    formOf: (body: Row) => body['checkSheetData'],
  },
];

describe.each(KINDS)('a $kind', ({ path, completion, aForm, formOf }) => {
  const send = (body: object, cookie = '') =>
    api.request('post', completion).set('Cookie', cookie).set('Idempotency-Key', uuidv7()).send(body);
  const aSent = async (cookie = '', changes: Record<string, unknown> = {}) => {
    const body = await aForm(company, { submissionEmails: [HIRE], ...changes });
    await send(body, cookie).expect(200);
    return { body, id: formOf(body).id as string };
  };
  const read = (id: string, key?: string, cookie = '') =>
    api
      .request('get', `${path}/${id}`)
      .query(key ? { key } : {})
      .set('Cookie', cookie);
  const exchange = (formId: string, key: string) =>
    api.request('post', '/api/form-links').send({ formId, key });

  it('opens again on the phone that sent it, and nobody else gets a key', async () => {
    const phone = await aPhone();
    const { body, id } = await aSent(phone);
    const { key } = (await send(body, phone).expect(409)).body.details;
    await read(id, key).expect(200);

    // All that is on the form is what its recipients have too.
    const { body: seen } = await read(id, key);
    for (const cookie of ['', await aPhone(), cookieOf(await exchange(id, key))]) {
      const refused = await send(body, cookie).expect(409);
      expect(refused.body).toMatchObject({ code: 'form.already-sent', details: { id } });
      expect(refused.body.details.key).toBeUndefined();
    }
    expect(seen.operatorSignature).toBe(formOf(body).operatorSignature);
  });

  it('gives its sender no key that is younger than the form', async () => {
    const phone = await aPhone();
    const { body, id } = await aSent(phone);
    now += 366 * DAY - DAY;
    const { key } = (await send(body, phone).expect(409)).body.details;
    await read(id, key).expect(200);
    now += DAY;
    await read(id, key).expect(404);
    expect((await send(body, phone).expect(409)).body.details.key).toBeUndefined();
  });

  it('is nobody’s to open by a phone once an account has it', async () => {
    const phone = await aPhone();
    const body = await aForm(company);
    const { id, claimToken } = (await send(body, phone).expect(200)).body;
    await (await someone()).request('post', `/api/forms/${id}/claim`).send({ token: claimToken }).expect(204);
    await send(body, phone).expect(404);
    expect((await api.row('select sender_hash from forms where id = ?', [id]))['sender_hash']).toBeNull();
  });

  it('is closed to everybody with a link when its links are revoked, whatever they try', async () => {
    const driver = await someone();
    const phone = await aPhone();
    const { body, id } = await aSent(phone);
    const [mailed] = await mailedKeys(id);
    const { key: own } = (await send(body, phone)).body.details;
    const open = cookieOf(await exchange(id, mailed!).expect(204));
    await read(id, undefined, open).expect(200);

    await driver.request('post', `/api/forms/${id}/revoke-links`).expect(404);
    const supervisor = await someone('supervisor');
    await supervisor.request('post', `/api/forms/${id}/revoke-links`).expect(204);
    for (const key of [mailed!, own]) {
      await read(id, key).expect(404);
      await api.request('get', `/api/forms/${id}/pdf`).query({ key }).expect(404);
      expect((await exchange(id, key).expect(404)).body.code).toBe('form-link.stopped');
    }
    await read(id, undefined, open).expect(404);
    await api.request('get', `/api/forms/${id}/pdf`).set('Cookie', open).expect(404);
    for (const cookie of ['', open, phone]) {
      expect((await send(body, cookie).expect(409)).body.details.key).toBeUndefined();
    }
    await supervisor.request('get', `${path}/${id}`).expect(200);
  });

  it('has links again when it is mailed again after they were revoked', async () => {
    const driver = await someone();
    const { id } = await aSent(driver.cookie);
    const [first] = await mailedKeys(id);
    const [key, revoke] = [uuidv7(), `/api/forms/${id}/revoke-links`];
    for (let time = 0; time < 2; time += 1) {
      await driver.request('post', revoke).set('Idempotency-Key', key).expect(204);
    }
    expect((await api.row('select link_version from forms where id = ?', [id]))['link_version']).toBe(2);
    await (await someone('admin')).request('post', `/api/forms/${id}/send-again`).send({}).expect(200);
    const keys = await mailedKeys(id);
    const fresh = keys.find((each) => each !== first)!;
    await read(id, fresh).expect(200);
    await exchange(id, fresh).expect(204);
    await read(id, first).expect(404);
  });

  it('has no links to revoke as a draft, for anybody', async () => {
    const driver = await someone();
    const { body: draft } = await driver.request('post', path).send({}).expect(201);
    const { body } = await driver.request('post', `/api/forms/${draft.id}/revoke-links`).expect(409);
    expect(body.code).toBe('form.not-sent');
    const supervisor = await someone('supervisor');
    await supervisor.request('post', `/api/forms/${draft.id}/revoke-links`).expect(409);
    await supervisor.request('post', `/api/forms/${uuidv7()}/revoke-links`).expect(404);
    await api.request('post', `/api/forms/${draft.id}/revoke-links`).expect(401);
  });

  it('does not tell those who have a link who else has one; its driver and the office see it', async () => {
    const driver = await someone();
    const addresses = { submissionEmails: [HIRE, SITE], submissionWhatsApps: [PHONE_NUMBER] };
    const { id } = await aSent(driver.cookie, addresses);
    const [key] = await mailedKeys(id);
    const open = cookieOf(await exchange(id, key!));
    const stranger = await someone();
    const readers = [
      read(id, key),
      read(id, undefined, open),
      read(id, key, stranger.cookie),
      api.request('get', `/api/forms/${id}`).query({ key }),
    ];
    for (const reading of readers) {
      const { body } = await reading.expect(200);
      expect(body.readAs).toBe('recipient');
      for (const known of [HIRE, SITE, PHONE_NUMBER]) expect(JSON.stringify(body)).not.toContain(known);
    }
    expect((await read(id, key, driver.cookie).expect(200)).body).toMatchObject({
      ...addresses,
      readAs: 'driver',
    });
    const { body } = await read(id, undefined, (await someone('supervisor')).cookie).expect(200);
    expect(body).toMatchObject({ ...addresses, readAs: 'office' });
  });
});
