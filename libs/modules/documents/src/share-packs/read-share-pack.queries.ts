import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { expiryOf } from '@groundsheet/form-rules';
import { Clock } from '@groundsheet/platform';
import { Uploads } from '@groundsheet/files';
import { DocumentPage } from '../document-page.entity.js';
import type { Document } from '../document.entity.js';
import { MOST_PAGES_DRAWN } from '@groundsheet/reading';
import type { OpenedFile } from '../queries/open-document-file.query.js';
import type { SharedDocument, SharedPack } from './share-pack.dto.js';
import { SharePackLinks } from './share-pack-links.js';
import { sharePackProblems } from './share-pack.problems.js';

const PDF = 'application/pdf';

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
      drawnPages: file.drawnPages,
      allPages: file.allPages,
    })),
  };
}

/** One picture of a share pack, for anyone with its key; a PDF is seen page by page. */
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
      const file = document.arrivedFiles.find((each) => each.id === fileId && each.contentType !== PDF);
      // What its owner calls it may say more than its picture does.
      const name = `${document.category}-${file?.position}`;
      if (file) return { file: await this.uploads.open(fileId, document.id), name };
    }
    throw sharePackProblems.unknown();
  }
}

/** One page of a PDF of a share pack as a picture, WebP, for anyone with its key. */
export class OpenSharedPage extends Query<Buffer> {
  constructor(
    readonly id: string,
    readonly fileId: string,
    readonly number: number,
    readonly key: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(OpenSharedPage)
export class OpenSharedPageHandler implements IQueryHandler<OpenSharedPage> {
  constructor(
    private readonly em: EntityManager,
    private readonly links: SharePackLinks,
  ) {}

  /** @throws {Problem} 404 */
  async execute({ id, fileId, number, key }: OpenSharedPage): Promise<Buffer> {
    const pack = await this.links.open(id, key);
    const isShown = pack.shown.some((document) => document.arrivedFiles.some((file) => file.id === fileId));
    const page =
      isShown && number <= MOST_PAGES_DRAWN
        ? await this.em.findOne(DocumentPage, { file: fileId, number })
        : null;
    if (!page) throw sharePackProblems.unknown();
    return page.picture;
  }
}
