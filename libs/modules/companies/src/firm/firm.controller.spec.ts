import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { QueryBus } from '@nestjs/cqrs';
import { ReadFirmLogo, TellFirm, type Question } from '@groundsheet/contracts';
import { aDriver, aLogo, aPhoto, aVastPng, HILL_PLANT, sendLogo, suiteApi } from '@groundsheet/testing';
import sharp from 'sharp';

const api = await suiteApi();
const admin = await aDriver(api, { role: 'admin' });
/** As another module asks. */
const ask = <Answer>(question: Question<Answer>) =>
  RequestContext.create(api.app.get(MikroORM).em, () => api.app.get(QueryBus).execute(question));

const HILL = HILL_PLANT;
const NOTHING = { name: null, addressLines: [], telephone: null, accent: null };
const NO_LOGO = { logoUrl: null, logoWidth: null, logoHeight: null };

const get = async () => (await api.request('get', '/api/firm').expect(200)).body;
const settings = async () => (await admin.request('get', '/api/firm/settings').expect(200)).body;
const put = (body: object) => admin.request('put', '/api/firm').send(body);
/** With the present version, so that a test changes what it names alone. */
const change = async (body: object) => put({ ...HILL, version: (await settings()).version, ...body });

it('is empty until an admin has entered something, for everybody', async () => {
  expect(await get()).toEqual({ ...NOTHING, ...NO_LOGO });
  expect(await settings()).toMatchObject({ name: null, replyAddress: null, logo: null, version: 0 });
  const none = { ...NOTHING, replyAddress: null, hasLogo: false };
  expect(await ask(new TellFirm())).toEqual(none);
  expect(await ask(new ReadFirmLogo())).toBeNull();
});

it('is told to everybody once it is entered, but for its reply address, and recorded', async () => {
  const { body } = await put({ ...HILL, version: 0 }).expect(200);
  expect(body).toEqual({ ...HILL, ...NO_LOGO, logo: null, version: 1 });
  const { replyAddress, ...told } = HILL;
  expect(await get()).toEqual({ ...told, ...NO_LOGO });
  expect(await ask(new TellFirm())).toEqual({ ...told, replyAddress, hasLogo: false });
  const log = (await admin.request('get', '/api/audit-events').expect(200)).body;
  expect(log[0]).toMatchObject({ about: { kind: 'firm', name: HILL.name }, who: { id: admin.id } });
});

it('never overwrites what another admin has changed meanwhile', async () => {
  const { version } = (await change({})).body;
  const answers = await Promise.all(['One Ltd', 'Two Ltd'].map((name) => put({ ...HILL, name, version })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)!.body;
  expect(refused).toMatchObject({ code: 'firm.changed-meanwhile', details: { version: version + 1 } });
});

it.each([
  ['line breaks and headers', 'Hill\r\nBcc: a@evil.org', 'Hill Bcc: a@evil.org'],
  ['letters that turn the line', 'Hill \u202eLtd', 'Hill Ltd'],
  ['quotes and brackets', '"Hill" <x@y.org>, Ltd', '"Hill" <x@y.org>, Ltd'],
  ['spaces around and within', '  Hill   Plant ', 'Hill Plant'],
])('keeps a name with %s in one harmless line', async (_, name, kept) => {
  expect((await change({ name, telephone: name, addressLines: [name, ' '] })).body).toMatchObject({
    ...{ name: kept, telephone: kept },
    addressLines: [kept],
  });
});

it.each([
  [{ name: '  ' }, 'name', 'Please enter the name of the firm.'],
  [{ name: '\u200b' }, 'name', 'Please enter the name of the firm.'],
  [{ name: 'x'.repeat(200) }, 'name', 'Please use 120 characters or fewer.'],
  [{ addressLines: Array(6).fill('x') }, 'addressLines', 'Please use at most 5 entries.'],
  [{ addressLines: ['x'.repeat(81)] }, 'addressLines', /80 characters or fewer/],
  [{ telephone: '1'.repeat(41) }, 'telephone', /40 characters or fewer/],
  [{ replyAddress: 'office@hill, x@evil.org' }, 'replyAddress', /complete email address/],
  [{ accent: '#0b5cad' }, 'accent', /light enough for dark letters/],
  [{ accent: 'yellow' }, 'accent', /light enough for dark letters/],
  [{ logo: '/api/objects/01938f00-0000-7000-8000-000000000001' }, 'logo', /not here any more/],
  [{ colour: 'red' }, 'colour', /no field called colour/],
  [{ version: null }, 'version', /whole number/],
])('refuses %j with what to do, and changes nothing', async (wrong, path, sentence) => {
  const before = await settings();
  const answer = await change(wrong);
  expect([answer.status, answer.body.code]).toEqual([422, 'request.invalid']);
  expect(answer.body.details[0].path).toBe(path);
  expect(answer.body.message).toMatch(sentence);
  expect(await settings()).toEqual(before);
});

it('shows its logo to everybody, on white and no larger than heads need, until it has another or none', async () => {
  const { url } = (await sendLogo(admin, await aLogo())).body;
  const changed = (await change({ logo: url })).body;
  expect(changed).toMatchObject({ logo: url, logoWidth: 600, logoHeight: 200 });
  const seen = await api.request('get', changed.logoUrl).expect(200);
  expect(seen.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  const { dominant } = await sharp(seen.body as Buffer).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  expect(await ask(new ReadFirmLogo())).toEqual({ png: seen.body, width: 600, height: 200 });

  // Saved again as it is, it stays.
  expect((await change({ logo: url })).body.logoUrl).toBe(changed.logoUrl);
  const another = (await sendLogo(admin, await aLogo({ width: 300, height: 150 }))).body;
  await change({ logo: another.url });
  expect(await ask(new ReadFirmLogo())).toMatchObject({ width: 300, height: 150 });

  expect((await change({ logo: null })).body).toMatchObject({ logo: null, ...NO_LOGO });
  expect(await ask(new ReadFirmLogo())).toBeNull();
  const gone = await api.request('get', changed.logoUrl).expect(404);
  expect(gone.headers['cache-control']).toBe('no-store');
  await api.drainJobs();
  expect(await api.rows(`select 1 from uploads where kind = 'logo'`)).toEqual([]);
});

it.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 415],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
  ['a picture of far too many dots', aVastPng({ width: 9_000, height: 9_000 }), 422],
  ['half a picture', (await aPhoto()).subarray(0, 2000), 422],
])('refuses %s as a logo', async (_, file, status) => {
  expect((await sendLogo(admin, file)).status).toBe(status);
});

it('takes no picture for its logo that was sent as a photo, or by another person', async () => {
  const photo = (await sendLogo(admin, await aPhoto(), '/api/objects/upload')).body.url;
  const another = await aDriver(api, { role: 'admin' });
  const theirs = (await sendLogo(another, await aLogo())).body.url;
  for (const logo of [photo, theirs]) expect((await change({ logo })).status).toBe(422);
});
