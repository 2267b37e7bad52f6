import { aDriver, suiteApi, type TestDriver } from '@groundsheet/testing';

const PATH = '/api/drivers/me/preferences';
const AT = '2026-11-21T14:05:00.000Z';
const MEMORY = {
  companies: ['Hill Plant'],
  clientCompanies: ['Harrow Groundworks', 'Fenland Drainage'],
  machineTypes: ['dumper'],
  plantNumbers: ['EX-0417'],
  driverNames: ['Łukasz Wójcik'],
  siteLocations: [],
};
const anEmail = (no: number) => ({ email: `site${no}@acme.co.uk`, label: '', lastUsed: AT });
const many = <T>(count: number, one: (no: number) => T) => Array.from({ length: count }, (_, no) => one(no));

let dave: TestDriver;

const api = await suiteApi();
beforeEach(async () => {
  dave = await aDriver(api);
});

const put = (key: string, body?: object, driver = dave) => driver.request('put', `${PATH}/${key}`).send(body);
const get = (key = '', driver = dave) => driver.request('get', key ? `${PATH}/${key}` : PATH);
const rowsOf = ({ id }: TestDriver) =>
  api.rows('select * from driver_preferences where driver_id = ? order by key', [id]);

describe('a preference', () => {
  it.each([
    ['theme', 'dark'],
    ['text-size', 'large'],
    ['saved-emails', [{ email: 'hire@acme.co.uk', label: 'Office', lastUsed: AT }]],
    ['saved-emails', []],
    ['form-memory', MEMORY],
  ])('%s comes back as it was stored', async (key, value) => {
    await put(key, { value }).expect(204);
    expect((await get(key).expect(200)).body).toEqual({ value });
    expect((await get().expect(200)).body).toEqual({ [key]: value });
    expect(await rowsOf(dave)).toMatchObject([{ key, value }]);
  });

  it('that was never set is absent from the list, and not found by itself', async () => {
    expect((await get().expect(200)).body).toEqual({});
    expect((await get('theme').expect(404)).body.code).toBe('preference.not-set');
  });

  it('that is not one of the four is unknown', async () => {
    const read = await get('colour').expect(404);
    const written = await put('colour', { value: 'red' }).expect(404);
    expect([read.body.code, written.body.code]).toEqual(['preference.unknown', 'preference.unknown']);
    expect(written.body.message).toContain('theme, text-size, saved-emails, form-memory');
    await put('constructor', { value: 'red' }).expect(404);
  });

  it('is the value of the last writer, in one row', async () => {
    await put('theme', { value: 'dark' }).expect(204);
    const [first] = await rowsOf(dave);
    await put('theme', { value: 'light' }).expect(204);
    const rows = await rowsOf(dave);
    expect(rows).toMatchObject([{ key: 'theme', value: 'light' }]);
    expect(new Date(rows[0]!['changed_at']).getTime()).toBeGreaterThan(
      new Date(first!['changed_at']).getTime(),
    );
  });

  it('can be stored by eight devices at the same time without a refusal', async () => {
    const themes = many(8, (no) => (no % 2 === 0 ? 'dark' : 'light'));
    const answers = await Promise.all(themes.map((value) => put('theme', { value })));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(204));
    expect(await rowsOf(dave)).toHaveLength(1);
  });

  it('belongs to one account only', async () => {
    const jo = await aDriver(api, { role: 'admin' });
    await put('form-memory', { value: MEMORY }).expect(204);
    await put('theme', { value: 'dark' }, jo).expect(204);
    expect((await get('', jo)).body).toEqual({ theme: 'dark' });
    expect((await get()).body).toEqual({ 'form-memory': MEMORY });
  });

  it('needs a session, and is deleted with its account', async () => {
    await put('theme', { value: 'dark' }).expect(204);
    await dave.request('post', '/api/drivers/logout').expect(204);
    await get().expect(401);
    await put('theme', { value: 'light' }).expect(401);
    expect(await rowsOf(dave)).toMatchObject([{ value: 'dark' }]);
    await api.rows('delete from drivers where id = ?', [dave.id]);
    expect(await rowsOf(dave)).toEqual([]);
  });
});

describe('a stored value', () => {
  it('keeps addresses in lower case, with or without a label', async () => {
    const value = [
      { email: ' Hire@Acme.co.uk ', lastUsed: AT },
      { email: 'b@acme.co.uk', label: null, lastUsed: AT },
    ];
    await put('saved-emails', { value }).expect(204);
    expect((await get('saved-emails')).body.value).toEqual([
      { email: 'hire@acme.co.uk', label: '', lastUsed: AT },
      { email: 'b@acme.co.uk', label: '', lastUsed: AT },
    ]);
  });

  it.each([
    ['20 addresses', 'saved-emails', many(20, anEmail), 204],
    ['21 addresses', 'saved-emails', many(21, anEmail), 422],
    ['10 firms', 'form-memory', { ...MEMORY, companies: many(10, String) }, 204],
    ['11 firms', 'form-memory', { ...MEMORY, companies: many(11, String) }, 422],
    ['a firm of 120 letters', 'form-memory', { ...MEMORY, companies: ['x'.repeat(120)] }, 204],
    ['a firm of 121 letters', 'form-memory', { ...MEMORY, companies: ['x'.repeat(121)] }, 422],
    ['a plant number of 41 letters', 'form-memory', { ...MEMORY, plantNumbers: ['x'.repeat(41)] }, 422],
    ['a letter 0', 'form-memory', { ...MEMORY, companies: ['Hill\u0000Plant'] }, 422],
    ['a label of 81 letters', 'saved-emails', [{ ...anEmail(1), label: 'x'.repeat(81) }], 422],
  ])('may contain: %s', async (_, key, value, status) => {
    expect((await put(key, { value })).status).toBe(status);
    expect(await rowsOf(dave)).toHaveLength(status === 204 ? 1 : 0);
  });

  it.each([
    ['theme', 'Dark', 'Please choose one of: light, dark, system.'],
    ['theme', null, 'Please choose one of: light, dark, system.'],
    ['text-size', 'huge', 'Please choose one of: standard, large.'],
    ['text-size', ['large'], 'Please choose one of: standard, large.'],
    ['saved-emails', {}, 'This must be a list.'],
    ['saved-emails', ['a@acme.co.uk'], 'Each entry must be an object.'],
    ['saved-emails', [[]], 'Each entry must be an object.'],
    ['form-memory', [], 'This must be an object.'],
    ['form-memory', [MEMORY], 'This must be an object.'],
    ['form-memory', undefined, 'This must be an object.'],
  ])('is refused as %s: %j', async (key, value, message) => {
    const { body } = await put(key, { value }).expect(422);
    expect(body).toMatchObject({ code: 'request.invalid', message, details: [{ path: 'value' }] });
    expect(await rowsOf(dave)).toEqual([]);
  });

  it('is refused without a body', async () => {
    expect((await put('theme').expect(422)).body.details).toMatchObject([{ code: 'request.not-an-object' }]);
  });

  it('is refused with all faults at once', async () => {
    const { siteLocations: _, ...lists } = MEMORY;
    const memory = { ...lists, companies: [7], clientCompanies: 'Harrow', notes: [] };
    const emails = [
      anEmail(1),
      { email: 'nobody', lastUsed: '21/11/2026', pin: 1 },
      { email: 'a@acme.co.uk', lastUsed: '2026-02-30T10:00:00Z' },
    ];
    const faults = async (key: string, value: unknown, more = {}) =>
      ((await put(key, { value, ...more }).expect(422)).body.details as Record<string, string>[])
        .map(({ path, code }) => `${path}: ${code}`)
        .toSorted();
    expect(await faults('form-memory', memory, { key: 'theme' })).toEqual([
      'key: request.unknown-field',
      'value.clientCompanies: request.invalid-value',
      'value.companies: request.invalid-value',
      'value.notes: request.unknown-field',
      'value.siteLocations: request.invalid-value',
    ]);
    expect(await faults('saved-emails', emails)).toEqual([
      'value.1.email: request.invalid-value',
      'value.1.lastUsed: request.invalid-value',
      'value.1.pin: request.unknown-field',
      'value.2.lastUsed: request.invalid-value',
    ]);
  });
});
