import { aCompany, aDriver, BusyDriver, startApi, type TestApi, type TestDriver } from '@groundsheet/testing';

let api: TestApi;
let supervisor: TestDriver;

beforeAll(async () => {
  api = await startApi();
  supervisor = await aDriver(api, { role: 'supervisor' });
});
afterAll(() => api.stop());

interface Missing {
  driverName: string;
  weekEnding: string;
  lacks: string;
  hasDraft: boolean;
  timesheets: number;
  checkSheets: number;
  machines: string | null;
}

const overview = async (from: string, to: string) =>
  (await supervisor.request('get', `/api/overview?from=${from}&to=${to}`).expect(200)).body;
const missingOf = async (fullName: string, from = '2026-11-15', to = '2026-11-21'): Promise<Missing[]> =>
  (await overview(from, to)).missing.items.filter(({ driverName }: Missing) => driverName === fullName);

async function aBusyDriver(fullName: string): Promise<BusyDriver> {
  return new BusyDriver(
    await aDriver(api, { fullName }),
    await aCompany(api.em, { name: `${fullName} Ltd` }),
  );
}

it('counts drafts that their driver has signed as there', async () => {
  const busy = await aBusyDriver('Signed Both');
  await busy.savesCheckSheet();
  expect(await missingOf('Signed Both')).toMatchObject([{ lacks: 'timesheet', checkSheets: 1 }]);
  await busy.savesTimesheet();
  expect(await missingOf('Signed Both')).toEqual([]);
});

it('does not count a draft that nobody has signed', async () => {
  const busy = await aBusyDriver('Begun Only');
  await busy.savesCheckSheet({ operatorSignature: null });
  expect(await missingOf('Begun Only')).toEqual([]);
  await busy.sendsTimesheet();
  expect(await missingOf('Begun Only')).toMatchObject([{ lacks: 'check-sheets', hasDraft: true }]);
});

it('misses the check sheets of a week with a timesheet alone', async () => {
  const busy = await aBusyDriver('Timesheet Alone');
  await busy.sendsTimesheet();
  expect(await missingOf('Timesheet Alone')).toMatchObject([
    {
      weekEnding: '2026-11-21',
      lacks: 'check-sheets',
      timesheets: 1,
      checkSheets: 0,
      machines: 'EX-0417',
      hasDraft: false,
    },
  ]);
  await busy.sendsCheckSheet({ checkDate: '2026-11-15' });
  // A check of the week counts although its day was not chosen.
  expect(await missingOf('Timesheet Alone', '2026-11-20', '2026-11-21')).toEqual([]);
});

it('expects one timesheet of a week, however many machines were checked', async () => {
  const busy = await aBusyDriver('Two Machines');
  await busy.sendsCheckSheet({ plantNumber: 'DX-0417' });
  await busy.sendsCheckSheet({ plantNumber: 'EX-0417' });
  await busy.sendsTimesheet({ plantNumber: 'EX-0417' });
  expect(await missingOf('Two Machines')).toEqual([]);
});

describe('of a month of 200 drivers, 60 machines and guests', () => {
  const [FROM, TO] = ['2026-06-28', '2026-07-25'];

  beforeAll(async () => {
    await api.rows(
      `insert into drivers (id, email, full_name, password_hash, role, confirmed_at, created_at)
       select gen_random_uuid(), 'month-' || n || '@hill-plant.co.uk', 'Month Driver ' || n, '', 'driver', now(), now()
         from generate_series(1, 200) as n`,
    );
    // What the week of a driver looks like follows from both numbers: everything, either alone, sent, signed or begun.
    await api.rows(
      `insert into forms (id, reference, kind, status, date, changed_at, driver_id, plant_number, operator_signature)
       select gen_random_uuid(), 'MONTH-' || row_number() over (), kind, case when is_sent then 'submitted' else 'draft' end,
              day, now(), drivers.id, 'EX-' || (n * 7 + week * 3) % 60,
              case when is_sent or is_signed then decode('89504e47', 'hex') end
         from (select id, substring(full_name from '\\d+$')::int as n from drivers
                where full_name like 'Month Driver %') as drivers
        cross join generate_series(0, 3) as week
        cross join lateral (select (n * 5 + week * 7 + n / 11) % 12 as story) as stories
        cross join lateral (
          select 'timesheet' as kind, date '2026-07-04' + 7 * week as day,
                 story in (0, 1, 2, 5) as is_sent, story in (3, 6) as is_signed
           where story in (0, 1, 2, 3, 5, 6, 8, 9)
          union all
          select 'check-sheet', date '2026-07-04' + 7 * week - (n + place) % 7,
                 story in (0, 1, 7, 8), story in (2, 3, 10)
            from generate_series(1, 1 + n % 5) as place
           where story in (0, 1, 2, 3, 4, 5, 7, 8, 10) and not (story = 5 and n % 2 = 0)) as sheets`,
    );
    // The timesheets of one driver in ten were corrected to the week after: the first no longer count.
    await api.rows(
      `with corrections as (
         insert into forms (id, reference, kind, status, date, changed_at, driver_id, plant_number, corrects, operator_signature)
         select gen_random_uuid(), 'FIXED-' || row_number() over (), kind, status, date + 7, now(), driver_id, plant_number,
                forms.id, operator_signature
           from forms join drivers on drivers.id = driver_id
          where full_name like 'Month Driver %3' and kind = 'timesheet' and status = 'submitted'
         returning id, corrects)
       update forms set superseded_by = corrections.id from corrections where forms.id = corrections.corrects`,
    );
    await api.rows(
      `insert into forms (id, reference, kind, status, date, changed_at, plant_number, driver_signed_name, operator_signed_name)
       select gen_random_uuid(), 'GUEST-' || n, kind, 'submitted', date '2026-07-04' + 7 * (n % 4), now(), 'EX-' || n % 60,
              case when kind = 'check-sheet' then 'Guest  ' || n % 15 end, case when kind = 'timesheet' then 'guest ' || n % 15 end
         from generate_series(1, 60) as n
        cross join lateral (select case when n % 3 = 0 then 'timesheet' else 'check-sheet' end as kind) as kinds`,
    );
  });

  /** The same by a statement of its own: every Saturday, and what is there between it and the Sunday before. */
  const plainly = async () =>
    (await api.rows(
      `with weeks as (select d::date as saturday from generate_series(date '2026-07-04', date '2026-07-25', '7 days') as d),
       there as (
         select distinct drivers.id, full_name, saturday, kind from weeks
           join forms on date > saturday - 7 and date <= saturday
           join drivers on drivers.id = forms.driver_id
          where superseded_by is null and kind in ('timesheet', 'check-sheet')
            and (status = 'submitted' or (status = 'draft' and operator_signature is not null)))
       select saturday::text as week, full_name as name,
              case kind when 'timesheet' then 'Check sheets' else 'Timesheet' end as lacks
         from there
        where not exists (select from there as other where other.id = there.id and other.saturday = there.saturday
                             and other.kind <> there.kind)`,
    )) as { week: string; name: string; lacks: string }[];
  const fileOf = async (part: string) => {
    const days = `from=${FROM}&to=${TO}`;
    const { text } = await supervisor
      .request('get', `/api/overview/table.csv?part=${part}&${days}`)
      .expect(200);
    const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n').slice(1);
    return lines.map((line: string) => line.split(/,(?! )/).map((cell) => cell.replaceAll('"', '')));
  };

  it('lists the same as plain SQL does', async () => {
    const expected = (await plainly()).map(({ week, name, lacks }) => [week, name, lacks].join());
    expect(new Set(expected.map((line) => line.split(',')[2]))).toEqual(
      new Set(['Timesheet', 'Check sheets']),
    );
    expect(expected.length).toBeGreaterThan(100);
    const listed = (await fileOf('missing')).map(([week, name, , lacks]) => [week, name, lacks].join());
    expect(listed.toSorted()).toEqual(expected.toSorted());
    const { missing } = await overview(FROM, TO);
    expect(missing.total).toBe(expected.length);
    expect(missing.items).toHaveLength(20);
  });

  it('names every sheet of a guest, under one name in capitals or not, and none of them as missing', async () => {
    const guests = await fileOf('guest-sheets');
    const sheets = guests.map(([, , , timesheets, checks]) => Number(timesheets) + Number(checks));
    expect(sheets.reduce((sum, each) => sum + each)).toBe(60);
    const keys = guests.map(([week, name]) => `${week} ${name?.toLowerCase()}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect((await fileOf('missing')).flat().join()).not.toMatch(/guest/i);
    expect((await overview(FROM, TO)).guestSheets.total).toBe(keys.length);
  });
});
