import { writeFileSync } from 'node:fs';

/** What an isolated process does for a living: exported by the module that its first argument names. */
export interface JobModule<Job, Part, Answer> {
  work(job: Job, tell: (part: Part) => void): Promise<Answer>;
}

/** What the process says of a job: each part of it as soon as it is there, and at last the answer. */
export type JobMessage<Part, Answer> = { readonly part: Part } | { readonly answer: Answer };

try {
  // Where memory runs out it is this process that goes.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Not every system has it.
}
// The one that started it has gone. Ending in order might take for ever (nodejs/node#54918).
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

const say = (message: JobMessage<unknown, unknown>) => process.send!(message);
const { work } = (await import(process.argv[2]!)) as JobModule<unknown, unknown, unknown>;
process.on('message', (job) => {
  // An error that the module does not answer for ends the process, and the job with it.
  void work(job, (part) => say({ part })).then((answer) => say({ answer }));
});
