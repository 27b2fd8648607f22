import type { DeliveryOutcome } from '../domain/notifications.js';
import { LOOPBACK } from '../server/guardRequests.js';
import type { OutgoingRequest } from '../webhooks/buildRequest.js';
import { fetch, setTimeout } from '../work/realGlobals.js';

/** Stored bytes of a receiver's response. */
const KEPT = 4096;

/** Causes by Node's codes and texts, which are English, and empty where a name has two addresses. */
const CAUSES: readonly (readonly [RegExp, string])[] = [
  [/ECONNREFUSED/, 'nenhum programa atende nesta porta; inicie o programa ou corrija o endereço'],
  [/ENOTFOUND|EAI_AGAIN/, 'este nome não foi encontrado; corrija o endereço'],
  [/ETIMEDOUT|UNREACH/, 'esta rede não chega a este endereço'],
  [
    /ECONNRESET|EPIPE|UND_ERR_SOCKET|PREMATURE_CLOSE/,
    'a conexão foi fechada antes do fim da resposta',
  ],
  [/wrong.version/i, 'este endereço não atende por https; use http'],
  [/alert (.*certificate|handshake)/, 'a conexão foi recusada; confira o certificado de cliente'],
  [/SELF_SIGNED|LEAF|ISSUER/, 'o certificado não é de confiança; use NODE_EXTRA_CA_CERTS'],
];

export function explainBreak({ code = '', message }: NodeJS.ErrnoException): string {
  const [, cause = message || code] = CAUSES.find(([codes]) => codes.test(code + message)) ?? [];
  return cause;
}

interface SendOptions {
  seconds: number;
  /** Host names besides this machine's. */
  allowTargets: readonly string[];
  stop?: AbortSignal;
}

/**
 * Sends a delivery once and returns the outcome; it never throws. It connects only to this machine and to the allowed
 * names, and follows no redirects. A simulator refuses it by its User-Agent.
 */
export async function sendRequest(
  { url, method, headers, body }: OutgoingRequest,
  { seconds, allowTargets, stop }: SendOptions,
): Promise<DeliveryOutcome> {
  const { hostname } = new URL(url);
  if (![...LOOPBACK, ...allowTargets].includes(hostname)) {
    return { error: `O simulador só entrega nesta máquina; para ${hostname}, use --allow-target.` };
  }
  try {
    const signal = abortAfter(seconds * 1000, stop);
    const response = await fetch(url, { method, headers, body, redirect: 'manual', signal });
    return { status: response.status, body: await readStart(response) };
  } catch (error) {
    const { cause, name } = error as Error;
    if (name === 'TimeoutError') {
      return { error: `O receptor não respondeu em ${seconds} segundos.` };
    }
    return { error: `A entrega não chegou: ${explainBreak((cause ?? error) as Error)}.` };
  }
}

/** A signal that aborts after some time, or when `stop` does. Node may lose an `AbortSignal.timeout` that is in `any`. */
export function abortAfter(milliseconds: number, stop?: AbortSignal): AbortSignal {
  const late = new AbortController();
  const reason = new DOMException('', 'TimeoutError');
  setTimeout(() => late.abort(reason), milliseconds).unref();
  return stop ? AbortSignal.any([late.signal, stop]) : late.signal;
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
