import { Controller, Get, Module } from '@nestjs/common';
import { startApi, type TestApi } from '@groundsheet/testing';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { AllowedTo } from '../../auth/allowed-to.decorator.js';

@Controller('api/probe')
class ProbeController {
  @Get()
  @AllowedTo('anyone')
  probe() {
    return {};
  }
}
class ProbeModule {}
Module({ controllers: [ProbeController] })(ProbeModule);

const PROBE = '/api/probe';
const METRICS = { METRICS_TOKEN: 'a token of more than thirty-two characters' };
const webFolder = mkdtempSync(join(tmpdir(), 'groundsheet-test-'));
writeFileSync(join(webFolder, 'index.html'), '<title>Groundsheet</title>');
writeFileSync(join(webFolder, 'app.js'), 'hello');

let api: TestApi;
const from = (address: string, path = PROBE) => api.request('get', path).set('X-Forwarded-For', address);

describe('one network', () => {
  beforeAll(async () => {
    api = await startApi({ REQUESTS_PER_MINUTE: '20' }, [ProbeModule], { webFolder });
  });
  afterAll(() => api.stop());

  it('makes so many requests a minute and is then told when to try again', async () => {
    for (let n = 0; n < 20; n += 1) await from('203.0.113.1').expect(200);
    const answer = await from('203.0.113.1').expect(429);
    expect(answer.body).toEqual({
      statusCode: 429,
      code: 'request.too-many',
      message:
        'There have been too many requests from your network within a minute. Please try again in a moment.',
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
    await from('203.0.113.2').expect(200);
  });

  it('is, of IPv6 addresses, the first 64 bits', async () => {
    for (let n = 0; n < 20; n += 1) await from(`2001:db8:0:1::${n}`).expect(200);
    await from('2001:db8:0:1:ffff::1').expect(429);
    await from('2001:db8:0:2::1').expect(200);
  });

  it('may load any number of files, but not look for what is not there', async () => {
    for (let n = 0; n < 50; n += 1) await from('203.0.113.3', n % 2 ? '/app.js' : '/').expect(200);
    for (let n = 0; n < 20; n += 1) await from('203.0.113.3', '/api/none').expect(404);
    await from('203.0.113.3', '/api/none').expect(429);
    await from('203.0.113.3', '/%61pi/probe').expect(429);
    await from('203.0.113.3', '/app.js').expect(200);
  });
});

describe('a process that cannot keep up', () => {
  beforeAll(async () => {
    api = await startApi(METRICS, [ProbeModule], { webFolder });
  });
  afterAll(() => api.stop());

  it('turns requests away until it can, but says that it is alive', async () => {
    let isBusy = true;
    const working = (async () => {
      while (isBusy) {
        const until = performance.now() + 600;
        while (performance.now() < until);
        await turn();
      }
    })();
    await sleep(2500);
    // Beside the network, each piece of which would wait its turn.
    const ask = (url: string, headers = {}) => api.app.inject({ url, headers });
    const [refused, ...others] = await Promise.all([
      ask(PROBE),
      ask('/api/health/live'),
      ask('/metrics', { authorization: `Bearer ${METRICS.METRICS_TOKEN}` }),
      ask('/app.js'),
    ]);
    isBusy = false;
    await working;
    expect(refused.json()).toMatchObject({ statusCode: 503, code: 'service.overloaded' });
    expect(refused.headers['retry-after']).toBe('10');
    expect(refused.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(others.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    // However late the average of the last seconds is.
    await api.request('get', PROBE).expect(200);
  });
});
