import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../config/config.js';
import { Metrics } from '../../health/metrics.js';
import { heldBackBy } from '../../limits/mail-sums.js';
import { rememberRequest } from './current-request.js';
import { OwnCookies } from '../origin/own-cookies.js';
import { refuseForeignOrigin } from '../origin/same-origin.js';
import { addSecurityHeaders, allowInlineStyles, PERMISSIONS_POLICY } from '../origin/security-headers.js';

/** What every response carries, refusals too. */
export function addHeaders(request: FastifyRequest, reply: FastifyReply): void {
  // It is done when it returns.
  addSecurityHeaders(request.raw, reply.raw, () => {});
  void reply
    .header('X-Request-Id', request.id)
    .header('Permissions-Policy', PERMISSIONS_POLICY)
    // Files say themselves how long they may be kept.
    .header('Cache-Control', 'no-store');
}

/** What stands with a request from its beginning. */
export function beginRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    addHeaders(request, reply);
    allowInlineStyles(request, reply);
    // Fastify keeps it from here on: the connection no longer knows it once the sender has hung up, but the form still counts.
    void request.ip;
    done();
  });
}

/** What is refused whatever the route, and what each route works in. */
export function openRequests(fastify: FastifyInstance, app: NestFastifyApplication): void {
  const orm = app.get(MikroORM);
  const cookies = app.get(OwnCookies);
  const { publicOrigin } = app.get(Config);
  fastify.addHook('onRequest', (request, _, done) => {
    refuseForeignOrigin(request, publicOrigin);
    cookies.read(request);
    RequestContext.create(orm.em, done);
  });
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const { length } = heldBackBy(request);
    if (length > 0) void reply.header('Mails-Held-Back', length);
    done(null, payload);
  });
  // After the body: what is read from a socket does not keep the context of the hook above.
  fastify.addHook('preHandler', (request, _, done) => rememberRequest(request, done));
}

export function logRequests(fastify: FastifyInstance, app: NestFastifyApplication): void {
  const metrics = app.get(Metrics);
  const logger = new Logger('Http');
  fastify.addHook('onResponse', (request, reply, done) => {
    // The route's pattern, never the address, which may contain a query string and personal values.
    const route = request.routeOptions.url ?? 'unmatched';
    metrics.observe(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    logger.log({
      requestId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
    done();
  });
}
