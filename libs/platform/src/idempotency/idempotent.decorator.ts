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
import { Config } from '../config/config.js';
import { Transaction } from '../database/transaction.js';
import { ApiProblem } from '../http/api-problem.js';
import { SealedText } from '../keys/sealed-text.js';
import { networkOf } from '../limits/network.js';
import { deviceGivenTo, knownDeviceOf } from '../limits/sender.js';
import { idempotencyProblems } from './idempotency.problems.js';
import { SendingPlaces } from './sending-places.js';

const MAX_KEY_LENGTH = 200;
/** A proxy may pass on anything as an address. */
const LONGEST_NETWORK = 40;

/**
 * Where the first response to a request is kept. The very first call of a guest's device has no cookie and gets it with its response;
 * repeated by a page that was closed before it could note that, it comes with one, and is found `before`.
 */
interface Place {
  readonly key: string;
  readonly before: string | null;
  /** Once the work is done: where the device comes back that gets its cookie with the response. */
  readonly also: () => string | null;
}

const ANSWERED = `
  with answered as (update idempotency_keys set answer = ? where key = ? returning body_hash, answer, created_at)
  insert into idempotency_keys (key, body_hash, answer, created_at)
  select ?, body_hash, answer, created_at from answered where ?::text is not null
  on conflict (key) do nothing`;

/**
 * Claims the key, does the work and stores the response in one transaction: a repeated request receives the first response
 * again, from any process, even at the same time or after a crash between commit and response. The second request waits
 * on the unique key until the first has committed; if the first fails, the second does the work.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  private readonly answers: SealedText;

  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly places: SendingPlaces,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.answers = new SealedText(config, 'answers');
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const sent = request.headers['idempotency-key'];
    if (sent === undefined) return from(this.places.run(() => lastValueFrom(next.handle())));
    if (typeof sent !== 'string' || sent.length === 0 || sent.length > MAX_KEY_LENGTH) {
      throw idempotencyProblems.malformed(MAX_KEY_LENGTH);
    }
    // The same body for another form (`:id`) is another request.
    const about = Object.values(request.params as Record<string, string>).join(' ');
    const hash = createHash('sha256')
      .update(JSON.stringify(request.body ?? null))
      .update(about)
      .digest();
    const place = placeOf(request, sent);
    const onlyOnce = () => this.once(place, hash, () => lastValueFrom(next.handle()));
    return from(this.places.run(() => this.transaction.run(onlyOnce)));
  }

  private async once(
    { key, before, also }: Place,
    hash: Buffer,
    work: () => Promise<unknown>,
  ): Promise<unknown> {
    const [claimed] = await this.em.execute<{ answer: Buffer | null }[]>(
      `insert into idempotency_keys (key, body_hash, answer, created_at)
       values (?, ?, (select answer from idempotency_keys where key = ? and body_hash = ?), ?)
       on conflict (key) do nothing returning answer`,
      [key, hash, before, hash, this.clock.now()],
    );
    if (!claimed) return this.firstAnswer(key, hash);
    if (claimed.answer !== null) return this.repeated(claimed.answer);
    const answer = await work();
    const sealed = this.answers.seal(JSON.stringify(answer ?? null));
    const device = also();
    await this.em.execute(ANSWERED, [sealed, key, device, device]);
    return answer;
  }

  private async firstAnswer(key: string, hash: Buffer): Promise<unknown> {
    const [first] = await this.em.execute<{ body_hash: Buffer; answer: Buffer }[]>(
      'select body_hash, answer from idempotency_keys where key = ?',
      [key],
    );
    if (!first?.body_hash.equals(hash)) {
      throw idempotencyProblems.reused();
    }
    return this.repeated(first.answer);
  }

  /** What the secrets of today cannot open any more was said too long ago to be repeated. */
  private repeated(sealed: Buffer): unknown {
    const answer = this.answers.open(sealed);
    if (answer === null) throw idempotencyProblems.reused();
    return JSON.parse(answer);
  }
}

/** Guessing the key of another account, or of another guest, must neither give access to its response nor take its place. */
function placeOf(request: FastifyRequest, sent: string): Place {
  const under = (whose: string) => `${request.method} ${request.routeOptions.url} ${whose} ${sent}`;
  const caller = callerOf(request);
  const nowhere = () => null;
  if (caller) return { key: under(caller.id), before: null, also: nowhere };
  // Until a first response has set the cookie, a guest is known only by where they are.
  const nobody = under(networkOf(request.ip).slice(0, LONGEST_NETWORK));
  const device = knownDeviceOf(request);
  if (device) return { key: under(device), before: nobody, also: nowhere };
  const also = () => {
    const given = deviceGivenTo(request);
    return given ? under(given) : null;
  };
  return { key: nobody, before: null, also };
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
    ApiProblem(idempotencyProblems.malformed, idempotencyProblems.reused),
  );
}
