import { parentPort } from 'node:worker_threads';

/** What a thread answers to a job: what came of it, or why nothing did. */
export type ThreadAnswer<Answer> = { answer: Answer } | { fault: string };

/** The thread's side of a `JobThread`: does each job that comes in. Job and answer are what structured cloning can carry. */
export function answerJobs<Job, Answer>(work: (job: Job) => Promise<Answer>): void {
  const port = parentPort!;
  port.on('message', async (job: Job) => {
    port.postMessage(
      await work(job).then(
        (answer): ThreadAnswer<Answer> => ({ answer }),
        (error: unknown): ThreadAnswer<Answer> => ({ fault: faultOf(error) }),
      ),
    );
  });
}

function faultOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
