import type { FastifyReply } from 'fastify';

/**
 * Links to the next page of a list: `Link: </api/history?limit=20&after=…>; rel="next"` (RFC 8288). The other parameters
 * stay as they were.
 *
 * @param after null on the last page, which has no such header
 */
export function linkToNext(reply: FastifyReply, after: string | null): void {
  if (after === null) return;
  const next = new URL(reply.request.url, 'http://this.host');
  next.searchParams.set('after', after);
  void reply.header('Link', `<${next.pathname}${next.search}>; rel="next"`);
}
