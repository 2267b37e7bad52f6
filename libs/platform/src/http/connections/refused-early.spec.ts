import { suiteApi } from '@groundsheet/testing';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

const api = await suiteApi();

/** Sends these bytes and reads what comes until the server closes the connection. */
async function sent(...lines: string[]): Promise<{ status: number; body: string; headers: string[] }> {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [first = '', ...headers] = head.split('\r\n');
  return { status: Number(first.split(' ')[1]), body, headers: headers.map((each) => each.split(':')[0]!) };
}

const CLOSE = 'Connection: close';
const HOST = 'Host: localhost';

it.each<[string, number, string, string[]]>([
  ['a malformed address', 400, 'request.malformed-address', ['GET /api/%zz HTTP/1.1', HOST, CLOSE]],
  [
    'an over-long code of a machine',
    414,
    'request.malformed-address',
    [`GET /api/vehicles/qr/${'x'.repeat(1001)} HTTP/1.1`, HOST, CLOSE],
  ],
  [
    'a verb that no route has',
    404,
    'request.not-found',
    ['PROPFIND /api/customers HTTP/1.1', HOST, 'Origin: http://localhost', CLOSE],
  ],
  ['an asterisk', 404, 'request.not-found', ['OPTIONS * HTTP/1.1', HOST, CLOSE]],
])('answers %s with %i in the shape of all refusals', async (_, statusCode, code, lines) => {
  const { status, body } = await sent(...lines);
  expect(status).toBe(statusCode);
  expect(JSON.parse(body)).toEqual({ statusCode, code, message: expect.any(String) });
});

it('gives what it refuses before any route the headers of every answer', async () => {
  const [early, late] = await Promise.all(
    ['/api/%zz', '/api/none'].map((path) => sent(`GET ${path} HTTP/1.1`, HOST, CLOSE)),
  );
  expect([early!.status, late!.status]).toEqual([400, 404]);
  const lower = ({ headers }: { headers: string[] }) => headers.map((each) => each.toLowerCase()).toSorted();
  expect(lower(early!)).toEqual(lower(late!));
});

const POST = 'POST /api/drivers/logout HTTP/1.1';

it.each<[string, number, string[]]>([
  ['no host', 400, ['GET /api/customers HTTP/1.1', CLOSE]],
  ['headers without end', 431, [`GET / HTTP/1.1`, HOST, `X: ${'x'.repeat(20_000)}`]],
  ['something that is not HTTP', 400, ['\u0016\u0003\u0001']],
  ['a verb that nobody knows', 400, ['BREW /api/customers HTTP/1.1', HOST]],
  ['a length that is no number', 400, [POST, HOST, 'Content-Length: many']],
  ['two lengths', 400, [POST, HOST, 'Content-Length: 1', 'Transfer-Encoding: chunked']],
])('refuses %s with %i and hangs up', async (_, statusCode, lines) => {
  const { status } = await sent(...lines);
  expect(status).toBe(statusCode);
});

it('lets the sender of a far too large body read why it is refused', async () => {
  const answer = await fetch(`${api.url}/api/drivers/login`, {
    method: 'POST',
    headers: { Origin: api.url, 'Content-Type': 'application/json' },
    body: ' '.repeat(8_000_000),
  });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ message: 'This is too large to send. The limit is 16 KB.' });
});
