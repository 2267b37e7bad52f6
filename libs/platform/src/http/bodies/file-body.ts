import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { routeRule } from '../route-rule.js';

const FILE = 'application/octet-stream';
/** Milliseconds without data after which the connection is closed. */
const STALLED = 30_000;
/** Bytes of a refused file that are still taken. */
const MOST_DRAINED = 32 * 1_048_576;

/** A file that has not been read yet. Its size is unknown, whatever the sender says. */
export interface IncomingFile {
  readonly stream: Readable;
  /** Bytes, as claimed by the sender. */
  readonly announcedSize: number | undefined;
}

/** A route whose body is one file. The size limit of JSON bodies does not apply; the handler counts the bytes. */
export function TakesFile(): MethodDecorator {
  return routeRule({ takesFile: true });
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
    if (request.routeOptions.config.takesFile) request.raw.headers['content-type'] = FILE;
    done();
  });
  fastify.addHook('onSend', (request, _reply, _payload, done) => {
    if (request.routeOptions.config.takesFile && !request.raw.complete) drain(request);
    done();
  });
  fastify.addContentTypeParser(FILE, (request, stream, done) => {
    if (request.routeOptions.config.takesFile) return done(null, stream);
    done(Object.assign(new Error('This route does not accept files.'), { statusCode: 415 }));
  });
}

/**
 * Takes what is still coming of a file that has been refused, and throws it away. Many clients look for the response only
 * once they have sent everything: nobody would take the rest, since we have begun to read it.
 */
function drain({ raw }: FastifyRequest): void {
  let bytes = 0;
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_DRAINED) raw.destroy();
  });
}
