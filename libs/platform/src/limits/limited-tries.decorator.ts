import {
  applyDecorators,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { defer, switchMap, type Observable } from 'rxjs';
import { Transaction } from '../database/transaction.js';
import { ApiProblem } from '../http/api-problem.js';
import { networkOf } from './network.js';
import { Tries } from './tries.js';

const CODE = 'request.too-many';
const REACHED = 'This was tried very often from your network within an hour.';

/**
 * A route that one network address may call so many times an hour, whatever comes of it: for calls whose answers
 * tell a stranger something, or that cost us work.
 *
 * @param name what is counted, at most 40 letters: `registrations-of-network`
 * @param alsoRefused what else answers 429, for the API documentation
 */
export function LimitedTries(name: string, mostPerHour: number, alsoRefused = ''): MethodDecorator {
  return applyDecorators(
    UseInterceptors(countingInterceptor(name, mostPerHour)),
    ApiProblem(
      429,
      CODE,
      [
        `The network has called this ${mostPerHour} times within an hour; \`Retry-After\` says when to try again.`,
        alsoRefused,
      ]
        .filter(Boolean)
        .join(' '),
    ),
  );
}

function countingInterceptor(name: string, most: number): Type<NestInterceptor> {
  @Injectable()
  class CountingInterceptor implements NestInterceptor {
    constructor(
      private readonly tries: Tries,
      private readonly transaction: Transaction,
    ) {}

    intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
      const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
      return defer(() => this.count(networkOf(ip))).pipe(switchMap(() => next.handle()));
    }

    /** Committed before anything else is done: a try counts, however it ends. */
    private async count(subject: string): Promise<void> {
      const limit = { name, subject, most, hours: 1, code: CODE, reached: REACHED };
      await this.transaction.run(() => this.tries.count([limit]));
    }
  }
  return CountingInterceptor;
}
