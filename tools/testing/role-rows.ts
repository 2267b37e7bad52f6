import type { Audience } from '@groundsheet/platform';
import type { TestDriver } from './accounts.js';
import { aTimesheet } from './builders.js';

/** Who is calling. `other` is a second driver, to whom the first driver's records are unknown. */
export const CALLERS = ['guest', 'driver', 'other', 'supervisor', 'admin'] as const;
export type CallerName = (typeof CALLERS)[number];

/** The records that a row needs, made afresh for each cell. */
export interface Records {
  company: string;
  /** The first driver. */
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

export interface Row {
  audience: Audience;
  /** A valid call, which only the role may prevent. */
  call: (records: Records) => Call | Promise<Call>;
  /** The status for those who are allowed. */
  answer: number;
  /** Whose record it is; it is unknown to others of the same audience. */
  ownedByDriver?: true;
  /** Unknown to everybody except its driver, supervisors and admins. */
  forTheOffice?: true;
  /** It does not end by itself. */
  isStream?: true;
}

/** A row whose call is the same for everybody. */
export const same = (audience: Audience, path: string, answer: number, body?: object): Row => ({
  audience,
  call: () => ({ path, body }),
  answer,
});
/** An id that does not exist. */
export const NONE = '0199a000-0000-7000-8000-000000000000';
export const anEmail = () => `${Math.random().toString(36).slice(2)}@hill-plant.co.uk`;

/** The calls about companies. */
export const COMPANY_ROWS: Record<string, Row> = {
  'GET /api/customers': same('anyone', '/api/customers', 200),
  'GET /api/customers/active': same('anyone', '/api/customers/active', 200),
  'POST /api/customers/create': {
    audience: 'admin',
    call: () => ({ path: '/api/customers/create', body: { name: anEmail() } }),
    answer: 201,
  },
  'PUT /api/customers/:id': {
    audience: 'admin',
    call: ({ company }) => ({ path: `/api/customers/${company}`, body: { name: 'Northgate Civils Ltd' } }),
    answer: 200,
  },
  'DELETE /api/customers/:id/archive': same('admin', `/api/customers/${NONE}/archive`, 404),
  'POST /api/customers/:id/validate-order': {
    audience: 'anyone',
    call: ({ company }) => ({
      path: `/api/customers/${company}/validate-order`,
      body: { orderNumber: 'P-001234' },
    }),
    answer: 200,
  },
};

/** Open to anyone with a key; without one to its driver and to supervisors. */
export const TO_READERS = { audience: 'anyone', forTheOffice: true } as const;
export const OF_OFFICE_TOO = { audience: 'driver', forTheOffice: true } as const;
export const OF_DRIVER = { audience: 'driver', ownedByDriver: true } as const;

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

/** A call about a sent timesheet. */
export const aboutASent =
  (verb = '', body?: object): Row['call'] =>
  async (records) => ({ path: `/api/forms/${await aSent(records)}${verb}`, body });

/** A call about the set of a sent timesheet. */
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
      audience: 'anyone',
      call: async ({ company }) => ({ path: completion, body: await aForm(company) }),
      answer: 200,
    },
    [`POST ${path}`]: { audience: 'driver', call: () => ({ path, body: {} }), answer: 201 },
    [`PUT ${path}/:id`]: {
      ...OF_DRIVER,
      call: async (records) => ({ path: `${path}/${await aDraft(records, path)}`, body: {} }),
      answer: 200,
    },
    [`GET ${path}/:id`]: {
      ...TO_READERS,
      call: async (records) => ({ path: `${path}/${await aSent(records, completion, aForm)}` }),
      answer: 200,
    },
  };
}

const A_MACHINE = { machineNumber: 'JCB 220X', vehicleType: 'excavator' };

/** The calls about the register of machines. A file that is empty is refused after the role. */
export const MACHINE_ROWS: Record<string, Row> = {
  'GET /api/machines': same('admin', '/api/machines', 200),
  'POST /api/machines': {
    audience: 'admin',
    call: ({ driver }) => ({
      path: '/api/machines',
      body: { plantNumber: driver.id, ...A_MACHINE },
    }),
    answer: 201,
  },
  'PUT /api/machines/:id': same('admin', `/api/machines/${NONE}`, 404, { plantNumber: 'X', ...A_MACHINE }),
  'DELETE /api/machines/:id/archive': same('admin', `/api/machines/${NONE}/archive`, 404),
  'POST /api/machines/:id/restore': same('admin', `/api/machines/${NONE}/restore`, 404),
  'GET /api/machines/labels.pdf': same('admin', `/api/machines/labels.pdf?sheet=8&ids=${NONE}`, 404),
  'GET /api/machines/import-template.csv': same('admin', '/api/machines/import-template.csv', 200),
  'POST /api/machines/import/check': same('admin', '/api/machines/import/check', 422),
  'POST /api/machines/import': same('admin', '/api/machines/import', 422),
  'GET /api/machines/plant/:plantNumber': same('driver', '/api/machines/plant/NONE', 404),
  'GET /api/machines/plant/:plantNumber/checks': same('driver', '/api/machines/plant/NONE/checks', 404),
  'GET /api/machines/:id/photo': same('driver', `/api/machines/${NONE}/photo`, 404),
};

const A_WEEK = 'from=2026-11-15&to=2026-11-21';

/** The calls about what came in. */
export const OVERVIEW_ROWS: Record<string, Row> = {
  'GET /api/overview': same('supervisor', `/api/overview?${A_WEEK}`, 200),
  'GET /api/overview/table.csv': same('supervisor', `/api/overview/table.csv?part=hours&${A_WEEK}`, 200),
};

/** The calls about mail, and about jobs that have given up. */
export const MAIL_ROWS: Record<string, Row> = {
  'GET /api/mails': same('admin', '/api/mails', 200),
  'GET /api/mails/transport': same('admin', '/api/mails/transport', 200),
  'GET /api/mails/:id': same('admin', `/api/mails/${NONE}`, 404),
  'GET /api/mails/:id/page': same('admin', `/api/mails/${NONE}/page`, 404),
  'GET /api/mails/:id/attachment': same('admin', `/api/mails/${NONE}/attachment`, 404),
  'POST /api/mails/:id/send-again': same('admin', `/api/mails/${NONE}/send-again`, 404),
  // Decided by its signature, for which a key must be set.
  'POST /api/mail-events/sendgrid': same('anyone', '/api/mail-events/sendgrid', 404, []),
  'GET /api/suppressions': same('admin', '/api/suppressions', 200),
  // Decided by the key of a mail.
  'POST /api/suppressions': same('anyone', '/api/suppressions', 404, { key: 'x' }),
  'POST /api/suppressions/one-click': same('anyone', '/api/suppressions/one-click?key=x', 404),
  'POST /api/suppressions/addresses': {
    audience: 'admin',
    call: () => ({ path: '/api/suppressions/addresses', body: { address: anEmail() } }),
    answer: 204,
  },
  'DELETE /api/suppressions/:id': same('admin', `/api/suppressions/${NONE}`, 404),
  'GET /api/parked-jobs': same('admin', '/api/parked-jobs', 200),
  'POST /api/parked-jobs/:id/run-again': same('admin', '/api/parked-jobs/0/run-again', 404),
};
