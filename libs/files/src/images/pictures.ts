import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { constants } from 'node:os';
import { IsolatedProcess } from '../isolation/isolated-process.js';
import { moduleBeside } from '../isolation/module-beside.js';
import type { Ink, InkJob } from './ink.js';
import type { DrawnPhoto, PhotoFault, PhotoJob } from './photo.js';
import { photoProblems, pictureProblems } from './photo.problems.js';
import { plainGrey } from './plain-grey.js';

/** How many dots a photo may have; what the app sends has a third of the smaller number. */
export const MOST_DOTS = { guest: 12_000_000, account: 40_000_000 };
/**
 * What pictures are drawn into, in dots. The device shrinks photos to that before it sends them, and larger ones that come all the
 * same get it, too. A document is read by a machine, too, which needs finer letters. A logo stands in heads, some 40 dots high, on
 * screens with three dots for one and on paper.
 */
export const DRAWN = {
  photo: { width: 2048, height: 2048, as: 'jpeg' },
  document: { width: 3200, height: 3200, as: 'jpeg' },
  logo: { width: 600, height: 200, as: 'png' },
} as const;

const LONGEST_MS = 10_000;
const LONGEST_WAIT_MS = 20_000;
const shared = {
  module: moduleBeside(import.meta.url, './picture-work'),
  // The dearest picture that a camera or a program makes takes 350.
  mostMegabytes: 400,
  mostJobs: 1000,
};

/**
 * Decodes what strangers send as photos and signatures, in processes of their own, and nowhere else (docs/decisions/0009).
 * Signatures have theirs, so that a photo keeps no form waiting.
 */
@Injectable()
export class Pictures implements OnApplicationShutdown {
  private readonly photos = new IsolatedProcess<PhotoJob, never, DrawnPhoto | PhotoFault>({
    ...shared,
    queue: { most: 40, milliseconds: LONGEST_WAIT_MS },
    // A picture that is made to keep it busy takes nothing from those who are served meanwhile.
    priority: constants.priority.PRIORITY_BELOW_NORMAL,
  });
  private readonly signatures = new IsolatedProcess<InkJob, never, Ink[]>({
    ...shared,
    // 200 forms come at once at the end of a shift.
    queue: { most: 200, milliseconds: LONGEST_WAIT_MS },
  });

  /**
   * Redraws a photo, upright and without metadata.
   *
   * @throws {Problem} 415 where it is no JPEG, PNG or WebP, 422 where it has too many dots, is not whole, moves, or takes too
   *   much to decode, 503 where too many others wait
   */
  async photo(job: PhotoJob): Promise<DrawnPhoto> {
    const { answer, failure } = await this.photos.run(job, LONGEST_MS);
    if (failure === 'busy') throw pictureProblems.busy();
    if (failure === 'died') throw photoProblems.damaged();
    if (failure) throw photoProblems.tooCostly();
    if (typeof answer === 'string') throw photoProblems[answer](job.mostDots);
    return answer;
  }

  /**
   * The signatures of a form in grey on white, as PDFs embed them: kept as they came where they are that already, redrawn where they
   * are not (docs/decisions/0053).
   *
   * @returns for each its picture, or what is wrong with it; at most 2000 by 1000 dots are taken
   * @throws {Problem} 503 where too many others wait
   */
  async inGrey(pngs: readonly Uint8Array[]): Promise<Ink[]> {
    const plain = pngs.map((png) => plainGrey(png));
    const others = await this.redrawn(pngs.filter((_, at) => plain[at] === null));
    return plain.map((ink) => ink ?? others.shift()!);
  }

  private async redrawn(pngs: readonly Uint8Array[]): Promise<Ink[]> {
    if (pngs.length === 0) return [];
    const { answer, failure } = await this.signatures.run({ pngs }, LONGEST_MS);
    if (failure === 'busy') throw pictureProblems.busy();
    return answer ?? pngs.map(() => 'damaged');
  }

  onApplicationShutdown(): void {
    this.photos.stop();
    this.signatures.stop();
  }
}
