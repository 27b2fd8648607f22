import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** `slow` responds late with success, `mute` never; `dead` refuses connections. */
export type Behaviour = 'good' | 'slow' | 'mute' | 'failing' | 'dead';

/** A delivery that arrived. */
export interface Arrival {
  body: string;
  /** Whether it was answered before the sender gave up. */
  isAnswered: boolean;
}

const LATE = 700;

/** Receivers of notifications, one for each name, and the deliveries in order of arrival. */
export async function startReceivers(behaviourOf: (receiver: string) => Behaviour) {
  const arrivals: Arrival[] = [];
  const server = createServer(async (request, response) => {
    const receiver = (request.url ?? '').slice(1);
    let body = '';
    for await (const chunk of request) body += chunk;
    const arrival = { body, isAnswered: false };
    arrivals.push(arrival);
    const behaviour = behaviourOf(receiver);
    if (behaviour === 'mute') return;
    if (behaviour === 'slow') await setTimeout(LATE);
    arrival.isAnswered = !request.socket.destroyed;
    response.writeHead(behaviour === 'failing' ? 500 : 204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    arrivals,
    // Nothing listens on port 9 (discard).
    urlOf: (name: string) => `http://127.0.0.1:${behaviourOf(name) === 'dead' ? 9 : port}/${name}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
