import { CertificateFileArrived, CertificateRead, type CertificateProposals } from '@groundsheet/contracts';
import {
  Clock,
  EventRecorder,
  Problem,
  Subscriber,
  Transaction,
  type EventSubscriber,
  type JobAttempt,
  type PayloadOf,
} from '@groundsheet/platform';
import { certificateFieldsIn } from '@groundsheet/reading';
import { DocumentReader } from '../document-reader.js';
import { FileCopies } from '../reading/file-copies.js';

type Payload = PayloadOf<typeof CertificateFileArrived>;

const ATTEMPTS = 5;
const LONGEST_MS = 15_000;
const NOTHING: CertificateProposals = { kind: null, examinedOn: null, dueOn: null };

/** Among the photos of the vaults, and soon over: the person who brings it waits for it, and types what it does not say. */
@Subscriber(CertificateFileArrived, { lane: 'photos', maxAttempts: ATTEMPTS })
export class ReadCertificateWhenFileArrived implements EventSubscriber<Payload> {
  constructor(
    private readonly copies: FileCopies,
    private readonly reader: DocumentReader,
    private readonly events: EventRecorder,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async handle(file: Payload, { lastAttempt }: JobAttempt): Promise<void> {
    const proposals = await this.read(file).catch((error: unknown) => {
      // A file that is gone, or that cannot be read, keeps nobody waiting.
      if (error instanceof Problem || lastAttempt) return NOTHING;
      throw error;
    });
    await this.transaction.run(() => this.events.record(new CertificateRead({ id: file.id, proposals })));
  }

  private read({ id, contentType }: Payload): Promise<CertificateProposals> {
    return this.copies.with({ documentId: id, fileId: id }, async (path) => {
      const { pages } = await this.reader.read({ path, mimeType: contentType, milliseconds: LONGEST_MS });
      return certificateFieldsIn(
        pages.flatMap(({ lines }) => lines),
        this.clock.today(),
      );
    });
  }
}
