import { DocumentShared } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { OF_VAULT } from '../reading/jobs-of-vaults.js';
import { PageDrawing } from '../reading/page-drawing.js';

type Payload = PayloadOf<typeof DocumentShared>;

/** Among what is read, as if it were to be read itself (docs/decisions/0048). */
@Subscriber(DocumentShared, { ...OF_VAULT, lane: 'readings' })
export class DrawDocumentWhenShared implements EventSubscriber<Payload> {
  constructor(private readonly drawing: PageDrawing) {}

  handle({ id }: Payload): Promise<void> {
    return this.drawing.draw(id);
  }
}
