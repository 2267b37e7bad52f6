import { DocumentUploaded } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber, type JobAttempt, type PayloadOf } from '@groundsheet/platform';
import { DocumentReading } from '../reading/document-reading.js';
import { OF_VAULT } from '../reading/jobs-of-vaults.js';

type Payload = PayloadOf<typeof DocumentUploaded>;

/** A photo is read in seconds, a PDF may be made to take its whole minute: in a lane of their own they wait for none. */
@Subscriber(DocumentUploaded, { ...OF_VAULT, lane: 'photos', concerns: ({ hasPdf }: Payload) => !hasPdf })
export class ReadPhotosWhenUploaded implements EventSubscriber<Payload> {
  constructor(private readonly reading: DocumentReading) {}

  handle({ id }: Payload, attempt: JobAttempt): Promise<void> {
    return this.reading.read(id, attempt);
  }
}
