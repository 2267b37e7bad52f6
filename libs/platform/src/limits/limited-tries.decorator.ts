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
import { networksOf, type CountedNetwork } from './network.js';
import { limitReached, ofEachNetwork, Tries } from './tries.js';

const tooMany = limitReached('request.too-many', 'The network has made too many calls within an hour.');
const REACHED = 'There have been too many attempts from your network within an hour.';

/**
 * A route that one network address may call a limited number of times an hour, whatever the outcome: for calls whose
 * responses reveal something to a stranger, or that cost us work.
 *
 * @param name what is counted, at most 40 characters: `registrations-of-network`
 */
export function LimitedTries(name: string, mostPerHour: number): MethodDecorator {
  const words = `The network has made ${mostPerHour} calls within an hour. \`Retry-After\` says when to try again.`;
  return applyDecorators(
    UseInterceptors(countingInterceptor(name, mostPerHour)),
    ApiProblem([tooMany, words]),
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
      return defer(() => this.count(networksOf(ip))).pipe(switchMap(() => next.handle()));
    }

    /** Committed before anything else: an attempt counts, however it ends. */
    private async count(networks: CountedNetwork[]): Promise<void> {
      const limits = ofEachNetwork({ name, most, hours: 1, refusal: tooMany, reached: REACHED }, networks);
      await this.transaction.run(() => this.tries.count(limits));
    }
  }
  return CountingInterceptor;
}
