import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Caller as CallerFacts } from '@groundsheet/contracts';
import type { FastifyRequest } from 'fastify';
import { currentRequest } from '../http/connections/current-request.js';
import { Note } from '../http/note.js';

const callers = new Note<FastifyRequest, CallerFacts>();

/** Remembers who is behind a request, once the guard knows. */
export function noteCaller(request: FastifyRequest, caller: CallerFacts): void {
  callers.set(request, caller);
}

export function callerOf(request: FastifyRequest): CallerFacts | null {
  return callers.get(request) ?? null;
}

/** Who is signed in on the request that is being answered; null for a guest, and in a job. */
export function currentCaller(): CallerFacts | null {
  const request = currentRequest();
  return (request && callerOf(request)) ?? null;
}

/** Who is signed in, or null for a guest; never null on a route that requires a role. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): CallerFacts | null =>
  callerOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
