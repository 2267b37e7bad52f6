import {
  aCheckSheet,
  aCompany,
  aDriver,
  BusyDriver,
  startApi,
  type TestApi,
  type TestDriver,
} from '@groundsheet/testing';

let api: TestApi;
let supervisor: TestDriver;

beforeAll(async () => {
  api = await startApi();
  supervisor = await aDriver(api, { role: 'supervisor' });
  await aWeekOnSite();
});
afterAll(() => api.stop());

const WEEK = 'from=2026-11-15&to=2026-11-21';
const overview = async (days = WEEK) =>
  (await supervisor.request('get', `/api/overview?${days}`).expect(200)).body;

/** One driver has sent everything, one has only begun the timesheet, one has none, and there is a guest. */
async function aWeekOnSite() {
  const northgate = await aCompany(api.em);
  const harrow = await aCompany(api.em, { name: 'Harrow Groundworks Ltd' });
  const busy = async (fullName: string, company: string) =>
    new BusyDriver(await aDriver(api, { fullName }), company);

  const sian = await busy('Siân O’Neill', northgate);
  await sian.sendsCheckSheet({ defectHorn: false, defectMirrors: false });
  const { body } = await sian.sendsTimesheet({ orderNumber: 'P-001234' });
  const correction = await sian.driver.request('post', `/api/forms/${body.id}/correct`).send({}).expect(201);
  const sent = (await sian.sendsTimesheet({ id: correction.body.id, orderNumber: 'p-001234' })).status;
  expect(sent).toBe(200);
  await sian.sendsTimesheet({ plantNumber: 'DX-0417', weekEnding: '2026-11-20', orderNumber: 'P-001234' });

  const lukasz = await busy('=Łukasz Wójcik', harrow);
  await lukasz.sendsCheckSheet({ plantNumber: 'ex 0417', checkDate: '2026-11-16', defectHorn: false });
  await lukasz.sendsCheckSheet({ plantNumber: 'EX-0417', checkDate: '2026-11-17' });
  await lukasz.sendsCheckSheet({ plantNumber: 'DX-0417', checkDate: '2026-11-15' });
  await lukasz.savesTimesheet({ operatorSignature: null });
  await lukasz.savesCheckSheet({ checkDate: '2026-11-18', defectHorn: false, operatorSignature: null });

  const dave = await busy('Dave Hill', harrow);
  await dave.sendsCheckSheet({ checkDate: '2026-11-14', defectHorn: false });
  await dave.sendsCheckSheet({
    plantNumber: '',
    machineNumber: '',
    checkDate: '2026-11-21',
    defectHorn: false,
  });
  await dave.sendsTimesheet({ weekEnding: '2026-11-14' });

  // A guest's counts too, but nobody knows whose it is.
  const sheet = await aCheckSheet(harrow, { checkDate: '2026-11-17' });
  await api.request('post', '/api/one-step-completion/check-sheet').send(sheet).expect(200);
}

it('counts forms, and lists what is missing, guests’ sheets and the hours of each day', async () => {
  expect(await overview()).toEqual({
    forms: [
      { kind: 'timesheet', sent: 2, drafts: 1 },
      { kind: 'check-sheet', sent: 6, drafts: 1 },
    ],
    missing: {
      items: [
        {
          driverId: expect.any(String),
          driverName: '=Łukasz Wójcik',
          isConfirmed: true,
          otherNames: ['Łukasz Wójcik'],
          weekEnding: '2026-11-21',
          lacks: 'timesheet',
          timesheets: 0,
          checkSheets: 3,
          machines: 'DX-0417, EX-0417',
          hasDraft: true,
          askedAt: null,
        },
        {
          driverId: expect.any(String),
          driverName: 'Dave Hill',
          isConfirmed: true,
          otherNames: ['Łukasz Wójcik'],
          weekEnding: '2026-11-21',
          lacks: 'timesheet',
          timesheets: 0,
          checkSheets: 1,
          machines: null,
          hasDraft: false,
          askedAt: null,
        },
      ],
      total: 2,
    },
    guestSheets: {
      items: [
        {
          typedName: 'Łukasz Wójcik',
          weekEnding: '2026-11-21',
          timesheets: 0,
          checkSheets: 1,
          machines: 'DX-0417',
        },
      ],
      total: 1,
    },
    returnedMails: { items: [], total: 0 },
    days: expect.any(Array),
  });
});

it('tells the hours of each day of four weeks, whatever Saturday or Friday a timesheet ends with', async () => {
  const { days } = await overview('from=2026-11-17&to=2026-11-18');
  expect(days).toHaveLength(28);
  expect(days[0].date).toBe('2026-10-25');
  expect(days.at(-1)).toEqual({ date: '2026-11-21', hours: 0 });
  expect(days.filter(({ hours }: { hours: number }) => hours > 0)).toEqual([
    { date: '2026-11-09', hours: 9 },
    { date: '2026-11-10', hours: 9.5 },
    { date: '2026-11-16', hours: 18 },
    { date: '2026-11-17', hours: 19 },
  ]);
});

it('makes each table a file in which no name is a formula', async () => {
  const table = async (part: string) => {
    const response = await supervisor
      .request('get', `/api/overview/table.csv?part=${part}&${WEEK}`)
      .expect(200);
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename="${part}-2026-11-15-to-2026-11-21.csv"`,
    );
    return response.text.replace('\uFEFF', '').split('\r\n');
  };
  expect((await table('forms'))[1]).toBe('"Timesheet",2,1');
  const [headers, missing] = await table('missing');
  expect(headers).toBe(
    '"Week ending","Driver","Machines","Missing","Begun","Timesheets","Check sheets","Other names typed","Address confirmed"',
  );
  expect(missing).toBe(
    `"2026-11-21","'=Łukasz Wójcik","DX-0417, EX-0417","Timesheet","Yes",0,3,"Łukasz Wójcik","Yes"`,
  );
  expect((await table('guest-sheets'))[1]).toBe('"2026-11-21","Łukasz Wójcik","DX-0417",0,1');
  const hours = await table('hours');
  expect(hours[0]).toBe(
    '"Customer","Order number","Machine","Driver","Account","Hours","Standing","Breakdown","Timesheets","Signed by client"',
  );
  expect(hours.slice(1, 3)).toEqual([
    '"Northgate Civils Ltd","P-001234","DX-0417","Łukasz Wójcik","Siân O’Neill",18.5,1.5,0,1,1',
    '"Northgate Civils Ltd","P-001234","EX-0417","Łukasz Wójcik","Siân O’Neill",18.5,1.5,0,1,1',
  ]);
});

it.each([
  ['to', 'from=2025-01-01'],
  ['to', 'from=2025-01-01&to=2024-12-31'],
  ['to', 'from=2025-01-01&to=2026-01-02'],
  ['from', 'from=2025-02-30&to=2025-03-01'],
  ['from', 'from=2025-01-01&from=2025-01-02&to=2025-03-01'],
])('refuses %s of %s', async (path, days) => {
  const { body } = await supervisor.request('get', `/api/overview?${days}`).expect(422);
  expect(body.details.map((fault: { path: string }) => fault.path)).toContain(path);
});
