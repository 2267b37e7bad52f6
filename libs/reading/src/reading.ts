import sharp from 'sharp';
import { cutOutOf, thumbnailOf } from './cut-out.js';
import { OcrEngine } from './ocr/engine.js';
import { readPicture, type ReadPicture } from './ocr/read-picture.js';
import type { PageSource } from './page-source.js';
import { pagesOf } from './pages-of-file.js';
import { proposalsOf } from './proposals/proposals-of.js';
import { Unreadable, type ReadingNote, type ReadLine, type ReadPage } from './read-document.js';

/** A page of the smallest print has a third of it. */
const MOST_CHARACTERS = 20_000;

export interface ReadingJob {
  readonly path: string;
  readonly mimeType: string;
  /** As YYYY-MM-DD. */
  readonly today: string;
  /** After that no further page is begun. */
  readonly milliseconds: number;
}

sharp.concurrency(1);
sharp.cache(false);

let engine: Promise<OcrEngine> | undefined;

/**
 * What the process for documents does: reads one page by page, of which one is in memory at a time.
 *
 * @param tell is handed each page as soon as it has been read
 * @returns why something has not been read, if so
 */
export async function work(
  job: ReadingJob,
  tell: (page: ReadPage) => void,
): Promise<ReadingNote | undefined> {
  const end = performance.now() + job.milliseconds;
  let number = 0;
  try {
    for await (const source of pagesOf(job.path, job.mimeType)) {
      if (performance.now() > end) return 'too-long';
      number += 1;
      tell(await readPage(source, number, job.today));
    }
    return undefined;
  } catch (error) {
    return error instanceof Unreadable ? error.note : 'failed';
  }
}

async function readPage(source: PageSource, number: number, today: string): Promise<ReadPage> {
  const { lines, upright } = source.lines
    ? { lines: source.lines, upright: () => source.picture() }
    : await recognised(source);
  const bounded = withinBounds(lines);
  const proposals = [];
  for (const proposal of proposalsOf(bounded, today)) {
    proposals.push({ ...proposal, page: number, cutOut: await cutOutOf(await upright(), proposal.box) });
  }
  if (number > 1) return { number, lines: bounded, proposals };
  // A page whose text can be read though it cannot be drawn has no picture.
  const thumbnail = await upright().then(thumbnailOf, () => undefined);
  return { number, lines: bounded, proposals, ...(thumbnail && { thumbnail }) };
}

async function recognised(source: PageSource) {
  const picture: ReadPicture = await readPicture(await source.picture(), await (engine ??= OcrEngine.load()));
  return { lines: picture.lines, upright: async () => picture.upright };
}

/** Without what a database does not take, and no more than a page can hold. */
function withinBounds(lines: readonly ReadLine[]): ReadLine[] {
  let room = MOST_CHARACTERS;
  const kept: ReadLine[] = [];
  for (const line of lines) {
    const text = line.text
      .toWellFormed()
      .replace(/\p{Cc}+/gu, ' ')
      .slice(0, room);
    room -= text.length;
    if (text !== '') kept.push({ ...line, text });
  }
  return kept;
}
