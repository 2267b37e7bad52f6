import { Clock } from '@groundsheet/platform';
import { createHash } from 'node:crypto';
import { aDriver, type TestDriver } from './accounts.js';
import type { TestApi } from './own-api.js';
import { aCheckSheet, aCompany, aSignature } from './builders.js';

const CHROME =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
export const REPAIR = {
  fitter: 'Gary Platt',
  firm: 'Platt Hydraulics',
  work: 'New park brake cable.',
  hours: 1.5,
};

/** A machine that a defect stops. */
export interface StoppedMachine {
  readonly plantNumber: string;
  /** Of the defect. */
  readonly id: string;
}

type People = Awaited<ReturnType<typeof peopleOf>>;

/** People who stop machines and repair them, and what they do. */
export async function aWorkshop(api: TestApi) {
  const people = await peopleOf(api);
  return { ...people, ...actsOf(api, people), ...readingOf(api, people) };
}

async function peopleOf(api: TestApi) {
  const company = await aCompany(api.em, { contactEmail: 'hire@northgate-civils.co.uk' });
  const driver = await aDriver(api);
  const other = await aDriver(api, { fullName: 'Dave Hill' });
  const supervisor = await aDriver(api, { role: 'supervisor', fullName: 'Siân O’Neill' });
  const admin = await aDriver(api, { role: 'admin', fullName: 'Bev Haigh' });
  return { company, driver, other, supervisor, admin };
}

function actsOf(api: TestApi, { company, driver, supervisor, admin }: People) {
  async function check(by: TestDriver, plantNumber: string, change: object = {}): Promise<void> {
    const sheet = await aCheckSheet(company, {
      plantNumber,
      selectedVehicle: 'roller',
      checkDate: api.app.get(Clock).today(),
      ...change,
    });
    await by.request('post', '/api/one-step-completion/check-sheet').send(sheet).expect(200);
    await api.drainJobs();
  }

  /** A machine that its park brake stops. */
  async function aStopped() {
    const plantNumber = `R${Math.random().toString(36).slice(2, 8)}`.toUpperCase();
    const machine = { plantNumber, machineNumber: 'Bomag', vehicleType: 'roller' };
    await admin.request('post', '/api/machines').send(machine).expect(201);
    await check(driver, plantNumber, { defectParkBrake: 'something wrong' });
    const { body } = await driver.request('get', `/api/machines/plant/${plantNumber}`).expect(200);
    return { plantNumber, id: body.defects[0].id as string };
  }

  /** A link of a fitter to the machine. */
  async function linkOf({ id }: StoppedMachine, by = supervisor) {
    const made = await by.request('post', `/api/defects/${id}/repair-link`).expect(201);
    const url = new URL(made.body.url);
    return { id: url.pathname.split('/').at(-1)!, key: url.hash.slice(1), defectId: id };
  }

  /** Brings a repair that is signed through a link. @param phone that has uploaded its photos */
  async function bring(
    link: Awaited<ReturnType<typeof linkOf>>,
    change: object = {},
    phone: { cookie: string | undefined } = { cookie: undefined },
  ) {
    const body = { ...link, ...REPAIR, fitterSignature: await aSignature(), ...change };
    const sending = api.request('post', '/api/repair-links/repairs').set('User-Agent', CHROME);
    if (phone.cookie) void sending.set('Cookie', phone.cookie);
    return sending.send(body);
  }

  async function sign(stopped: StoppedMachine, change: object = {}) {
    const { status, body: accepted } = await bring(await linkOf(stopped), change);
    if (status !== 200) throw new Error(`The repair was refused: ${JSON.stringify(accepted)}`);
    await api.drainJobs();
    return accepted;
  }

  async function record({ id }: StoppedMachine, change: object = {}) {
    const { body: accepted } = await supervisor
      .request('post', `/api/defects/${id}/repair`)
      .send({ ...REPAIR, ...change })
      .expect(200);
    await api.drainJobs();
    return accepted;
  }

  return { check, aStopped, linkOf, bring, sign, record };
}

function readingOf(api: TestApi, { supervisor }: People) {
  const eventsOf = async ({ id }: StoppedMachine, by = supervisor) =>
    (await by.request('get', `/api/defects/${id}`).expect(200)).body.events;
  const recordOf = async (stopped: StoppedMachine) => (await eventsOf(stopped)).at(-1).record;
  const pdfOf = (id: string) => `/api/forms/${id}/pdf`;
  const download = async (id: string): Promise<Buffer> =>
    (await supervisor.request('get', pdfOf(id)).buffer().expect(200)).body;
  const verify = async (reference: string, pdf: Buffer) => {
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    return (await api.request('post', '/api/verify').send({ reference, sha256 })).body.found;
  };
  return { eventsOf, recordOf, pdfOf, download, verify };
}
