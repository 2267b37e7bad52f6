import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { read, type ReadingJob } from './reading.js';
import type { ReadingNote, ReadPage } from './read-document.js';

/** What the process says: each page, and at last that it has done. */
export type ReaderMessage = { page: ReadPage } | { done: true; note?: ReadingNote };

// A form that is sent meanwhile comes first, and where memory runs out it is this process that goes.
setPriority(constants.priority.PRIORITY_LOW);
try {
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Not every system has it.
}
sharp.concurrency(1);
sharp.cache(false);

const say = (message: ReaderMessage) => process.send!(message);

process.on('message', (job: ReadingJob) => {
  void read(job, (page) => say({ page })).then((note) => say({ done: true, ...(note && { note }) }));
});
// The one that started it has gone. Ending in order might take for ever (nodejs/node#54918).
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
