import { startApi, type TestApi } from '@groundsheet/testing';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { boundConnections } from './connections.js';

let api: TestApi;
let server: Server;

beforeAll(async () => {
  api = await startApi();
  server = api.app.getHttpServer() as Server;
});
afterAll(() => api.stop());

async function opened(): Promise<Socket> {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

it('waits a quarter of a minute for the headers, and five minutes for a photo', () => {
  expect(server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 300_000, timeout: 120_000 });
});

it.each([
  ['says nothing', ''],
  ['sends a header now and then', 'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\nX-A: 1\r\n'],
])('hangs up on whoever connects and %s', async (_, bytes) => {
  server.headersTimeout = 100;
  const socket = await opened();
  socket.write(bytes);
  const drip = setInterval(() => socket.write(bytes ? 'X-B: 1\r\n' : ''), 50);
  const answer = await text(socket);
  clearInterval(drip);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"request.too-slow"');
  server.headersTimeout = 15_000;
});

it('answers a thousand requests of a connection', async () => {
  const one = 'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const socket = await opened();
  // A status may come in two pieces.
  let answers = '';
  socket.write(one.repeat(1001));
  for await (const chunk of socket) {
    answers += String(chunk);
    if (answers.includes('HTTP/1.1 503 ')) break;
  }
  const statuses = answers.match(/(?<=HTTP\/1\.1 )\d+/g);
  expect(statuses).toEqual([...Array<string>(1000).fill('200'), '503']);
});

it('serves others while one network has all the connections it may have', async () => {
  const sockets = await Promise.all(Array.from({ length: 500 }, () => opened()));
  expect(await text(await opened())).toBe('');
  const others = connect({
    port: Number(new URL(api.url).port),
    host: '127.0.0.1',
    localAddress: '127.0.0.2',
  });
  others.write('GET /api/health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect(await text(others)).toMatch(/^HTTP\/1\.1 200/);
  for (const socket of sockets) socket.resetAndDestroy();
  while ((await promisify(server.getConnections.bind(server))()) >= 500) await turn();
  await api.request('get', '/api/health/live').expect(200);
});

it('leaves it to a proxy how many connections it opens', async () => {
  const behind = createServer();
  boundConnections(behind, true);
  expect(behind.listenerCount('connection')).toBe(createServer().listenerCount('connection'));
  expect(behind.maxConnections).toBe(2000);
});
