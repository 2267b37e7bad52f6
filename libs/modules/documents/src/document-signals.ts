import { Injectable, type MessageEvent } from '@nestjs/common';
import type { Caller } from '@groundsheet/contracts';
import { LiveSignals } from '@groundsheet/platform';
import type { Observable } from 'rxjs';
import type { Document } from './document.entity.js';

const CHANNEL = 'documents';

/** Tells a driver's open vault that a document has come, been read or changed (docs/product.md, Documents). */
@Injectable()
export class DocumentSignals {
  constructor(private readonly signals: LiveSignals) {}

  /** Heard once the caller's transaction is committed. */
  changed({ ownerId }: Pick<Document, 'ownerId'>): Promise<void> {
    return this.signals.changed(CHANNEL, ownerId);
  }

  /**
   * @param token of the session
   * @throws {Problem} 429 where the account listens in too many tabs already
   */
  streamFor(caller: Caller, token: string): Observable<MessageEvent> {
    return this.signals.streamFor({
      channel: CHANNEL,
      caller,
      token,
      sees: (ownerId) => ownerId === caller.id,
    });
  }
}
