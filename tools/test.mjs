import { beforeEnd, end, runEntry } from './entry.mjs';
import { onInstalledNode } from './install.mjs';

/** `npm test`: installs what is missing and runs every check and test; the last line sums them. */
await runEntry(async () => {
  await onInstalledNode(import.meta.url);
  const { holdTestFolder } = await import('./test-database.mjs');
  const { runAll } = await import('./test-runners.mjs');
  const { summaryLine } = await import('./summary.mjs');
  const test = await holdTestFolder('npm test');
  beforeEnd(() => test.holding.stop());
  const counts = await runAll(test);
  // What is still running ends before the line, so that nothing is printed after it.
  await test.holding.stop();
  console.log(`\n${summaryLine(counts)}`);
  await end(counts.some(({ failed }) => failed > 0) ? 1 : 0);
});
