import type { TestDriver } from './accounts.js';
import { aTimesheet } from './builders.js';

/** Who is calling. `other` is a second driver, to whom the first driver's records are unknown. */
export const CALLERS = [
  'guest',
  'unconfirmed',
  'driver',
  'other',
  'supervisor',
  'admin',
  // Admins until they were deactivated or logged out; they bring the cookie of that time.
  'deactivated',
  'logged out',
] as const;
export type CallerName = (typeof CALLERS)[number];

/** The records that a row needs, made afresh for each cell. */
export interface Records {
  company: string;
  driver: TestDriver;
  /** Another of this driver's sessions, not the calling one. */
  session: string;
  caller: TestDriver | null;
  /** Who has done beforehand what only an admin can do. */
  anAdmin: TestDriver;
}

interface Call {
  path: string;
  body?: object | undefined;
}

/** What it takes to make a call that has an effect. Who may make it is declared in the API document. */
export interface Row {
  /** A valid call, which only the role may prevent. */
  call: (records: Records) => Call | Promise<Call>;
  /** The status for those who are allowed. */
  answer: number;
}

export const same = (path: string, answer: number, body?: object): Row => ({
  call: () => ({ path, body }),
  answer,
});
/** An id that does not exist. */
export const NONE = '0199a000-0000-7000-8000-000000000000';
export const anEmail = () => `${Math.random().toString(36).slice(2)}@hill-plant.co.uk`;

/** The calls about companies. */
export const COMPANY_ROWS: Record<string, Row> = {
  'GET /api/customers': same('/api/customers', 200),
  'GET /api/customers/active': same('/api/customers/active', 200),
  'GET /api/customers/letters': same('/api/customers/letters', 200),
  'POST /api/customers/:id/restore': same(`/api/customers/${NONE}/restore`, 404),
  'POST /api/customers/create': {
    call: () => ({ path: '/api/customers/create', body: { name: anEmail() } }),
    answer: 201,
  },
  'PUT /api/customers/:id': {
    call: ({ company }) => ({ path: `/api/customers/${company}`, body: { name: 'Northgate Civils Ltd' } }),
    answer: 200,
  },
  'DELETE /api/customers/:id/archive': same(`/api/customers/${NONE}/archive`, 404),
  'POST /api/customers/:id/validate-order': {
    call: ({ company }) => ({
      path: `/api/customers/${company}/validate-order`,
      body: { orderNumber: 'P-001234' },
    }),
    answer: 200,
  },
};

export const FIRM_ROWS: Record<string, Row> = {
  'GET /api/firm': same('/api/firm', 200),
  'GET /api/firm/settings': same('/api/firm/settings', 200),
  'PUT /api/firm': {
    call: async ({ anAdmin }) => {
      const { version } = (await anAdmin.request('get', '/api/firm/settings').expect(200)).body;
      return { path: '/api/firm', body: { name: 'Hill Plant Ltd', version } };
    },
    answer: 200,
  },
  'POST /api/firm/logo': same('/api/firm/logo', 200),
  'GET /api/firm/logos/:id': same(`/api/firm/logos/${NONE}`, 404),
};

export const COMPLETION = '/api/timesheets/one-step-completion';
type AForm = (company: string) => Promise<object>;

/** Has the first driver send a form; returns its id. */
export async function aSent({ company, driver }: Records, path = COMPLETION, aForm = aTimesheet as AForm) {
  return (await driver.request('post', path).send(await aForm(company))).body.id as string;
}

/** Has the first driver begin a draft; returns its id. */
export async function aDraft({ driver }: Records, path = '/api/timesheets'): Promise<string> {
  return (await driver.request('post', path).send({}).expect(201)).body.id;
}

export const aboutASent =
  (verb = '', body?: object): Row['call'] =>
  async (records) => ({ path: `/api/forms/${await aSent(records)}${verb}`, body });

export const aboutASet =
  (path: (id: string) => string, body?: object): Row['call'] =>
  async (records) => {
    await aSent(records);
    const [{ id }] = (await records.driver.request('get', '/api/collations').expect(200)).body;
    return { path: path(id), body };
  };

/** The rows of the calls that each kind of form has. */
export function formRows(
  forms: 'timesheets' | 'check-sheets',
  completion: string,
  aForm: AForm,
): Record<string, Row> {
  const path = `/api/${forms}`;
  return {
    [`POST ${completion}`]: {
      call: async ({ company }) => ({ path: completion, body: await aForm(company) }),
      answer: 200,
    },
    [`POST ${path}`]: { call: () => ({ path, body: {} }), answer: 201 },
    [`PUT ${path}/:id`]: {
      call: async (records) => ({ path: `${path}/${await aDraft(records, path)}`, body: {} }),
      answer: 200,
    },
    [`GET ${path}/:id`]: {
      call: async (records) => ({ path: `${path}/${await aSent(records, completion, aForm)}` }),
      answer: 200,
    },
  };
}

/** Of a machine that is not there, which is found out after the role. */
const A_CERTIFICATE = { kind: 'insurance', isRequired: false, opensFromCode: false };
const A_MACHINE = { machineNumber: 'JCB 220X', vehicleType: 'excavator' };

/** The calls about the register of machines. A file that is empty is refused after the role. */
export const MACHINE_ROWS: Record<string, Row> = {
  'GET /api/machines': same('/api/machines', 200),
  'GET /api/machines/letters': same('/api/machines/letters', 200),
  'POST /api/machines': {
    call: ({ driver }) => ({
      path: '/api/machines',
      body: { plantNumber: driver.id, ...A_MACHINE },
    }),
    answer: 201,
  },
  'PUT /api/machines/:id': same(`/api/machines/${NONE}`, 404, { plantNumber: 'X', ...A_MACHINE }),
  'DELETE /api/machines/:id/archive': same(`/api/machines/${NONE}/archive`, 404),
  'POST /api/machines/:id/restore': same(`/api/machines/${NONE}/restore`, 404),
  'GET /api/machines/labels.pdf': same(`/api/machines/labels.pdf?sheet=8&ids=${NONE}`, 404),
  'GET /api/machines/import-template.csv': same('/api/machines/import-template.csv', 200),
  'POST /api/machines/import/check': same('/api/machines/import/check', 422),
  'POST /api/machines/import': same('/api/machines/import', 422),
  'GET /api/machines/plant/:plantNumber': same('/api/machines/plant/NONE', 404),
  'GET /api/machines/plant/:plantNumber/checks': same('/api/machines/plant/NONE/checks', 404),
  'GET /api/machines/plant/:plantNumber/repairs': same('/api/machines/plant/NONE/repairs', 200),
  'GET /api/repairs/:id': same(`/api/repairs/${NONE}`, 404),
  'GET /api/machines/plant/:plantNumber/log.pdf': same('/api/machines/plant/NONE/log.pdf', 404),
  'GET /api/machines/:id/photo': same(`/api/machines/${NONE}/photo`, 404),
  'GET /api/machine-status': same('/api/machine-status?plantNumber=NONE', 200),
  'GET /api/machine-status/:code': same('/api/machine-status/NONE', 404),
  'GET /api/machine-status/:code/certificates/:id': same(
    `/api/machine-status/NONE/certificates/${NONE}`,
    404,
  ),
  'GET /api/machine-states': same('/api/machine-states', 200),
  'GET /api/defects/summary.csv': same('/api/defects/summary.csv', 200),
  'GET /api/machine-states/own': same('/api/machine-states/own', 200),
  'GET /api/machine-states/counts': same('/api/machine-states/counts', 200),
  'POST /api/certificates/files': same('/api/certificates/files', 200),
  'POST /api/certificates/files/:id/complete': same(`/api/certificates/files/${NONE}/complete`, 404),
  'GET /api/certificates/files/:id': same(`/api/certificates/files/${NONE}`, 404),
  'POST /api/machines/:id/certificates': same(`/api/machines/${NONE}/certificates`, 404, A_CERTIFICATE),
  'PUT /api/certificates/:id': same(`/api/certificates/${NONE}`, 404, A_CERTIFICATE),
  'DELETE /api/certificates/:id': same(`/api/certificates/${NONE}`, 404),
  'GET /api/certificates/:id/file': same(`/api/certificates/${NONE}/file`, 404),
  'GET /api/defects': same('/api/defects', 200),
  'GET /api/defects/counts': same('/api/defects/counts', 200),
  'GET /api/defects/summary': same('/api/defects/summary', 200),
  'GET /api/defects/table.csv': same('/api/defects/table.csv', 200),
  'GET /api/defects/events': same('/api/defects/events', 200),
  'GET /api/defects/own': same('/api/defects/own', 200),
  'POST /api/defect-reports': same('/api/defect-reports', 404, { code: 'NONE', text: 'Door latch broken.' }),
  'GET /api/defects/:id/photos/:objectId': same(`/api/defects/${NONE}/photos/${NONE}`, 404),
  'GET /api/severities': same('/api/severities', 200),
  'PUT /api/severities': same('/api/severities', 204, {
    vehicle: 'dumper',
    item: 'defectMirrors',
    finding: 'Fail',
    severity: 'B',
  }),
  'GET /api/defects/:id': same(`/api/defects/${NONE}`, 404),
  'POST /api/defects/:id/severity': same(`/api/defects/${NONE}/severity`, 404, { severity: 'A' }),
  'POST /api/defects/:id/assign': same(`/api/defects/${NONE}/assign`, 404, {}),
  'POST /api/defects/:id/comments': same(`/api/defects/${NONE}/comments`, 404, { text: 'Rang the fitter.' }),
  'POST /api/defects/:id/repair': same(`/api/defects/${NONE}/repair`, 404, { fitter: 'Gary', work: 'Cable' }),
  'POST /api/defects/:id/repair-link': same(`/api/defects/${NONE}/repair-link`, 404),
  'DELETE /api/defects/:id/repair-link': same(`/api/defects/${NONE}/repair-link`, 404),
  'POST /api/repair-links/open': same('/api/repair-links/open', 404, { id: NONE, key: 'x' }),
  'POST /api/repair-links/repairs': same('/api/repair-links/repairs', 404, {
    id: NONE,
    key: 'x',
    defectId: NONE,
    fitter: 'Gary',
    work: 'Cable',
    fitterSignature: 'x',
  }),
  'POST /api/defects/:id/release': same(`/api/defects/${NONE}/release`, 404),
  'POST /api/defects/:id/reopen': same(`/api/defects/${NONE}/reopen`, 404, { reason: 'It still rolls.' }),
  'POST /api/defects/:id/no-fault': same(`/api/defects/${NONE}/no-fault`, 404, {
    reason: 'Nothing to be found.',
  }),
};

const AN_OFF_HIRE = {
  plantNumber: 'D-114',
  contactName: 'Siân',
  firm: 'Northgate Civils Ltd',
  phone: '0191 496 0114',
  email: 'sian@northgate-civils.co.uk',
  machineHours: '4210',
};
/** A notice as it is given today. */
export const anOffHire = () => ({ ...AN_OFF_HIRE, readyFrom: new Date().toISOString().slice(0, 10) });
const aboutANotice =
  (verb = '', body?: () => object): Row['call'] =>
  async ({ driver, anAdmin }) => {
    const { reference } = (await driver.request('post', '/api/off-hires').send(anOffHire()).expect(201)).body;
    const found = await anAdmin.request('get', '/api/references').query({ reference }).expect(200);
    return { path: `/api/off-hires/${found.body.id}${verb}`, body: body?.() };
  };

export const OFF_HIRE_ROWS: Record<string, Row> = {
  'POST /api/off-hires': { call: () => ({ path: '/api/off-hires', body: anOffHire() }), answer: 201 },
  'GET /api/off-hires': same('/api/off-hires', 200),
  'GET /api/off-hires/export.csv': same('/api/off-hires/export.csv', 200),
  'GET /api/off-hires/events': same('/api/off-hires/events', 200),
  'GET /api/off-hires/:id': { call: aboutANotice(), answer: 200 },
  'GET /api/off-hires/:id/photos/:objectId': { call: aboutANotice(`/photos/${NONE}`), answer: 404 },
  'POST /api/off-hires/:id/collect': {
    call: aboutANotice('/collect', () => ({ collectedBy: 'Dave', collectedAt: new Date().toISOString() })),
    answer: 204,
  },
  'POST /api/off-hires/:id/withdraw': {
    call: aboutANotice('/withdraw', () => ({ reason: 'Kept' })),
    answer: 204,
  },
};

const A_WEEK = 'from=2026-11-15&to=2026-11-21';

/** The calls about what came in. */
export const OVERVIEW_ROWS: Record<string, Row> = {
  'GET /api/overview': same(`/api/overview?${A_WEEK}`, 200),
  'GET /api/overview/hours': same(`/api/overview/hours?${A_WEEK}`, 200),
  'GET /api/overview/table.csv': same(`/api/overview/table.csv?part=hours&${A_WEEK}`, 200),
};
