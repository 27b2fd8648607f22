import type { DeliveryOutcome } from '../domain/notifications.js';
import { LOOPBACK } from '../server/guardRequests.js';
import type { OutgoingRequest } from '../webhooks/buildRequest.js';

/** Stored bytes of a receiver's response. */
const KEPT = 4096;

export interface Targets {
  allowed: readonly string[];
  /** Ports of the simulator on this machine. */
  ownPorts: () => readonly number[];
}

/**
 * Sends a delivery once and returns the outcome; it never throws. It connects only to this machine, except the
 * simulator itself, and to the allowed names, and follows no redirects.
 * @param stop aborts the wait for a response
 */
export async function sendRequest(
  { url, method, headers, body }: OutgoingRequest,
  { seconds, targets, stop }: { seconds: number; targets: Targets; stop?: AbortSignal },
): Promise<DeliveryOutcome> {
  const { hostname, port, protocol } = new URL(url);
  const isHere = LOOPBACK.includes(hostname);
  if (!isHere && !targets.allowed.includes(hostname)) {
    return { error: `O simulador só entrega nesta máquina; para ${hostname}, use --allow-target.` };
  }
  const number = Number(port || (protocol === 'https:' ? 443 : 80));
  if (isHere && targets.ownPorts().includes(number)) {
    return { error: `A porta ${number} é do simulador, que não entrega a si mesmo.` };
  }
  try {
    const timeout = AbortSignal.timeout(seconds * 1000);
    const signal = stop ? AbortSignal.any([timeout, stop]) : timeout;
    const response = await fetch(url, { method, headers, body, redirect: 'manual', signal });
    return { status: response.status, body: await readStart(response) };
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') {
      return { error: `O receptor não respondeu em ${seconds} segundos.` };
    }
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { error: `A entrega não chegou: ${cause instanceof Error ? cause.message : cause}` };
  }
}

async function readStart(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= KEPT) break;
  }
  return Buffer.concat(chunks).subarray(0, KEPT).toString('utf8').replaceAll('\0', '');
}
