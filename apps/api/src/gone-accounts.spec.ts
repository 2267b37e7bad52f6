import { HousekeepingDue } from '@groundsheet/contracts';
import { columnsOfAccounts, EventRecorder, Transaction } from '@groundsheet/platform';
import {
  aCheckSheet,
  aCompany,
  aDriver,
  anOffHire,
  aPhoto,
  aTimesheet,
  becomes,
  BusyDriver,
  HeldRows,
  OF_NO_ACCOUNT,
  OUTLIVES,
  suiteApi,
  UploadingPhone,
  Vault,
  type TestDriver,
} from '@groundsheet/testing';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';

// Before the product is stopped, and its database with it.
afterAll(() => held.end());
const api = await suiteApi();
const company = await aCompany(api.em);
const held = await HeldRows.of(api);
afterEach(() => held.letGo());

/** Something that an account stores, and the column by which it is the account's. */
interface Owned {
  readonly what: string;
  readonly column: `${string}.${string}`;
  /** What has to be there before; what it returns stores it, and tells the status of the response. */
  prepare(driver: TestDriver): Promise<() => Promise<number>>;
  /** Its sender has what the deletion needs in hand, so that only the sender can come first. */
  readonly isFirst?: true;
}

const status = async (sending: PromiseLike<{ status: number }>) => (await sending).status;
const drains = () => api.drainJobs().then(() => 200);
const sendsTimesheet = async (driver: TestDriver) => {
  const body = await aTimesheet(company);
  return () => status(driver.request('post', '/api/timesheets/one-step-completion').send(body));
};

const OWNED: readonly Owned[] = [
  {
    what: 'the draft of a timesheet',
    column: 'forms.driver_id',
    prepare: async (driver) => () => status(driver.request('post', '/api/timesheets').send({})),
  },
  {
    what: 'the draft of a check sheet with a photo',
    column: 'forms.driver_id',
    prepare: async (driver) => {
      const phone = new UploadingPhone(api);
      phone.cookie = driver.cookie;
      const photos = [await phone.upload()];
      return () => status(driver.request('post', '/api/check-sheets').send({ photos }));
    },
  },
  { what: 'a sent timesheet', column: 'forms.driver_id', prepare: sendsTimesheet },
  {
    what: 'a correction',
    column: 'forms.driver_id',
    prepare: async (driver) => {
      const body = await aCheckSheet(company);
      await driver.request('post', '/api/one-step-completion/check-sheet').send(body).expect(200);
      return () => status(driver.request('post', `/api/forms/${body.checkSheetData.id}/correct`));
    },
  },
  {
    what: 'the form of a guest that becomes theirs',
    column: 'forms.driver_id',
    prepare: async (driver) => {
      const sending = api.request('post', '/api/timesheets/one-step-completion');
      const { body } = await sending
        .set('Idempotency-Key', uuidv7())
        .send(await aTimesheet(company, { driverSignedName: driver.fullName }))
        .expect(200);
      const { id, claimToken: token } = body;
      return () => status(driver.request('post', `/api/forms/${id}/claim`).send({ token }));
    },
  },
  {
    what: 'a form set',
    column: 'form_sets.driver_id',
    prepare: sendsTimesheet,
    isFirst: true,
  },
  {
    what: 'the form set of a draft',
    column: 'form_sets.driver_id',
    prepare: async (driver) => {
      await driver
        .request('post', '/api/timesheets')
        .send((await aTimesheet(company)).timesheetData)
        .expect(201);
      return drains;
    },
    isFirst: true,
  },
  {
    what: 'a request to sign',
    column: 'sign_requests.owner_id',
    prepare: async (driver) => {
      const body = await aTimesheet(company, { clientSignature: null, plantNumber: 'EX-0500' });
      await driver.request('post', '/api/timesheets/one-step-completion').send(body).expect(200);
      const asked = { kind: 'timesheet', id: body.timesheetData.id, signatory: 'client', channel: 'code' };
      return () => status(driver.request('post', '/api/sign-requests').send(asked));
    },
  },
  {
    what: 'a document',
    column: 'documents.owner_id',
    prepare: async (driver) => async () => {
      const facts = { category: 'other', fileName: 'scan.jpg', fileSize: 1000, mimeType: 'image/jpeg' };
      return status(driver.request('post', '/api/documents/upload').send(facts));
    },
  },
  {
    what: 'a share pack',
    column: 'share_packs.owner_id',
    prepare: async (driver) => {
      const documentIds = [await new Vault(driver).bring(await aPhoto())];
      const endsOn = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
      const pack = { documentIds, title: 'Site office', endsOn };
      return () => status(driver.request('post', '/api/share-packs').send(pack));
    },
  },
  {
    what: 'an off-hire notice',
    column: 'off_hires.driver_id',
    prepare: async (driver) => () => status(driver.request('post', '/api/off-hires').send(anOffHire())),
  },
  {
    what: 'a preference',
    column: 'driver_preferences.driver_id',
    prepare: async (driver) => () =>
      status(driver.request('put', '/api/drivers/me/preferences/theme').send({ value: 'dark' })),
  },
  {
    what: 'a session',
    column: 'sessions.driver_id',
    prepare:
      async ({ email, password }) =>
      () =>
        status(api.request('post', '/api/drivers/login').send({ email, password })),
    isFirst: true,
  },
  {
    what: 'an outbox pass',
    column: 'outbox_passes.driver_id',
    prepare: async (driver) => () => status(driver.request('post', '/api/outbox/pass')),
  },
  {
    what: 'a mail about the account',
    column: 'emails.driver_id',
    prepare: async (driver) => {
      await api.rows('update drivers set confirmed_at = null where id = ?', [driver.id]);
      await driver.request('post', '/api/drivers/me/confirmation').expect(204);
      return drains;
    },
  },
];

const isWaitedFor = async (locktype: string) =>
  (await api.rows('select 1 from pg_locks where locktype = ? and not granted', [locktype])).length > 0;

const columnsWhere = (condition: string) =>
  api.rows(
    `select attribute.attrelid::regclass || '.' || attname as place, attrelid::regclass::text as "table", attname as "column"
       from pg_attribute as attribute join pg_class as class on class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and ${condition}
      order by 1`,
  );
/** Wherever an account's id is stored, in whatever kind of column. */
const placesThatName = async ({ id }: TestDriver): Promise<string[]> => {
  const places = [];
  for (const { place, table, column } of await columnsWhere('true'))
    if ((await api.rows(`select 1 from ${table} where ${column}::text like ? limit 1`, [`%${id}%`])).length)
      places.push(place);
  return places;
};

const deleting = async ({ request, password }: TestDriver) => {
  await request('delete', '/api/drivers/me').send({ password }).expect(204);
  await api.drainJobs();
};
const rowsOf = (column: string, { id }: TestDriver) => {
  const [table, name] = column.split('.');
  return api.rows(`select 1 from ${table} where ${name} = ?`, [id]);
};

describe.each(OWNED)('$what that is stored while its account is deleted', ({ column, prepare, isFirst }) => {
  const race = async (before: boolean) => {
    const driver = await aDriver(api);
    const store = await prepare(driver);
    await held.hold(column, driver.id, before ? 'before' : 'after');
    const storing = store();
    await becomes(() => isWaitedFor('advisory'));
    let isDeleted = false;
    const deletion = deleting(driver).then(() => (isDeleted = true));
    await becomes(async () => isDeleted || (await isWaitedFor('transactionid')));
    await held.release();
    const [answer] = await Promise.all([storing, deletion]);
    await api.drainJobs();
    expect(await rowsOf(column, driver)).toEqual([]);
    return { answer, driver };
  };

  it('is erased with it where it came first', async () => {
    const { answer, driver } = await race(false);
    expect(answer).toBeLessThan(300);
    expect(await api.rows('select 1 from drivers where id = ?', [driver.id])).toEqual([]);
  });

  if (!isFirst)
    it('is refused where the deletion came first, and no job stays behind for it', async () => {
      const { answer } = await race(true);
      if (column !== 'emails.driver_id') expect(answer).toBe(410);
      const failed = 'select last_error from graphile_worker.jobs where last_error is not null';
      expect(await api.rows(failed)).toEqual([]);
    });
});

describe('what is found to belong to an account that is gone', () => {
  /** As it was left by versions that did not look. */
  const orphaned = async () => {
    const driver = await aDriver(api, { confirmed: false });
    const busy = new BusyDriver(driver, company);
    await busy.sendsTimesheet();
    await driver.request('post', '/api/drivers/me/confirmation').expect(204);
    for (const { prepare } of OWNED) await (await prepare(driver))();
    await api.drainJobs();
    await api.rows('delete from drivers where id = ?', [driver.id]);
    return driver;
  };
  const housekeeping = async () => {
    const record = () => api.app.get(EventRecorder).record(new HousekeepingDue({}));
    await RequestContext.create(api.app.get(MikroORM).em, () => api.app.get(Transaction).run(record));
    await api.drainJobs();
  };
  const owned = [...new Set(OWNED.map(({ column }) => column))];

  it('goes with the next housekeeping, and nothing of those who are there', async () => {
    const [gone, there] = [await orphaned(), await aDriver(api, { days: 0 })];
    for (const { prepare } of OWNED) await (await prepare(there))();
    await api.drainJobs();
    const before = await Promise.all(owned.map(async (column) => (await rowsOf(column, there)).length));
    for (const column of ['forms.driver_id', 'documents.owner_id', 'form_sets.driver_id', 'emails.driver_id'])
      expect([column, (await rowsOf(column, gone)).length]).not.toEqual([column, 0]);
    await housekeeping();
    for (const column of owned) expect([column, await rowsOf(column, gone)]).toEqual([column, []]);
    const after = await Promise.all(owned.map(async (column) => (await rowsOf(column, there)).length));
    expect(after).toEqual(before);
    expect(await placesThatName(gone)).toEqual(expect.not.arrayContaining(owned));
    for (const place of await placesThatName(gone)) expect(OUTLIVES).toHaveProperty([place]);
  });
});

describe('a column with the id of an account', () => {
  it('is looked after by the database, or named here as what may outlive the account', async () => {
    const looked = columnsOfAccounts(api.em).map(({ table, column }) => `${table}.${column}`);
    const withoutKey = await columnsWhere(
      `atttypid = 'uuid'::regtype and not exists (
         select 1 from pg_constraint where conrelid = attrelid and contype in ('p', 'f') and conkey @> array[attnum])`,
    );
    const unaccounted = withoutKey
      .map(({ place }) => String(place))
      .filter((place) => ![...looked, ...OF_NO_ACCOUNT].includes(place) && !(place in OUTLIVES));
    expect(unaccounted).toEqual([]);
    const real = (await columnsWhere('true')).map(({ place }) => place);
    expect(real).toEqual(expect.arrayContaining([...looked, ...OF_NO_ACCOUNT, ...Object.keys(OUTLIVES)]));
  });

  it('is tried here with something that an account stores', async () => {
    const keys = await columnsWhere(`exists (
      select 1 from pg_constraint
       where conrelid = attrelid and contype = 'f' and confrelid = 'drivers'::regclass and conkey @> array[attnum])`);
    const looked = columnsOfAccounts(api.em).map(({ table, column }) => `${table}.${column}`);
    const all = [...looked, ...keys.map(({ place }) => String(place))].toSorted();
    expect([...new Set(OWNED.map(({ column }) => column))].toSorted()).toEqual(all);
  });
});
