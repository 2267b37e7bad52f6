import { RouteAudiences, type Audience } from '@groundsheet/platform';
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
  COMPANY_ROWS,
  COMPLETION,
  DOCUMENT_ROWS,
  formRows,
  NONE,
  OF_DRIVER,
  MACHINE_ROWS,
  MAIL_ROWS,
  OVERVIEW_ROWS,
  OF_OFFICE_TOO,
  PEOPLE_ROWS,
  same,
  SET_ROWS,
  suiteApi,
  TO_READERS,
  type CallerName,
  type Records,
  type Row,
} from '@groundsheet/testing';

/** The calls that all forms share, whatever their kind. */
const FORM_ROWS: Record<string, Row> = {
  'GET /api/forms/events': { ...same('driver', '/api/forms/events', 200), isStream: true },
  'GET /api/forms/:id': { ...TO_READERS, call: aboutASent(), answer: 200 },
  'GET /api/forms/:id/events': { ...OF_OFFICE_TOO, call: aboutASent('/events'), answer: 200 },
  'GET /api/forms/:id/pdf': { ...TO_READERS, call: aboutASent('/pdf'), answer: 503 },
  'DELETE /api/forms/:id': {
    ...OF_DRIVER,
    call: async (records) => ({ path: `/api/forms/${await aDraft(records)}` }),
    answer: 204,
  },
  'POST /api/forms/:id/correct': { ...OF_DRIVER, call: aboutASent('/correct'), answer: 201 },
  // Whoever has the token of a guest's form may, under the name on it, which all of them have.
  'POST /api/forms/:id/claim': {
    audience: 'driver',
    call: async ({ company }) => {
      const { body } = await api.request('post', COMPLETION).send(await aTimesheet(company));
      return { path: `/api/forms/${body.id}/claim`, body: { token: body.claimToken } };
    },
    answer: 204,
  },
  'POST /api/forms/:id/copy': {
    audience: 'anyone',
    call: async ({ company }) => {
      const { body } = await api.request('post', COMPLETION).send(await aTimesheet(company));
      return { path: `/api/forms/${body.id}/copy`, body: { token: body.claimToken, recipient: anEmail() } };
    },
    answer: 503,
  },
  'POST /api/forms/:id/send-again': { ...OF_OFFICE_TOO, call: aboutASent('/send-again', {}), answer: 503 },
  'POST /api/forms/:id/revoke-links': { ...OF_OFFICE_TOO, call: aboutASent('/revoke-links'), answer: 204 },
};

/** Every route of the product. A route without a row fails the test. */
const ROWS: Record<string, Row> = {
  'GET /api/health/live': same('anyone', '/api/health/live', 200),
  'GET /api/health/ready': same('anyone', '/api/health/ready', 200),
  // Decided by its token, not by a role.
  'GET /metrics': same('anyone', '/metrics', 404),
  // Decided by the key of a mailed link: a wrong one is refused for everybody.
  'POST /api/form-links': same('anyone', '/api/form-links', 404, { formId: NONE, key: 'x' }),
  // Decided by the token of a sending, in the same way.
  'POST /api/form-links/sent': same('anyone', '/api/form-links/sent', 404, { formId: NONE, token: 'x' }),
  ...MAIL_ROWS,
  'GET /api/form-limits': same('anyone', '/api/form-limits', 200),
  ...COMPANY_ROWS,
  'GET /api/vehicles/qr/:code': same('anyone', '/api/vehicles/qr/NONE', 404),
  'GET /api/vehicles/demo-codes': same('anyone', '/api/vehicles/demo-codes', 200),
  'POST /api/objects/upload': same('anyone', '/api/objects/upload', 200),
  // Decided by the signature of the address: one that we did not issue is refused for everybody.
  'PUT /api/objects/:id': same('anyone', `/api/objects/${NONE}?expires=1&signature=x`, 403),
  ...FORM_ROWS,
  ...SET_ROWS,
  ...MACHINE_ROWS,
  ...DOCUMENT_ROWS,
  ...OVERVIEW_ROWS,
  ...formRows('timesheets', COMPLETION, aTimesheet),
  ...formRows('check-sheets', '/api/one-step-completion/check-sheet', aCheckSheet),
  'POST /api/timesheets/:id/copy': {
    ...OF_DRIVER,
    call: async (records) => ({
      path: `/api/timesheets/${await aSent(records)}/copy`,
      body: { weekEnding: '2026-11-28' },
    }),
    answer: 201,
  },
  'GET /api/check-sheets/:id/photos/:objectId': {
    audience: 'anyone',
    call: ({ driver, session }) => ({ path: `/api/check-sheets/${driver.id}/photos/${session}` }),
    answer: 404,
  },
  'POST /api/drivers/register': {
    audience: 'anyone',
    call: () => ({
      path: '/api/drivers/register',
      body: { fullName: 'Bev Haigh', email: anEmail(), password: 'long enough for us' },
    }),
    answer: 201,
  },
  'POST /api/drivers/login': {
    audience: 'anyone',
    call: ({ driver: { email, password } }) => ({ path: '/api/drivers/login', body: { email, password } }),
    answer: 200,
  },
  'POST /api/drivers/logout': same('anyone', '/api/drivers/logout', 204),
  'POST /api/drivers/confirm-email': same('anyone', '/api/drivers/confirm-email', 404, {
    key: 'x',
    password: 'long enough for us',
  }),
  'POST /api/drivers/confirm-email/new-password': same(
    'anyone',
    '/api/drivers/confirm-email/new-password',
    404,
    { key: 'x', password: 'long enough for us' },
  ),
  'POST /api/drivers/me/session/password': same('driver', '/api/drivers/me/session/password', 422, {
    password: 'not the one',
  }),
  'POST /api/drivers/forgotten-password': {
    audience: 'anyone',
    call: () => ({ path: '/api/drivers/forgotten-password', body: { email: anEmail() } }),
    answer: 204,
  },
  'POST /api/drivers/reset-password': same('anyone', '/api/drivers/reset-password', 404, {
    key: 'x',
    password: 'long enough for us',
  }),
  'POST /api/drivers/accept-invitation': same('anyone', '/api/drivers/accept-invitation', 404, {
    key: 'x',
    password: 'long enough for us',
  }),
  ...PEOPLE_ROWS,
  'GET /api/audit-events': same('admin', '/api/audit-events', 200),
  'GET /api/history': same('driver', '/api/history', 200),
  'GET /api/history/export.csv': same('driver', '/api/history/export.csv', 200),
  'GET /api/history/export.zip': same('driver', '/api/history/export.zip', 200),
  'GET /api/drivers/me': same('driver', '/api/drivers/me', 200),
  'GET /api/drivers/me/data': same('driver', '/api/drivers/me/data', 200),
  'DELETE /api/drivers/me': {
    audience: 'driver',
    call: ({ caller }) => ({ path: '/api/drivers/me', body: { password: caller?.password ?? 'x' } }),
    answer: 204,
  },
  'POST /api/drivers/me/confirmation': same('driver', '/api/drivers/me/confirmation', 204),
  'PUT /api/drivers/me/password': {
    audience: 'driver',
    call: ({ caller }) => ({
      path: '/api/drivers/me/password',
      body: { currentPassword: caller?.password ?? 'x', newPassword: 'long enough for us' },
    }),
    answer: 204,
  },
  'GET /api/drivers/me/preferences': same('driver', '/api/drivers/me/preferences', 200),
  'GET /api/drivers/me/preferences/:key': {
    audience: 'driver',
    call: async ({ caller }) => {
      const path = '/api/drivers/me/preferences/theme';
      await caller?.request('put', path).send({ value: 'dark' }).expect(204);
      return { path };
    },
    answer: 200,
  },
  'PUT /api/drivers/me/preferences/:key': same('driver', '/api/drivers/me/preferences/theme', 204, {
    value: 'dark',
  }),
  'GET /api/drivers/me/sessions': same('driver', '/api/drivers/me/sessions', 200),
  'DELETE /api/drivers/me/sessions/:id': {
    audience: 'driver',
    call: ({ session }) => ({ path: `/api/drivers/me/sessions/${session}` }),
    answer: 204,
    ownedByDriver: true,
  },
};

const RANKS: Record<Audience, CallerName[]> = {
  anyone: [...CALLERS],
  driver: ['driver', 'other', 'supervisor', 'admin'],
  supervisor: ['supervisor', 'admin'],
  admin: ['admin'],
};

const api = await suiteApi({ GUEST_FORMS_PER_HOUR: '100', GUEST_FORMS_PER_DAY: '100' });
const anAdmin = await aDriver(api, { role: 'admin' });
const company = await aCompany(api.em);

async function recordsFor(name: CallerName): Promise<Records> {
  const driver = await aDriver(api);
  const [{ id: session }] = (await api.rows('select id from sessions where driver_id = ?', [driver.id])) as [
    { id: string },
  ];
  if (name === 'guest') return { company, driver, session, anAdmin, caller: null };
  const role = name === 'other' ? 'driver' : name;
  return {
    company,
    driver,
    session,
    anAdmin,
    caller: name === 'driver' ? driver : await aDriver(api, { role }),
  };
}

function expected(name: CallerName, row: Row): number {
  const { audience, answer, ownedByDriver, forTheOffice, admins } = row;
  if (!RANKS[audience].includes(name)) return name === 'guest' ? 401 : 403;
  if (forTheOffice && (name === 'guest' || name === 'other')) return 404;
  if (admins && name === 'admin') return answer;
  return ownedByDriver && name !== 'driver' ? 404 : answer;
}

it('has a row for every route of the running product, with the audience that the route declares', () => {
  const declared = api.app
    .get(RouteAudiences)
    .all()
    .map(({ route, audience }) => `${route}: ${audience}`);
  const rows = Object.entries(ROWS).map(([route, { audience }]) => `${route}: ${audience}`);
  expect(declared.length).toBeGreaterThan(20);
  expect(rows.toSorted()).toEqual(declared.toSorted());
});

const CELLS = Object.entries(ROWS).flatMap(([route, row]) =>
  CALLERS.map((name) => ({ route, row, name, status: expected(name, row) })),
);

it.each(CELLS)('responds $status to $route by $name', async ({ route, row, name, status }) => {
  const records = await recordsFor(name);
  const { path, body } = await row.call(records);
  const verb = route.split(' ')[0]!.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const request = (records.caller ?? api).request(verb, path);
  const answer = row.isStream ? await begun(path, records) : await (body ? request.send(body) : request);
  expect(answer.status).toBe(status);
});

/** A stream is left once it has begun. */
async function begun(path: string, { caller }: Records): Promise<Response> {
  const response = await fetch(api.url + path, { headers: { Cookie: caller?.cookie ?? '' } });
  await response.body?.cancel();
  return response;
}
