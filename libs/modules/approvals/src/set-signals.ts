import { Injectable, type MessageEvent } from '@nestjs/common';
import { seesAll, type Caller } from '@groundsheet/contracts';
import { LiveSignals } from '@groundsheet/platform';
import type { Observable } from 'rxjs';
import type { FormSet } from './form-set.entity.js';

const CHANNEL = 'form_sets';

/** Tells open screens that sets have changed (docs/product.md, Form sets). */
@Injectable()
export class SetSignals {
  constructor(private readonly signals: LiveSignals) {}

  /** Heard once the caller's transaction is committed. */
  changed({ driverId }: Pick<FormSet, 'driverId'>): Promise<void> {
    return this.signals.changed(CHANNEL, driverId);
  }

  /**
   * @param token of the session
   * @throws {Problem} 429 where the account listens in too many tabs already
   */
  streamFor(caller: Caller, token: string): Observable<MessageEvent> {
    const sees = (driverId: string) => seesAll(caller) || driverId === caller.id;
    return this.signals.streamFor({ channel: CHANNEL, caller, token, sees });
  }
}
