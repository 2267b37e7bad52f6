const EVERY_MS = 1_000;
/** Where the lines are kept, as in a log. */
const EVERY_MS_IN_A_LOG = 15_000;

/** `412 MB`, `3.1 GB`: as disks are sold. */
export function bytesWords(bytes: number): string {
  const [unit, size] = bytes < 1e6 ? ['KB', 1e3] : bytes < 1e9 ? ['MB', 1e6] : ['GB', 1e9];
  return `${(bytes / (size as number)).toFixed(bytes < 1e9 ? 0 : 1)} ${unit as string}`;
}

function timeWords(seconds: number): string {
  if (seconds < 60) return 'less than a minute';
  const minutes = Math.round(seconds / 60);
  if (minutes < 120) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `${Math.round(minutes / 60)} hours`;
}

/** Says how far something long has come, and about how long the rest will take. */
export class Progress {
  done = 0;
  private readonly began = performance.now();
  private readonly timer: NodeJS.Timeout;

  /** @param total bytes, as far as they are known by now */
  constructor(
    private readonly what: string,
    private readonly total: () => number,
  ) {
    this.timer = setInterval(() => this.say(), process.stdout.isTTY ? EVERY_MS : EVERY_MS_IN_A_LOG);
    this.timer.unref();
  }

  /** Runs the work, and says in the end how much it was. */
  static async of<T>(
    what: string,
    total: () => number,
    work: (progress: Progress) => Promise<T>,
  ): Promise<T> {
    const progress = new Progress(what, total);
    try {
      const result = await work(progress);
      progress.write(`${what}: ${bytesWords(progress.done)}.`, true);
      return result;
    } finally {
      clearInterval(progress.timer);
    }
  }

  private say(): void {
    const left = Math.max(this.total() - this.done, 0);
    const seconds = (performance.now() - this.began) / 1000;
    const rest = this.done > 0 ? `, ${timeWords((seconds * left) / this.done)} left` : '';
    this.write(
      `${this.what}: ${bytesWords(this.done)} of about ${bytesWords(this.done + left)}${rest}`,
      false,
    );
  }

  private write(line: string, isLast: boolean): void {
    if (!process.stdout.isTTY) process.stdout.write(`${line}\n`);
    else process.stdout.write(`\r\u001b[K${line}${isLast ? '\n' : ''}`);
  }
}
