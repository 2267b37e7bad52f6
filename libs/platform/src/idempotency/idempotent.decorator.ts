import {
  applyDecorators,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { callerOf } from '../auth/caller.decorator.js';
import { Clock } from '../clock.js';
import { Transaction } from '../database/transaction.js';
import { Problem } from '../problems/problem.js';

const MAX_KEY_LENGTH = 200;

/**
 * Claims the key, does the work and stores the response in one transaction: a repeated request receives the first response
 * again, from any process, even at the same time or after a crash between commit and response. The second request waits
 * on the unique key until the first has committed; if the first fails, the second does the work.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const sent = request.headers['idempotency-key'];
    if (sent === undefined) return next.handle();
    if (typeof sent !== 'string' || sent.length === 0 || sent.length > MAX_KEY_LENGTH) {
      throw new Problem(
        400,
        'idempotency-key.malformed',
        `Please send one Idempotency-Key of 1 to ${MAX_KEY_LENGTH} characters.`,
      );
    }
    // Guessing another account's key must not give access to its response.
    const whose = callerOf(request)?.id ?? '';
    const key = `${request.method} ${request.routeOptions.url} ${whose} ${sent}`;
    // The same body for another form (`:id`) is another request.
    const about = Object.values(request.params as Record<string, string>).join(' ');
    const hash = createHash('sha256')
      .update(JSON.stringify(request.body ?? null))
      .update(about)
      .digest();
    return from(this.transaction.run(() => this.once(key, hash, () => lastValueFrom(next.handle()))));
  }

  private async once(key: string, hash: Buffer, work: () => Promise<unknown>): Promise<unknown> {
    const claimed = await this.em.execute<{ key: string }[]>(
      'insert into idempotency_keys (key, body_hash, created_at) values (?, ?, ?) on conflict (key) do nothing returning key',
      [key, hash, this.clock.now()],
    );
    if (claimed.length === 0) return this.firstAnswer(key, hash);
    const answer = await work();
    await this.em.execute('update idempotency_keys set answer = ?::json where key = ?', [
      JSON.stringify(answer ?? null),
      key,
    ]);
    return answer;
  }

  private async firstAnswer(key: string, hash: Buffer): Promise<unknown> {
    const [first] = await this.em.execute<{ body_hash: Buffer; answer: unknown }[]>(
      'select body_hash, answer from idempotency_keys where key = ?',
      [key],
    );
    if (!first?.body_hash.equals(hash)) {
      throw new Problem(
        422,
        'idempotency-key.reused',
        'This Idempotency-Key was used for another request. Please use a new one.',
      );
    }
    return first.answer;
  }
}

/** A write that can be sent again without being done again. */
export function Idempotent(): MethodDecorator {
  return applyDecorators(
    UseInterceptors(IdempotencyInterceptor),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description:
        'Kept for 48 hours. The same key with the same body returns the first response again; with another body it is refused with 422.',
      schema: { type: 'string', maxLength: MAX_KEY_LENGTH },
    }),
  );
}
