import type { Response } from 'supertest';
import type { TestDriver } from './accounts.js';
import { aCheckSheet, aTimesheet } from './builders.js';

type Changes = Record<string, unknown>;

/** One driver's forms for one company, all for the same machine and week unless something else is said. */
export class BusyDriver {
  constructor(
    readonly driver: TestDriver,
    private readonly company: string,
  ) {}

  async sendsTimesheet(changes: Changes = {}): Promise<Response> {
    const body = await aTimesheet(this.company, changes);
    return this.driver.request('post', '/api/timesheets/one-step-completion').send(body);
  }

  async sendsCheckSheet(changes: Changes = {}): Promise<Response> {
    const body = await aCheckSheet(this.company, {
      plantNumber: 'EX-0417',
      checkDate: '2026-11-19',
      ...changes,
    });
    return this.driver.request('post', '/api/one-step-completion/check-sheet').send(body);
  }

  /** A draft that lacks nothing but for what is changed. */
  async savesTimesheet(changes: Changes = {}): Promise<Response> {
    const { timesheetData } = await aTimesheet(this.company, changes);
    return this.driver.request('post', '/api/timesheets').send(timesheetData);
  }

  async savesCheckSheet(changes: Changes = {}): Promise<Response> {
    const data = { plantNumber: 'EX-0417', checkDate: '2026-11-19', ...changes };
    const { checkSheetData } = await aCheckSheet(this.company, data);
    return this.driver.request('post', '/api/check-sheets').send(checkSheetData);
  }

  /** Saves a draft that is there already, so that it lacks nothing. */
  async signs(kind: 'timesheet' | 'check-sheet', id: string): Promise<Response> {
    const { timesheetData } = await aTimesheet(this.company);
    const { checkSheetData } = await aCheckSheet(this.company, {
      plantNumber: 'EX-0417',
      checkDate: '2026-11-19',
    });
    const data = kind === 'timesheet' ? timesheetData : checkSheetData;
    return this.driver.request('put', `/api/${kind}s/${id}`).send(data);
  }
}
