import { Semaphore, withTimeout } from 'async-mutex';
import { Problem } from '../problems/problem.js';

const LONGEST_WAIT_MS = 20_000;
const RETRY_AFTER_SECONDS = 5;

/**
 * How many pictures are worked on at once, in the order in which they came. Decoders take memory, and threads of
 * libuv's pool, which files and passwords need as well: see `docs/decisions/0028`.
 */
export class Slots {
  private readonly semaphore;
  private waiting = 0;

  /** @param mostWaiting beyond the ones that are worked on; whoever comes then is refused */
  constructor(
    private readonly count: number,
    private readonly mostWaiting: number,
  ) {
    this.semaphore = withTimeout(new Semaphore(count), LONGEST_WAIT_MS);
  }

  /** @throws {Problem} 503 with Retry-After, if too many wait or it takes too long */
  run<T>(work: () => Promise<T>): Promise<T> {
    return this.runWith(1, work);
  }

  /** Runs it while nothing else is worked on. */
  runAlone<T>(work: () => Promise<T>): Promise<T> {
    return this.runWith(this.count, work);
  }

  private async runWith<T>(count: number, work: () => Promise<T>): Promise<T> {
    if (this.waiting === this.mostWaiting) throw busy();
    this.waiting += 1;
    const [, release] = await this.semaphore
      .acquire(count)
      .catch(() => {
        throw busy();
      })
      .finally(() => (this.waiting -= 1));
    try {
      return await work();
    } finally {
      release();
    }
  }
}

function busy(): Problem {
  return new Problem(
    503,
    'picture.busy',
    'A great many pictures are being read at the moment. Please try again in a few seconds.',
    undefined,
    RETRY_AFTER_SECONDS,
  );
}
