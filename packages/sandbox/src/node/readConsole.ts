import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ConsoleFile } from '../control/serveReadings.js';

/** The console's files: URL path, name and media type. */
const FILES = [
  ['/', 'index.html', 'text/html; charset=utf-8'],
  ['/_sandbox/console.js', 'console.js', 'text/javascript; charset=utf-8'],
  ['/_sandbox/console.css', 'console.css', 'text/css; charset=utf-8'],
  ['/_sandbox/geist.woff2', 'geist.woff2', 'font/woff2'],
  ['/_sandbox/geist-mono.woff2', 'geist-mono.woff2', 'font/woff2'],
] as const;

/** Reads the console that the build wrote; without files when the folder does not exist. */
export function readConsole(folder: string): ConsoleFile[] {
  if (!existsSync(folder)) return [];
  return FILES.map(([url, name, type]) => {
    const bytes = new Uint8Array(readFileSync(path.join(folder, name)));
    const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
    return { url, type, bytes, etag };
  });
}
