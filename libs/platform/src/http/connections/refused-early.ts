import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { bodyOf } from '../../problems/problem.js';
import { earlyProblems } from '../../problems/request.problems.js';
import { addHeaders } from './request-hooks.js';

/** Addresses that Fastify refuses before it looks for a route are answered like everything else, without its hooks. */
export function refuseAddress(
  { statusCode = 400 }: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  addHeaders(request, reply);
  void reply
    .type('application/json; charset=utf-8')
    .status(statusCode)
    .send(bodyOf(earlyProblems.malformedAddress(statusCode)));
}
