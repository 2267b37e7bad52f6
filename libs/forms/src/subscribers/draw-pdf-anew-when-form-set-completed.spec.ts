import { HousekeepingDue } from '@groundsheet/contracts';
import { EventRecorder, Transaction } from '@groundsheet/platform';
import { ObjectStorage } from '@groundsheet/files';
import { aDispatch, expectTidyPages, mailsTo, readPdf, Sites, drawsPdfs } from '@groundsheet/testing';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DrawPdfAnewWhenFormSetCompleted } from './draw-pdf-anew-when-form-set-completed.js';

const sites = await Sites.start({ RETENTION_YEARS: '2' });
await drawsPdfs(sites.api);
const { api } = sites;
afterAll(() => api.stop());

const UNSIGNED = { clientSignature: null, clientSignedName: null };
const asJob = <T>(work: () => Promise<T>) => RequestContext.create(api.app.get(MikroORM).em, work);
const drawAnew = (...formIds: string[]) =>
  asJob(() =>
    api.app
      .get(DrawPdfAnewWhenFormSetCompleted)
      .handle({ id: formIds[0]!, reference: 'FS-7K3M9QXD', driverId: null, formIds }),
  );
const keysOf = (id: string) =>
  api.row('select pdf_key, first_pdf_key, pdf_byte_size, version from forms where id = ?', [id]);
const objects = () =>
  readdirSync(join(api.dataDir, 'objects'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length;

async function contentOf(key: string): Promise<Buffer> {
  const chunks = [];
  for await (const chunk of await api.app.get(ObjectStorage).stream(key)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A week that nobody has signed for the client unless `timesheet` says so, mailed and then approved. */
async function anApprovedWeek(timesheet: object = UNSIGNED) {
  const site = await sites.aSite();
  const recipient = `mailed-${randomUUID()}@northgate-civils.co.uk`;
  await site.busy.sendsTimesheet({ ...timesheet, submissionEmails: [recipient] });
  await site.busy.sendsCheckSheet();
  await api.drainJobs();
  const set = await site.theSet();
  const before = await keysOf(set.timesheetId);
  await site.dispatch(await aDispatch(set)).expect(200);
  await api.drainJobs();
  return { ...{ set, before, recipient }, driver: site.driver, supervisor: site.supervisor };
}

describe('a timesheet that the client has signed on its set alone', () => {
  it('says so in its own PDF once the set is completed, and keeps the PDF that was mailed', async () => {
    const { set, before, driver, supervisor, recipient } = await anApprovedWeek();
    for (const who of [driver, supervisor]) {
      const { body } = await who.request('get', `/api/forms/${set.timesheetId}/pdf`).expect(200);
      const { text, pages } = await readPdf(body as Buffer);
      expectTidyPages(pages);
      const record = pages
        .at(-1)!
        .map((each) => each.text)
        .join(' ');
      expect(record).toMatch(/Signature record [^]* Client: Signed on FS-\w+ by Siân O’Neill/);
      expect(text).toMatch(
        new RegExp(`Signed on ${set.reference} by Siân O’Neill, \\d+ \\w+ \\d{4}, \\d\\d:\\d\\d`),
      );
    }
    const after = await keysOf(set.timesheetId);
    expect(after).toMatchObject({ first_pdf_key: before['pdf_key'], version: before['version'] });
    expect(after['pdf_byte_size']).toBe((await contentOf(after['pdf_key'])).length);
    const [{ row, mail } = { row: {}, mail: undefined }] = await mailsTo(api, recipient);
    expect(row).toMatchObject({ object_key: before['pdf_key'] });
    const mailed = await contentOf(before['pdf_key']);
    expect(Buffer.from(mail!.attachments[0]!.content as ArrayBuffer)).toEqual(mailed);
    expect((await readPdf(mailed)).text).not.toContain('Signed on FS-');
  });

  it('is mailed anew with the new PDF, and its old mail with the old one', async () => {
    const { set, before, driver, recipient } = await anApprovedWeek();
    const { pdf_key: now } = await keysOf(set.timesheetId);
    await driver
      .request('post', `/api/forms/${set.timesheetId}/send-again`)
      .send({ recipients: [recipient] })
      .expect(200);
    const mails = await mailsTo(api, recipient);
    expect(mails.map(({ row }) => row['object_key'])).toEqual([before['pdf_key'], now]);
  });

  it('is drawn anew once, however often the job is run', async () => {
    const { set } = await anApprovedWeek();
    const [keys, count] = [await keysOf(set.timesheetId), objects()];
    await drawAnew(set.timesheetId);
    await Promise.all([drawAnew(set.timesheetId), drawAnew(set.timesheetId)]);
    expect(await keysOf(set.timesheetId)).toEqual(keys);
    expect(objects()).toBe(count);
  });

  it('leaves nothing in storage where two runs draw it at the same time', async () => {
    const { set, before } = await anApprovedWeek();
    const undone = 'update forms set pdf_key = first_pdf_key, first_pdf_key = null where id = ?';
    const { pdf_key: drawn } = await keysOf(set.timesheetId);
    await api.em.execute(undone, [set.timesheetId]);
    await api.app.get(ObjectStorage).delete(drawn);
    const count = objects();
    await Promise.all([drawAnew(set.timesheetId), drawAnew(set.timesheetId)]);
    expect(await keysOf(set.timesheetId)).toMatchObject({ first_pdf_key: before['pdf_key'] });
    expect(objects()).toBe(count + 1);
  });

  it('waits for the PDF that it is mailed with', async () => {
    const site = await sites.aSite();
    await site.busy.sendsTimesheet(UNSIGNED);
    await site.busy.sendsCheckSheet();
    const set = await site.theSet();
    await site.dispatch(await aDispatch(set)).expect(200);
    await expect(drawAnew(set.timesheetId)).rejects.toThrow(/is mailed with is still to be drawn\.$/);
    await api.drainJobs();
    expect((await keysOf(set.timesheetId))['pdf_key']).toEqual(expect.any(String));
  });

  it('is erased with both PDFs when it is kept no longer', async () => {
    const { set, before } = await anApprovedWeek();
    const { pdf_key: now } = await keysOf(set.timesheetId);
    await api.em.execute(`update forms set submitted_at = now() - interval '3 years' where id = ?`, [
      set.timesheetId,
    ]);
    await asJob(() =>
      api.app.get(Transaction).run(() => api.app.get(EventRecorder).record(new HousekeepingDue({}))),
    );
    await api.drainJobs();
    for (const key of [before['pdf_key'], now]) await expect(contentOf(key)).rejects.toThrow();
  });
});

describe('nothing is drawn anew of', () => {
  it('a timesheet that the client has signed itself, and of a check sheet, which no client signs', async () => {
    const { set, before } = await anApprovedWeek({});
    expect(await keysOf(set.timesheetId)).toEqual(before);
    const sheets = await api.rows(`select first_pdf_key from forms where kind = 'check-sheet'`);
    expect(new Set(sheets.map((row) => row['first_pdf_key']))).toEqual(new Set([null]));
  });

  it('a signed draft that was sent with its set, which says so in its first PDF', async () => {
    const site = await sites.aSite();
    await site.busy.savesTimesheet(UNSIGNED);
    await site.busy.savesCheckSheet();
    await api.drainJobs();
    const set = await site.theSet();
    await site.dispatch(await aDispatch(set)).expect(200);
    await api.drainJobs();
    expect(await keysOf(set.timesheetId)).toMatchObject({ first_pdf_key: null });
    const { body } = await site.driver.request('get', `/api/forms/${set.timesheetId}/pdf`).expect(200);
    expect((await readPdf(body as Buffer)).text).toContain(`Signed on ${set.reference} by Siân O’Neill`);
  });
});
