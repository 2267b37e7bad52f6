import { refusal } from '../problems/refusal.js';

export const healthProblems = {
  jobsStopped: refusal(503, 'service.jobs-stopped', 'The job runners of this worker have stopped.', {
    message: 'No jobs are being run at the moment.',
    retryAfter: 5,
  }),
};
