import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import { v7 as uuidv7 } from 'uuid';
import { bodyOf, Problem } from '../problems/problem.js';
import { Note } from './note.js';

/** A path that no route has. */
const NOWHERE = '/api/unroutable';

const unroutable = new Note<IncomingMessage, Problem>();
const logger = new Logger('Http');

/** So that what Fastify and Node refuse by themselves is answered, and logged, like everything else. */
export const earlyRefusals: FastifyServerOptions = {
  frameworkErrors: (error, request, reply) => {
    const status = error.statusCode ?? 400;
    const sentence = 'This address cannot be read. Please check it.';
    unroutable.set(request.raw, new Problem(status, 'request.malformed-address', sentence));
    request.raw.url = NOWHERE;
    request.server.routing(request.raw, reply.raw);
  },
  clientErrorHandler: (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) socket.write(asText(problemOf(error)));
    socket.destroySoon();
  },
  // Connections are closed at once anyway.
  return503OnClosing: false,
};

/** Requests that ask for more than we offer are answered as if they had not; Node refuses them without a word. */
export function ignoreExpectations(fastify: FastifyInstance): void {
  fastify.server.on('checkExpectation', (request, response) => fastify.routing(request, response));
}

/** @throws {Problem} 400 or 414 */
export function refuseUnroutable({ raw }: FastifyRequest): void {
  const problem = unroutable.get(raw);
  if (problem) throw problem;
  if (raw.headers.host === undefined && raw.httpVersion === '1.1') throw malformed();
}

function problemOf({ code }: NodeJS.ErrnoException): Problem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new Problem(408, 'request.too-slow', 'The request took too long to arrive. Please send it again.');
  if (code === 'HPE_HEADER_OVERFLOW')
    return new Problem(
      431,
      'request.headers-too-large',
      'The browser sent too much besides the request itself. Please delete the cookies of this site.',
    );
  return malformed();
}

function malformed(): Problem {
  return new Problem(400, 'request.malformed', 'We could not read the request. Please send it again.');
}

/** A whole response: there is no request yet that one could be made for. */
function asText(problem: Problem): string {
  const requestId = uuidv7();
  const body = JSON.stringify(bodyOf(problem));
  logger.log({ requestId, route: 'unmatched', status: problem.status });
  return [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'Connection: close',
    'Cache-Control: no-store',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    'Referrer-Policy: no-referrer',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
    '',
    body,
  ].join('\r\n');
}
