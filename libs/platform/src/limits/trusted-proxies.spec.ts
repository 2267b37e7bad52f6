import { Controller, Get, Module, Req } from '@nestjs/common';
import { startApi, type TestApi } from '@groundsheet/testing';
import { AllowedTo } from '../auth/allowed-to.decorator.js';
import type { FastifyRequest } from 'fastify';
import { networkOf } from './network.js';

@Controller('api/probe')
class ProbeController {
  @Get()
  @AllowedTo('anyone')
  network(@Req() { ip }: FastifyRequest): { network: string } {
    return { network: networkOf(ip) };
  }
}

@Module({ controllers: [ProbeController] })
class ProbeModule {}

let api: TestApi;
afterEach(() => api.stop());

const asking = async (forwardedFor: string) =>
  (await api.request('get', '/api/probe').set('X-Forwarded-For', forwardedFor)).body.network;

it('takes no word for an address from outside the networks of the proxies', async () => {
  api = await startApi({ TRUST_PROXY: '10.83.47.0/28' }, [ProbeModule]);
  expect(await asking('198.51.100.7')).toBe('127.0.0.1');
});

it('takes the word of a proxy for the one that it was reached by, and nobody’s for more', async () => {
  api = await startApi({ TRUST_PROXY: '127.0.0.0/8' }, [ProbeModule]);
  expect(await asking('203.0.113.9, 198.51.100.7')).toBe('198.51.100.7');
});
