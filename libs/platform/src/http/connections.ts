import type { FastifyHttpOptions } from 'fastify';
import type { Server } from 'node:http';
import { networkOf } from '../limits/network.js';

/** Connections of one process (docs/product.md, Limits). A browser opens six; a site office has 60 phones. */
const MOST = 2000;
const MOST_FROM_NETWORK = 500;

/** How long a connection may take for what. Clients that send a byte now and then must not keep us busy. */
export const connectionOptions: FastifyHttpOptions<Server> = {
  // A connection without a request must not delay stopping.
  forceCloseConnections: true,
  // A photo takes time over one bar of signal.
  requestTimeout: 300_000,
  // Whoever neither sends nor reads anything for so long has gone.
  connectionTimeout: 120_000,
  maxRequestsPerSocket: 1000,
  // A request without a host is refused later, with a sentence.
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 2000, requireHostHeader: false },
};

/** @param behindProxy if so, all connections come from the proxy, which bounds them itself */
export function boundConnections(server: Server, behindProxy: boolean): void {
  server.maxConnections = MOST;
  if (behindProxy) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress);
    const count = (open.get(network) ?? 0) + 1;
    if (count > MOST_FROM_NETWORK) return socket.destroy();
    open.set(network, count);
    return socket.once('close', () => {
      const left = open.get(network)! - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
