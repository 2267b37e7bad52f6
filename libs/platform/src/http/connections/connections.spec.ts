import { suiteApi } from '@groundsheet/testing';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

const api = await suiteApi();
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
])('hangs up on whoever connects and %s', async (_, bytes) => {
  server.headersTimeout = 100;
  const socket = await opened();
  socket.write(bytes);
  const drip = setInterval(() => socket.write(bytes ? 'X-B: 1\r\n' : ''), 50);
  const answer = await text(socket);
  clearInterval(drip);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  server.headersTimeout = 15_000;
});
