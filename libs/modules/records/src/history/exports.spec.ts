import { ObjectStorage } from '@groundsheet/files';
import {
  aCheckSheet,
  aCompany,
  aDriver,
  aTimesheet,
  startApi,
  type TestApi,
  type TestDriver,
} from '@groundsheet/testing';
import { Logger } from '@nestjs/common';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Response } from 'supertest';
import { v7 as uuidv7 } from 'uuid';

const MEGABYTE = 1024 * 1024;
let api: TestApi;
let company: string;
/** What the log says about our own failures. */
const errors: unknown[] = [];

beforeAll(async () => {
  api = await startApi();
  Logger.overrideLogger({ log: () => {}, warn: () => {}, error: (line) => void errors.push(line) });
  company = await aCompany(api.em);
});
afterAll(() => api.stop());
afterEach(() => jest.restoreAllMocks());

const sentTimesheet = async (driver: TestDriver, changes: Record<string, unknown> = {}): Promise<string> => {
  const body = await aTimesheet(company, changes);
  await driver.request('post', '/api/timesheets/one-step-completion').send(body).expect(200);
  return body.timesheetData.id;
};
const sentCheckSheet = async (driver: TestDriver, changes: Record<string, unknown> = {}): Promise<string> => {
  const body = await aCheckSheet(company, changes);
  await driver.request('post', '/api/one-step-completion/check-sheet').send(body).expect(200);
  return body.checkSheetData.id;
};
const referenceOf = async (id: string): Promise<string> =>
  (await api.row('select reference from forms where id = ?', [id]))['reference'];
const bytes = (response: NodeJS.ReadableStream, done: (error: Error | null, body: Buffer) => void) => {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
};
const download = async (driver: TestDriver, file: 'csv' | 'zip', query: object = {}): Promise<Response> =>
  driver
    .request('get', `/api/history/export.${file}`)
    .query(query)
    .buffer()
    .parse(bytes as never)
    .expect(200);
const textOf = ({ body }: Response): string => (body as Buffer).toString('utf8');
const linesOf = (answer: Response): string[] => textOf(answer).split('\r\n');
/** As a spreadsheet reads them, for which any line break outside of quotes ends a row: by the names of the columns. */
const rowsOf = (answer: Response): Record<string, string>[] =>
  parse(textOf(answer), { bom: true, columns: true, record_delimiter: ['\r\n', '\n', '\r'] });
const filesOf = ({ body }: Response): [name: string, content: string][] => {
  const files = Object.entries(unzipSync(body as Buffer));
  return files.map(([name, content]) => [name, Buffer.from(content).toString('latin1')]);
};

/** Sent timesheets with PDFs of a megabyte that are made only when read, and how many have been opened. */
async function manyBigForms(count: number): Promise<{ driver: TestDriver; opened: Readable[] }> {
  const driver = await aDriver(api);
  await api.rows(
    `insert into forms (id, version, reference, status, driver_id, kind, date, days, total_hours, standing_time,
            submission_emails, submission_whats_apps, submitted_at, changed_at, pdf_key)
     select uuidv7(), 1, 'B' || upper(substr(md5(? || n), 1, 10)), 'submitted', ?, 'timesheet', '2026-11-21', '{}', 0, 0, '[]', '[]',
            now(), now() - n * interval '1 minute', 'timesheets/' || gen_random_uuid() || '.pdf'
       from generate_series(1, ?) as n`,
    [driver.id, driver.id, count],
  );
  const opened: Readable[] = [];
  jest.spyOn(api.app.get(ObjectStorage), 'stream').mockImplementation(async () => {
    const pdf = Readable.from(Array.from({ length: 16 }, () => Buffer.alloc(MEGABYTE / 16, 'x')));
    opened.push(pdf);
    return pdf;
  });
  return { driver, opened };
}

describe('the table', () => {
  it('has one row per timesheet day with entries and one per check sheet', async () => {
    const driver = await aDriver(api);
    const week = await sentTimesheet(driver, {
      orderNumber: 'P-001234',
      tuesdaySiteLocation: 'Quay',
      breakdownNotes: 'Hose; replaced',
    });
    const check = await sentCheckSheet(driver, {
      checkDate: '2026-11-17',
      defectMirrors: false,
      defectBrakeFluid: 'top up',
    });
    await api.rows(`update forms set submitted_at = '2026-07-01T14:05:00Z' where id = ?`, [week]);
    await api.rows(`update forms set submitted_at = '2026-11-17T07:01:00Z' where id = ?`, [check]);
    await sentTimesheet(await aDriver(api));
    const answer = await download(driver, 'csv');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="forms-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const [weeks, checks] = [await referenceOf(week), await referenceOf(check)];
    const head = `Timesheet|Sent|${weeks}|2026-11-21`;
    const middle = 'Northgate Civils Ltd|P-001234|Łukasz Wójcik|Hill Plant|Northgate Civils';
    const machine = 'EX-0417|Excavator|JCB 220X|4512';
    const end = '|Hose; replaced|2026-07-01 15:05|';
    expect(textOf(answer)).toMatch(/^\uFEFF"Kind","Status"/);
    const rows: string[][] = parse(textOf(answer), { bom: true });
    expect(rows.map((row) => row.join('|'))).toEqual([
      'Kind|Status|Reference|Week ending|Date|Customer|Order number|Driver|Hire firm|On hire to|Site location|Plant number|Machine type|Machine|Machine hours|Start|Finish|Break (minutes)|Net hours|Working|Standing|Breakdown|Needs attention|Notes|Sent at|Replaced by a correction',
      `${head}|2026-11-16|${middle}|Wharf Road|${machine}|07:00|16:30|30|9||||${end}`,
      `${head}|2026-11-17|${middle}|Quay|${machine}|07:00|17:00|30|9.5||1.5||${end}`,
      `Check sheet|Sent|${checks}|2026-11-21|2026-11-17|Northgate Civils Ltd||Łukasz Wójcik|Hill Plant|Northgate Civils|Wharf Road|DX-0417|Dumper|Thwaites 9t|4512||||||||Mirrors; Brake fluid: top up|Left mirror cracked, new one ordered.|2026-11-17 07:01|`,
    ]);
  });

  it('quotes texts, of which none is a formula and each stays in its cell, and no numbers', async () => {
    const driver = await aDriver(api);
    await sentTimesheet(driver, {
      company: '=HYPERLINK("http://evil.example","x")',
      clientCompany: '+44 1234',
      siteLocation: '@SUM(A1)',
      machineNumber: '-2+3',
      breakdownNotes: 'The "big" hose, 3";\nburst.\r\n\r\n=1+1\r@A1',
      tuesdayStart: null,
      tuesdayFinish: null,
      tuesdayStanding: null,
    });
    const answer = await download(driver, 'csv');
    const [, row = ''] = linesOf(answer);
    expect(row).toContain(`,"'=HYPERLINK(""http://evil.example"",""x"")","'+44 1234","'@SUM(A1)",`);
    expect(row).toContain(`,"'-2+3","4512","07:00","16:30",30,9,`);
    const notes = rowsOf(answer).map((each) => [each['Date'], each['Notes']]);
    expect(notes).toEqual([['2026-11-16', `The "big" hose, 3";\nburst.\n\n'=1+1\n'@A1`]]);
  });

  it('goes through all pages, each form once', async () => {
    const driver = await aDriver(api);
    await api.rows(
      `insert into forms (id, version, reference, status, driver_id, kind, date, answers, photos, submission_emails,
              submission_whats_apps, changed_at)
       select uuidv7(), 1, 'C' || n, 'draft', ?, 'check-sheet', '2026-11-21', '{}', '[]', '[]', '[]', now() from generate_series(1, 123) as n`,
      [driver.id],
    );
    const references = rowsOf(await download(driver, 'csv')).map(({ Reference: reference }) => reference);
    expect(references).toHaveLength(123);
    expect(new Set(references).size).toBe(123);
  });

  it('has only the header if nothing matches, and applies the filters', async () => {
    const driver = await aDriver(api);
    expect(linesOf(await download(driver, 'csv'))).toEqual([expect.stringMatching(/^\uFEFF"Kind",/), '']);
    await sentTimesheet(driver);
    await sentCheckSheet(driver);
    const kinds = async (query: object) =>
      rowsOf(await download(driver, 'csv', query)).map(({ Kind: kind }) => kind);
    expect(await kinds({ kind: 'check-sheet' })).toEqual(['Check sheet']);
    expect(await kinds({ plantNumber: 'ex-0417' })).toEqual(['Timesheet', 'Timesheet']);
    expect(await kinds({ status: 'draft' })).toEqual([]);
    expect(await kinds({ week: '2026-11-10' })).toEqual([]);
  });
});

describe('the PDFs', () => {
  it('are those of the sent forms, with names that help to find them', async () => {
    const driver = await aDriver(api);
    const week = await sentTimesheet(driver, {
      plantNumber: ' EX/11..4 \\ "Łódź" ',
      weekEnding: '2026-11-14',
    });
    const check = await sentCheckSheet(driver, { plantNumber: null });
    await driver.request('post', '/api/timesheets').send({}).expect(201);
    await api.drainJobs();
    const answer = await download(driver, 'zip');
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="forms-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const files = filesOf(answer);
    expect(files.map(([name]) => name)).toEqual([
      `2026-11-21 check sheet ${await referenceOf(check)}.pdf`,
      `2026-11-14 timesheet EX-11-4-Łódź ${await referenceOf(week)}.pdf`,
    ]);
    const pdf = await driver
      .request('get', `/api/forms/${week}/pdf`)
      .buffer()
      .parse(bytes as never);
    expect(files[1]![1]).toBe((pdf.body as Buffer).toString('latin1'));
    expect(files[0]![1]).toMatch(/^%PDF-/);
  });

  it('that are not ready yet, or lost, are listed in a text file', async () => {
    const driver = await aDriver(api);
    const lost = await sentTimesheet(driver);
    await api.drainJobs();
    await api.rows('update forms set pdf_key = ? where id = ?', [`timesheets/${randomUUID()}.pdf`, lost]);
    const waiting = await sentCheckSheet(driver);
    const [[name, text], ...others] = filesOf(await download(driver, 'zip')) as [[string, string]];
    expect([name, others]).toEqual(['Not in this file.txt', []]);
    expect(text.split('\r\n').slice(2)).toEqual([
      `2026-11-21 check sheet DX-0417 ${await referenceOf(waiting)}`,
      `2026-11-21 timesheet EX-0417 ${await referenceOf(lost)}`,
      '',
    ]);
  });

  it('apply the filters, and say so if there are none', async () => {
    const driver = await aDriver(api);
    await sentTimesheet(driver);
    await sentCheckSheet(driver);
    await api.drainJobs();
    const [file, ...others] = filesOf(await download(driver, 'zip', { kind: 'timesheet' }));
    expect([file![0], others]).toEqual([expect.stringContaining(' timesheet '), []]);
    expect(filesOf(await download(driver, 'zip', { status: 'draft' }))).toEqual([
      ['Not in this file.txt', 'None of these forms has been sent yet, so there are no PDFs.\r\n'],
    ]);
  });

  it('are no longer read once the driver has hung up', async () => {
    const { driver, opened } = await manyBigForms(120);
    await new Promise<void>((gone) => {
      const request = get(`${api.url}/api/history/export.zip`, { headers: { cookie: driver.cookie } });
      request.on('response', (answer) =>
        answer.once('data', () => {
          answer.destroy();
          gone();
        }),
      );
      request.on('error', () => undefined);
    });
    while (!opened.every(({ destroyed }) => destroyed)) await sleep(10);
    const read = opened.length;
    expect(read).toBeLessThan(60);
    // Reading on would take no longer than another person's whole file does.
    const other = await manyBigForms(1);
    await download(other.driver, 'zip');
    expect([opened.length, other.opened.length]).toEqual([read, 1]);
    expect(errors).toEqual([]);
  });

  it('break off if one cannot be read, and never end as if complete', async () => {
    const { driver } = await manyBigForms(3);
    const file = expect.stringMatching(/\.zip$/);
    const brokenOff = { file, cause: { name: 'Error', at: expect.any(Array) } };
    const stream = jest.spyOn(api.app.get(ObjectStorage), 'stream');
    stream.mockImplementationOnce(async () => Readable.from([Buffer.from('%PDF-')]));
    stream.mockImplementationOnce(async () => {
      throw new Error('The storage is away.');
    });
    await expect(download(driver, 'zip')).rejects.toThrow('aborted');
    expect(errors.splice(0)).toEqual([brokenOff]);
    stream.mockImplementationOnce(async () =>
      Readable.from(
        (async function* () {
          yield Buffer.from('%PDF-');
          await sleep(20);
          throw new Error('The disk has a fault.');
        })(),
      ),
    );
    await expect(download(driver, 'zip')).rejects.toThrow('aborted');
    expect(errors.splice(0)).toEqual([brokenOff]);
  });
});

describe.each(['csv', 'zip'] as const)('an export as %s', (file) => {
  it.each([
    [{ kind: 'letter' }, 'kind'],
    [{ after: `2026-11-21T12:00:00.000Z_${uuidv7()}` }, 'after'],
    [{ limit: '5' }, 'limit'],
    [{ week: '2026-02-30' }, 'week'],
  ])('refuses %j', async (query, path) => {
    const driver = await aDriver(api);
    const { body } = await driver.request('get', `/api/history/export.${file}`).query(query).expect(422);
    expect(body.details.map((fault: { path: string }) => fault.path)).toEqual([path]);
  });

  it('is refused as usual if it fails at once', async () => {
    const driver = await aDriver(api);
    jest.spyOn(api.app.get(ObjectStorage), 'stream').mockRejectedValue(new Error('The storage is away.'));
    await sentTimesheet(driver);
    await api.drainJobs();
    await api.rows(`update forms set days = '[]', pdf_key = ? where driver_id = ?`, [
      `timesheets/${randomUUID()}.pdf`,
      driver.id,
    ]);
    const { status, body, headers } = await driver.request('get', `/api/history/export.${file}`);
    expect([status, body.code]).toEqual([500, 'service.failed']);
    expect(headers['content-disposition']).toBeUndefined();
  });
});
