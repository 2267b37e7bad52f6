import type { FastifyRequest } from 'fastify';
import { Problem } from '../problems/problem.js';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Writes that a cookie, or nothing, vouches for must come from our own pages: their `Origin` names the host
 * that they were sent to (product decisions, Sessions).
 *
 * @throws {Problem} 403
 */
export function refuseForeignOrigin(request: FastifyRequest): void {
  if (READS.has(request.method)) return;
  const { origin } = request.headers;
  if (origin && URL.canParse(origin) && new URL(origin).host === request.host) return;
  throw new Problem(
    403,
    'request.foreign-origin',
    'This request did not come from our own pages. Reload the page and try again.',
  );
}
