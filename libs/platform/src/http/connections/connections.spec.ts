import { becomes, suiteApi } from '@groundsheet/testing';
import { EventEmitter, once } from 'node:events';
import type { Server } from 'node:http';
import { connect, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { boundConnections } from './connections.js';

const api = await suiteApi({ TRUST_PROXY: 'false' });
const server = api.app.getHttpServer() as Server;
const connectionsOf = promisify(server.getConnections.bind(server));

async function opened(localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: Number(new URL(api.url).port), host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

it('waits a quarter of a minute for the headers, and five minutes for a photo, on so many connections', () => {
  const bounds = { headersTimeout: 15_000, requestTimeout: 300_000, timeout: 120_000, maxConnections: 2000 };
  expect(server).toMatchObject(bounds);
});

it.each([
  ['says nothing', ''],
  ['sends a header now and then', 'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\nX-A: 1\r\n'],
])('hangs up on a caller that connects and %s', async (_, bytes) => {
  server.headersTimeout = 100;
  const socket = await opened();
  socket.write(bytes);
  const drip = setInterval(() => socket.write(bytes ? 'X-B: 1\r\n' : ''), 50);
  const answer = await text(socket);
  clearInterval(drip);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  server.headersTimeout = 15_000;
});

const BODY = 'Content-Type: application/json\r\nContent-Length: 2000\r\n\r\n{';
const half = (rest = BODY) =>
  `POST /api/customers/create HTTP/1.1\r\nHost: localhost\r\nOrigin: ${api.url}\r\n${rest}`;

it('lets so many bodies from one network arrive at a time, refuses the next at once, and takes more when they are over', async () => {
  const sockets = await Promise.all(Array.from({ length: 100 }, () => opened()));
  for (const socket of sockets) socket.write(half());
  const next = await opened();
  next.write(half());
  const answer = await text(next);
  expect(answer).toMatch(/^HTTP\/1\.1 429 /);
  expect(answer).toContain('request.too-many-arriving');
  await api.request('get', '/api/health/live').expect(200);
  for (const socket of sockets) socket.destroy();
  await becomes(async () => (await api.request('post', '/api/drivers/logout').send({ a: 1 })).status !== 429);
});

it('hangs up after ten seconds on a usual body that trickles, with the time of its size on a larger one', async () => {
  const began = performance.now();
  const [small, large] = [await opened(), await opened()];
  small.write(half());
  large.write(half(BODY.replace('2000', '200000')));
  const drip = setInterval(() => [small, large].forEach((socket) => socket.write(' ')), 500);
  await text(small);
  expect(performance.now() - began).toBeGreaterThan(9_000);
  expect(large.destroyed).toBe(false);
  clearInterval(drip);
  large.destroy();
});

it('leaves connections for others, whatever one address opens', async () => {
  const sockets = await Promise.all(Array.from({ length: 400 }, () => opened()));
  await becomes(() => sockets.filter(({ closed }) => closed).length === 40);
  for (const socket of sockets) socket.destroy();
});

const of = (address: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => opened(address)));
const closed = (sockets: readonly Socket[]) => sockets.filter((socket) => socket.closed).length;

it('closes what is idle of the network with most of it once there are 1,500, so that others get in', async () => {
  const site = await of('127.0.0.9', 200);
  const held = [];
  for (let host = 1; host <= 4; host += 1) held.push(await of(`127.0.0.${host}`, 300 + 2 * host));
  const [busy, ...largest] = held.at(-1)!;
  busy!.resume().write(half().replace('localhost', new URL(api.url).host));
  // What goes is chosen on arrival, and the server has to have read what came before.
  await becomes(async () => (await connectionsOf()) === 1420);
  const late = await of('127.0.0.10', 81);
  await becomes(() => closed(largest) === largest.length);
  expect([busy!.closed, closed([...site, ...late, ...held.slice(0, 3).flat()])]).toEqual([false, 0]);
  for (const socket of [...site, ...late, ...held.flat()]) socket.destroy();
});

/** A server that connections arrive at all in the same moment, and from anywhere. */
function anywhere() {
  const listening = new EventEmitter();
  boundConnections(listening as Server, () => false);
  /** How many of so many connections stay open. */
  return (count: number, address: (n: number) => string) => {
    const sockets = Array.from({ length: count }, (_, n) => {
      const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: address(n) });
      listening.emit('connection', socket);
      return socket;
    });
    return () => sockets.filter(({ destroyed }) => !destroyed).length;
  };
}

it('counts addresses of IPv6 by their /64 and, four times as many, by their /48', () => {
  const arrive = anywhere();
  expect(arrive(400, (n) => `2001:db8:1:1::${n.toString(16)}`)()).toBe(360);
  expect(arrive(1500, (n) => `2001:db8:1:${(n + 2).toString(16)}::1`)()).toBe(1080);
  expect(arrive(1, () => '2001:db8:2::1')()).toBe(1);
});

it('closes no second network for those that arrive in the same moment', () => {
  const arrive = anywhere();
  const open = [1, 2, 3, 4, 5].map((host) => arrive(298 + (host % 5), () => `203.0.113.${host}`));
  expect(arrive(15, () => '203.0.113.9')()).toBe(15);
  expect(open.map((count) => count())).toEqual([299, 300, 301, 0, 298]);
});
