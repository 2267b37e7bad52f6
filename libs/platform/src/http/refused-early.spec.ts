import { startApi, type TestApi } from '@groundsheet/testing';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: { statusCode: number; code: string; message: string };
}

/** Sends these bytes and reads what comes until the server closes the connection. */
async function sent(...lines: string[]): Promise<Answer> {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [first = '', ...rest] = head.split('\r\n');
  const headers = rest.map((line) => [
    line.split(': ')[0]!.toLowerCase(),
    line.slice(line.indexOf(': ') + 2),
  ]);
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: JSON.parse(body) as Answer['body'],
  };
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
  ['no host', 400, 'request.malformed', ['GET /api/customers HTTP/1.1', CLOSE]],
  [
    'headers without end',
    431,
    'request.headers-too-large',
    [`GET / HTTP/1.1`, HOST, `X: ${'x'.repeat(20_000)}`],
  ],
  ['something that is not HTTP', 400, 'request.malformed', ['\u0016\u0003\u0001']],
  ['a verb that nobody knows', 400, 'request.malformed', ['BREW /api/customers HTTP/1.1', HOST, CLOSE]],
  [
    'a verb that no route has',
    404,
    'request.not-found',
    ['PROPFIND /api/customers HTTP/1.1', HOST, `Origin: http://localhost`, CLOSE],
  ],
  ['an asterisk', 404, 'request.not-found', ['OPTIONS * HTTP/1.1', HOST, CLOSE]],
  [
    'a length that is no number',
    400,
    'request.malformed',
    ['POST /api/drivers/logout HTTP/1.1', HOST, 'Content-Length: many', CLOSE],
  ],
  [
    'two lengths',
    400,
    'request.malformed',
    ['POST /api/drivers/logout HTTP/1.1', HOST, 'Content-Length: 1', 'Transfer-Encoding: chunked', CLOSE],
  ],
])('answers %s with %i in the shape of all refusals', async (_, status, code, lines) => {
  const answer = await sent(...lines);
  expect(answer.status).toBe(status);
  expect(answer.body).toEqual({ statusCode: status, code, message: expect.any(String) });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
});

it('serves whoever expects something of us that we do not know', async () => {
  const answer = await sent('GET /api/health/live HTTP/1.1', HOST, 'Expect: tea', CLOSE);
  expect(answer.status).toBe(200);
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
