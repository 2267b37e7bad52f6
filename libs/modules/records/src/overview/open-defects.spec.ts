import { aCompany, aDriver, aCheckSheet, BusyDriver, suiteApi, UploadingPhone } from '@groundsheet/testing';
import {
  answerLabel,
  answersTo,
  itemsOf,
  openItems,
  VEHICLE_TYPE_NAMES,
  type CheckAnswers,
  type CheckFindings,
} from '@groundsheet/form-rules';
import fc from 'fast-check';

const api = await suiteApi({ GUEST_FORMS_PER_HOUR: '100' });
const supervisor = await aDriver(api, { role: 'supervisor' });
const company = await aCompany(api.em);

interface Listed {
  plantNumber: string;
  item: string;
  finding: string;
  since: string;
  last: string;
  formId: string;
  note: string | null;
  photoUrl: string | null;
}

const DAYS = 'from=2020-01-05&to=2020-01-11';
const defects = async (): Promise<{ items: Listed[]; total: number }> =>
  (await supervisor.request('get', `/api/overview?${DAYS}`).expect(200)).body.defects;
const defectsOf = async (plantNumber: string) =>
  (await defects()).items.filter((each) => each.plantNumber === plantNumber);

/** Answers of one check: most items, each as likely bad as good, so that defects come, stay and go. */
const aCheck = fc.constantFrom(...VEHICLE_TYPE_NAMES.slice(0, 2)).chain((vehicle) =>
  fc
    .tuple(
      ...itemsOf(vehicle)
        .slice(0, 6)
        .map((item) =>
          fc
            .option(fc.constantFrom(...answersTo(item)), { nil: undefined })
            .map((answer) => [item.key, answer]),
        ),
    )
    .map((answers) => ({
      vehicle,
      answers: Object.fromEntries(answers.filter(([, answer]) => answer !== undefined)) as CheckAnswers,
    })),
);

it('lists the same as the rule of a machine’s page, for any checks of any machines', async () => {
  const histories = fc.sample(fc.array(aCheck, { minLength: 1, maxLength: 9 }), { seed: 28, numRuns: 80 });
  const machines = histories.map((checks, number) => ({
    plantNumber: `PR${number}`,
    checks: checks.map((check, day): CheckFindings => ({ ...check, date: `2026-03-0${day + 1}` })),
  }));
  for (const { plantNumber, checks } of machines)
    for (const { date, vehicle, answers } of checks)
      await api.rows(
        `insert into forms (id, reference, kind, status, date, changed_at, plant_number, selected_vehicle, answers, attention_count)
         values (gen_random_uuid(), substr(gen_random_uuid()::text, 1, 11), 'check-sheet', 'submitted', ?, now(), ?, ?, ?, ?)`,
        [
          ...[date, ` ${plantNumber.toLowerCase()}`, vehicle, JSON.stringify(answers)],
          openItems([{ date, vehicle, answers }]).length,
        ],
      );
  const expected = machines.flatMap(({ plantNumber, checks }) =>
    openItems(checks.toReversed()).map(({ label, answer, since }) =>
      [plantNumber, label, answerLabel(answer), since].join(),
    ),
  );
  expect(expected.length).toBeGreaterThan(100);
  const { text } = await supervisor
    .request('get', `/api/overview/table.csv?part=defects&${DAYS}`)
    .expect(200);
  const listed = text.trim().split('\r\n').slice(1);
  const told = listed.map((line) => line.replaceAll('"', '').split(',').slice(0, 4).join());
  expect(told.toSorted()).toEqual(expected.toSorted());
  const { items, total } = await defects();
  expect(total).toBe(expected.length);
  expect(items).toHaveLength(20);
  expect(items.map(({ since }) => since)).toEqual(items.map(({ since }) => since).toSorted());
  await api.rows(`delete from forms where plant_number like ' pr%'`);
});

it('is open until a later check finds it good; a sheet of a day before changes nothing', async () => {
  const busy = new BusyDriver(await aDriver(api), company);
  const sends = (checkDate: string, change: object) =>
    busy.sendsCheckSheet({ plantNumber: 'DX0417', checkDate, ...change });
  await sends('2026-11-16', { defectHorn: false, defectEngineOil: 'top up' });
  expect(await defectsOf('DX0417')).toMatchObject([
    { item: 'Engine oil', finding: 'top up', since: '2026-11-16' },
    { item: 'Horn', finding: 'Fail', since: '2026-11-16', last: '2026-11-16' },
  ]);
  await sends('2026-11-18', { plantNumber: ' dx 0417', defectHorn: false });
  expect(await defectsOf('DX0417')).toMatchObject([
    { item: 'Horn', since: '2026-11-16', last: '2026-11-18' },
  ]);
  await sends('2026-11-15', {});
  expect(await defectsOf('DX0417')).toHaveLength(1);
  await sends('2026-11-19', { defectHorn: null });
  expect(await defectsOf('DX0417')).toEqual([]);
});

it('counts a guest’s sheet, no draft, and of a corrected sheet the correction alone', async () => {
  const busy = new BusyDriver(await aDriver(api), company);
  await busy.savesCheckSheet({ plantNumber: 'G1', defectHorn: false });
  expect(await defectsOf('G1')).toEqual([]);
  const sheet = await aCheckSheet(company, { plantNumber: 'G1', defectHorn: false });
  await api.request('post', '/api/one-step-completion/check-sheet').send(sheet).expect(200);
  expect(await defectsOf('G1')).toHaveLength(1);

  const { body } = await busy.sendsCheckSheet({ plantNumber: 'C1', defectHorn: false });
  expect(await defectsOf('C1')).toHaveLength(1);
  const correction = await busy.driver.request('post', `/api/forms/${body.id}/correct`).send({}).expect(201);
  expect((await busy.sendsCheckSheet({ id: correction.body.id, plantNumber: 'C1' })).status).toBe(200);
  expect(await defectsOf('C1')).toEqual([]);
});

it('has note and photo of the item, which the office may open', async () => {
  const driver = await aDriver(api);
  const busy = new BusyDriver(driver, company);
  const phone = new UploadingPhone(api);
  phone.cookie = driver.cookie;
  const photo = await phone.upload();
  const note = { item: 'defectHorn', text: 'No sound at all.', photo };
  const { body } = await busy.sendsCheckSheet({
    ...{ plantNumber: 'P1', defectHorn: false, defectMirrors: false },
    ...{ photos: [photo], itemNotes: [note] },
  });
  const [horn, mirrors] = await defectsOf('P1');
  expect(horn).toMatchObject({ item: 'Horn', formId: body.id, note: 'No sound at all.' });
  expect(mirrors).toMatchObject({ item: 'Mirrors', note: null, photoUrl: null });
  const { headers } = await supervisor.request('get', horn!.photoUrl!).expect(200);
  expect(headers['content-type']).toBe('image/jpeg');
});
