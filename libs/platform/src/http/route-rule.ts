import { RouteConfig } from '@nestjs/platform-fastify';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { FastifyContextConfig } from 'fastify';

declare module 'fastify' {
  /** What a route says about the requests that it takes. */
  interface FastifyContextConfig {
    readonly acceptsForeignOrigin?: true;
    readonly answersUnderPressure?: true;
    readonly bodyLimit?: `${number} ${'KB' | 'MB'}`;
    readonly takesFile?: true;
  }
}

/** Adds to what a route says; Nest's own `@RouteConfig` keeps only what was said last. */
export function routeRule(rule: FastifyContextConfig): MethodDecorator {
  return (target, name, descriptor) => {
    const said = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, descriptor.value as object) as object;
    RouteConfig({ ...said, ...rule })(target, name, descriptor);
  };
}
