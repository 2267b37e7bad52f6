import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestApi } from './api.js';

/** Announces a file, sends so many bytes of it and drops the connection. */
export async function hangUp(api: TestApi, address: string, file: Buffer, bytes: number): Promise<void> {
  const { port, host } = new URL(api.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  const head = [`PUT ${address} HTTP/1.1`, `Host: ${host}`, `Origin: ${api.url}`];
  socket.write([...head, `Content-Length: ${file.length}`, '', ''].join('\r\n'));
  socket.write(file.subarray(0, bytes));
  await sleep(60);
  socket.resetAndDestroy();
}
