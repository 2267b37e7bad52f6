import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { bodyOf } from '../../problems/problem.js';
import { earlyProblems } from '../../problems/request.problems.js';

/** Addresses that Fastify refuses before it looks for a route are answered like everything else. */
export function refuseAddress(
  { statusCode = 400 }: FastifyError,
  _: FastifyRequest,
  reply: FastifyReply,
): void {
  void reply
    .type('application/json; charset=utf-8')
    .status(statusCode)
    .send(bodyOf(earlyProblems.malformedAddress(statusCode)));
}
