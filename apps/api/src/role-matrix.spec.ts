import { describeApi, RouteAudiences } from '@groundsheet/platform';
import {
  aboutASent,
  aDraft,
  aSent,
  aCheckSheet,
  aCompany,
  aDriver,
  anEmail,
  aTimesheet,
  CALLERS,
  callOf,
  expectedOf,
  operationsOf,
  undeclared,
  COMPANY_ROWS,
  COMPLETION,
  FIRM_ROWS,
  DOCUMENT_ROWS,
  formRows,
  NONE,
  MACHINE_ROWS,
  MAIL_ROWS,
  OFF_HIRE_ROWS,
  OVERVIEW_ROWS,
  PEOPLE_ROWS,
  same,
  SET_ROWS,
  SIGN_ROWS,
  suiteApi,
  type CallerName,
  type Operation,
  type Records,
  type Row,
} from '@groundsheet/testing';

/** The calls that all forms share, whatever their kind. */
const FORM_ROWS: Record<string, Row> = {
  'GET /api/forms/events': same('/api/forms/events', 200),
  'POST /api/verify': same('/api/verify', 200, { reference: 'TS-00000000', sha256: '0' }),
  'GET /api/references': same('/api/references?reference=TS-00000000', 404),
  'GET /api/forms': same('/api/forms', 200),
  'GET /api/forms/export.csv': same('/api/forms/export.csv', 200),
  'GET /api/forms/export.xlsx': same('/api/forms/export.xlsx', 200),
  'GET /api/forms/export.zip': same('/api/forms/export.zip', 200),
  'GET /api/forms/:id': { call: aboutASent(), answer: 200 },
  'GET /api/forms/:id/events': { call: aboutASent('/events'), answer: 200 },
  'GET /api/forms/:id/events/check': { call: aboutASent('/events/check'), answer: 200 },
  'GET /api/forms/:id/pdf': { call: aboutASent('/pdf'), answer: 503 },
  'DELETE /api/forms/:id': {
    call: async (records) => ({ path: `/api/forms/${await aDraft(records)}` }),
    answer: 204,
  },
  'POST /api/forms/:id/correct': { call: aboutASent('/correct'), answer: 201 },
  // Anyone with the token of a guest's form may, under the name on it, which all of them have.
  'POST /api/forms/:id/claim': {
    call: async ({ company }) => {
      const { body } = await api.request('post', COMPLETION).send(await aTimesheet(company));
      return { path: `/api/forms/${body.id}/claim`, body: { token: body.claimToken } };
    },
    answer: 204,
  },
  'POST /api/forms/:id/copy': {
    call: async ({ company }) => {
      const { body } = await api.request('post', COMPLETION).send(await aTimesheet(company));
      return { path: `/api/forms/${body.id}/copy`, body: { token: body.claimToken, recipient: anEmail() } };
    },
    answer: 503,
  },
  'POST /api/forms/:id/send-again': { call: aboutASent('/send-again', {}), answer: 503 },
  'POST /api/forms/:id/revoke-links': { call: aboutASent('/revoke-links'), answer: 204 },
};

/** What the calls need that cannot be made up from the document alone. */
const ROWS: Record<string, Row> = {
  'GET /api/health/live': same('/api/health/live', 200),
  'GET /api/backups': same('/api/backups', 200),
  'GET /api/health/ready': same('/api/health/ready', 200),
  // Decided by the key of a mailed link: a wrong one is refused for everybody.
  'POST /api/form-links': same('/api/form-links', 404, { formId: NONE, key: 'x' }),
  // Decided by the token of a sending, in the same way.
  'POST /api/form-links/sent': same('/api/form-links/sent', 404, { formId: NONE, token: 'x' }),
  ...MAIL_ROWS,
  'GET /api/form-limits': same('/api/form-limits', 200),
  ...COMPANY_ROWS,
  ...FIRM_ROWS,
  'GET /api/vehicles/qr/:code': same('/api/vehicles/qr/NONE', 404),
  'GET /api/vehicles/demo-codes': same('/api/vehicles/demo-codes', 200),
  'POST /api/objects/upload': same('/api/objects/upload', 200),
  // Decided by who has sent it: what another person has sent is not there for anybody.
  'GET /api/objects/:id': same(`/api/objects/${NONE}`, 404),
  // Decided by the signature of the address: one that we did not issue is refused for everybody.
  'PUT /api/objects/:id': same(`/api/objects/${NONE}?expires=1&signature=x`, 403),
  ...FORM_ROWS,
  ...SET_ROWS,
  ...SIGN_ROWS,
  ...MACHINE_ROWS,
  ...OFF_HIRE_ROWS,
  ...DOCUMENT_ROWS,
  ...OVERVIEW_ROWS,
  ...formRows('timesheets', COMPLETION, aTimesheet),
  ...formRows('check-sheets', '/api/one-step-completion/check-sheet', aCheckSheet),
  'POST /api/timesheets/:id/copy': {
    call: async (records) => ({
      path: `/api/timesheets/${await aSent(records)}/copy`,
      body: { weekEnding: '2026-11-28' },
    }),
    answer: 201,
  },
  'GET /api/check-sheets/:id/photos/:objectId': {
    call: ({ driver, session }) => ({ path: `/api/check-sheets/${driver.id}/photos/${session}` }),
    answer: 404,
  },
  'GET /api/repairs/:id/photos/:objectId': {
    call: ({ driver, session }) => ({ path: `/api/repairs/${driver.id}/photos/${session}` }),
    answer: 404,
  },
  'POST /api/drivers/register': {
    call: () => ({
      path: '/api/drivers/register',
      body: { fullName: 'Bev Haigh', email: anEmail(), password: 'long enough for us' },
    }),
    answer: 201,
  },
  'POST /api/drivers/login': {
    call: ({ driver: { email, password } }) => ({ path: '/api/drivers/login', body: { email, password } }),
    answer: 200,
  },
  'POST /api/drivers/logout': same('/api/drivers/logout', 204),
  'POST /api/drivers/confirm-email': same('/api/drivers/confirm-email', 404, {
    key: 'x',
    password: 'long enough for us',
  }),
  'POST /api/drivers/confirm-email/new-password': same('/api/drivers/confirm-email/new-password', 404, {
    key: 'x',
    password: 'long enough for us',
  }),
  'POST /api/drivers/me/session/password': same('/api/drivers/me/session/password', 422, {
    password: 'not the one',
  }),
  'POST /api/drivers/forgotten-password': {
    call: () => ({ path: '/api/drivers/forgotten-password', body: { email: anEmail() } }),
    answer: 204,
  },
  'POST /api/drivers/reset-password': same('/api/drivers/reset-password', 404, {
    key: 'x',
    password: 'long enough for us',
  }),
  'POST /api/drivers/accept-invitation': same('/api/drivers/accept-invitation', 404, {
    key: 'x',
    password: 'long enough for us',
  }),
  ...PEOPLE_ROWS,
  'GET /api/audit-events': same('/api/audit-events', 200),
  'GET /api/audit-events/export.csv': same('/api/audit-events/export.csv', 200),
  'GET /api/history': same('/api/history', 200),
  'GET /api/history/export.csv': same('/api/history/export.csv', 200),
  'GET /api/history/export.zip': same('/api/history/export.zip', 200),
  'GET /api/drivers/me': same('/api/drivers/me', 200),
  'GET /api/drivers/me/data': same('/api/drivers/me/data', 200),
  'DELETE /api/drivers/me': {
    call: ({ caller }) => ({ path: '/api/drivers/me', body: { password: caller?.password ?? 'x' } }),
    answer: 204,
  },
  'POST /api/drivers/me/confirmation': same('/api/drivers/me/confirmation', 204),
  'PUT /api/drivers/me/password': {
    call: ({ caller }) => ({
      path: '/api/drivers/me/password',
      body: { currentPassword: caller?.password ?? 'x', newPassword: 'long enough for us' },
    }),
    answer: 204,
  },
  'GET /api/drivers/me/preferences': same('/api/drivers/me/preferences', 200),
  'GET /api/drivers/me/preferences/:key': {
    call: async ({ caller }) => {
      const path = '/api/drivers/me/preferences/theme';
      await caller?.request('put', path).send({ value: 'dark' }).expect(204);
      return { path };
    },
    answer: 200,
  },
  'PUT /api/drivers/me/preferences/:key': same('/api/drivers/me/preferences/theme', 204, {
    value: 'dark',
  }),
  'GET /api/drivers/me/sessions': same('/api/drivers/me/sessions', 200),
  'DELETE /api/drivers/me/sessions/:id': {
    call: ({ session }) => ({ path: `/api/drivers/me/sessions/${session}` }),
    answer: 204,
  },
};

const api = await suiteApi({
  GUEST_MAILS_PER_DAY: '10000',
  'guests.mailsPerRecipientPerDay': '10000',
  'guests.mailsPerRecipientPerDayFromNetwork': '10000',
  'accounts.newMailsPerDayFromNetwork': '10000',
});
const document = describeApi(api.app);
const operations = operationsOf(document);
const anAdmin = await aDriver(api, { role: 'admin' });
const company = await aCompany(api.em);

it('knows of every call in the API document who may make it, and whose records it is about', () => {
  expect(operations.length).toBeGreaterThan(100);
  expect(undeclared(operations)).toEqual([]);
});

it('finds every route of the running product in the document, apart from the one that a token opens', () => {
  const running = api.app.get(RouteAudiences).all();
  const described = new Set(operations.map(({ route }) => route));
  expect(running.map(({ route }) => route).filter((route) => !described.has(route))).toEqual([
    'GET /metrics',
  ]);
  expect(Object.keys(ROWS).filter((route) => !described.has(route))).toEqual([]);
});

/** One account does for all calls that are refused for who makes them, and for those that only read what is there. */
const standing = new Map<CallerName, Records>();
for (const name of CALLERS) standing.set(name, await ended(name, await recordsFor(name)));

const CELLS = operations.flatMap((operation) =>
  CALLERS.map((name) => ({ operation, name, ...expectedOf(name, operation) })),
);
type Cell = (typeof CELLS)[number];
const byRoute = (cells: Cell[]) => Object.entries(Object.groupBy(cells, ({ operation }) => operation.route));

it.each(byRoute(CELLS.filter(({ outcome }) => outcome === 'refused')))(
  'refuses %s to those who may not make it',
  async (_, cells) => expect(await faultsIn(cells!)).toEqual([]),
);

it.each(byRoute(CELLS.filter(({ outcome }) => outcome !== 'refused')))(
  'answers %s to those who may make it, about records that they may know',
  async (_, cells) => expect(await faultsIn(cells!)).toEqual([]),
);

async function faultsIn(cells: readonly Cell[]): Promise<string[]> {
  const faults: string[] = [];
  for (const cell of cells) {
    const { name, outcome, status } = cell;
    const answer = ROWS[cell.operation.route]?.answer;
    const got = await answerTo(cell);
    const isRight =
      outcome === 'let in' && answer === undefined
        ? ![401, 403, 500].includes(got)
        : got === (status ?? (outcome === 'unknown' ? 404 : answer));
    if (!isRight) faults.push(`${name}, ${outcome} ${status ?? ''}: ${got}`);
  }
  return faults;
}

async function answerTo({ operation, name, outcome }: Cell): Promise<number> {
  const row = ROWS[operation.route];
  // What is refused to an unconfirmed address alone is refused by the handler, which sees no bad body.
  if (outcome === 'refused' && name !== 'unconfirmed')
    return (await made(operation, standing.get(name)!, callOf(operation, document))).status;
  if (row && row.call.length === 0 && operation.route.startsWith('GET '))
    return (await made(operation, standing.get(name)!, await row.call(standing.get(name)!))).status;
  const records = await recordsFor(name);
  const call = row
    ? await row.call(records)
    : callOf(operation, document, await ofFamily(operation, records));
  return (await made(operation, await ended(name, records), call)).status;
}

async function recordsFor(name: CallerName): Promise<Records> {
  const driver = await aDriver(api);
  const [{ id: session }] = (await api.rows('select id from sessions where driver_id = ?', [driver.id])) as [
    { id: string },
  ];
  const callers = { guest: null, driver, unconfirmed: driver } as Partial<
    Record<CallerName, typeof driver | null>
  >;
  const role = name === 'other' ? 'driver' : name === 'supervisor' ? name : 'admin';
  const caller = name in callers ? callers[name]! : await aDriver(api, { role });
  return { company, driver, session, anAdmin, caller };
}

/** What has happened to the caller by the time of the call. */
async function ended(name: CallerName, records: Records): Promise<Records> {
  const id = records.caller?.id;
  if (name === 'unconfirmed') await api.rows('update drivers set confirmed_at = null where id = ?', [id]);
  if (name === 'deactivated') await anAdmin.request('post', `/api/drivers/${id}/deactivate`).expect(204);
  if (name === 'logged out') await records.caller!.request('post', '/api/drivers/logout').expect(204);
  return records;
}

/** The first driver's record that a call without a row is about. */
async function ofFamily({ route }: Operation, records: Records): Promise<string> {
  const [, path] = /^\w+ (\/api\/[\w-]+\/:id)/.exec(route) ?? [];
  const known = ROWS[`GET ${path}`] ?? ROWS[`DELETE ${path}`];
  return known ? (await known.call(records)).path.split('/')[3]! : NONE;
}

async function made(
  { route, isStream }: Operation,
  records: Records,
  { path, body }: { path: string; body?: unknown },
) {
  if (isStream) return begun(path, records);
  const verb = route.split(' ')[0]!.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const request = (records.caller ?? api).request(verb, path);
  return body === undefined ? request : request.send(body as object);
}

/** A stream is left once it has begun. */
async function begun(path: string, { caller }: Records): Promise<Response> {
  const response = await fetch(api.url + path, { headers: { Cookie: caller?.cookie ?? '' } });
  await response.body?.cancel();
  return response;
}
