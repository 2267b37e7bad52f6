import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LiveSignals, Transaction, type JobAttempt } from '@groundsheet/platform';
import { READING_NOTES, type ReadDocument, type ReadingNote } from '@groundsheet/reading';
import { DocumentProposal, Document, type DocumentFile } from '../document.entity.js';
import { DocumentReader } from '../document-reader.js';
import { proposalsFor } from '../proposals-for.js';
import { FileCopies } from './file-copies.js';

/** Of all files of a document. */
const LONGEST_MS = 60_000;

/** What was read of a document whose files these were; the last of them may have had no time left. */
interface ReadFiles {
  readonly fileIds: readonly string[];
  readonly read: readonly ReadDocument[];
  readonly note: ReadingNote | undefined;
}

/** Reads documents. Whatever one holds, it ends as completed, with a note of what could not be read. */
@Injectable()
export class DocumentReading {
  constructor(
    private readonly em: EntityManager,
    private readonly reader: DocumentReader,
    private readonly copies: FileCopies,
    private readonly transaction: Transaction,
    private readonly signals: LiveSignals,
  ) {}

  /** Does nothing where it has been read, or is no more. */
  async read(id: string, { lastAttempt }: JobAttempt): Promise<void> {
    const document = await this.em.findOne(Document, id, { populate: ['files'], refresh: true });
    if (document?.status !== 'processing') return;
    const fileIds = document.arrivedFiles.map((file) => file.id);
    try {
      const { read, note } = await this.readFiles(document);
      await this.transaction.run(() => this.keep(id, { fileIds, read, note }));
    } catch (error) {
      // Erased with its account meanwhile: nothing is left to read, nor to fail for.
      if ((await this.em.count(Document, { id })) === 0) return;
      // Nobody waits for ever for a document that cannot be read.
      if (lastAttempt) await this.transaction.run(() => this.keep(id, { fileIds, read: [], note: 'failed' }));
      throw error;
    }
  }

  private async readFiles({ id, arrivedFiles }: Document): Promise<Pick<ReadFiles, 'read' | 'note'>> {
    const end = performance.now() + LONGEST_MS;
    const read: ReadDocument[] = [];
    for (const file of arrivedFiles) {
      const milliseconds = end - performance.now();
      if (milliseconds <= 0) return { read, note: 'too-long' };
      read.push(await this.readOne(id, file, milliseconds));
    }
    return { read, note: read.find(({ note }) => note)?.note };
  }

  private readOne(
    documentId: string,
    { id: fileId, contentType }: DocumentFile,
    milliseconds: number,
  ): Promise<ReadDocument> {
    return this.copies.with({ documentId, fileId }, (path) =>
      this.reader.read({ path, mimeType: contentType!, milliseconds }),
    );
  }

  /** Where further files have come meanwhile nothing of it is kept: they have a job of their own, which reads them all. */
  private async keep(id: string, { fileIds, read, note }: ReadFiles): Promise<void> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const document = await this.em.findOne(Document, id, { lockMode, refresh: true });
    if (document?.status !== 'processing') return;
    await this.em.populate(document, ['files'], { refresh: true });
    const files = document.arrivedFiles;
    if (files.map((file) => file.id).join() !== fileIds.join()) return;
    await this.em.nativeDelete(DocumentProposal, { document: id });
    const found = read.flatMap(({ proposals }) => proposals);
    for (const proposal of proposalsFor(document, found)) this.em.persist(proposal);
    const text = read.map((each) => each.text).join('\n\n');
    document.completeReading({ text, note: note ? READING_NOTES[note] : null });
    for (const [at, { pages }] of read.entries()) keepPages(files[at]!, pages);
    await this.em.flush();
    await this.signals.tell('documents.changed', { ownerId: document.ownerId });
  }
}

function keepPages(file: DocumentFile, pages: ReadDocument['pages']): void {
  file.pages = pages.length || null;
  const thumbnail = pages.find(({ number }) => number === 1)?.thumbnail;
  if (thumbnail) file.thumbnail = Buffer.from(thumbnail);
}
