import { RecordChecks } from '@groundsheet/forms';
import { Demo } from '@groundsheet/platform';
import { addDays } from '@groundsheet/form-rules';
import { suiteApi } from '@groundsheet/testing';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { makeDemoHistory } from './demo-history.js';
import { demoStory } from './demo-story.js';

const api = await suiteApi({ SEED_DEMO: 'true' });

const state = async () => ({
  sets: await api.rows('select status, count(*)::int from form_sets group by 1 order by 1'),
  timesheets: await api.rows(
    `select status, superseded_by is not null as replaced, count(*)::int
       from forms where kind = 'timesheet' group by 1, 2 order by 1, 2`,
  ),
  documents: await api.rows(
    'select category, expiry_date - current_date as days from documents order by category',
  ),
  defects: await api.rows('select plant_number, severity from defects order by 1'),
  offHires: await api.rows('select plant_number, firm from off_hires'),
  asked: await api.rows('select signatory, to_name, state from sign_requests'),
  mails: (await api.row('select count(*)::int from emails'))['count'] as number,
});

async function changedRecords(): Promise<string[]> {
  const faults: string[] = [];
  await RequestContext.create(api.app.get(MikroORM).em, async () => {
    for await (const checked of api.app.get(RecordChecks).all()) faults.push(...checked.faults);
  });
  return faults;
}

it('has every state on whatever day it is made, and nothing of the future', () => {
  for (let ahead = 0; ahead < 14; ahead++) {
    const today = addDays('2026-11-21', ahead);
    const weeks = demoStory(today);
    expect(weeks.map(({ ends }) => ends)).toEqual(['dispatched', 'dispatched', 'sent', 'sent', 'draft']);
    for (const { date } of weeks.flatMap(({ days }) => days)) expect(date < today).toBe(true);
    expect(weeks.at(-2)!.weekEnding >= addDays(today, -7)).toBe(true);
  }
});

it('gives the demo’s driver four weeks of forms, sets, PDFs and mails, once', async () => {
  await RequestContext.create(api.app.get(MikroORM).em, () => api.app.get(Demo).seed());
  await makeDemoHistory(api.app);
  await api.drainJobs();
  const made = await state();
  expect(made.sets).toEqual([
    { status: 'completed', count: 2 },
    { status: 'draft', count: 1 },
    { status: 'pending', count: 2 },
  ]);
  expect(made.timesheets).toEqual([
    { status: 'draft', replaced: false, count: 1 },
    { status: 'submitted', replaced: false, count: 4 },
    { status: 'submitted', replaced: true, count: 1 },
  ]);
  expect(made.defects).toEqual([
    { plant_number: 'D-121', severity: 'A' },
    { plant_number: 'EX-0417', severity: 'B' },
    { plant_number: 'EX-0417', severity: 'C' },
    { plant_number: 'EX-0422', severity: 'B' },
  ]);
  expect(made.offHires).toEqual([{ plant_number: 'R-207', firm: 'Thames Quay Construction' }]);
  expect(made.asked).toEqual([{ signatory: 'client', to_name: 'Γιώργος Παππάς', state: 'open' }]);
  expect(await api.rows("select 1 from forms where status = 'submitted' and pdf_key is null")).toEqual([]);
  expect(await api.rows("select 1 from emails where state <> 'kept locally'")).toEqual([]);
  expect(made.mails).toBeGreaterThan(20);
  expect(await changedRecords()).toEqual([]);
  const firm = (await api.request('get', '/api/firm').expect(200)).body;
  expect(firm).toMatchObject({ name: 'Hill Plant Ltd', telephone: '0191 496 0200' });
  await api.request('get', firm.logoUrl).expect(200);
  expect(made.documents).toEqual([
    { category: 'certification', days: 12 },
    { category: 'medical', days: null },
    { category: 'training', days: -20 },
  ]);
  expect(await api.rows('select 1 from forms where submitted_at > now()')).toEqual([]);

  await makeDemoHistory(api.app);
  await api.drainJobs();
  expect(await state()).toEqual(made);
});
