import type { Outcome } from '../domain/deliveries.js';
import type { OutgoingRequest } from './buildRequest.js';

/** Bytes of a receiver's answer that are kept. */
const KEPT = 4096;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Sends a delivery once and gives what it met, never an error. Only to this machine and the allowed names; an
 * answer that leads elsewhere is not followed.
 */
export async function sendRequest(
  { url, method, headers, body }: OutgoingRequest,
  { seconds, allowed }: { seconds: number; allowed: readonly string[] },
): Promise<Outcome> {
  const { hostname } = new URL(url);
  if (![...LOOPBACK, ...allowed].includes(hostname)) {
    return { error: `O simulador só entrega nesta máquina; para ${hostname}, use --allow-target.` };
  }
  try {
    const signal = AbortSignal.timeout(seconds * 1000);
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

/** The beginning of an answer; the rest is not waited for. */
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
