import type { FastifyRequest } from 'fastify';

/** Name of the cookie that opens one form. */
export function formCookie(formId: string): string {
  return `groundsheet-form-${formId}`;
}

/** The key that a request brings for the form of its `:id`: from `?key=`, else from the form's cookie. */
export function formKeyOf(request: FastifyRequest): string | undefined {
  const { id = '' } = request.params as { id?: string };
  return keyInAddress(request) ?? request.cookies[formCookie(id)];
}

export function keyInAddress(request: FastifyRequest): string | undefined {
  return (request.query as { key?: string }).key;
}
