import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';

/** What a browser says of itself, in words that its owner knows: `Chrome on Android`. */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  const words = [browser.name ?? 'A program', os.name].filter(Boolean).join(' on ');
  return words.slice(0, 80);
}

/** The device that a request comes from, for the list of sessions. */
export const Device = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  deviceOf(context.switchToHttp().getRequest<FastifyRequest>().headers['user-agent']),
);
