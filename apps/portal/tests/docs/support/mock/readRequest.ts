import type { IncomingMessage } from 'node:http';
import { arrayBuffer } from 'node:stream/consumers';
import type { IHttpRequest } from '@stoplight/prism-http';
import type { CurlCall } from '../readCurl';

/** A request as both checks of the mock take it. */
export interface MockRequest {
  readonly service: string;
  readonly forPrism: IHttpRequest;
  readonly asCurl: CurlCall;
}

/**
 * Reads a request whose address starts with the service's name.
 *
 * @throws {SyntaxError} when a body of JSON is none.
 */
export async function readRequest(message: IncomingMessage): Promise<MockRequest> {
  const bytes = new Uint8Array(await arrayBuffer(message));
  const [, service = '', rest = ''] = /^\/([\w-]+)(\/.*)$/.exec(message.url ?? '') ?? [];
  const { pathname: path, searchParams } = new URL(rest, 'http://mock.example');
  const method = message.method ?? 'GET';
  const headers = Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [name, String(value)]),
  );
  const type = headers['content-type'] ?? '';
  const text = bytes.length > 0 ? new TextDecoder().decode(bytes) : undefined;
  const isForm = type.startsWith('multipart/');
  return {
    service,
    forPrism: {
      method: method.toLowerCase() as IHttpRequest['method'],
      url: { path, query: readQuery(searchParams) },
      headers,
      body: text !== undefined && type.startsWith('application/json') ? JSON.parse(text) : text,
    },
    asCurl: {
      line: 0,
      method,
      url: `https://${service}.homologacao.frontier.example${rest}`,
      headers: new Map(Object.entries(headers)),
      data: isForm ? undefined : text,
      form: isForm ? await readForm(bytes, type) : [],
    },
  };
}

function readQuery(query: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

/** The parts of a form as curl's `--form` writes them. */
async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<string[]> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  return [...form].map(([name, value]) =>
    typeof value === 'string' ? `${name}=${value}` : `${name}=@${value.name}`,
  );
}
