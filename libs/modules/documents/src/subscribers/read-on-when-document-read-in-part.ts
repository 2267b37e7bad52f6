import { DocumentReadInPart } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber, type JobAttempt, type PayloadOf } from '@groundsheet/platform';
import { DocumentReading } from '../reading/document-reading.js';

const ATTEMPTS = 5;

/** At the end of the queue: whatever has not been read at all comes first (docs/decisions/0040). */
@Subscriber(DocumentReadInPart, { lane: 'readings', maxAttempts: ATTEMPTS })
export class ReadOnWhenDocumentReadInPart implements EventSubscriber<PayloadOf<typeof DocumentReadInPart>> {
  constructor(private readonly reading: DocumentReading) {}

  handle(_: PayloadOf<typeof DocumentReadInPart>, attempt: JobAttempt): Promise<void> {
    return this.reading.takeTurn(attempt);
  }
}
