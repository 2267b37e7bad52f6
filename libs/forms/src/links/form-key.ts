import type { FastifyRequest } from 'fastify';

/** Name of the cookie that opens one form. */
export function formCookie(formId: string): string {
  return `groundsheet-form-${formId}`;
}

/** The key that a request brings for the form of its `:id`: from `?key=`, else from the form's cookie. */
export function formKeyOf(request: FastifyRequest): string | undefined {
  const { key } = request.query as { key?: string };
  const { id = '' } = request.params as { id?: string };
  return key ?? request.cookies[formCookie(id)];
}
