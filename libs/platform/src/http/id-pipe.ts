import { ParseUUIDPipe } from '@nestjs/common';
import { Problem } from '../problems/problem.js';

/** For `:id` in a path: an invalid id is simply not found. */
export const IdPipe = new ParseUUIDPipe({
  exceptionFactory: () => new Problem(404, 'request.not-found', 'There is nothing at this address.'),
});
