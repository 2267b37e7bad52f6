import { ParseUUIDPipe } from '@nestjs/common';
import { Problem } from '../problems/problem.js';

/** For `:id` of a path: what is no id of ours is not found. */
export const IdPipe = new ParseUUIDPipe({
  exceptionFactory: () => new Problem(404, 'request.not-found', 'There is nothing at this address.'),
});
