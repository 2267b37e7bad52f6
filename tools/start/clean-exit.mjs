import { setFlagsFromString } from 'node:v8';

// Node 24 can wait for itself for ever when it ends: it joins V8's threads while one of them, compiling with Maglev
// or Sparkplug, waits for a garbage collection of the thread that joins (nodejs/node#54918, #64274). Imported by our
// own scripts, and by `endingCleanly` of processes.mjs into what they start.

setFlagsFromString('--no-maglev');
setFlagsFromString('--no-concurrent-sparkplug');
