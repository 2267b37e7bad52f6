import { DocumentShared } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber, type JobAttempt, type PayloadOf } from '@groundsheet/platform';
import { DocumentReading } from '../reading/document-reading.js';

const ATTEMPTS = 5;

/** In its turn, as if it were to be read on (docs/decisions/0048). */
@Subscriber(DocumentShared, { lane: 'readings', maxAttempts: ATTEMPTS })
export class DrawDocumentWhenShared implements EventSubscriber<PayloadOf<typeof DocumentShared>> {
  constructor(private readonly reading: DocumentReading) {}

  handle(_: PayloadOf<typeof DocumentShared>, attempt: JobAttempt): Promise<void> {
    return this.reading.takeTurn(attempt);
  }
}
