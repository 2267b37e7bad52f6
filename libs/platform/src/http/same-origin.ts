import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../problems/problem.js';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

interface OriginRule {
  readonly acceptsForeignOrigin?: true;
}

/**
 * Exempts a route from the rule below. Only for routes that rely on a key in the request, never on a cookie: mail
 * programs and servers send no `Origin`.
 */
export function AcceptsForeignOrigin(): MethodDecorator {
  return RouteConfig({ acceptsForeignOrigin: true } satisfies OriginRule);
}

/**
 * Writes that rely on a cookie, or on nothing, must come from our own pages: their `Origin` names the host they were sent
 * to (docs/product.md, Sessions).
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
    'This request did not come from our own pages. Please reload the page and try again.',
  );
}
