import { readFileSync } from 'node:fs';
import http, { type RequestListener } from 'node:http';
import https from 'node:https';
import { beforeEach } from 'vitest';
import { listen } from '../../../../../scripts/test/listen';
import { makeTempFolder } from '../../../../../scripts/test/tempFolder';
import { formatFaults } from '../../load/SpecError';
import { loadContracts } from '../loadContracts';

/** Self-signed, so that it is refused. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg5ukG0tt0oGYo/Ns3
39nvkxtQlYGr/5/prWGFIgqLRfyhRANCAASDlrKDoCY1q1DFbCk2j2Qz8obT2lAq
DUmX5reYMoqrIHFfmAZAT9q4BLVIa7wAxl5vh057iiiMay/7sOabq+7z
-----END PRIVATE KEY-----`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBgDCCASWgAwIBAgIUHXCmbx5+C2505K6uP3nHFyxEX38wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjE4NTgzN1oYDzIxMjYxMDI5
MTg1ODM3WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASDlrKDoCY1q1DFbCk2j2Qz8obT2lAqDUmX5reYMoqrIHFfmAZAT9q4
BLVIa7wAxl5vh057iiiMay/7sOabq+7zo1MwUTAdBgNVHQ4EFgQU1nDLzFYdtD6f
r4iwx4xdC7o6alYwHwYDVR0jBBgwFoAU1nDLzFYdtD6fr4iwx4xdC7o6alYwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNJADBGAiEAtpw6pn0Onl2ynoTge8MZ
yFnZgsHz8OYGsB5FYgTi1Y4CIQDBknjcVYLgFZCWGg1VYuHTmrL6itvPTlRwOuxI
l4qDAw==
-----END CERTIFICATE-----`;

export async function host(listener: RequestListener) {
  const asked: http.IncomingHttpHeaders[] = [];
  const server = http.createServer((request, response) => {
    asked.push(request.headers);
    listener(request, response);
  });
  const { origin } = await listen(server);
  return { origin, asked };
}

export async function untrustedHost(): Promise<string> {
  const options = { key: KEY, cert: CERTIFICATE };
  const { origin } = await listen(https.createServer(options, (_, response) => response.end()));
  return origin.replace('http', 'https');
}

export async function closedPort(): Promise<string> {
  const { close, origin } = await listen(http.createServer());
  await close();
  return origin;
}

/** The site's copy of the contract under test, from its root. */
export const SNAPSHOT = 'specs/autenticacao.yaml';

/** A whole contract: the snapshot of the site under test. */
export const GOOD = readFileSync(SNAPSHOT);

/** A folder with one snapshot, for each test of a file. */
export function openSite(): { readonly dir: string } {
  const site = { dir: '' };
  beforeEach(() => {
    site.dir = makeTempFolder({ [SNAPSHOT]: String(GOOD) });
  });
  return site;
}

/** Gets one contract; pauses between tries take no time. */
export async function load(root: string, source: string, deadlineMs = 60_000) {
  const pauses: number[] = [];
  const { contracts, faults } = await loadContracts(
    [{ id: 'autenticacao', source, snapshot: SNAPSHOT }],
    { root, deadlineMs, wait: async (milliseconds) => pauses.push(milliseconds) },
  );
  return { contracts, pauses, text: formatFaults(faults) };
}

/** Gives every request the same response, by default the good contract. */
export function answer(
  status: number,
  headers: Record<string, string> = {},
  body: string | Uint8Array = GOOD,
): RequestListener {
  return (_, response) => void response.writeHead(status, headers).end(body);
}

/** Sends raw headers and a body that no HTTP library would send, and hangs up. */
export function answerRaw(headers: readonly string[], body: string | Uint8Array): RequestListener {
  return ({ socket }) => {
    socket.write(`${['HTTP/1.1 200 OK', ...headers].join('\r\n')}\r\n\r\n`);
    socket.end(body);
  };
}
