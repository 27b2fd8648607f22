import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const started = new Set<Server>();

/** Starts a server on a free port of loopback. `close` also ends its open connections; Vitest closes it after a file. */
export async function listen(server: Server) {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  started.add(server);
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => closeServer(server) };
}

async function closeServer(server: Server): Promise<void> {
  started.delete(server);
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}

export async function closeServers(): Promise<void> {
  await Promise.all([...started].map(closeServer));
}
