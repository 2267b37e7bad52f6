import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';

const FILE = 'application/octet-stream';
/** So long may nothing come before the connection is given up, in milliseconds. */
const STALLED = 30_000;

interface FileRule {
  readonly takesFile?: true;
}

/** A file as it comes in: not yet read, and of unknown size whatever the sender says. */
export interface IncomingFile {
  readonly stream: Readable;
  /** What the sender says, in bytes. */
  readonly announcedSize: number | undefined;
}

/** A route whose body is one file. The limit of JSON bodies does not hold there: the handler counts. */
export function TakesFile(): MethodDecorator {
  return RouteConfig({ takesFile: true } satisfies FileRule);
}

/** The file of a route that is marked by {@link TakesFile}. */
export const FileBody = createParamDecorator((_: unknown, context: ExecutionContext): IncomingFile => {
  const { body, headers, raw } = context.switchToHttp().getRequest<FastifyRequest>();
  raw.setTimeout(STALLED);
  const announced = headers['content-length'];
  return {
    stream: body instanceof Readable ? body : Readable.from([]),
    announcedSize: announced === undefined ? undefined : Number(announced),
  };
});

/** Hands files to the routes that take one, unread; anywhere else they are refused as before. */
export function takeFiles(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _, done) => {
    // The content says what a file is, not its sender: whatever it is called, it is not to be parsed.
    if (takesFile(request)) request.raw.headers['content-type'] = FILE;
    done();
  });
  fastify.addContentTypeParser(FILE, (request, stream, done) => {
    if (takesFile(request)) return done(null, stream);
    done(Object.assign(new Error('This route takes no file.'), { statusCode: 415 }));
  });
}

function takesFile(request: FastifyRequest): boolean {
  return (request.routeOptions.config as FileRule | undefined)?.takesFile === true;
}
