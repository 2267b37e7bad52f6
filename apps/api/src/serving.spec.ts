import { suiteApi } from '@groundsheet/testing';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const SCRIPT = 'console.log("hello from the shell")';
const METRICS_TOKEN = 'let me see how many forms there are';

const webFolder = mkdtempSync(join(tmpdir(), 'groundsheet-test-'));
mkdirSync(join(webFolder, 'assets'));
writeFileSync(join(webFolder, 'index.html'), '<!doctype html><title>Groundsheet</title>');
writeFileSync(join(webFolder, 'timesheet.html'), '<!doctype html><title>Timesheet</title>');
writeFileSync(join(webFolder, 'assets', 'app-abc123.js'), SCRIPT);
writeFileSync(join(webFolder, 'assets', 'app-abc123.js.gz'), gzipSync(SCRIPT));
const api = await suiteApi({ METRICS_TOKEN }, [], { webFolder });

it.each(['/', '/select-customer?mode=quick', '/timesheet/none', '/no/such/page'])(
  'gives the shell for the page %s',
  async (path) => {
    const answer = await api.request('get', path).expect(200);
    expect(answer.text).toContain('<title>Groundsheet</title>');
    expect(answer.headers['cache-control']).toBe('no-cache');
  },
);

it('gives a page that was built for its path', async () => {
  const answer = await api.request('get', '/timesheet?mode=quick').expect(200);
  expect(answer.text).toContain('<title>Timesheet</title>');
  expect(answer.headers['cache-control']).toBe('no-cache');
});

it.each([
  '/completed-form/0199a000-0000-7000-8000-000000000000?key=x',
  '/completed-set/0199a000-0000-7000-8000-000000000000?key=x',
  '/confirm-email?key=x',
  '/reset-password?key=x',
  '/accept-invitation?key=x',
  '/do-not-send/?key=x',
  '/%72eset-password?key=x',
])('keeps the page %s, whose address holds a key, out of caches and search engines', async (path) => {
  const { headers, text } = await api.request('get', path).expect(200);
  expect(text).toContain('<title>Groundsheet</title>');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-robots-tag']).toBe('noindex');
});

it.each([
  ['/api/none', 'an unknown API path'],
  ['/%61pi/none', 'the same, escaped'],
  ['/ap%69', 'half of one, escaped'],
  ['/assets/app-old.js', 'a script of an older build'],
  ['/favicon.ico', 'a file that is not there'],
])('responds 404 as JSON for %s, %s', async (path) => {
  const answer = await api.request('get', path).expect(404);
  expect(answer.body).toMatchObject({ statusCode: 404, code: 'request.not-found' });
});

it('serves hashed files compressed and cached for ever', async () => {
  const answer = await api.request('get', '/assets/app-abc123.js').set('Accept-Encoding', 'gzip').expect(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(answer.headers['content-type']).toMatch(/javascript/);
});

it.each(['/', '/api/customers', '/api/none', '/assets/app-abc123.js'])(
  'puts the safe headers on %s',
  async (path) => {
    const { headers } = await api.request('get', path);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['permissions-policy']).toContain('camera=(self)');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  },
);

it('allows inline styles only for the API documentation, and inline scripts never', async () => {
  const { headers } = await api.request('get', '/docs').expect(200);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy).toContain("script-src 'self';");
});

it.each(['/api/customers', '/%61pi/customers', '/api/%63ustomers', '/api/none', '/no.such.file', '/metrics'])(
  'keeps the response to %s out of every cache',
  async (path) => {
    const { headers } = await api.request('get', path);
    expect(headers['cache-control']).toBe('no-store');
  },
);

it('knows an address by what it means, not by how it is written', async () => {
  const { headers } = await api.request('get', '/%64ocs').expect(200);
  expect(headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline';");
  await api.request('get', '//').expect(200);
});

it('is alive and ready', async () => {
  await api.request('get', '/api/health/live').expect(200, { status: 'ok' });
  await api.request('get', '/api/health/ready').expect(200, { status: 'ok' });
});

it('shows its figures to callers with the token, without personal paths', async () => {
  await api.request('get', '/metrics').expect(404);
  await api.request('get', '/metrics').set('Authorization', 'Bearer wrong').expect(404);
  await api.request('get', '/api/vehicles/qr/SECRET-CODE');
  const { text } = await api
    .request('get', '/metrics')
    .set('Authorization', `Bearer ${METRICS_TOKEN}`)
    .expect(200);
  expect(text).toMatch(/jobs\{state="parked"\} 0/);
  expect(text).toContain('route="/api/vehicles/qr/:code"');
  expect(text).not.toContain('SECRET-CODE');
});
