import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { phrase } from '../../labels/languageTables.js';
import { CommandError } from '../commandErrors.js';
import type { Preview } from './renderPreview.js';

const ADDRESS = '127.0.0.1';
/** Where to listen unless a port is asked for: the first of these that is free. */
const PORTS = Array.from({ length: 20 }, (_, index) => 4000 + index);
/** Host names of this machine; a request with another one comes from a page of another site. */
const OWN_HOST = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i;
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};
/** Where pages hear that there is another rendering. */
const EVENTS = 'events';
const HEADERS = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};
/** A picture runs no script where it is opened by itself, either. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Shows a preview to browsers on this machine, and tells them when there is another. */
export class PreviewServer {
  private readonly server = createServer((request, response) => this.answer(request, response));
  private readonly listeners = new Set<ServerResponse>();

  constructor(private preview: Preview) {}

  show(preview: Preview): void {
    this.preview = preview;
    for (const listener of this.listeners) this.tell(listener);
  }

  /**
   * @param port the one to use; 0 for any that is free.
   * @returns the address to open.
   * @throws {CommandError} when the port is taken.
   */
  async listen(port: number | undefined): Promise<string> {
    const ports = port === undefined ? PORTS : [port];
    for (const wanted of ports) {
      try {
        await once(this.server.listen(wanted, ADDRESS), 'listening');
        const bound = this.server.address();
        const used = typeof bound === 'object' && bound ? bound.port : wanted;
        return `http://${ADDRESS}:${used}/`;
      } catch (error) {
        if (!isTaken(error)) throw error;
      }
    }
    const range = [...new Set([ports[0], ports.at(-1)])].join('–');
    throw new CommandError(phrase('command.portTaken', { ports: range }));
  }

  async close(): Promise<void> {
    if (!this.server.listening) return;
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const { headers, method, url = '' } = request;
    if (!OWN_HOST.test(headers.host ?? '')) refuse(response, 403);
    else if (method !== 'GET' && method !== 'HEAD') refuse(response, 405);
    else if (addressOf(url) === EVENTS) this.listenTo(response);
    else this.send(addressOf(url), response);
  }

  private send(address: string, response: ServerResponse): void {
    const name = address === '' || address.endsWith('/') ? `${address}index.html` : address;
    const { files, otherwise } = this.preview;
    const content = files.get(name);
    const type = TYPES[content === undefined ? '.html' : path.extname(name)];
    response.writeHead(content === undefined ? otherwise.status : 200, {
      ...HEADERS,
      ...(type === undefined ? {} : { 'Content-Type': type }),
      ...(type === TYPES['.svg'] ? { 'Content-Security-Policy': PICTURE_POLICY } : {}),
    });
    response.end(content ?? otherwise.html);
  }

  private listenTo(response: ServerResponse): void {
    response.writeHead(200, { ...HEADERS, 'Content-Type': 'text/event-stream' });
    this.listeners.add(response);
    response.on('close', () => this.listeners.delete(response));
    this.tell(response);
  }

  /** At once to a page that just opened, too: it may have missed a change. */
  private tell(listener: ServerResponse): void {
    listener.write(`data: ${this.preview.rendering}\n\n`);
  }
}

/** The path of a request as a file name; unchanged, so that it names no file, where it cannot be decoded. */
function addressOf(url: string): string {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/s, '').slice(1));
  } catch {
    return url;
  }
}

function refuse(response: ServerResponse, status: 403 | 405): void {
  response.writeHead(status, HEADERS).end();
}

function isTaken(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'EADDRINUSE' || code === 'EACCES';
}
