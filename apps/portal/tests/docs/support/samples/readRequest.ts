import type { IncomingMessage } from 'node:http';
import { arrayBuffer } from 'node:stream/consumers';
import type { CurlCall } from '../readCurl';

/** A request as the simulator takes it, and as the check of guides' commands does. */
export interface SampleCall {
  readonly service: string;
  readonly asCurl: CurlCall;
  readonly injected: {
    readonly method: string;
    readonly url: string;
    readonly headers: Record<string, string>;
    readonly payload?: Uint8Array;
  };
}

/** Reads a request whose address starts with the service's name. */
export async function readRequest(message: IncomingMessage): Promise<SampleCall> {
  const bytes = new Uint8Array(await arrayBuffer(message));
  const [, service = '', url = ''] = /^\/([\w-]+)(\/.*)$/.exec(message.url ?? '') ?? [];
  const method = message.method ?? 'GET';
  const headers = Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [name, String(value)]),
  );
  const type = headers['content-type'] ?? '';
  const isForm = type.startsWith('multipart/');
  const hasBody = bytes.length > 0;
  return {
    service,
    injected: {
      method,
      url,
      headers,
      ...(hasBody ? { payload: bytes } : {}),
    },
    asCurl: {
      line: 0,
      method,
      url: `https://${service}.homologacao.frontier.example${url}`,
      headers: new Map(Object.entries(headers)),
      data: isForm || !hasBody ? undefined : new TextDecoder().decode(bytes),
      form: isForm ? await readForm(bytes, type) : [],
    },
  };
}

/** The parts of a form as curl's `--form` writes them. */
async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<string[]> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  return [...form].map(([name, value]) =>
    typeof value === 'string' ? `${name}=${value}` : `${name}=@${value.name}`,
  );
}
