import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../problems/problem.js';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

interface OriginRule {
  readonly acceptsForeignOrigin?: true;
}

/**
 * Takes a route out of the rule below. Only for one that a key in the request vouches for, never a cookie:
 * mail programs and servers call without an `Origin`.
 */
export function AcceptsForeignOrigin(): MethodDecorator {
  return RouteConfig({ acceptsForeignOrigin: true } satisfies OriginRule);
}

/**
 * Writes that a cookie, or nothing, vouches for must come from our own pages: their `Origin` names the host
 * that they were sent to (product decisions, Sessions).
 *
 * @throws {Problem} 403
 */
export function refuseForeignOrigin(request: FastifyRequest): void {
  const rule = request.routeOptions.config as OriginRule | undefined;
  if (READS.has(request.method) || rule?.acceptsForeignOrigin) return;
  const { origin } = request.headers;
  if (origin && URL.canParse(origin) && new URL(origin).host === request.host) return;
  throw new Problem(
    403,
    'request.foreign-origin',
    'This request did not come from our own pages. Reload the page and try again.',
  );
}
