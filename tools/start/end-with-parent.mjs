import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

// Imported into every Node process that our scripts start (`startChild` of processes.mjs): it ends soon after the one
// that started it, however that ended. Nobody else could stop it once we have been killed with kill -9.

const parent = process.ppid;
if (isMainThread) setInterval(() => process.ppid !== parent && process.exit(1), 500).unref();
