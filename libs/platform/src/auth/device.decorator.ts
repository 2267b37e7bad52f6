import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';

const SOMETHING = 'Unknown device';
const LENGTH = 80;

/** What a browser says about itself, in words that its owner knows: `Chrome on Android`. */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return SOMETHING;
  const { browser, os } = Bowser.parse(userAgent);
  // For a browser it does not know the library gives no name, or an empty one.
  return [browser.name || SOMETHING, os.name].filter(Boolean).join(' on ').slice(0, LENGTH);
}

/** The device of a request, for the list of sessions. */
export const Device = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  deviceOf(context.switchToHttp().getRequest<FastifyRequest>().headers['user-agent']),
);
