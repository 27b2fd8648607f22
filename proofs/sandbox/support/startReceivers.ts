import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { listen } from '../../../scripts/test/listen';

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
    const arrival = { body: await text(request), isAnswered: false };
    arrivals.push(arrival);
    const behaviour = behaviourOf(receiver);
    if (behaviour === 'mute') return;
    if (behaviour === 'slow') await setTimeout(LATE);
    arrival.isAnswered = !request.socket.destroyed;
    response.writeHead(behaviour === 'failing' ? 500 : 204).end();
  });
  const { close, origin } = await listen(server);
  return {
    arrivals,
    // Nothing listens on port 9 (discard).
    urlOf: (name: string) =>
      `${behaviourOf(name) === 'dead' ? 'http://127.0.0.1:9' : origin}/${name}`,
    close,
  };
}
