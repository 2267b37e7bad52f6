import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const SHELL = 'index.html';
const ONE_YEAR = 31_536_000;
/** Pages whose address holds a key, which neither a shared computer nor a search engine is to keep. */
const WITH_KEY =
  /^\/(completed-form|completed-set|documents-for|confirm-email|reset-password|accept-invitation|do-not-send)(\/|$)/;

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
      if (WITH_KEY.test(pathOf(reply.request))) void reply.header('X-Robots-Tag', 'noindex');
      // Nothing is cached unless it says so.
      else if (path.startsWith(hashed))
        void reply.header('Cache-Control', `public, max-age=${ONE_YEAR}, immutable`);
      else void reply.header('Cache-Control', 'no-cache');
    },
  });
  fastify.get('/', (_, reply) => sendShell(reply));
  // A page that the build made for one path, which asks for the scripts of that path at once.
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html') && name !== SHELL);
  for (const page of pages)
    fastify.get(`/${basename(page, '.html')}`, (_, reply) => reply.status(200).sendFile(page));
}

/** The page for every path; the browser's router knows the path or shows the 404 page. */
export function sendShell(reply: FastifyReply): FastifyReply {
  return reply.status(200).sendFile(SHELL);
}

/** True for files, Swagger's page among them; what has no route is none. */
export function isFile({ routeOptions: { url } }: FastifyRequest): boolean {
  return url !== undefined && !/^\/(api|metrics)(\/|$)/.test(url);
}

/** True for a path that a person may have typed, and neither the API nor a file. */
export function isPagePath(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return (
    reads &&
    path !== '' &&
    !/^\/(api|docs|metrics|assets)(\/|$)/.test(path) &&
    !path.slice(path.lastIndexOf('/')).includes('.')
  );
}

/** As the router reads it: the address may be escaped, or a whole one; empty if it is neither path nor address. */
function pathOf({ url }: FastifyRequest): string {
  const parsed = URL.parse(url.startsWith('/') ? `http://this.host${url}` : url);
  return parsed ? decodeURI(parsed.pathname) : '';
}
