import type { IncomingMessage, ServerResponse } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Development-server settings that answer `/contratos/…` from memory, as the build does from disk. */
export function createDevDownloads(downloads: ReadonlyMap<string, Uint8Array | string>): {
  readonly setupMiddlewares: (middlewares: unknown[]) => unknown[];
} {
  const handler: Handler = (request, response, next) => {
    const bytes = downloads.get((request.url ?? '').split('?')[0] ?? '');
    if (!bytes) return next();
    response.setHeader('content-type', 'application/yaml; charset=utf-8');
    response.end(bytes);
  };
  return { setupMiddlewares: (middlewares) => [handler, ...middlewares] };
}
