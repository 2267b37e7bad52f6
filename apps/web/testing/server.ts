import { someStreams } from './streams.js';

/** What a call gets: a body with status 200, a whole response, or one of them made from the request. */
type Reply = object | ((request: Request) => object | Promise<object>);

/** By method and path: `'GET /api/customers'`. A call that is not there fails as it does without a signal. */
export type Replies = Record<string, Reply>;

export interface MadeCall {
  call: string;
  body: unknown;
  headers: Headers;
}

export function refusal(statusCode: number, code: string, message: string, details?: object): Response {
  return Response.json({ statusCode, code, message, details }, { status: statusCode });
}

/** Puts a server behind `fetch`; `replies` may be changed as the test goes on. */
export function aServer(replies: Replies) {
  const calls: MadeCall[] = [];
  const streams = someStreams();
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin);
    const request = input instanceof Request ? input.clone() : new Request(url, init);
    const call = `${request.method} ${url.pathname}`;
    const text = await request.clone().text();
    calls.push({ call, body: text ? JSON.parse(text) : undefined, headers: request.headers });
    const reply = replies[call];
    if (!reply) throw new TypeError('Failed to fetch');
    const given = typeof reply === 'function' ? await reply(request) : reply;
    return given instanceof Response ? given.clone() : Response.json(given);
  };
  return {
    replies,
    calls,
    streams,
    /** The bodies of the calls to one address, in their order. */
    bodiesOf: (call: string) => calls.filter((made) => made.call === call).map(({ body }) => body),
  };
}
