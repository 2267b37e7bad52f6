import { Injectable, type MessageEvent } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { IdentifyCaller, type Caller, type ChangeSignal, type Signals } from '@groundsheet/contracts';
import type { FastifyRequest } from 'fastify';
import {
  defer,
  filter,
  finalize,
  fromEvent,
  interval,
  map,
  merge,
  of,
  startWith,
  switchMap,
  takeUntil,
  throttleTime,
  timer,
  type Observable,
} from 'rxjs';
import { callerOf } from '../auth/caller.decorator.js';
import { SessionCookie } from '../auth/session-cookie.js';
import { Clock } from '../clock.js';
import { eventProblems } from './event.problems.js';
import { MAY_HAVE_MISSED, Notices } from './notices.js';

/** Five changes that come at once are one. */
const AT_MOST_EVERY_MS = 300;
/** Proxies drop a connection on which nothing moves. */
const SIGN_OF_LIFE_MS = 15_000;
/** Open screens of one account. */
const MOST_STREAMS = 10;

/** Tells open screens that something has changed: a hint to ask again, which may be lost (docs/decisions/0003). */
@Injectable()
export class LiveSignals {
  private readonly open = new Map<string, number>();

  constructor(
    private readonly notices: Notices,
    private readonly emitter: EventEmitter2,
    private readonly queries: QueryBus,
    private readonly cookie: SessionCookie,
    private readonly clock: Clock,
  ) {}

  /** Heard once the caller's transaction is committed. */
  tell<Name extends keyof Signals>(name: Name, payload: Signals[Name]): Promise<void> {
    return this.notices.tell(name, payload);
  }

  /**
   * Server-sent events: `changed` whenever something has changed that the caller may see. The stream does not keep their
   * session alive, and ends with it.
   *
   * @param sees whether a person may see what belongs to this account
   * @throws {Problem} 429 where the account listens in too many tabs already
   */
  streamFor(
    name: ChangeSignal,
    request: FastifyRequest,
    sees: (caller: Caller, ownerId: string | null) => boolean,
  ): Observable<MessageEvent> {
    const caller = callerOf(request)!;
    const giveBack = this.takePlace(caller.id, request);
    this.notices.listen();
    const seen = this.on(name).pipe(filter(({ ownerId }) => sees(caller, ownerId)));
    const changes = merge(seen, this.missed()).pipe(
      throttleTime(AT_MOST_EVERY_MS, undefined, { leading: true, trailing: true }),
      map((): MessageEvent => ({ type: 'changed', data: name })),
    );
    const signsOfLife = interval(SIGN_OF_LIFE_MS).pipe(map((): MessageEvent => ({ comment: 'listening' })));
    return merge(changes, signsOfLife).pipe(
      startWith<MessageEvent>({ comment: 'listening' }),
      takeUntil(this.endOf(caller, this.cookie.tokenOf(request)!)),
      finalize(giveBack),
    );
  }

  private on<Name extends keyof Signals>(name: Name): Observable<Signals[Name]> {
    return fromEvent(this.emitter, name) as Observable<Signals[Name]>;
  }

  private missed(): Observable<unknown> {
    return fromEvent(this.emitter, MAY_HAVE_MISSED);
  }

  /** Emits once the session is over: told of it, found so where that may have been missed, or run out. */
  private endOf({ id, sessionId }: Caller, token: string): Observable<unknown> {
    const told = this.on('session.ended').pipe(
      filter((ended) => ended.accountId === id && (ended.sessionId ?? sessionId) === sessionId),
    );
    const found = this.missed().pipe(
      startWith(null),
      switchMap(() => this.runningOut(token)),
    );
    return merge(told, found);
  }

  /** Looks when the session will run out, and again at that time, since it may have been used meanwhile. */
  private runningOut(token: string): Observable<unknown> {
    return defer(() => this.queries.execute(new IdentifyCaller(token, false))).pipe(
      switchMap((caller) => {
        if (!caller) return of(null);
        const left = caller.sessionEndsAt.getTime() - this.clock.now().getTime();
        return timer(Math.max(left, 0)).pipe(switchMap(() => this.runningOut(token)));
      }),
    );
  }

  /**
   * Takes a place for a stream. A connection may break off before anybody has subscribed to it: it gives the place back itself.
   *
   * @returns gives the place back, once
   */
  private takePlace(id: string, { raw: { socket } }: FastifyRequest): () => void {
    const others = this.open.get(id) ?? 0;
    if (others >= MOST_STREAMS) throw eventProblems.tooManyStreams();
    this.open.set(id, others + 1);
    let isTaken = true;
    const giveBack = () => {
      if (isTaken) this.forget(id);
      isTaken = false;
      socket.off('close', giveBack);
    };
    if (socket.destroyed) giveBack();
    else socket.once('close', giveBack);
    return giveBack;
  }

  private forget(id: string): void {
    const left = (this.open.get(id) ?? 1) - 1;
    if (left > 0) this.open.set(id, left);
    else this.open.delete(id);
  }
}
