import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { ApiParam } from '@nestjs/swagger';
import {
  AllowedTo,
  ApiProblem,
  Audit,
  callerOf,
  Clock,
  knownDeviceOf,
  networksOf,
  ofEachNetwork,
  Problem,
  RecordOf,
  Transaction,
  Tries,
} from '@groundsheet/platform';
import type { FastifyRequest } from 'fastify';
import { from, switchMap, type Observable } from 'rxjs';
import { validate as isUuid } from 'uuid';
import { SignLinks } from './sign-links.js';
import { signRequestProblems } from './sign-request.problems.js';
import { deviceHash, SignRequest } from './sign-request.entity.js';
import { isDead, type AskedRequest } from './sign-requests.js';

const WRONG_KEYS = {
  name: 'wrong-sign-keys-of-network-per-minute',
  most: 10,
  hours: 1 / 60,
  refusal: signRequestProblems.tooManyKeys,
  reached: 'Too many links that do not work have been opened from your network.',
};

/** A route for the person who brings the key of a request to sign, on a phone that may sign. */
export function ByKey(): MethodDecorator {
  return applyDecorators(
    AllowedTo('anyone', 'Anyone with the link, on their own device.'),
    RecordOf('key'),
    ApiParam({ name: 'id', type: String }),
    UseInterceptors(ByKeyInterceptor),
    ApiProblem(
      signRequestProblems.deadLink,
      signRequestProblems.thisPhoneAsked,
      signRequestProblems.tooManyKeys,
    ),
  );
}

/** What the key has opened, by the call that brought it. */
const opened = new WeakMap<FastifyRequest, AskedRequest>();

/** The request that the key of this call opens: a parameter of a route that is marked `ByKey`. */
export const Asked = createParamDecorator((_: unknown, context: ExecutionContext): AskedRequest => {
  return opened.get(context.switchToHttp().getRequest<FastifyRequest>())!;
});

/**
 * Judges the key before anything else is done, outside the transaction of the command: what is refused is counted or recorded
 * all the same. A wrong key, an expired request and a withdrawn one take the same work and get the same answer.
 */
@Injectable()
export class ByKeyInterceptor implements NestInterceptor {
  constructor(
    private readonly em: EntityManager,
    private readonly links: SignLinks,
    private readonly tries: Tries,
    private readonly transaction: Transaction,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    return from(this.judge(request)).pipe(switchMap(() => next.handle()));
  }

  /** @throws {Problem} 404 for a link that does not work, 403 on the phone that asked, 429 after too many wrong ones */
  private async judge(call: FastifyRequest): Promise<void> {
    const { id } = call.params as { id: string };
    const { key } = (call.body ?? {}) as { key?: unknown };
    const isRight = this.links.allows(id, typeof key === 'string' ? key : '');
    const request = isUuid(id) ? await this.em.findOne(SignRequest, id, { disableIdentityMap: true }) : null;
    if (!isRight || !request || isDead(request, this.clock.now())) {
      await this.transaction.run(() => this.tries.count(ofEachNetwork(WRONG_KEYS, networksOf(call.ip))));
      throw signRequestProblems.deadLink();
    }
    if (callerOf(call) || this.hasAsked(request, call)) throw await this.refusedHere(request);
    opened.set(call, request);
  }

  private hasAsked({ askedDevice }: SignRequest, call: FastifyRequest): boolean {
    const device = knownDeviceOf(call);
    return device !== undefined && deviceHash(device) === askedDevice;
  }

  private async refusedHere({ formKind, formId, id }: SignRequest): Promise<Problem> {
    const about = { kind: formKind === 'form-set' ? 'form-set' : 'form', id: formId } as const;
    await this.audit.recordHourly({ what: 'signature.refused-here', about, details: { request: id } });
    return signRequestProblems.thisPhoneAsked();
  }
}
