import type { IncomingMessage, ServerResponse } from 'node:http';
import { publishFile } from '@frontier/light-docusaurus';

/** A file that a build writes, and that the development server makes when it is asked for. */
export interface PublishedFile {
  /** From the site's root; it begins with `/`. */
  readonly address: string;
  /** Media type, with its charset. */
  readonly type: string;
  readonly read: () => Uint8Array | string;
}

type Files = Iterable<PublishedFile>;
type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export async function writeFiles(outDir: string, files: Files): Promise<void> {
  for (const { address, read } of files) await publishFile(outDir, address, read());
}

/**
 * Settings of the bundler by which the development server serves the files that a build writes.
 *
 * @param list called for each request, since files change with their sources.
 * @returns an object without a type: the types of the bundler's settings know no development server.
 */
export function serveFiles(isServer: boolean, list: (address: string) => Files): object {
  if (isServer) return {};
  const handler: Handler = (request, response, next) => {
    const address = decodeURI((request.url ?? '').split('?')[0] ?? '');
    for (const file of list(address)) {
      if (file.address !== address) continue;
      response.setHeader('content-type', file.type);
      response.end(file.read());
      return;
    }
    next();
  };
  return {
    devServer: {
      // The list itself is changed: Docusaurus joins the results of its own function and of every plugin,
      // its own first, whose fallback answers any address a browser asks for with the site's page.
      setupMiddlewares: (middlewares: unknown[]) => {
        middlewares.unshift(handler);
        return middlewares;
      },
    },
  };
}
