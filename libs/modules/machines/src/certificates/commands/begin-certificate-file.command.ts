import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UploadAddresses } from '@groundsheet/files';
import { Clock, type FormSender } from '@groundsheet/platform';
import type { CertificateUploadResponse } from '../certificate.dto.js';
import { CertificateFile } from '../certificate-file.entity.js';

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
