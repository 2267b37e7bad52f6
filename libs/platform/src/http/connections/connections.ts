import type { FastifyHttpOptions } from 'fastify';
import type { Server } from 'node:http';

/** Connections of one process (docs/security.md, Overload). A browser opens six; a site office has 60 phones. */
export const MOST_CONNECTIONS = 2000;

/** How long a connection may take for what. Clients that send a byte now and then must not keep us busy. */
export const connectionOptions: FastifyHttpOptions<Server> = {
  // A connection without a request must not delay stopping.
  forceCloseConnections: true,
  // A photo takes time over one bar of signal.
  requestTimeout: 300_000,
  // A caller that neither sends nor reads anything for so long has gone.
  connectionTimeout: 120_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 2000 },
};
