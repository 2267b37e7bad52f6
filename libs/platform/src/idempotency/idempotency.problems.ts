import { refusal } from '../problems/refusal.js';

export const idempotencyProblems = {
  malformed: refusal(
    400,
    'idempotency-key.malformed',
    'The `Idempotency-Key` is empty or too long.',
    (longest: number) => `Please send one Idempotency-Key of 1 to ${longest} characters.`,
  ),
  reused: refusal(
    422,
    'idempotency-key.reused',
    'The `Idempotency-Key` has been used with another body.',
    'This Idempotency-Key was used for another request. Please use a new one.',
  ),
};
