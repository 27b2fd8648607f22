import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As received, without decompression. */
  readonly body: Buffer;
}

export type Ask = (
  path: string,
  headers?: Readonly<Record<string, string>>,
  method?: string,
) => Promise<Answer>;

/** Requests paths without normalisation, over persistent connections. */
export function askAt(origin: string): Ask {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(origin);
  return (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const asked = request({ agent, hostname, port, path, headers, method }, (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(pieces),
          }),
        );
      });
      asked.on('error', reject);
      asked.end();
    });
}
