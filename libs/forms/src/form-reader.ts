import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Caller } from '@groundsheet/contracts';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '@groundsheet/platform';
import { formKeyOf } from './links/form-key.js';

/** Who may open a form, for the API documentation of the routes that read one. */
export const FORM_READERS =
  'Its driver, supervisors and admins; those it was mailed to, by the key of their link (`?key=`, or the cookie of `POST /api/form-links`).';

/** What somebody who wants to read a form has to show for it. */
export interface FormReader {
  /** Who is signed in; null for a guest. */
  readonly caller: Caller | null;
  /** Of a mailed link. */
  readonly key?: string;
}

/** The reader of the form of a route's `:id`. */
export const Reader = createParamDecorator((_: unknown, context: ExecutionContext): FormReader => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return { caller: callerOf(request), key: formKeyOf(request) };
});
