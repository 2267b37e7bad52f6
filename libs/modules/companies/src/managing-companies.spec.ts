import { aCompany, aDriver, aTimesheet, suiteApi } from '@groundsheet/testing';
import { v7 as uuidv7 } from 'uuid';

const api = await suiteApi();
const admin = await aDriver(api, { role: 'admin' });

const FACTS = {
  name: 'Harrow Groundworks',
  contactPerson: 'Imran Patel',
  contactEmail: 'plant@harrow-groundworks.co.uk',
  contactPhone: '020 7946 0182',
  defaultOrderPattern: 'starts with 00 | 6 digits',
  requiresOrderValidation: true,
  offHireNoticeDays: 5,
};
const EMPTY = {
  ...{ contactPerson: null, contactEmail: null, contactPhone: null, defaultOrderPattern: null },
  offHireNoticeDays: null,
};
let count = 0;
const aName = () => `Company No. ${(count += 1)}`;

const create = (body: object) => admin.request('post', '/api/customers/create').send(body);
const put = (id: string, body: object) => admin.request('put', `/api/customers/${id}`).send(body);
const archive = (id: string) => admin.request('delete', `/api/customers/${id}/archive`);
const list = async (query = '') => (await admin.request('get', `/api/customers${query}`).expect(200)).body;
const created = async (facts: object = {}) => (await create({ name: aName(), ...facts }).expect(201)).body;
const recorded = (id: string) =>
  api.rows('select what, who, details from audit_events where about_id = ? order by id', [id]);

it('adds a company, which everybody can choose at once', async () => {
  const company = await created({ ...FACTS, name: ' Harrow   Groundworks ' });
  expect(company).toEqual({ ...FACTS, id: expect.any(String), isActive: true, version: 1 });
  expect(await list('?search=harrow')).toEqual([company]);
  const shown = { id: company.id, name: FACTS.name, requiresOrderValidation: true, hasAddress: true };
  for (const path of ['/api/customers', '/api/customers/active']) {
    expect((await api.request('get', `${path}?search=ROW%20GR`)).body).toEqual([shown]);
  }
  expect((await admin.request('get', '/api/customers/active?search=harrow')).body).toEqual([shown]);
  expect(await recorded(company.id)).toEqual([{ what: 'company.added', who: admin.id, details: null }]);
});

it('needs nothing but a name', async () => {
  const bare = await created();
  expect(bare).toMatchObject({ ...EMPTY, requiresOrderValidation: false, isActive: true });
});

it.each([
  [{}, false],
  [{ defaultOrderPattern: ' | ' }, false],
  [{ defaultOrderPattern: ' | 6  digits |  ' }, true],
  [{ defaultOrderPattern: '6 digits', requiresOrderValidation: null }, true],
  [{ defaultOrderPattern: '6 digits', requiresOrderValidation: false }, false],
  [{ requiresOrderValidation: true }, true],
])('made or changed with %j, requires an order number: %s', async (facts, required) => {
  const company = await created(facts);
  expect(company.requiresOrderValidation).toBe(required);
  const { body } = await put((await created()).id, { name: aName(), ...facts }).expect(200);
  expect(body).toMatchObject({
    defaultOrderPattern: company.defaultOrderPattern,
    requiresOrderValidation: required,
  });
});

it('drops blank rules', async () => {
  const { defaultOrderPattern } = await created({ defaultOrderPattern: ' | 6  digits |  ' });
  expect(defaultOrderPattern).toBe('6 digits');
});

const LANGUAGE =
  'Please use one of these: starts with X, ends with X, contains X, N digits, N characters, at least N characters, between N and M.';
it.each([
  [{ name: '   ' }, 'name', 'Please enter a company name.'],
  [{ name: '\u200b' }, 'name', 'Please enter a company name.'],
  [{ name: 'x'.repeat(121) }, 'name', 'Please use 120 characters or fewer.'],
  [{ contactEmail: 'hire@' }, 'contactEmail', /complete email address/],
  [
    { defaultOrderPattern: '6 digits | new rule' },
    'defaultOrderPattern',
    `We do not understand “new rule”. ${LANGUAGE}`,
  ],
  [{ defaultOrderPattern: 'x'.repeat(501) }, 'defaultOrderPattern', /500 characters or fewer|understand/],
  [{ requiresOrderValidation: 'yes' }, 'requiresOrderValidation', /true or false/],
  [{ colour: 'red' }, 'colour', /no field called colour/],
])('refuses %p with what to do, whether it is new or changed', async (wrong, path, sentence) => {
  const { id, name } = await created();
  for (const answer of [await create({ name: aName(), ...wrong }), await put(id, { name, ...wrong })]) {
    expect([answer.status, answer.body.code]).toEqual([422, 'request.invalid']);
    expect(answer.body.details[0].path).toBe(path);
    expect(answer.body.message).toMatch(sentence);
  }
});

it('replaces a whole record, as the list has it, and records which fields have changed', async () => {
  const company = await created({ ...FACTS, name: aName() });
  const changed = { ...company, contactPhone: '', requiresOrderValidation: false };
  const { body } = await put(company.id, changed).expect(200);
  expect(body).toEqual({ ...changed, contactPhone: null, version: 2 });
  expect((await put(company.id, { name: company.name }).expect(200)).body).toMatchObject({
    ...EMPTY,
    isActive: true,
  });
  await put(company.id, { name: company.name }).expect(200);
  expect((await recorded(company.id)).slice(1)).toEqual([
    {
      what: 'company.changed',
      who: admin.id,
      details: { fields: 'contactPhone, requiresOrderValidation' },
    },
    {
      what: 'company.changed',
      who: admin.id,
      details: { fields: 'contactPerson, contactEmail, defaultOrderPattern, offHireNoticeDays' },
    },
  ]);
});

it('does not overwrite what another admin has changed meanwhile', async () => {
  const company = await created();
  await put(company.id, { ...company, contactPhone: '1' }).expect(200);
  const late = await put(company.id, { ...company, contactPerson: 'Bev' }).expect(409);
  expect(late.body).toMatchObject({ code: 'company.changed-meanwhile', details: { version: 2 } });
  const both = await Promise.all(
    ['2', '3'].map((contactPhone) => put(company.id, { ...company, version: 2, contactPhone })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it('archives a company once, finds it among the archived alone, and restores it', async () => {
  const company = await created();
  await archive(company.id).expect(204);
  await archive(company.id).expect(204);
  const search = `search=${encodeURIComponent(company.name)}`;
  expect(await list(`?${search}`)).toEqual([]);
  const [archived] = await list(`?archived=true&${search}`);
  expect(archived).toEqual({ ...company, isActive: false, version: 2 });
  await put(company.id, { ...archived, isActive: true }).expect(200);
  expect(await list(`?archived=false&${search}`)).toHaveLength(1);
  expect(await list(`?archived=true&${search}`)).toEqual([]);
  expect((await recorded(company.id)).map(({ what }) => what)).toEqual([
    'company.added',
    'company.archived',
    'company.restored',
  ]);
});

it('has one active company of a name, in whatever capitals, also of two that come at once', async () => {
  const name = 'Łódź Plant';
  const both = await Promise.all([create({ name }), create({ name: 'ŁÓDŹ  plant' })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const [{ id }] = await list('?search=plant');
  await archive(id).expect(204);
  const second = await created({ name });
  const [archived] = await list('?archived=true&search=plant');
  for (const taken of [
    await put(id, { ...archived, isActive: true }),
    await create({ name: 'łódź plant' }),
    await put((await created()).id, { name }),
  ]) {
    expect([taken.status, taken.body.code]).toEqual([409, 'company.name-taken']);
    expect(taken.body.message).toMatch(/already an active customer called “Łódź plant”/i);
  }
  await archive(second.id).expect(204);
  await put(id, { ...archived, isActive: true }).expect(200);
});

it.each([
  ['guest', 401],
  ['driver', 403],
  ['supervisor', 403],
] as const)('shows archived companies and contacts to no %s', async (role, status) => {
  const caller = role === 'guest' ? api : await aDriver(api, { role });
  const refused = await caller.request('get', '/api/customers?archived=true');
  expect(refused.status).toBe(status);
  const [first] = (await caller.request('get', '/api/customers').expect(200)).body;
  expect(Object.keys(first)).toEqual(['id', 'name', 'requiresOrderValidation', 'hasAddress']);
});

it('pages by name, and finds what is typed letter for letter', async () => {
  for (const name of ['zz Bravo', 'ZZ alpha', 'zz 100% _sure_', 'Zz Charlie'])
    await aCompany(api.em, { name });
  const names: string[] = [];
  let path = '/api/customers/active?search=zZ&limit=3';
  while (path) {
    const { body, headers } = await api.request('get', path).expect(200);
    names.push(...body.map(({ name }: { name: string }) => name));
    path = /<(.+)>; rel="next"/.exec(headers['link'] ?? '')?.[1] ?? '';
  }
  expect(names).toEqual(['zz 100% _sure_', 'ZZ alpha', 'zz Bravo', 'Zz Charlie']);
  expect((await list('?search=0%25%20_s')).map(({ name }: { name: string }) => name)).toEqual([
    'zz 100% _sure_',
  ]);
});

it('lists a hundred at a time unless asked for fewer', async () => {
  await Promise.all(Array.from({ length: 101 }, (_, no) => aCompany(api.em, { name: `Many ${no}` })));
  const page = await api.request('get', '/api/customers?search=many%20');
  expect(page.body).toHaveLength(100);
  expect(page.headers['link']).toContain('rel="next"');
  await api.request('get', '/api/customers?limit=101').expect(422);
  await api.request('get', '/api/customers?archived=maybe').expect(422);
});

it('knows an unknown company when it is changed or archived', async () => {
  for (const answer of [await put(uuidv7(), { name: 'X' }), await archive(uuidv7())])
    expect([answer.status, answer.body.code]).toEqual([404, 'company.unknown']);
});

it('lets a form in progress for a company that is archived meanwhile be sent, and judges its order number', async () => {
  const company = await created({ defaultOrderPattern: 'starts with 00', requiresOrderValidation: true });
  const form = await aTimesheet(company.id, { orderNumber: 'P-001234' });
  const wrong = await aTimesheet(company.id, { orderNumber: 'P-991234' });
  await archive(company.id).expect(204);
  const send = (body: object) => api.request('post', '/api/timesheets/one-step-completion').send(body);
  await send(form).expect(200);
  await send(wrong).expect(422);
});

it('restores an archived company, twice over too, and records it once', async () => {
  const company = await created();
  const restore = () => admin.request('post', `/api/customers/${company.id}/restore`);
  await archive(company.id).expect(204);
  await restore().expect(204);
  await restore().expect(204);
  expect(await list(`?search=${encodeURIComponent(company.name)}`)).toMatchObject([{ id: company.id }]);
  expect((await recorded(company.id)).map(({ what }) => what)).toEqual([
    'company.added',
    'company.archived',
    'company.restored',
  ]);
});

it('restores none whose name another active company has, none that there is not, and nothing for a supervisor', async () => {
  const company = await created();
  await archive(company.id).expect(204);
  await created({ name: company.name });
  const path = `/api/customers/${company.id}/restore`;
  const { body } = await admin.request('post', path).expect(409);
  expect(body.code).toBe('company.name-taken');
  const supervisor = await aDriver(api, { role: 'supervisor' });
  await supervisor.request('post', path).expect(403);
  await api.request('post', path).expect(401);
  await admin.request('post', `/api/customers/${uuidv7()}/restore`).expect(404);
});

it('counts the register by letter, and lists one letter of it', async () => {
  await api.rows(`update companies set is_active = false`);
  for (const name of ['Zeta Plant', 'zebra Civils', 'Łódź Roboty', '3D Groundworks', 'Yard Ltd'])
    await created({ name });
  const letters = async (query = {}) =>
    (await admin.request('get', '/api/customers/letters').query(query).expect(200)).body;
  expect(await letters()).toEqual([
    { letter: 'Y', count: 1 },
    { letter: 'Z', count: 2 },
    { letter: '#', count: 2 },
  ]);
  expect(await letters({ search: 'plant' })).toEqual([{ letter: 'Z', count: 1 }]);
  const named = async (letter: string) =>
    (await list(`?letter=${encodeURIComponent(letter)}`)).map(({ name }: { name: string }) => name);
  expect(await named('Z')).toEqual(['zebra Civils', 'Zeta Plant']);
  expect(await named('#')).toEqual(['3D Groundworks', 'Łódź Roboty']);
  await admin.request('get', '/api/customers?letter=zz').expect(422);
});
