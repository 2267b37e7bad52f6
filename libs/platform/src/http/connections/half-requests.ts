import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../../limits/network.js';
import { anyRequestProblems } from '../../problems/request.problems.js';

/** Requests of one network whose bodies are still arriving. */
export const BODIES_PER_NETWORK = 100;

/** Milliseconds for a body of the usual size, and for every KB beyond that: 16 KB a second is one bar of signal. */
const FOR_A_USUAL_BODY = 10_000;
const PER_FURTHER_KB = 1000 / 16;
/** The longest that anything may take; a photo is of 10 MB at most. */
const LONGEST = 300_000;
const USUAL_KB = 16;

/**
 * Bodies that arrive a byte now and then must not take the places of everybody else. A network has so many on their way at a
 * time, and each has to arrive within a time that follows from its size (docs/decisions/0005).
 */
export function boundHalfRequests(fastify: FastifyInstance): void {
  const arriving = new Map<string, number>();
  const count = (network: string, by: 1 | -1) => {
    const now = (arriving.get(network) ?? 0) + by;
    if (now > 0) arriving.set(network, now);
    else arriving.delete(network);
  };
  fastify.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (!hasBody(request) || raw.complete) return done();
    const network = networkOf(request.ip);
    if ((arriving.get(network) ?? 0) >= BODIES_PER_NETWORK) {
      // What is still to come of the body would only be read to be thrown away.
      void reply.header('Connection', 'close');
      return done(anyRequestProblems.tooManyArriving());
    }
    count(network, 1);
    const late = setTimeout(() => raw.destroy(), timeFor(request));
    let isOver = false;
    const over = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(late);
      raw.socket.off('close', over);
      count(network, -1);
    };
    // A request that was refused before its body was read does not say itself that the connection is gone.
    raw.once('end', over).once('close', over).socket.once('close', over);
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** A body that does not say how large it is has the time of a usual one, unless it is a file. */
function timeFor({ headers, routeOptions }: FastifyRequest): number {
  const announced = headers['content-length'];
  if (announced === undefined) return routeOptions.config.takesFile ? LONGEST : FOR_A_USUAL_BODY;
  const furtherKb = Math.max(0, Number(announced) / 1024 - USUAL_KB);
  return Math.min(FOR_A_USUAL_BODY + furtherKb * PER_FURTHER_KB, LONGEST);
}
