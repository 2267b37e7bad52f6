import type { FastifyRequest } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<FastifyRequest>();

/** Everything that `next` sets off can ask for the request. */
export function rememberRequest(request: FastifyRequest, next: () => void): void {
  requests.run(request, next);
}

/** The request that is being answered; undefined in a job. For records and sums of who did something, never for deciding what a command does. */
export function currentRequest(): FastifyRequest | undefined {
  return requests.getStore();
}
