import type { FastifyInstance } from 'fastify';

/** Mail programs post their "unsubscribe" as a form of either kind (RFC 8058), whose address contains all that matters. */
export function takeOneClicks(fastify: FastifyInstance): void {
  const types = ['multipart/form-data', 'application/x-www-form-urlencoded'];
  const small = { parseAs: 'string', bodyLimit: 1024 } as const;
  fastify.addContentTypeParser(types, small, (_, __, done) => done(null, undefined));
}
