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
  /** The page to begin with, from 1. */
  readonly fromPage: number;
  /** How long it may take. */
  readonly milliseconds: number;
  /** Ends it sooner. */
  readonly signal?: AbortSignal;
}

/**
 * Reads the text of documents and what their fields may be, one document at a time, in a process of its own
 * (docs/decisions/0040). Whatever a file is or does, this process lives on, and the answer is what could be read, with a
 * note of what could not.
 */
@Injectable()
export class DocumentReader implements OnApplicationShutdown {
  private readonly process = new IsolatedProcess<ReadingJob, ReadPage, ReadingNote | undefined>({
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

  constructor(private readonly clock: Clock) {}

  get pid(): number | undefined {
    return this.process.pid;
  }

  /** @throws Error when the product stops meanwhile: worth another try */
  async read({ signal, ...file }: DocumentFile): Promise<ReadDocument> {
    const milliseconds = file.milliseconds * PAGES_BEGIN_WITHIN;
    const job = { ...file, milliseconds, today: this.clock.today() };
    const { parts, answer, failure } = await this.process.run(job, file.milliseconds, signal);
    return documentOf(parts, failure ? NOTES[failure] : answer);
  }

  onApplicationShutdown(): void {
    this.process.stop();
  }
}

function documentOf(pages: ReadPage[], note: ReadingNote | undefined): ReadDocument {
  const text = pages.map(({ lines }) => textOf(lines)).join('\n\n');
  const proposals = bestOf(pages.flatMap((page) => page.proposals));
  return { text: text.slice(0, MOST_TEXT).toWellFormed().trim(), pages, proposals, ...(note && { note }) };
}
