import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

export interface FolderServer {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

interface ServedBody {
  readonly type: string;
  readonly bytes: Buffer;
  readonly encoding?: 'br';
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.yaml': 'application/yaml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const PACKED = new Set(['.png', '.ico', '.woff2']);

/**
 * Serves a folder on loopback like a static host: `/a` is `a`, `a.html` or `a/index.html`, and texts
 * are compressed once with Brotli's highest quality.
 */
export async function serveFolder(folder: string): Promise<FolderServer> {
  const bodies = new Map<string, ServedBody>();
  const server = createServer((request, response) => {
    const route = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const file = findFile(folder, route);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const body = bodies.get(file) ?? readBody(file);
    bodies.set(file, body);
    response.writeHead(200, {
      'content-type': body.type,
      'content-length': body.bytes.length,
      'cache-control': 'max-age=600',
      ...(body.encoding && { 'content-encoding': body.encoding }),
    });
    response.end(body.bytes);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function findFile(folder: string, route: string): string | undefined {
  // A normalised absolute route cannot leave the folder by `..`.
  const wanted = path.join(folder, path.posix.normalize(route));
  return [wanted, `${wanted}.html`, path.join(wanted, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

function readBody(file: string): ServedBody {
  const extension = path.extname(file);
  const type = TYPES[extension] ?? 'application/octet-stream';
  const raw = readFileSync(file);
  if (PACKED.has(extension)) return { type, bytes: raw };
  return { type, bytes: compress(raw), encoding: 'br' };
}

/** Brotli of the highest quality, like the variants of a static host. */
export function compress(text: string | Buffer): Buffer {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}
