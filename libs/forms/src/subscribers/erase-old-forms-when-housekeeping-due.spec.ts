import { aCheckSheet, aCompany, aTimesheet, suiteApi, UploadingPhone } from '@groundsheet/testing';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const api = await suiteApi({ RETENTION_YEARS: '2' });
const company = await aCompany(api.em);
const phone = new UploadingPhone(api);

async function aSentCheckSheet(): Promise<string> {
  const body = await aCheckSheet(company, { photos: [await phone.upload()] });
  const sending = api.request('post', '/api/one-step-completion/check-sheet').set('Cookie', phone.cookie!);
  await sending.send(body).expect(200);
  return body.checkSheetData.id;
}

async function aSentTimesheet(): Promise<string> {
  const body = await aTimesheet(company);
  await api.request('post', '/api/timesheets/one-step-completion').send(body).expect(200);
  return body.timesheetData.id;
}

/** Makes a form and its mails as old as that. */
async function age(id: string, interval: string): Promise<void> {
  const then = `now() - interval '${interval}'`;
  await api.em.execute(`update forms set submitted_at = ${then} where id = ?`, [id]);
  await api.em.execute(`update emails set queued_at = ${then} where form_id = ?`, [id]);
  await api.em.execute(`update uploads set created_at = ${then} where held_by = ?`, [id]);
}

async function tidy(): Promise<void> {
  for (const name of ['EraseOldForms', 'EraseOldEmails', 'RemoveAbandonedUploads']) {
    await api.em.execute(`select graphile_worker.add_job(?, '{}'::json)`, [`${name}WhenHousekeepingDue`]);
  }
  await api.drainJobs();
}

const objects = () =>
  readdirSync(join(api.dataDir, 'objects'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length;
const left = async (sql: string) => (await api.rows(sql)).map((row) => Object.values(row)[0] as string);

describe('what was sent longer ago than it is kept', () => {
  it('is erased with its signatures, its PDF, its photos and the record of its mails; the rest stays', async () => {
    const [oldSheet, sheet] = [await aSentCheckSheet(), await aSentCheckSheet()];
    const [oldWeek, week] = [await aSentTimesheet(), await aSentTimesheet()];
    await api.drainJobs();
    // Four PDFs and two photos.
    expect(objects()).toBe(6);
    for (const old of [oldSheet, oldWeek]) await age(old, '2 years 1 second');
    for (const young of [sheet, week]) await age(young, '2 years -1 hour');

    await tidy();
    // A photo that was let go goes with the next hour's.
    await tidy();

    for (const ids of ['id from forms', 'form_id from emails']) {
      expect(new Set(await left(`select ${ids}`))).toEqual(new Set([sheet, week]));
    }
    expect(await left('select held_by from uploads')).toEqual([sheet]);
    expect(objects()).toBe(3);
  });

  it('is no draft: that stays as long as its account', async () => {
    await api.em.execute(
      `update forms set status = 'draft', submitted_at = null, changed_at = now() - interval '9 years'`,
    );
    await tidy();
    expect(await left('select status from forms')).toEqual(['draft', 'draft']);
  });
});
