import { DocumentUploaded } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber, type JobAttempt, type PayloadOf } from '@groundsheet/platform';
import { DocumentReading } from '../reading/document-reading.js';

const ATTEMPTS = 5;

/** It may be another document's turn first: there is one turn for each that waits (docs/decisions/0040). */
@Subscriber(DocumentUploaded, { lane: 'readings', maxAttempts: ATTEMPTS })
export class ReadDocumentWhenUploaded implements EventSubscriber<PayloadOf<typeof DocumentUploaded>> {
  constructor(private readonly reading: DocumentReading) {}

  handle(_: PayloadOf<typeof DocumentUploaded>, attempt: JobAttempt): Promise<void> {
    return this.reading.takeTurn(attempt);
  }
}
