import { ormOptions } from '@groundsheet/platform';
import { aCompany, aDriver, BusyDriver, suiteApi } from '@groundsheet/testing';
import { MikroORM } from '@mikro-orm/postgresql';
import { withMigrations } from './migrate.js';

const api = await suiteApi();
const company = await aCompany(api.em);
const supervisor = await aDriver(api, { role: 'supervisor' });
const MIGRATION = 'Migration20261125154957_tell_machines_by_letters_and_digits';

/** Runs as the owner of the tables, which migrates. */
async function asOwner(work: (orm: MikroORM) => Promise<unknown>): Promise<void> {
  const orm = await MikroORM.init({
    ...ormOptions({ databaseUrl: api.ownerUrl, databasePoolSize: 2 }),
    entities: [],
    logger: () => {},
  });
  try {
    await work(withMigrations(orm));
  } finally {
    await orm.close();
  }
}

/** As an earlier release has stored what was sent: this number was written so. */
async function wrote(plantNumber: string, written: string) {
  for (const table of ['forms', 'form_sets'])
    await api.rows(`update ${table} set plant_number = ? where plant_number = ?`, [written, plantNumber]);
  await api.rows(
    `update forms_in_sets set facts = jsonb_set(facts::jsonb, '{plantNumber}', to_jsonb(?::text))
      where facts->>'plantNumber' = ?`,
    [written, plantNumber],
  );
}

it('makes one set of those that an earlier release kept apart, but for a second timesheet that was sent', async () => {
  const split = new BusyDriver(await aDriver(api), company);
  const { body: timesheet } = await split.sendsTimesheet({ plantNumber: 'R-400' });
  const { body: check } = await split.sendsCheckSheet({ plantNumber: 'S-400' });
  const { body: draft } = await split.savesCheckSheet({ plantNumber: 'S-400', checkDate: '2026-11-18' });
  const twice = new BusyDriver(await aDriver(api), company);
  const { body: first } = await twice.sendsTimesheet({ plantNumber: 'T-500' });
  const { body: second } = await twice.sendsTimesheet({ plantNumber: 'U-500' });
  await api.drainJobs();

  await asOwner(async ({ migrator }) => {
    await migrator.down({ migrations: [MIGRATION] });
    await wrote('S-400', 'R400');
    await wrote('U-500', 'T500');
    await migrator.up();
  });
  await api.drainJobs();

  const { body } = await supervisor.request('get', '/api/collations').expect(200);
  const sets = body.map(({ plantNumber, forms, checkSheetComplete }: never) => [
    plantNumber,
    checkSheetComplete,
    (forms as { id: string }[]).map(({ id }) => id).toSorted(),
  ]);
  expect(sets).toHaveLength(3);
  expect(sets).toEqual(
    expect.arrayContaining([
      ['R-400', true, [timesheet.id, check.id, draft.id].toSorted()],
      ['T-500', false, [first.id]],
      ['T500', false, [second.id]],
    ]),
  );
  // Whatever comes next joins the first.
  await twice.sendsCheckSheet({ plantNumber: 't500' });
  const after = await supervisor.request('get', '/api/collations').query({ search: 't 500' }).expect(200);
  const found = after.body.map(({ plantNumber, forms }: never) => [plantNumber, (forms as []).length]);
  expect(found).toEqual([
    ['T-500', 2],
    ['T500', 1],
  ]);
});
