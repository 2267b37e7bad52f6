import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { join } from 'node:path';

const ONE_YEAR = 31_536_000;

/** Serves the built web app. Hashed files are pre-compressed and cached for ever, everything else is revalidated. */
export async function serveWebApp(fastify: FastifyInstance, folder: string): Promise<void> {
  const hashed = join(folder, 'assets');
  await fastify.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header(
        'Cache-Control',
        path.startsWith(hashed) ? `public, max-age=${ONE_YEAR}, immutable` : 'no-cache',
      );
    },
  });
  fastify.get('/', (_, reply) => sendShell(reply));
}

/** The page for every path; the browser's router knows the path or shows the 404 page. */
export function sendShell(reply: FastifyReply): FastifyReply {
  return reply.status(200).sendFile('index.html');
}

/** True for a path that a person may have typed, and neither the API nor a file. */
export function isPagePath(request: FastifyRequest): boolean {
  const path = request.url.split('?', 1)[0]!;
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return (
    reads &&
    !/^\/(api|docs|metrics|assets)(\/|$)/.test(path) &&
    !path.slice(path.lastIndexOf('/')).includes('.')
  );
}
