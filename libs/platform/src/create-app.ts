import fastifyCookie from '@fastify/cookie';
import { ConsoleLogger, type LogLevel, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { BlockList, isIPv6 } from 'node:net';
import { v7 as uuidv7 } from 'uuid';
import { type Config, readConfig } from './config/config.js';
import { serveApiDocs } from './docs/api-docs.js';
import { setBodyLimits, USUAL_BODY_LIMIT } from './http/bodies/body-limit.js';
import { takeFiles } from './http/bodies/file-body.js';
import { takeJson } from './http/bodies/json-body.js';
import { boundConnections, connectionOptions, MOST_CONNECTIONS } from './http/connections/connections.js';
import { boundHalfRequests } from './http/connections/half-requests.js';
import { refuseAddress } from './http/connections/refused-early.js';
import { beginRequests, logRequests, openRequests } from './http/connections/request-hooks.js';
import { limitRequests, refuseUnderPressure } from './http/connections/too-much.js';
import { serveWebApp } from './http/responses/web-app.js';
import { ProblemFilter } from './problems/problem.filter.js';
import { WirePipe } from './problems/wire-pipe.js';

export interface AppOptions {
  /** Folder of the built web app; without it only the API is served. */
  webFolder?: string;
  logLevels?: LogLevel[];
}

/** The product as one Nest application: Fastify, headers, logs, metrics, validation and refusals. Not yet listening. */
export async function createApp(module: Type, options: AppOptions = {}): Promise<NestFastifyApplication> {
  const config = readConfig();
  const adapter = new FastifyAdapter({
    ...connectionOptions,
    frameworkErrors: refuseAddress,
    bodyLimit: USUAL_BODY_LIMIT,
    trustProxy: trustedProxies(config.trustProxy),
    genReqId: () => uuidv7(),
    // The code on a machine may contain an address.
    routerOptions: { maxParamLength: 1000 },
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    bodyParser: false,
    logger: new ConsoleLogger({
      json: true,
      logLevels: options.logLevels ?? ['log', 'warn', 'error', 'fatal'],
    }),
  });
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  fastify.server.maxConnections = MOST_CONNECTIONS;
  boundConnections(fastify.server, proxiesOf(config.trustProxy));
  await takeRequests(fastify, app, config);
  if (options.webFolder) await serveWebApp(fastify, options.webFolder);
  app.useGlobalPipes(new WirePipe());
  app.useGlobalFilters(new ProblemFilter(Boolean(options.webFolder)));
  serveApiDocs(app);
  app.enableShutdownHooks();
  return app;
}

/** What happens to a request before its route, in this order. */
async function takeRequests(
  fastify: FastifyInstance,
  app: NestFastifyApplication,
  config: Config,
): Promise<void> {
  beginRequests(fastify);
  logRequests(fastify, app);
  boundHalfRequests(fastify);
  await refuseUnderPressure(fastify);
  await limitRequests(fastify, config.requestsPerMinute);
  await fastify.register(fastifyCookie, { secret: sessionSecrets(config) });
  openRequests(fastify, app);
  setBodyLimits(fastify);
  takeJson(fastify);
  takeOneClicks(fastify);
  takeFiles(fastify);
}

/** The first signs, and a cookie of any of them is good. */
function sessionSecrets({ sessionSecret, previousSessionSecret }: Config): string[] {
  return previousSessionSecret ? [sessionSecret, previousSessionSecret] : [sessionSecret];
}

/** Fastify accepts a number of hops only as a function. */
function trustedProxies(setting: Config['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}

/** Tells a proxy that we trust, behind which are many people, from a client. */
function proxiesOf(setting: Config['trustProxy']): (address: string) => boolean {
  if (!Array.isArray(setting)) return () => Boolean(setting);
  const networks = new BlockList();
  for (const entry of setting) {
    const [address, bits] = entry.split('/') as [string, string?];
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    networks.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (address) => networks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Mail programs post their "unsubscribe" as a form of either kind (RFC 8058), whose address contains all that matters. */
function takeOneClicks(fastify: FastifyInstance): void {
  const types = ['multipart/form-data', 'application/x-www-form-urlencoded'];
  const small = { parseAs: 'string', bodyLimit: 1024 } as const;
  fastify.addContentTypeParser(types, small, (_, __, done) => done(null, undefined));
}
