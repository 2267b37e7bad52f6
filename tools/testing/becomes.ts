import { setTimeout as sleep } from 'node:timers/promises';

/** In milliseconds; longer than anything takes on a machine that does much else. */
const LONGEST = 60_000;

/** Waits until something is so that happens beside the test. */
export async function becomes(holds: () => unknown): Promise<void> {
  const end = performance.now() + LONGEST;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`This did not become so within a minute: ${String(holds)}`);
    await sleep(20);
  }
}
