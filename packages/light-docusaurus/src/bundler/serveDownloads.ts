import type { IncomingMessage, ServerResponse } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** A file that the build writes and the development server answers from memory. */
export interface Download {
  /** Media type, with its charset. */
  readonly type: string;
  readonly bytes: Uint8Array | string;
}

/**
 * Development-server settings that answer what the build writes to disk.
 *
 * @param find the file at an address, which begins with `/`; nothing where there is none.
 */
export function createDevDownloads(find: (address: string) => Download | undefined): {
  readonly setupMiddlewares: (middlewares: unknown[]) => unknown[];
} {
  const handler: Handler = (request, response, next) => {
    const download = find((request.url ?? '').split('?')[0] ?? '');
    if (!download) return next();
    response.setHeader('content-type', download.type);
    response.end(download.bytes);
  };
  return {
    // The list itself is changed: Docusaurus joins what its own function and every plugin's return,
    // its own first, whose fallback answers any address a browser asks for with the site's page.
    setupMiddlewares: (middlewares) => {
      middlewares.unshift(handler);
      return middlewares;
    },
  };
}
