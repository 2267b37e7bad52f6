import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Uploads, type OpenUpload } from '@groundsheet/platform';
import { documentProblems } from '../document.problems.js';
import { OwnDocuments } from '../own-documents.js';

/** A file, and what it is called without its ending. */
export interface OpenedFile {
  readonly file: OpenUpload;
  readonly name: string;
}

/** One file of a driver's own document. */
export class OpenDocumentFile extends Query<OpenedFile> {
  constructor(
    readonly id: string,
    readonly fileId: string,
    readonly ownerId: string,
  ) {
    super();
  }
}

@QueryHandler(OpenDocumentFile)
export class OpenDocumentFileHandler implements IQueryHandler<OpenDocumentFile> {
  constructor(
    private readonly documents: OwnDocuments,
    private readonly uploads: Uploads,
  ) {}

  /** @throws {Problem} 404 */
  async execute({ id, fileId, ownerId }: OpenDocumentFile): Promise<OpenedFile> {
    const document = await this.documents.find(id, ownerId);
    const isThere = document.files.getItems().some((file) => file.id === fileId && file.isHere);
    if (!isThere) throw documentProblems.unknown();
    const name = document.fileName.replace(/\.[^.]*$/, '');
    return { file: await this.uploads.open(fileId, id), name };
  }
}
