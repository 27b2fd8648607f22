import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { portal } from '../apps/portal/portal.config';

/** Value of every secret in the tests' build; no output file may contain it. */
export const PLANTED = 'segredo-plantado-7f3a';

/** A server of the snapshots at `/<service>/openapi.yaml`, like the services' hosts. */
export function createSpecServer(): Server {
  const root = path.resolve(__dirname, '..');
  return createServer(async (request, response) => {
    const service = portal.services.find(
      ({ id }) => request.url?.split('?')[0] === `/${id}/openapi.yaml`,
    );
    if (!service || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    const bytes = await readFile(path.join(root, service.snapshot));
    response.writeHead(200, { 'content-type': 'application/yaml; charset=utf-8' }).end(bytes);
  });
}
