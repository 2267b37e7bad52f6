import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { drain } from './drain.js';

const FILE = 'application/octet-stream';
/** Milliseconds without data after which the connection is closed. */
const STALLED = 30_000;

interface FileRule {
  readonly takesFile?: true;
}

/** A file that has not been read yet. Its size is unknown, whatever the sender says. */
export interface IncomingFile {
  readonly stream: Readable;
  /** Bytes, as claimed by the sender. */
  readonly announcedSize: number | undefined;
}

/** A route whose body is one file. The size limit of JSON bodies does not apply; the handler counts the bytes. */
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

/** Passes files unread to the routes that take one, and drains those that they refuse; all other routes refuse them. */
export function takeFiles(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _, done) => {
    // The content decides what a file is, not its sender: it must not be parsed, whatever its type claims.
    if (takesFile(request)) request.raw.headers['content-type'] = FILE;
    done();
  });
  fastify.addHook('onSend', (request, reply, _, done) => {
    if (takesFile(request) && !request.raw.complete) drain(request, reply);
    done();
  });
  fastify.addContentTypeParser(FILE, (request, stream, done) => {
    if (takesFile(request)) return done(null, stream);
    done(Object.assign(new Error('This route does not accept files.'), { statusCode: 415 }));
  });
}

function takesFile(request: FastifyRequest): boolean {
  return (request.routeOptions.config as FileRule | undefined)?.takesFile === true;
}
