import type { Test } from 'supertest';
import { aDriver, type TestDriver } from './accounts.js';
import { startApi } from './api.js';
import type { TestApi } from './own-api.js';
import { aCompany, aSignature } from './builders.js';
import { BusyDriver } from './sent-forms.js';

/** A set of one driver, and a supervisor who approves it on site. */
export class Site {
  readonly busy: BusyDriver;

  constructor(
    readonly driver: TestDriver,
    readonly supervisor: TestDriver,
    company: string,
  ) {
    this.busy = new BusyDriver(driver, company);
  }

  /** The set of the driver's week, as the supervisor sees it. */
  async theSet() {
    const [{ id }] = (await this.driver.request('get', '/api/collations').expect(200)).body;
    return this.set(id);
  }

  async set(id: string) {
    return (await this.supervisor.request('get', `/api/combined-forms/${id}`).expect(200)).body;
  }

  async aReadySet() {
    await this.busy.sendsTimesheet();
    await this.busy.sendsCheckSheet();
    return this.theSet();
  }

  dispatch(body: object, who = this.supervisor): Test {
    return who.request('post', '/api/supervisor-email-dispatch').send(body);
  }

  collect(id: string, body: object, who = this.driver): Test {
    return who.request('put', `/api/combined-forms/${id}/approval`).send(body);
  }

  complete(id: string, who = this.supervisor): Test {
    return who.request('post', `/api/combined-forms/${id}/complete`).send({ status: 'completed' });
  }
}

/** The sites of a spec file: one product, company and supervisor, and a new driver for each site. */
export class Sites {
  private constructor(
    readonly api: TestApi,
    readonly supervisor: TestDriver,
    readonly company: string,
  ) {}

  /** @param settings in place of those that specs have */
  static async start(settings?: Parameters<typeof startApi>[0]): Promise<Sites> {
    const api = await startApi(settings);
    const company = await aCompany(api.em, { contactEmail: 'office@northgate-civils.co.uk' });
    return new Sites(api, await aDriver(api, { role: 'supervisor', fullName: 'Ruth Keane' }), company);
  }

  /** @param driver who fills in the forms; a new driver if absent */
  async aSite(driver?: TestDriver): Promise<Site> {
    return new Site(driver ?? (await aDriver(this.api)), this.supervisor, this.company);
  }
}

export async function signedOnSite(change: object = {}) {
  return {
    clientName: 'Siân O’Neill',
    clientSignature: await aSignature(3),
    foremanName: 'Dai Rees',
    foremanSignature: await aSignature(4),
    supervisorNotes: 'Left the gate open on Tuesday.',
    ...change,
  };
}

/** The specified payload, with what the screen showed. */
export async function aDispatch(set: { id: string; versions: object[] }, change: object = {}) {
  const approval = await signedOnSite();
  return {
    combinedFormData: { id: set.id, versions: set.versions, plantNumber: 'ignored', ...approval },
    emailAddresses: ['Hire@Northgate-Civils.co.uk', 'site@northgate-civils.co.uk'],
    supervisorApproval: { ...approval, approvedAt: '2026-11-21T15:00:00.000Z' },
    supervisorRating: { rating: 'happy', notes: 'On time.', ratedAt: '2026-11-21T15:00:00.000Z' },
    ...change,
  };
}

/** The same, where the set has no timesheet or no check sheet. */
export async function aDispatchWithout(set: { id: string; versions: object[] }, change: object = {}) {
  const body = await aDispatch(set, change);
  return { ...body, combinedFormData: { ...body.combinedFormData, withoutOther: true } };
}
