import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { DocumentUploaded } from '@groundsheet/contracts';
import {
  Config,
  LiveSignals,
  Subscriber,
  Transaction,
  type EventSubscriber,
  type JobAttempt,
  type PayloadOf,
} from '@groundsheet/platform';
import { Uploads } from '@groundsheet/files';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type DocumentFile, DocumentProposal, Document } from '../document.entity.js';
import { proposalsFor } from '../proposals-for.js';
import { DocumentReader } from '../document-reader.js';
import { READING_NOTES, type ReadDocument, type ReadingNote } from '@groundsheet/reading';

type Payload = PayloadOf<typeof DocumentUploaded>;

/** Of all files of a document; the page that is being read then is still finished. */
const LONGEST_MS = 60_000;
const ATTEMPTS = 5;

interface ReadFile {
  readonly fileId: string;
  readonly read: ReadDocument;
}

/** Whatever a document holds, it ends as completed, with a note of what could not be read (docs/product.md, Documents). */
@Subscriber(DocumentUploaded, { lane: 'readings', maxAttempts: ATTEMPTS })
export class ReadDocumentWhenUploaded implements EventSubscriber<Payload> {
  constructor(
    private readonly em: EntityManager,
    private readonly reader: DocumentReader,
    private readonly uploads: Uploads,
    private readonly transaction: Transaction,
    private readonly signals: LiveSignals,
    private readonly config: Config,
  ) {}

  /** Does nothing where the document has been read or erased already. */
  async handle({ id }: Payload, { lastAttempt }: JobAttempt): Promise<void> {
    const document = await this.em.findOne(Document, { id, status: 'processing' }, { populate: ['files'] });
    if (!document) return;
    const files = document.arrivedFiles;
    try {
      const { done, note } = await this.readAll(files, id);
      await this.transaction.run(() => this.keep(id, files, done, note));
    } catch (error) {
      // Nobody waits for ever for a document that cannot be read.
      if (lastAttempt) await this.transaction.run(() => this.keep(id, files, [], 'failed'));
      throw error;
    }
  }

  private async readAll(files: readonly DocumentFile[], id: string) {
    const end = performance.now() + LONGEST_MS;
    const done: ReadFile[] = [];
    for (const file of files) {
      const milliseconds = end - performance.now();
      if (milliseconds <= 0) return { done, note: 'too-long' as const };
      done.push({ fileId: file.id, read: await this.readOne(file, id, milliseconds) });
    }
    return { done, note: done.find(({ read }) => read.note)?.read.note };
  }

  /** From a copy on this machine, which housekeeping removes should this process be killed. */
  private async readOne(file: DocumentFile, id: string, milliseconds: number): Promise<ReadDocument> {
    const folder = join(this.config.dataDir, 'incoming');
    await mkdir(folder, { recursive: true });
    const path = join(folder, randomUUID());
    try {
      const { content } = await this.uploads.open(file.id, id);
      await pipeline(content, createWriteStream(path, { mode: 0o600 }));
      return await this.reader.read({ path, mimeType: file.contentType!, milliseconds });
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Where further files have come meanwhile, the job of these reads all of them. */
  private async keep(
    id: string,
    files: readonly DocumentFile[],
    done: readonly ReadFile[],
    note: ReadingNote | undefined,
  ): Promise<void> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const document = await this.em.findOne(Document, id, { lockMode, refresh: true });
    if (!document) return;
    await this.em.populate(document, ['files'], { refresh: true });
    if (document.status !== 'processing' || document.arrivedFiles.length !== files.length) return;
    for (const file of document.arrivedFiles) {
      const pages = done.find(({ fileId }) => fileId === file.id)?.read.pages ?? [];
      const thumbnail = pages[0]?.thumbnail;
      file.pages = pages.length || null;
      if (thumbnail) file.thumbnail = Buffer.from(thumbnail);
    }
    const text = done.map(({ read }) => read.text).join('\n\n');
    document.read({ text: text.trim(), note: note ? READING_NOTES[note] : null });
    await this.em.nativeDelete(DocumentProposal, { document: id });
    const found = done.flatMap(({ read }) => read.proposals);
    for (const proposal of proposalsFor(document, found)) this.em.persist(proposal);
    await this.em.flush();
    await this.signals.tell('documents.changed', { ownerId: document.ownerId });
  }
}
