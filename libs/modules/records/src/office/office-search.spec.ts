import { aCompany, aDriver, BusyDriver, suiteApi } from '@groundsheet/testing';
import type { Response } from 'supertest';

const api = await suiteApi();
const company = await aCompany(api.em);
const admin = await aDriver(api, { role: 'admin' });
const driver = await aDriver(api);

/** Within thirteen weeks and before: how many days ago each form was changed. */
const AGES = [1, 3, 27, 90, 92, 100, 365, 800, 2000];

/** Forms of one name from all these times, the latest first, and one of another name between them. */
async function formsOverYears() {
  const busy = new BusyDriver(driver, company);
  const ids: string[] = [];
  for (const [at, days] of AGES.entries()) {
    const check = { driverSignedName: 'Siân Prosser', checkDate: `2026-10-1${at}` };
    const { body } = await busy.sendsCheckSheet(check);
    await api.rows(
      `update forms set changed_at = now() - interval '${days} days' where id = '${body.id}' returning id`,
    );
    ids.push(body.id);
  }
  const { body } = await busy.sendsCheckSheet({ driverSignedName: 'Owen Gast', checkDate: '2026-10-20' });
  return { ids, other: body as { id: string; reference: string } };
}
const { ids, other } = await formsOverYears();

const idsIn = ({ body }: Response) => body.map(({ id }: { id: string }) => id);
const asked = (query: object) => admin.request('get', '/api/forms').query(query).expect(200);

it.each([1, 2, 3, 4, 100])(
  'finds every form of a name, old and new, the latest first, %i to a page',
  async (limit) => {
    const seen: string[] = [];
    let path: string | undefined = `/api/forms?limit=${limit}&search=prosser`;
    while (path) {
      const page: Response = await admin.request('get', path).expect(200);
      seen.push(...idsIn(page));
      path = /^<([^>]+)>; rel="next"$/.exec(page.headers['link'] ?? '')?.[1];
    }
    expect(seen).toEqual(ids);
  },
);

it('finds them by the driver’s name with other filters beside it', async () => {
  expect(idsIn(await asked({ driver: 'siân', kind: 'check-sheet' }))).toEqual(ids);
  expect(idsIn(await asked({ driver: 'siân', kind: 'timesheet' }))).toEqual([]);
  expect(idsIn(await asked({ driver: 'siân', search: 'gast' }))).toEqual([]);
});

it('finds a form by its whole reference, however it is typed, and only where the other filters let it through', async () => {
  const typed = other.reference.replace('-', ' ').toLowerCase();
  expect(idsIn(await asked({ search: typed }))).toEqual([other.id]);
  expect(idsIn(await asked({ search: other.reference, kind: 'timesheet' }))).toEqual([]);
  expect(idsIn(await asked({ search: other.reference.slice(0, 7) }))).toEqual([other.id]);
});

it('finds what only looks like a reference, such as an order number', async () => {
  await api.rows(`update forms set order_number = 'AB-12345678' where id = '${other.id}' returning id`);
  expect(idsIn(await asked({ search: 'ab-12345678' }))).toEqual([other.id]);
});

it('looks for a name among recent forms by one index, which knows their day', async () => {
  const plan = await api.em.transactional(async (em) => {
    await em.execute('set local enable_seqscan = off');
    return em.execute(
      `explain select id from forms where searched ilike '%prosser%' and (changed_at at time zone 'UTC')::date >= '2026-11-01'`,
    );
  });
  expect(JSON.stringify(plan)).toMatch(/Index Cond: \(+searched ~~\* .* AND .*changed_at/);
});
