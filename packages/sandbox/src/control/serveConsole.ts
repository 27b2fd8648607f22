import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

/** Nothing but the simulator's own files and calls, and no markup out of a text. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The console's files by the addresses that they are served at. */
const FILES = {
  '/': ['index.html', 'text/html; charset=utf-8'],
  '/_sandbox/console.js': ['console.js', 'text/javascript; charset=utf-8'],
  '/_sandbox/console.css': ['console.css', 'text/css; charset=utf-8'],
  '/_sandbox/geist.woff2': ['geist.woff2', 'font/woff2'],
  '/_sandbox/geist-mono.woff2': ['geist-mono.woff2', 'font/woff2'],
} as const;

/** Serves the console at `/`, out of a folder that the build writes; nothing where there is none. */
export function serveConsole(server: FastifyInstance, folder: string | undefined): void {
  if (folder === undefined || !existsSync(folder)) return;
  for (const [url, [name, type]] of Object.entries(FILES)) {
    const bytes = readFileSync(path.join(folder, name));
    const tag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
    server.get(url, async ({ headers }, reply) => {
      reply
        .header('etag', tag)
        .header('cache-control', 'no-cache')
        .header('content-security-policy', POLICY)
        .header('x-content-type-options', 'nosniff')
        .header('referrer-policy', 'no-referrer')
        .header('cross-origin-opener-policy', 'same-origin')
        .header('cross-origin-resource-policy', 'same-origin');
      if (headers['if-none-match'] === tag) return reply.code(304).send();
      return reply.type(type).send(bytes);
    });
  }
  server.get('/_sandbox/', async (_request, reply) => reply.redirect('/'));
}
