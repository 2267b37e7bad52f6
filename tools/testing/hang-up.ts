import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { becomes } from './becomes.js';
import type { TestApi } from './own-api.js';

/**
 * Announces a body, sends so many bytes of it and drops the connection; the server has noticed it then.
 *
 * @param head the line of the request, and headers of its own
 */
export async function hangUp(api: TestApi, head: string[], body: Buffer, bytes: number): Promise<void> {
  const { port, host } = new URL(api.url);
  const accepted = once(api.app.getHttpServer(), 'connection') as Promise<[Socket]>;
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  const lines = [...head, `Host: ${host}`, `Origin: ${api.url}`, `Content-Length: ${body.length}`, '', ''];
  socket.write(lines.join('\r\n'));
  socket.write(body.subarray(0, bytes));
  const [atServer] = await accepted;
  const gone = once(atServer, 'close').catch(() => {});
  await becomes(() => atServer.bytesRead === socket.bytesWritten);
  socket.resetAndDestroy();
  await gone;
}
