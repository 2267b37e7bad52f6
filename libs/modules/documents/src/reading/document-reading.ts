import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DocumentReadInPart, DocumentShared } from '@groundsheet/contracts';
import { Config, EventRecorder, LiveSignals, Transaction, type JobAttempt } from '@groundsheet/platform';
import { READING_NOTES, type ReadDocument, type ReadingNote } from '@groundsheet/reading';
import { DocumentProposal, Document, type DocumentFile } from '../document.entity.js';
import { DocumentReader } from '../document-reader.js';
import { proposalsFor } from '../proposals-for.js';
import { FileCopies } from './file-copies.js';
import { PageDrawing } from './page-drawing.js';
import { ReadingTurns, type ReadingTurn } from './reading-turns.js';

const LOOKS_EVERY_MS = 500;
/** Of all turns and files of a document. */
const LONGEST_MS = 60_000;
/** One that is not done by then never will be. */
const MOST_TURNS = 10;

/** What a turn has made of a file. */
interface ReadFile {
  readonly fileId: string;
  readonly read: ReadDocument;
  /** It carries on with the next page in another turn. */
  readonly goesOn: boolean;
}

interface ReadInTurn {
  readonly files: readonly ReadFile[];
  readonly milliseconds: number;
  readonly note?: ReadingNote | undefined;
  /** The job tries again by itself. */
  readonly hasFailed?: boolean;
}

/** Reads documents turn by turn. Whatever one holds, it ends as completed, with a note of what could not be read. */
@Injectable()
export class DocumentReading {
  constructor(
    private readonly em: EntityManager,
    private readonly turns: ReadingTurns,
    private readonly reader: DocumentReader,
    private readonly drawing: PageDrawing,
    private readonly copies: FileCopies,
    private readonly transaction: Transaction,
    private readonly events: EventRecorder,
    private readonly signals: LiveSignals,
    private readonly config: Config,
  ) {}

  /** Reads, or draws, the document whose turn it is for as long as a turn lasts; does nothing where none waits. */
  async takeTurn(attempt: JobAttempt): Promise<void> {
    const turn = await this.turns.take();
    if (!turn) return;
    await this.useTurn(turn, attempt).catch(async (error: unknown) => {
      // Erased with its account in the middle of its turn: nothing is left to read, nor to fail for.
      if ((await this.em.count(Document, { id: turn.id })) > 0) throw error;
    });
  }

  private async useTurn(turn: ReadingTurn, { lastAttempt }: JobAttempt): Promise<void> {
    const document = await this.em.findOneOrFail(Document, turn.id, { populate: ['files'], refresh: true });
    if (document.status !== 'processing') return this.drawing.draw(document, turn);
    const begun = performance.now();
    const giveWay = new AbortController();
    const looking =
      document.turns > 1 ? setInterval(() => void this.look(giveWay), LOOKS_EVERY_MS) : undefined;
    try {
      const files = await this.readFiles(document, giveWay.signal);
      const milliseconds = performance.now() - begun;
      await this.transaction.run(() => this.keep(turn, { files, milliseconds }));
    } catch (error) {
      // Nobody waits for ever for a document that cannot be read.
      const note = lastAttempt || document.turns >= MOST_TURNS ? ('failed' as const) : undefined;
      const milliseconds = performance.now() - begun;
      await this.transaction.run(() => this.keep(turn, { files: [], milliseconds, note, hasFailed: true }));
      throw error;
    } finally {
      clearInterval(looking);
    }
  }

  /** What is read on makes way for what has not been read at all. */
  private async look(giveWay: AbortController): Promise<void> {
    const isWaiting = await this.turns.isUnreadWaiting().catch(() => false);
    if (isWaiting) giveWay.abort();
  }

  private async readFiles(
    { id, arrivedFiles, readFor, turns }: Document,
    signal: AbortSignal,
  ): Promise<ReadFile[]> {
    const first = this.config.vaults.secondsOfTurn * 1000;
    const left = LONGEST_MS - readFor;
    const end = performance.now() + (turns === 1 ? Math.min(first, left) : left);
    const done: ReadFile[] = [];
    for (const file of arrivedFiles.filter(({ isRead }) => !isRead)) {
      const milliseconds = end - performance.now();
      if (milliseconds <= 0 || signal.aborted) break;
      const read = await this.readOne(id, file, { milliseconds, signal });
      const goesOn = read.note === 'too-long';
      done.push({ fileId: file.id, read, goesOn });
      if (goesOn) break;
    }
    return done;
  }

  private readOne(
    documentId: string,
    { id: fileId, contentType, pagesRead }: DocumentFile,
    within: { milliseconds: number; signal: AbortSignal },
  ): Promise<ReadDocument> {
    const facts = { mimeType: contentType!, fromPage: pagesRead + 1 };
    return this.copies.with({ documentId, fileId }, (path) =>
      this.reader.read({ path, ...facts, ...within }),
    );
  }

  /** Where further files have come meanwhile, or another has taken the turn, nothing of it is kept but the time. */
  private async keep(
    { id, turnId }: ReadingTurn,
    { files, milliseconds, note, hasFailed }: ReadInTurn,
  ): Promise<void> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const document = await this.em.findOne(Document, id, { lockMode, refresh: true });
    if (!document) return;
    await this.turns.count(document.ownerId, milliseconds);
    if (document.status !== 'processing' || document.turnId !== turnId) return;
    await this.em.populate(document, ['files'], { refresh: true });
    const found = files.flatMap(({ read }) => read.proposals);
    await this.propose(document, found);
    const isOver = document.readFor + milliseconds >= LONGEST_MS;
    const why =
      note ?? (isOver ? 'too-long' : files.find(({ read, goesOn }) => read.note && !goesOn)?.read.note);
    const text = files.map(({ read }) => read.text).join('\n\n');
    document.readOn({ text, note: why ? READING_NOTES[why] : null, milliseconds });
    for (const each of files) markRead(document, each);
    const isDone = note || isOver || document.arrivedFiles.every(({ isRead }) => isRead);
    if (isDone) document.completeReading();
    else if (!hasFailed) await this.events.record(new DocumentReadInPart({ id }));
    // The turn that was meant for drawing it may have been used for reading it.
    if (isDone && document.drawing === 'waiting') await this.events.record(new DocumentShared({ id }));
    await this.em.flush();
    await this.signals.tell('documents.changed', { ownerId: document.ownerId });
  }

  /** Of what several turns propose for a field, the one that is most certain. */
  private async propose(document: Document, found: ReadDocument['proposals']): Promise<void> {
    const ofDocument = { document: document.id };
    if (document.isUnread) await this.em.nativeDelete(DocumentProposal, ofDocument);
    const earlier = await this.em.find(DocumentProposal, ofDocument, { disableIdentityMap: true });
    const better = proposalsFor(document, found).filter(({ field, confidence }) =>
      earlier.every((proposal) => proposal.field !== field || proposal.confidence < confidence),
    );
    const fields = better.map(({ field }) => field);
    await this.em.nativeDelete(DocumentProposal, { ...ofDocument, field: { $in: fields } });
    for (const proposal of better) this.em.persist(proposal);
  }
}

function markRead(document: Document, { fileId, read, goesOn }: ReadFile): void {
  const file = document.arrivedFiles.find(({ id }) => id === fileId);
  if (!file) return;
  file.pagesRead += read.pages.length;
  file.isRead = !goesOn;
  file.pages = file.pagesRead || null;
  const thumbnail = read.pages.find(({ number }) => number === 1)?.thumbnail;
  if (thumbnail) file.thumbnail = Buffer.from(thumbnail);
}
