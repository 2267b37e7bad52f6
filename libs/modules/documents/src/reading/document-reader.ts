import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '@groundsheet/platform';
import { Mutex } from 'async-mutex';
import { bestOf } from './proposals/best-of.js';
import type { ReadDocument, ReadingNote, ReadPage } from './read-document.js';
import { ReaderChild, type Reading } from './reader-child.js';
import { textOf } from './reading-order.js';

/** What is searched; a database column is no place for a book. */
const MOST_TEXT = 200_000;
/** The models stay loaded for the next document, and the memory is given back when none comes. */
const IDLE_MS = 120_000;
/** What parsers and models do not give back is given back at the latest then. */
const MOST_DOCUMENTS = 50;

export interface DocumentFile {
  /** Of a file on this machine. */
  readonly path: string;
  /** As its owner says; a file that is something else is not read. */
  readonly mimeType: string;
  /** How long it may take. */
  readonly milliseconds: number;
}

/**
 * Reads the text of documents and what their fields may be, one document at a time, in a process of its own
 * (docs/decisions/0041). Whatever a file is or does, this process lives on, and the answer is what could be read, with a
 * note of what could not.
 */
@Injectable()
export class DocumentReader implements OnApplicationShutdown {
  private readonly turns = new Mutex();
  private process: ReaderChild | undefined;
  private documents = 0;
  private idle: NodeJS.Timeout | undefined;
  private hasStopped = false;

  constructor(private readonly clock: Clock) {}

  /** @throws Error when the product stops meanwhile: worth another try */
  read(file: DocumentFile): Promise<ReadDocument> {
    return this.turns.runExclusive(async () => {
      const end = performance.now() + file.milliseconds;
      let reading = await this.readOnce(file);
      const milliseconds = end - performance.now();
      // Where memory is short the system ends it first, and the file is none the worse. A file that ends it does so again.
      if (reading.hasDied && milliseconds > 0) reading = await this.readOnce({ ...file, milliseconds });
      return documentOf(reading.pages, reading.note);
    });
  }

  private async readOnce(file: DocumentFile): Promise<Reading> {
    clearTimeout(this.idle);
    if (this.hasStopped) throw stopped();
    this.process ??= new ReaderChild();
    const reading = await this.process.read({ ...file, today: this.clock.today() });
    if (this.hasStopped) throw stopped();
    this.documents += 1;
    if (!reading.isUsable || this.documents === MOST_DOCUMENTS) this.end();
    else this.idle = setTimeout(() => this.end(), IDLE_MS).unref();
    return reading;
  }

  onApplicationShutdown(): void {
    this.hasStopped = true;
    this.end();
  }

  private end(): void {
    clearTimeout(this.idle);
    this.process?.kill();
    this.process = undefined;
    this.documents = 0;
  }
}

function documentOf(pages: ReadPage[], note: ReadingNote | undefined): ReadDocument {
  const text = pages.map(({ lines }) => textOf(lines)).join('\n\n');
  const proposals = bestOf(pages.flatMap((page) => page.proposals));
  return { text: text.slice(0, MOST_TEXT).toWellFormed().trim(), pages, proposals, ...(note && { note }) };
}

function stopped(): Error {
  return new Error('The reader of documents has been stopped.');
}
