import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DocumentShared } from '@groundsheet/contracts';
import { EventRecorder, Transaction } from '@groundsheet/platform';
import type { DrawnPage } from '@groundsheet/reading';
import { DocumentPage } from '../document-page.entity.js';
import { Document, type DocumentFile } from '../document.entity.js';
import { FileCopies } from './file-copies.js';
import { PageDrawer } from './page-drawer.js';

/** Of one file. */
const LONGEST_MS = 15_000;

/** Draws the PDFs of documents that are in a share pack, one file a job. */
@Injectable()
export class PageDrawing {
  constructor(
    private readonly em: EntityManager,
    private readonly drawer: PageDrawer,
    private readonly copies: FileCopies,
    private readonly transaction: Transaction,
    private readonly events: EventRecorder,
  ) {}

  /** What is not drawn within its time is never drawn: a reader of the pack sees the pages until there. */
  async draw(id: string): Promise<void> {
    const document = await this.em.findOne(Document, id, { populate: ['files'], refresh: true });
    const [file] = document?.undrawnFiles ?? [];
    if (!document || !file) return;
    const { id: fileId } = file;
    try {
      const pages = await this.copies.with({ documentId: id, fileId }, (path) =>
        this.drawer.draw(path, LONGEST_MS),
      );
      await this.transaction.run(() => this.keep(id, fileId, pages));
    } catch (error) {
      // Erased with its account meanwhile: nothing is left to draw, nor to fail for.
      if ((await this.em.count(Document, { id })) > 0) throw error;
    }
  }

  private async keep(id: string, fileId: string, pages: readonly DrawnPage[]): Promise<void> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const document = await this.em.findOne(Document, id, { lockMode, refresh: true });
    if (!document) return;
    await this.em.populate(document, ['files'], { refresh: true });
    const file = document.undrawnFiles.find((each) => each.id === fileId);
    if (file) this.keepPages(file, pages);
    document.drawn();
    const { ownerId } = document;
    if (document.drawing === 'waiting')
      await this.events.record(new DocumentShared({ id, ownerId, waiting: 0 }));
    await this.em.flush();
  }

  private keepPages(file: DocumentFile, pages: readonly DrawnPage[]): void {
    for (const { number, picture } of pages)
      this.em.persist(Object.assign(new DocumentPage(), { file, number, picture: Buffer.from(picture) }));
    file.drawnPages = pages.length;
    file.allPages = pages[0]?.of ?? null;
  }
}
