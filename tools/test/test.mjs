import { end, runEntry, stopAll } from '../start/entry.mjs';
import { onInstalledNode } from '../start/install.mjs';
import './stages.mjs';

/** `npm test`: installs what is missing and runs every check and test; the last line sums them. */
await runEntry(async () => {
  await onInstalledNode(import.meta.url);
  const { holdTestFolder } = await import('./test-database.mjs');
  const { runAll } = await import('./runners.mjs');
  const { failureLines, summaryLine } = await import('./summary.mjs');
  const { counts, times } = await runAll(holdTestFolder('npm test'));
  // What is still running ends before the line, so that nothing is printed after it.
  await stopAll();
  const lines = [...times, '', ...failureLines(counts), summaryLine(counts)];
  console.log(['', ...lines].join('\n'));
  await end(counts.some(({ failed }) => failed > 0) ? 1 : 0);
});
