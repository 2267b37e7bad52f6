import { applyDecorators } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { routeRule } from '../route-rule.js';

type Size = NonNullable<FastifyContextConfig['bodyLimit']>;

/** What a body may have where its route says nothing (docs/security.md, Overload). */
const BY_DEFAULT: Size = '16 KB';

/** Name of the limit in the description of a call, until the words are made from it. */
export const LIMIT_OF_BODY = 'x-body-limit';

export const USUAL_BODY_LIMIT = bytesOf(BY_DEFAULT);

/** A route whose body may be larger, or has to be smaller, than usual. */
export function BodyLimit(bodyLimit: Size): MethodDecorator {
  return applyDecorators(routeRule({ bodyLimit }), ApiExtension(LIMIT_OF_BODY, bodyLimit));
}

/** In words, for people: `16 KB`. */
export function bodyLimitOf(request: FastifyRequest): string {
  return request.routeOptions.config.bodyLimit ?? BY_DEFAULT;
}

/** The same of an operation of the API description, whose mark is removed. */
export function takeBodyLimit(operation: { [LIMIT_OF_BODY]?: string }): string {
  const { [LIMIT_OF_BODY]: limit = BY_DEFAULT } = operation;
  delete operation[LIMIT_OF_BODY];
  return limit;
}

/** Nest passes what a route says on to Fastify, but not as a limit of the route. */
export function setBodyLimits(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const { bodyLimit } = route.config ?? {};
    if (bodyLimit) route.bodyLimit = bytesOf(bodyLimit);
  });
}

function bytesOf(size: Size): number {
  const [amount, unit] = size.split(' ');
  return Number(amount) * (unit === 'MB' ? 1024 * 1024 : 1024);
}
