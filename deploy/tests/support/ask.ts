import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

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
  return async (path, headers = {}, method = 'GET') => {
    const asked = request({ agent, hostname, port, path, headers, method }).end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    const body = await buffer(response);
    return { status: response.statusCode ?? 0, headers: response.headers, body };
  };
}
