import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Clock } from '@groundsheet/platform';
import { IsolatedProcess, type JobFailure } from '@groundsheet/files';
import { constants } from 'node:os';
import {
  bestOf,
  READING,
  textOf,
  type ReadDocument,
  type ReadingJob,
  type ReadingNote,
  type ReadPage,
} from '@groundsheet/reading';

/** What is searched; a database column is no place for a book. */
const MOST_TEXT = 200_000;
/** Of the time that a file may take: after that no page is begun, so that the last one can be finished. */
const PAGES_BEGIN_WITHIN = 2 / 3;

const NOTES: Record<JobFailure, ReadingNote> = {
  busy: 'failed',
  died: 'failed',
  'too-long': 'too-long',
  'too-large': 'too-large',
};

export interface DocumentFile {
  /** Of a file on this machine. */
  readonly path: string;
  /** As its owner says; a file that is something else is not read. */
  readonly mimeType: string;
  /** How long it may take. */
  readonly milliseconds: number;
}

function aProcess() {
  return new IsolatedProcess<ReadingJob, ReadPage, ReadingNote | undefined>({
    module: READING,
    // An ordinary page takes 650 at most.
    mostMegabytes: 1200,
    mostJobs: 50,
    // Its models take 300 MB, and a second to load.
    idle: 15_000,
    // A form that is sent meanwhile comes first.
    priority: constants.priority.PRIORITY_LOW,
    environment: {
      // From 1.29 the library that runs the models reports to its maker unless told not to (docs/decisions/0040).
      ORT_DISABLE_TELEMETRY: '1',
      // What is freed goes back to the system at once.
      MALLOC_MMAP_THRESHOLD_: '262144',
    },
  });
}

/**
 * Reads the text of documents and what their fields may be, in processes of their own: one for pictures, and one for PDFs, which may
 * hold it up for long (docs/decisions/0040). Whatever a file is or does, this process lives on, and the answer is what could be
 * read, with a note of what could not.
 */
@Injectable()
export class DocumentReader implements OnApplicationShutdown {
  private readonly pictures = aProcess();
  private readonly pdfs = aProcess();

  constructor(private readonly clock: Clock) {}

  /** Of the process that reads such files, while there is one. */
  pidFor(mimeType: string): number | undefined {
    return this.processFor(mimeType).pid;
  }

  /** @throws Error when the product stops meanwhile: worth another try */
  async read(file: DocumentFile): Promise<ReadDocument> {
    const milliseconds = file.milliseconds * PAGES_BEGIN_WITHIN;
    const job = { ...file, milliseconds, today: this.clock.today() };
    const { parts, answer, failure } = await this.processFor(file.mimeType).run(job, file.milliseconds);
    return documentOf(parts, failure ? NOTES[failure] : answer);
  }

  onApplicationShutdown(): void {
    this.pictures.stop();
    this.pdfs.stop();
  }

  private processFor(mimeType: string) {
    return mimeType === 'application/pdf' ? this.pdfs : this.pictures;
  }
}

function documentOf(pages: ReadPage[], note: ReadingNote | undefined): ReadDocument {
  const text = pages.map(({ lines }) => textOf(lines)).join('\n\n');
  const proposals = bestOf(pages.flatMap((page) => page.proposals));
  return { text: text.slice(0, MOST_TEXT).toWellFormed().trim(), pages, proposals, ...(note && { note }) };
}
