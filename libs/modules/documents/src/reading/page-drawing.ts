import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DocumentShared } from '@groundsheet/contracts';
import { Config, EventRecorder, Transaction } from '@groundsheet/platform';
import type { DrawnPage } from '@groundsheet/reading';
import { DocumentPage } from '../document-page.entity.js';
import { Document, type DocumentFile } from '../document.entity.js';
import { FileCopies } from './file-copies.js';
import { PageDrawer } from './page-drawer.js';
import { ReadingTurns, type ReadingTurn } from './reading-turns.js';

/** Draws the PDFs of documents that are in a share pack, one file a turn. */
@Injectable()
export class PageDrawing {
  constructor(
    private readonly em: EntityManager,
    private readonly turns: ReadingTurns,
    private readonly drawer: PageDrawer,
    private readonly copies: FileCopies,
    private readonly transaction: Transaction,
    private readonly events: EventRecorder,
    private readonly config: Config,
  ) {}

  /**
   * What is not drawn when the turn is over is never drawn: a reader of the pack sees the pages until there.
   *
   * @param document with its files
   */
  async draw(document: Document, turn: ReadingTurn): Promise<void> {
    const begun = performance.now();
    const [file] = document.undrawnFiles;
    const which = { documentId: document.id, fileId: file?.id ?? '' };
    const longest = this.config.vaults.secondsOfTurn * 1000;
    const pages = file ? await this.copies.with(which, (path) => this.drawer.draw(path, longest)) : [];
    const milliseconds = performance.now() - begun;
    await this.transaction.run(() => this.keep(turn, { fileId: which.fileId, pages, milliseconds }));
  }

  /** Where another has taken the turn, nothing of it is kept but the time. */
  private async keep(
    { id, turnId }: ReadingTurn,
    drawn: { fileId: string; pages: readonly DrawnPage[]; milliseconds: number },
  ): Promise<void> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const document = await this.em.findOne(Document, id, { lockMode, refresh: true });
    if (!document) return;
    await this.turns.count(document.ownerId, drawn.milliseconds);
    if (document.turnId !== turnId) return;
    await this.em.populate(document, ['files'], { refresh: true });
    const file = document.undrawnFiles.find(({ id: fileId }) => fileId === drawn.fileId);
    if (file) this.keepPages(file, drawn.pages);
    document.drawn();
    if (document.drawing === 'waiting') await this.events.record(new DocumentShared({ id }));
    await this.em.flush();
  }

  private keepPages(file: DocumentFile, pages: readonly DrawnPage[]): void {
    for (const { number, picture } of pages)
      this.em.persist(Object.assign(new DocumentPage(), { file, number, picture: Buffer.from(picture) }));
    file.drawnPages = pages.length;
    file.allPages = pages[0]?.of ?? null;
  }
}
