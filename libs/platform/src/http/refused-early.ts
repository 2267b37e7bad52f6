import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { bodyOf, Problem } from '../problems/problem.js';

/** Addresses that Fastify refuses before it looks for a route are answered like everything else. */
export function refuseAddress(
  { statusCode = 400 }: FastifyError,
  _: FastifyRequest,
  reply: FastifyReply,
): void {
  const sentence = 'This address cannot be read. Please check it.';
  void reply
    .type('application/json; charset=utf-8')
    .status(statusCode)
    .send(bodyOf(new Problem(statusCode, 'request.malformed-address', sentence)));
}
