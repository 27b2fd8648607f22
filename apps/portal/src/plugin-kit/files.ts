import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { headerOf, typeOf } from '../../../../deploy/contentTypes';

/** A file that the build writes and the development server creates on request. */
export interface PublishedFile {
  /** Path from the site's root, with a leading `/`. */
  readonly address: string;
  readonly read: () => Uint8Array | string;
}

type Files = readonly PublishedFile[];
type FileHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export async function writeFiles(outDir: string, files: Files): Promise<void> {
  for (const { address, read } of files) {
    const file = path.join(outDir, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, read());
  }
}

/**
 * Bundler settings with which the development server serves the files that a build writes.
 *
 * @param list called for each request, since files change with their sources.
 * @returns an untyped object: the bundler's setting types don't include the development server.
 */
export function serveFiles(isServer: boolean, list: () => Files): object {
  if (isServer) return {};
  const handler: FileHandler = (request, response, next) => {
    const address = decodeURI((request.url ?? '').split('?')[0] ?? '');
    const file = list().find((one) => one.address === address);
    if (!file) return next();
    response.setHeader('content-type', headerOf(typeOf(address) ?? { type: 'text/plain' }));
    response.end(file.read());
  };
  return {
    devServer: {
      // Modifies the list in place, since Docusaurus concatenates the lists that plugins return. Its middleware is
      // first in the list and would answer any address with the site's HTML.
      setupMiddlewares: (middlewares: unknown[]) => {
        middlewares.unshift(handler);
        return middlewares;
      },
    },
  };
}
