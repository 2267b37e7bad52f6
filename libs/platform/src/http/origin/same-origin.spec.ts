import { startApi, type TestApi } from '@groundsheet/testing';
import { hostname } from 'node:os';
import supertest from 'supertest';

let api: TestApi;
const write = (headers: Record<string, string>) =>
  supertest(api.url).post('/api/drivers/logout').set(headers);

describe('without an address of ours', () => {
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  it('accepts writes from the page that it has served itself', async () => {
    await write({ Origin: api.url }).expect(204);
    await write({ Origin: api.url, 'Sec-Fetch-Site': 'same-origin' }).expect(204);
  });

  it.each(['localhost', '192.168.1.20', '[::1]', hostname()])('accepts writes sent to %s', async (name) => {
    await write({ Origin: `http://${name}:3000`, Host: `${name}:3000` }).expect(204);
  });

  it.each<[string, () => Record<string, string>]>([
    ['without an origin', () => ({})],
    ['from another host', () => ({ Origin: 'http://elsewhere.example.org' })],
    ['from the same host by another scheme', () => ({ Origin: api.url.replace('http:', 'https:') })],
    ['from the same host at another port', () => ({ Origin: api.url.replace(/\d+$/, '1') })],
    [
      'from a page of a stranger’s name for this machine',
      () => ({ Origin: 'http://evil.example.org', Host: 'evil.example.org' }),
    ],
    ['from nowhere', () => ({ Origin: 'null' })],
    ['that the browser calls cross-site', () => ({ Origin: api.url, 'Sec-Fetch-Site': 'cross-site' })],
  ])('refuses writes %s', async (_, headers) => {
    const { body } = await write(headers()).expect(403);
    expect(body.code).toBe('request.foreign-origin');
  });
});

describe('with an address of ours', () => {
  beforeAll(async () => {
    api = await startApi({ PUBLIC_URL: 'https://Forms.example.org/' });
  });
  afterAll(() => api.stop());

  it('accepts writes from there, whatever the proxy calls us', async () => {
    await write({ Origin: 'https://forms.example.org' }).expect(204);
  });

  it.each<[string, () => Record<string, string>]>([
    ['by another scheme', () => ({ Origin: 'http://forms.example.org' })],
    ['of a name that this machine was given', () => ({ Origin: api.url })],
    [
      'of a host that the request only claims to be sent to',
      () => ({ Origin: 'https://evil.example.org', Host: 'evil.example.org', 'X-Forwarded-Proto': 'https' }),
    ],
  ])('refuses writes from pages %s', async (_, headers) => {
    await write(headers()).expect(403);
  });
});
