import { Injectable, type MessageEvent } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { IdentifyCaller, type Caller } from '@groundsheet/contracts';
import {
  concatMap,
  filter,
  finalize,
  interval,
  map,
  merge,
  startWith,
  takeWhile,
  throttleTime,
  type Observable,
} from 'rxjs';
import { Problem } from '../problems/problem.js';
import { Notices } from './notices.js';

/** Five changes that come at once are one. */
const AT_MOST_EVERY_MS = 300;
/** Proxies drop a connection on which nothing moves; and a session that has ended is noticed. */
const SIGN_OF_LIFE_MS = 15_000;
/** Open screens of one account. */
const MOST_STREAMS = 10;

/** Who listens, and to what. */
interface Listening {
  readonly channel: string;
  readonly caller: Caller;
  /** Of the session, which the stream does not keep alive, and with which it ends. */
  readonly token: string;
  /** Whether the caller may see what belongs to this account. */
  readonly sees: (ownerId: string) => boolean;
}

/** Tells open screens that something has changed: a hint to ask again, which may be lost. */
@Injectable()
export class LiveSignals {
  private readonly open = new Map<string, number>();

  constructor(
    private readonly notices: Notices,
    private readonly queries: QueryBus,
  ) {}

  /**
   * Heard once the caller's transaction is committed.
   *
   * @param ownerId account whose record has changed; null for nobody's
   */
  changed(channel: string, ownerId: string | null): Promise<void> {
    return this.notices.tell(channel, ownerId ?? '');
  }

  /**
   * Server-sent events: `changed` whenever something has changed that this person may see.
   *
   * @throws {Problem} 429 where the account listens in too many tabs already
   */
  streamFor({ channel, caller: { id }, token, sees }: Listening): Observable<MessageEvent> {
    const others = this.open.get(id) ?? 0;
    if (others >= MOST_STREAMS) throw tooManyStreams();
    this.open.set(id, others + 1);
    const changes = this.notices.on(channel).pipe(
      filter((ownerId) => ownerId === null || sees(ownerId)),
      throttleTime(AT_MOST_EVERY_MS, undefined, { leading: true, trailing: true }),
      map((): MessageEvent => ({ type: 'changed', data: channel })),
    );
    const signsOfLife = interval(SIGN_OF_LIFE_MS).pipe(map((): MessageEvent => ({ comment: 'listening' })));
    return merge(changes, signsOfLife).pipe(
      concatMap(async (event) => ((await this.isSignedIn(token)) ? event : null)),
      takeWhile((event) => event !== null),
      startWith<MessageEvent>({ comment: 'listening' }),
      finalize(() => this.forget(id)),
    );
  }

  private async isSignedIn(token: string): Promise<boolean> {
    return (await this.queries.execute(new IdentifyCaller(token, false))) !== null;
  }

  private forget(id: string): void {
    const left = (this.open.get(id) ?? 1) - 1;
    if (left > 0) this.open.set(id, left);
    else this.open.delete(id);
  }
}

function tooManyStreams(): Problem {
  return new Problem(429, 'stream.too-many', 'You have this page open in too many tabs.', undefined, 60);
}
