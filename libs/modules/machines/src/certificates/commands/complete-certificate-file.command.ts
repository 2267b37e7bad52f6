import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CertificateFileArrived, type Caller } from '@groundsheet/contracts';
import { Uploads } from '@groundsheet/files';
import { EventRecorder } from '@groundsheet/platform';
import { CertificateFile } from '../certificate-file.entity.js';
import { certificateProblems } from '../certificate.problems.js';

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
