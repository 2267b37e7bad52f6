import type { FastifyHttpOptions } from 'fastify';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networksOf } from '../../limits/network.js';

/** Connections of one process (docs/security.md, Overload). */
export const MOST_CONNECTIONS = 2000;
/** Connections of one network, unless it is a proxy that we trust: a browser opens six; a site office has 60 phones. */
const OF_ONE_NETWORK = 360;
/** From here on idle connections have to go: beyond {@link MOST_CONNECTIONS} nobody new would get one. */
const MANY_CONNECTIONS = 1500;

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

/**
 * Closes what one network opens beyond its share; and while all together have many, what is idle of the network that has most of
 * that. Node closes idle connections of everybody at once, and spares those that have never asked for anything.
 *
 * @param isTrusted tells of a proxy, behind which are many people
 */
export function boundConnections(server: Server, isTrusted: (address: string) => boolean): void {
  const byNetwork = new Map<string, Set<Socket>>();
  const busy = new Set<Socket>();
  let open = 0;
  server.on('request', ({ socket }, response) => {
    busy.add(socket);
    response.once('close', () => busy.delete(socket));
  });
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    if (!remoteAddress || isTrusted(remoteAddress)) return;
    const networks = networksOf(remoteAddress);
    const hasRoom = networks.every(
      ({ name, times }) => (byNetwork.get(name)?.size ?? 0) < OF_ONE_NETWORK * times,
    );
    if (!hasRoom) return void socket.destroy();
    open += 1;
    for (const { name } of networks) byNetwork.set(name, (byNetwork.get(name) ?? new Set()).add(socket));
    socket.once('close', () => {
      open -= 1;
      for (const { name } of networks) {
        byNetwork.get(name)!.delete(socket);
        if (byNetwork.get(name)!.size === 0) byNetwork.delete(name);
      }
    });
    if (open <= MANY_CONNECTIONS) return;
    const idle = [...byNetwork.values()].map((sockets) => [...sockets].filter((each) => !busy.has(each)));
    for (const each of idle.reduce((most, other) => (other.length > most.length ? other : most)))
      each.destroy();
  });
}
