import { once } from 'node:events';
import http, { type RequestListener } from 'node:http';
import https from 'node:https';
import net, { type AddressInfo, type Server } from 'node:net';

/** A test host: its origin and the received requests. */
export interface Host {
  readonly origin: string;
  readonly asked: http.IncomingHttpHeaders[];
}

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

const servers: (Server | http.Server)[] = [];

/** A loopback host with the given response. */
export async function host(listener: RequestListener): Promise<Host> {
  const asked: http.IncomingHttpHeaders[] = [];
  const server = http.createServer((request, response) => {
    asked.push(request.headers);
    listener(request, response);
  });
  return { origin: `http://${await listen(server)}`, asked };
}

/** A host that writes raw bytes, which no HTTP library would send, and hangs up. */
export async function rawHost(...pieces: readonly (string | Uint8Array)[]): Promise<Host> {
  const asked: http.IncomingHttpHeaders[] = [];
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      asked.push({});
      for (const piece of pieces) socket.write(piece);
      socket.end();
    });
  });
  return { origin: `http://${await listen(server)}`, asked };
}

/** A host with a self-signed certificate. */
export async function untrustedHost(): Promise<Host> {
  const server = https.createServer({ key: KEY, cert: CERTIFICATE }, (_, response) =>
    response.end(),
  );
  return { origin: `https://${await listen(server)}`, asked: [] };
}

/** An address at which nothing listens. */
export async function closedPort(): Promise<string> {
  const server = net.createServer();
  const origin = `http://${await listen(server)}`;
  server.close();
  await once(server, 'close');
  return origin;
}

/** Ends every host opened since. */
export function closeHosts(): void {
  for (const server of servers.splice(0)) {
    if ('closeAllConnections' in server) server.closeAllConnections();
    server.close();
  }
}

async function listen(server: Server): Promise<string> {
  servers.push(server as http.Server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
