import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';

/**
 * One GET, and the head of its answer; redirects are not followed.
 *
 * A fault of the connection after that ends the answer's body with it. Certificates are verified
 * whatever the environment says.
 */
export function exchange(
  address: URL,
  headers: OutgoingHttpHeaders,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    let answer: IncomingMessage | undefined;
    const options = { agent: false, headers, signal };
    const take = (response: IncomingMessage) => {
      answer = response;
      resolve(response);
    };
    const request =
      address.protocol === 'https:'
        ? https.get(address, { ...options, rejectUnauthorized: true }, take)
        : http.get(address, options, take);
    request.on('error', (error) => {
      reject(error);
      answer?.destroy(error);
    });
  });
}
