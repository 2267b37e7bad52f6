import { oneLine } from '@groundsheet/form-rules';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { Audit, Transaction } from '@groundsheet/platform';
import { Uploads, type OpenUpload } from '@groundsheet/files';
import { documentProblems } from '../document.problems.js';
import { DocumentsOfDriver } from '../documents-of-driver.js';
import type { Document, DocumentFile } from '../document.entity.js';

/** What a file is called on a device that saves it, without its ending: no path, and nothing that turns it around. */
function nameOfFile({ fileName, files }: Document, { position }: DocumentFile): string {
  const name =
    oneLine(fileName.replace(/^.*[/\\]/s, '').replace(/\.[^.]*$/, '')).replace(/^\.+/, '') || 'document';
  return files.length > 1 ? `${name}-${position}` : name;
}

/** A file, and what it is called without its ending. */
export interface OpenedFile {
  readonly file: OpenUpload;
  readonly name: string;
}

/** One file of a document, for its owner or an admin. */
export class OpenDocumentFile extends Query<OpenedFile> {
  constructor(
    readonly id: string,
    readonly fileId: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(OpenDocumentFile)
export class OpenDocumentFileHandler implements IQueryHandler<OpenDocumentFile> {
  constructor(
    private readonly documents: DocumentsOfDriver,
    private readonly uploads: Uploads,
    private readonly audit: Audit,
    private readonly transaction: Transaction,
  ) {}

  /** @throws {Problem} 404 */
  async execute({ id, fileId, caller }: OpenDocumentFile): Promise<OpenedFile> {
    const document = await this.documents.findFor(id, caller);
    const file = document.files.getItems().find((each) => each.id === fileId && each.isHere);
    if (!file) throw documentProblems.unknown();
    if (document.ownerId !== caller.id) {
      const about = { kind: 'vault', id: document.ownerId } as const;
      const details = { document: id };
      await this.transaction.run(() => this.audit.record({ what: 'document.read', about, details }));
    }
    return { file: await this.uploads.open(fileId, id), name: nameOfFile(document, file) };
  }
}
