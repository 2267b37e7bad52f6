import sharp from 'sharp';

const MB = 1_048_576;

/**
 * How long this process computed for it, in milliseconds: unlike the time it took, nothing that runs beside it counts. A test
 * asks for less than ten times what it takes at rest, at the least, so that only what hangs is red.
 */
export async function processorTime(work: () => unknown): Promise<number> {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

/** The most memory that the process took beside what it had before, looked at every two milliseconds. */
export async function megabytesOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const look = () => (most = Math.max(most, process.memoryUsage.rss()));
  const watch = setInterval(look, 2);
  await work();
  clearInterval(watch);
  look();
  return (most - before) / MB;
}

/** Begins to count the pictures that this process decodes or draws by itself; returns how many there were until then. */
export function decodedHere(): () => number {
  let count = 0;
  const more = () => (count += 1);
  sharp.queue.on('change', more);
  return () => {
    sharp.queue.off('change', more);
    return count;
  };
}
