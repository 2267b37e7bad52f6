import { refusal } from '../problems/refusal.js';

export const eventProblems = {
  tooManyStreams: refusal(429, 'stream.too-many', 'The account already has ten streams open.', {
    message: 'You have this page open in too many tabs.',
    retryAfter: 60,
  }),
  notParked: refusal(
    404,
    'job.not-parked',
    'There is no such job, or another admin has run it again.',
    'This job is no longer waiting: it is running, or it is done.',
  ),
};
