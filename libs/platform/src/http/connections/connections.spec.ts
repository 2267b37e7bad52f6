import { becomes, suiteApi } from '@groundsheet/testing';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

const api = await suiteApi({ TRUST_PROXY: 'false' });
const server = api.app.getHttpServer() as Server;

async function opened(): Promise<Socket> {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
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
  const sockets = await Promise.all(Array.from({ length: 100 }, opened));
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
  const sockets = await Promise.all(Array.from({ length: 400 }, opened));
  await becomes(() => sockets.filter(({ closed }) => closed).length === 40);
  for (const socket of sockets) socket.destroy();
});
