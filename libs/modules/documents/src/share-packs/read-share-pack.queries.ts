import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { expiryOf } from '@groundsheet/form-rules';
import { Clock } from '@groundsheet/platform';
import { Uploads } from '@groundsheet/files';
import type { Document } from '../document.entity.js';
import type { OpenedFile } from '../queries/open-document-file.query.js';
import type { SharedDocument, SharedPack } from './share-pack.dto.js';
import { SharePackLinks } from './share-pack-links.js';
import { sharePackProblems } from './share-pack.problems.js';

/** A share pack, for whoever has its key. */
export class ReadSharePack extends Query<SharedPack> {
  constructor(
    readonly id: string,
    readonly key: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(ReadSharePack)
export class ReadSharePackHandler implements IQueryHandler<ReadSharePack> {
  constructor(
    private readonly links: SharePackLinks,
    private readonly clock: Clock,
  ) {}

  /** @throws {Problem} 404 */
  async execute({ id, key }: ReadSharePack): Promise<SharedPack> {
    const pack = await this.links.open(id, key);
    const { title, ownerName: driverName, endsOn } = pack;
    const today = this.clock.today();
    return { title, driverName, endsOn, documents: pack.shown.map((each) => sharedDocument(each, today)) };
  }
}

function sharedDocument(document: Document, today: string): SharedDocument {
  const { id, category, expiryDate } = document;
  const expiry = expiryOf(expiryDate, today);
  return {
    id,
    category,
    expiryDate,
    isExpired: expiry?.state === 'expired',
    daysLeft: expiry?.daysLeft ?? null,
    files: document.arrivedFiles.map((file) => ({
      id: file.id,
      side: file.side,
      mimeType: file.contentType!,
    })),
  };
}

/** One file of a share pack, for whoever has its key. */
export class OpenSharedFile extends Query<OpenedFile> {
  constructor(
    readonly id: string,
    readonly fileId: string,
    readonly key: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(OpenSharedFile)
export class OpenSharedFileHandler implements IQueryHandler<OpenSharedFile> {
  constructor(
    private readonly links: SharePackLinks,
    private readonly uploads: Uploads,
  ) {}

  /** @throws {Problem} 404 */
  async execute({ id, fileId, key }: OpenSharedFile): Promise<OpenedFile> {
    const pack = await this.links.open(id, key);
    for (const document of pack.shown) {
      const file = document.arrivedFiles.find((each) => each.id === fileId);
      // What its owner calls it may say more than its picture does.
      const name = `${document.category}-${file?.position}`;
      if (file) return { file: await this.uploads.open(fileId, document.id), name };
    }
    throw sharePackProblems.unknown();
  }
}
