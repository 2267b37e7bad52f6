const MB = 1_048_576;

/** How long this process computed for it, in milliseconds: unlike the time it took, nothing that runs beside it counts. */
export async function processorTime(work: () => unknown): Promise<number> {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

/**
 * The most memory that the process took beside what it had before, looked at every two milliseconds, and its processor
 * time: the least of three runs.
 */
export async function costOf(
  work: () => Promise<unknown>,
): Promise<{ megabytes: number; milliseconds: number }> {
  const before = process.memoryUsage.rss();
  let most = before;
  let milliseconds = Infinity;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 2);
  for (let run = 0; run < 3; run++) milliseconds = Math.min(milliseconds, await processorTime(work));
  clearInterval(watch);
  most = Math.max(most, process.memoryUsage.rss());
  return { megabytes: (most - before) / MB, milliseconds };
}
