import { rmSync } from 'node:fs';
import { readHolder, tidyAfter } from './holder.mjs';

/**
 * Waits for the process that started it to end, however it ends (kill -9 as well), and tidies what its
 * holder file still names. A holder that stopped in order has removed the file: then there is nothing to do.
 */
const [file, parent] = process.argv.slice(2);
const heldByParent = () => readHolder(file)?.pid === Number(parent);

async function tidy() {
  if (!heldByParent()) return;
  await tidyAfter(readHolder(file));
  // Meanwhile the next holder may have done the same and taken the file.
  if (heldByParent()) rmSync(file, { force: true });
}

if (process.connected) process.once('disconnect', tidy);
else await tidy();
