import { type Caller, CertificateFileArrived } from '@groundsheet/contracts';
import { UploadAddresses, Uploads } from '@groundsheet/files';
import { Clock, EventRecorder, type FormSender } from '@groundsheet/platform';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CertificateFile } from '../certificate-file.entity.js';
import type { CertificateUploadResponse } from '../certificate.dto.js';
import { certificateProblems } from '../certificate.problems.js';

/** The office is about to bring the paper of a certificate. */
export class BeginCertificateFile extends Command<CertificateUploadResponse> {
  constructor(readonly sender: FormSender) {
    super();
  }
}

@CommandHandler(BeginCertificateFile)
export class BeginCertificateFileHandler implements ICommandHandler<BeginCertificateFile> {
  constructor(
    private readonly em: EntityManager,
    private readonly addresses: UploadAddresses,
    private readonly clock: Clock,
  ) {}

  /** @throws {Problem} 429 or 503 where no more may be uploaded now */
  async execute({ sender }: BeginCertificateFile): Promise<CertificateUploadResponse> {
    const { id, address } = await this.addresses.give('document', sender);
    const facts = { id, addedById: sender.caller!.id, expectedAt: this.clock.now() };
    await this.em.persist(Object.assign(new CertificateFile(), facts)).flush();
    return { id, uploadURL: address };
  }
}

/** The paper of a certificate has been sent: it is kept, and read. */
export class CompleteCertificateFile extends Command<void> {
  constructor(
    readonly id: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(CompleteCertificateFile)
export class CompleteCertificateFileHandler implements ICommandHandler<CompleteCertificateFile> {
  constructor(
    private readonly em: EntityManager,
    private readonly uploads: Uploads,
    private readonly events: EventRecorder,
  ) {}

  /** Repeating it changes nothing. @throws {Problem} 404, 409 where no file has arrived */
  async execute({ id, caller }: CompleteCertificateFile): Promise<void> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const file = await this.em.findOne(
      CertificateFile,
      { id, addedById: caller.id },
      { lockMode, refresh: true },
    );
    if (!file) throw certificateProblems.noFile();
    if (file.isHere) return;
    const [arrived] = await this.uploads.takeArrived([id], id);
    if (!arrived) throw certificateProblems.notArrived();
    const { contentType } = arrived;
    file.contentType = contentType;
    await this.em.flush();
    await this.events.record(new CertificateFileArrived({ id, contentType }));
  }
}
