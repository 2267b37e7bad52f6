import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Caller } from '@groundsheet/contracts';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '@groundsheet/platform';
import { formKeyOf, keyInAddress } from '../links/form-key.js';

/** Who may open a form, for the API documentation of the routes that read one. */
export const FORM_READERS =
  'Its driver; once it is sent, supervisors and admins, and those it was mailed to, by the key of their link (`?key=`, or the cookie of `POST /api/form-links`).';

/** As what a person reads a form: as its driver, from the office, or as one of those it was mailed to. */
export const READ_AS = ['driver', 'office', 'recipient'] as const;
export type ReadAs = (typeof READ_AS)[number];

/** What of a form, or of a set, is opened; its photos count as one. */
export type OpenedAs = 'form' | 'pdf' | 'photo';

export interface FormReader {
  /** Who is signed in; null for a guest. */
  readonly caller: Caller | null;
  /** Of a mailed link. */
  readonly key?: string;
  /** Whether the link is used as it is: it has not been exchanged for a cookie, which would have been recorded. */
  readonly bringsLink: boolean;
  /** Whether they only ask if it is there. */
  readonly isHead: boolean;
}

/** The reader of the form of a route's `:id`. */
export const Reader = createParamDecorator((_: unknown, context: ExecutionContext): FormReader => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return {
    caller: callerOf(request),
    key: formKeyOf(request),
    bringsLink: keyInAddress(request) !== undefined,
    isHead: request.method === 'HEAD',
  };
});
