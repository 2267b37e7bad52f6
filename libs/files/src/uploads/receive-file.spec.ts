import { suiteApi, UploadingPhone } from '@groundsheet/testing';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const MB = 1_048_576;
const PIECE = Buffer.alloc(65_536);
const CHUNKED = 'Transfer-Encoding: chunked';

const api = await suiteApi();

const anAddress = async (): Promise<string> => (await new UploadingPhone(api).ask()).body.uploadURL;

/** As many clients do, it looks for a response only once it has sent everything. */
async function sendAll(address: string, size: number, ...headers: string[]) {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  let heard = '';
  let isCut = false;
  socket.on('error', () => (isCut = true)).pause();
  const head = [
    `PUT ${address} HTTP/1.1`,
    `Host: ${new URL(api.url).host}`,
    `Origin: ${api.url}`,
    ...headers,
  ];
  socket.write([...head, '', ''].join('\r\n'));
  const isChunked = headers.includes(CHUNKED);
  let sent = 0;
  for (; sent < size && !isCut; sent += PIECE.length) {
    const piece = isChunked ? Buffer.concat([Buffer.from('10000\r\n'), PIECE, Buffer.from('\r\n')]) : PIECE;
    if (!socket.write(piece)) await once(socket, 'drain').catch(() => {});
  }
  if (isChunked && !isCut) socket.write('0\r\n\r\n');
  socket.on('data', (chunk) => (heard += String(chunk))).resume();
  await closedOrAnswered(socket, () => heard.includes('}'));
  socket.destroy();
  return { heard, sent, isCut };
}

async function closedOrAnswered(socket: Socket, isAnswered: () => boolean): Promise<void> {
  while (!isAnswered() && !socket.closed) {
    await Promise.race([once(socket, 'data'), once(socket, 'close')]).catch(() => {});
  }
}

it.each([
  ['says how much it is', [`Content-Length: ${24 * MB}`]],
  ['does not say how much it is', [CHUNKED]],
])('a client that %s and sends all of 24 MB is told that it is too much', async (_, headers) => {
  for (let time = 0; time < 2; time++) {
    const { heard, isCut } = await sendAll(await anAddress(), 24 * MB, ...headers);
    expect(isCut).toBe(false);
    expect(heard).toMatch(/^HTTP\/1\.1 413 /);
    expect(heard).toContain('"upload.too-large"');
  }
});

it('a client that goes on for ever is cut off', async () => {
  const { sent, isCut } = await sendAll(await anAddress(), 500 * MB, CHUNKED);
  expect(isCut).toBe(true);
  // What the system had taken before is counted as sent.
  expect(sent).toBeLessThan(80 * MB);
});

it('fetch is told that 12 MB are too much', async () => {
  for (let time = 0; time < 3; time++) {
    const init = { method: 'PUT', body: Buffer.alloc(12 * MB), headers: { Origin: api.url } };
    const response = await fetch(api.url + (await anAddress()), init);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'upload.too-large' });
  }
});
