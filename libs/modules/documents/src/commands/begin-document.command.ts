import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, type FormSender } from '@groundsheet/platform';
import { UploadAddresses } from '@groundsheet/files';
import { MOST_FILES_OF_DOCUMENT } from '@groundsheet/form-rules';
import type { DocumentUploadBody, DocumentUploadResponse } from '../document.dto.js';
import { Document } from '../document.entity.js';
import { documentProblems } from '../document.problems.js';
import { DocumentsOfDriver } from '../documents-of-driver.js';
import { VaultRoom } from '../vault-room.js';

/** A driver is about to bring a file: of a new document, or another side or page of one. */
export class BeginDocument extends Command<DocumentUploadResponse> {
  constructor(
    readonly ownerId: string,
    readonly body: DocumentUploadBody,
    readonly sender: FormSender,
  ) {
    super();
  }
}

@CommandHandler(BeginDocument)
export class BeginDocumentHandler implements ICommandHandler<BeginDocument> {
  constructor(
    private readonly em: EntityManager,
    private readonly documents: DocumentsOfDriver,
    private readonly room: VaultRoom,
    private readonly addresses: UploadAddresses,
    private readonly clock: Clock,
  ) {}

  /** @throws {Problem} 404 where it is to be part of none of their documents, 413 where the vault is full, 503 where all are */
  async execute({ ownerId, body, sender }: BeginDocument): Promise<DocumentUploadResponse> {
    const document = body.partOf
      ? await this.documents.lock(body.partOf, ownerId)
      : this.begin(ownerId, body);
    const staying = document.files.filter((file) => file.isHere || file.id !== body.replaces);
    if (staying.length >= MOST_FILES_OF_DOCUMENT) {
      throw documentProblems.tooManyFiles(MOST_FILES_OF_DOCUMENT);
    }
    await this.room.refuseWithout(ownerId, body.fileSize);
    const { id, address } = await this.addresses.give('document', sender);
    document.expect(id, body.side ?? 'front', this.clock.now(), body.replaces);
    await this.em.persist(document).flush();
    return { documentId: document.id, uploadURL: address, uploadUrl: address };
  }

  private begin(ownerId: string, body: DocumentUploadBody): Document {
    const { category, fileName } = body;
    const description = body.description ?? null;
    return Document.begin({ ownerId, category, description, fileName }, this.clock.now());
  }
}
