import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import { ConsoleLogger, Logger, type LogLevel, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { readConfig, type Config } from './config/config.js';
import { serveApiDocs } from './docs/api-docs.js';
import { Metrics } from './health/metrics.js';
import { takeFiles } from './http/file-body.js';
import { rememberRequest } from './http/current-request.js';
import { refuseForeignOrigin } from './http/same-origin.js';
import {
  allowInlineStyles,
  isDocsPath,
  PERMISSIONS_POLICY,
  securityHeaders,
} from './http/security-headers.js';
import { serveWebApp } from './http/web-app.js';
import { ProblemFilter } from './problems/problem.filter.js';
import { WirePipe } from './problems/wire-pipe.js';

const BODY_LIMIT = 2 * 1024 * 1024;

export interface AppOptions {
  /** Folder of the built web app; without it only the API is served. */
  webFolder?: string;
  logLevels?: LogLevel[];
}

/** The product as one Nest application: Fastify, headers, logs, metrics, validation and refusals. Not yet listening. */
export async function createApp(module: Type, options: AppOptions = {}): Promise<NestFastifyApplication> {
  const config = readConfig();
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    trustProxy: trustedProxies(config.trustProxy),
    genReqId: () => uuidv7(),
    // A connection without a request must not delay stopping.
    forceCloseConnections: true,
    // A photo takes time over one bar of signal.
    requestTimeout: 300_000,
    // The code on a machine may contain an address.
    routerOptions: { maxParamLength: 1000 },
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: new ConsoleLogger({
      json: true,
      logLevels: options.logLevels ?? ['log', 'warn', 'error', 'fatal'],
    }),
  });
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  await fastify.register(fastifyHelmet, securityHeaders);
  await fastify.register(fastifyCookie, { secret: config.sessionSecret });
  takeOneClicks(fastify);
  takeFiles(fastify);
  if (options.webFolder) await serveWebApp(fastify, options.webFolder);
  addHooks(fastify, app);
  app.useGlobalPipes(new WirePipe());
  app.useGlobalFilters(new ProblemFilter(Boolean(options.webFolder)));
  serveApiDocs(app);
  app.enableShutdownHooks();
  return app;
}

/** Fastify accepts a number of hops only as a function. */
function trustedProxies(setting: Config['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}

/** Mail programs post their "unsubscribe" as a form (RFC 8058), whose address contains all that matters. */
function takeOneClicks(fastify: FastifyInstance): void {
  const small = { parseAs: 'string', bodyLimit: 1024 } as const;
  fastify.addContentTypeParser('multipart/form-data', small, (_, __, done) => done(null, undefined));
}

function addHooks(fastify: FastifyInstance, app: NestFastifyApplication): void {
  const orm = app.get(MikroORM);
  const metrics = app.get(Metrics);
  const logger = new Logger('Http');
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id).header('Permissions-Policy', PERMISSIONS_POLICY);
    if (request.url.startsWith('/api/')) void reply.header('Cache-Control', 'no-store');
    // Fastify keeps it from here on: the connection no longer knows it once the sender has hung up, but the form still counts.
    void request.ip;
    if (isDocsPath(request.url)) allowInlineStyles(reply);
    refuseForeignOrigin(request);
    RequestContext.create(orm.em, done);
  });
  // After the body: what is read from a socket does not keep the context of the hook above.
  fastify.addHook('preHandler', (request, _, done) => rememberRequest(request, done));
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
