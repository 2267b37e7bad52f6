import type { FastifyReply, FastifyRequest } from 'fastify';
import { finished } from 'node:stream';

const MOST_BYTES = 32 * 1_048_576;
const LONGEST_MS = 30_000;

/**
 * Takes what is still coming of a file that has been refused, and throws it away. Many clients look for the response
 * only once they have sent everything: were the connection closed at once, they would learn nothing but that. Whoever
 * goes on for too long is cut off.
 */
export function drain({ raw, headers }: FastifyRequest, reply: FastifyReply): void {
  const { socket } = raw;
  const cut = setTimeout(() => socket.destroy(), LONGEST_MS).unref();
  let bytes = 0;
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) socket.destroy();
  });
  finished(raw, () => clearTimeout(cut));
  if (!wantsClose(headers.connection)) return;
  // Node would close it as soon as the response has gone.
  void reply.header('Connection', 'keep-alive');
  raw.once('end', () => socket.end());
}

function wantsClose(connection: string | undefined): boolean {
  return /\bclose\b/i.test(connection ?? '');
}
