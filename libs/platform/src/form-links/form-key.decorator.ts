import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Name of the cookie that opens one form. */
export function formCookie(formId: string): string {
  return `groundsheet-form-${formId}`;
}

/** The key that a request brings for the form of its `:id`: from `?key=`, else from the form's cookie. */
export const FormKey = createParamDecorator((_: unknown, context: ExecutionContext): string | undefined => {
  const request = context
    .switchToHttp()
    .getRequest<FastifyRequest<{ Querystring: { key?: string }; Params: { id?: string } }>>();
  return request.query.key ?? request.cookies[formCookie(request.params.id ?? '')];
});
