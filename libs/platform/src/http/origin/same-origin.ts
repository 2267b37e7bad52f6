import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { anyRequestProblems } from '../../problems/request.problems.js';
import { routeRule } from '../route-rule.js';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Exempts a route from the rule below. Only for routes that rely on a key in the request, never on a cookie: mail
 * programs and servers send no `Origin`.
 */
export function AcceptsForeignOrigin(): MethodDecorator {
  return routeRule({ acceptsForeignOrigin: true });
}

/**
 * Writes that rely on a cookie, or on nothing, must come from our own pages: their `Origin` is the address at which people
 * reach the product (docs/safeguards.md, Sessions). Without that setting it is the one they were sent to, if that is an
 * address, `localhost` or the name of this machine: a stranger's name for it would also lead here.
 *
 * @param own origin of `PUBLIC_URL`
 * @throws {Problem} 403
 */
export function refuseForeignOrigin(request: FastifyRequest, own: string | undefined): void {
  if (READS.has(request.method) || request.routeOptions.config.acceptsForeignOrigin) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (!own && !isOwnName(request.hostname)) throw anyRequestProblems.foreignOrigin();
  const expected = own ?? `${request.protocol}://${request.host}`;
  if (site !== 'cross-site' && origin?.toLowerCase() === expected.toLowerCase()) return;
  throw anyRequestProblems.foreignOrigin();
}

function isOwnName(name: string): boolean {
  const asked = name.toLowerCase();
  const machine = hostname().toLowerCase();
  return (
    isIP(asked.replace(/^\[|\]$/g, '')) > 0 || ['localhost', machine, `${machine}.local`].includes(asked)
  );
}
