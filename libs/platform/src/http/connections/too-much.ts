import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { networkOf } from '../../limits/network.js';
import { anyRequestProblems } from '../../problems/request.problems.js';
import { routeRule } from '../route-rule.js';
import { isFile } from '../responses/web-app.js';

/** Milliseconds that everything waits its turn, on the average of a while, before new requests are turned away. */
const LATE = 500;
const WHILE = 2000;
/** Networks that are counted at a time; beyond that the one unheard of for longest starts afresh. */
const NETWORKS = 10_000;

/** For what tells the people who run the product how it is. */
export function AnswersUnderPressure(): MethodDecorator {
  return routeRule({ answersUnderPressure: true });
}

/** Turns requests away while the process cannot keep up. Files cost next to nothing. */
export async function refuseUnderPressure(fastify: FastifyInstance): Promise<void> {
  await fastify.register(underPressure, {
    maxEventLoopDelay: LATE,
    sampleInterval: WHILE,
    pressureHandler: async (request) => {
      if (request.routeOptions.config.answersUnderPressure || isFile(request)) return;
      // The average is also late for a while after one long moment that is over.
      const begun = performance.now();
      await sleep(1);
      if (performance.now() - begun < LATE) return;
      throw anyRequestProblems.overloaded();
    },
  });
}

/** One network makes so many requests a minute at most, of each process; files are not counted (docs/security.md, Overload). */
export async function limitRequests(fastify: FastifyInstance, mostPerMinute: number): Promise<void> {
  await fastify.register(rateLimit, {
    global: false,
    max: mostPerMinute,
    timeWindow: 60_000,
    cache: NETWORKS,
    keyGenerator: ({ ip }) => networkOf(ip),
  });
  const count = fastify.createRateLimit();
  fastify.addHook('onRequest', async (request) => {
    if (isFile(request)) return;
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    throw anyRequestProblems.tooMany(counted.ttlInSeconds);
  });
}
