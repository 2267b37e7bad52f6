import { Injectable, type MessageEvent } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { IdentifyCaller, type Caller } from '@groundsheet/contracts';
import { Notices } from '@groundsheet/platform';
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
import { approvalProblems } from './approval.problems.js';
import type { FormSet } from './form-set.entity.js';

const CHANNEL = 'form_sets';
/** Five forms of one set that come at once are one change. */
const AT_MOST_EVERY_MS = 300;
/** Proxies drop a connection on which nothing moves; and a session that has ended is noticed. */
const SIGN_OF_LIFE_MS = 15_000;
/** Tabs of one account with the list open. */
const MOST_STREAMS = 10;

/** Tells open screens that sets have changed (docs/product.md, Form sets): a hint to ask again, which may be lost. */
@Injectable()
export class SetSignals {
  private readonly open = new Map<string, number>();

  constructor(
    private readonly notices: Notices,
    private readonly queries: QueryBus,
  ) {}

  /** Heard once the caller's transaction is committed. */
  changed({ driverId }: Pick<FormSet, 'driverId'>): Promise<void> {
    return this.notices.tell(CHANNEL, driverId ?? '');
  }

  /**
   * `changed` whenever a set that this person may see has changed. Ends with their session, which it does not keep alive.
   *
   * @param token of the session
   * @throws {Problem} 429 where the account listens in too many tabs already
   */
  streamFor({ id, role }: Caller, token: string): Observable<MessageEvent> {
    const others = this.open.get(id) ?? 0;
    if (others >= MOST_STREAMS) throw approvalProblems.tooManyStreams();
    this.open.set(id, others + 1);
    const changes = this.notices.on(CHANNEL).pipe(
      filter((driverId) => role !== 'driver' || driverId === null || driverId === id),
      throttleTime(AT_MOST_EVERY_MS, undefined, { leading: true, trailing: true }),
      map((): MessageEvent => ({ type: 'changed', data: 'sets' })),
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
    return (await this.queries.execute<object, Caller | null>(new IdentifyCaller(token, false))) !== null;
  }

  private forget(id: string): void {
    const left = (this.open.get(id) ?? 1) - 1;
    if (left > 0) this.open.set(id, left);
    else this.open.delete(id);
  }
}
