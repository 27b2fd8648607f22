import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fastify, type RouteOptions } from 'fastify';
import type { ContractRoute, OpenApiDocument, PreparedContract } from '../contract/Contract.js';
import { listContracts, readContract, refuseTwins } from '../contract/readContracts.js';
import { validateParts } from './validateParts.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string;
  }
}

/** Prepared contracts by the digest of their texts. */
export type KeptContracts = Readonly<Record<string, PreparedContract>>;

/** The contracts that the build of the package checked. */
const OWN = fileURLToPath(new URL('../contracts.json', import.meta.url));

/**
 * Reads a folder's contracts, checks them and makes their routes. A contract whose very text `keptFile` knows was
 * checked when that file was written: it is taken from there, in a fraction of the time.
 * @throws Error naming the file, on what is no contract, no valid OpenAPI document, or has a schema that no
 *   validator can be made of
 */
export async function prepareContracts(
  folder: string,
  keptFile = OWN,
): Promise<PreparedContract[]> {
  return Object.values(await collectKept(folder, readKept(keptFile)));
}

export function readKept(file: string): KeptContracts {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The key that a contract is kept under. */
export function digestContract(file: string, text: string): string {
  return createHash('sha256')
    .update(`${path.basename(file)}\n${text}`)
    .digest('hex');
}

/** Prepares a folder's contracts for `keptFile`, but for those that are known. */
export async function collectKept(
  folder: string,
  known: KeptContracts = {},
): Promise<KeptContracts> {
  const kept: Record<string, PreparedContract> = {};
  for (const file of listContracts(folder)) {
    const text = readFileSync(file, 'utf8');
    const digest = digestContract(file, text);
    kept[digest] = known[digest] ?? (await prepare(file, text));
  }
  refuseTwins(Object.values(kept));
  return kept;
}

async function prepare(file: string, text: string): Promise<PreparedContract> {
  try {
    const contract = readContract(file, text);
    return { ...contract, routes: await makeRoutes(contract.document) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(message.startsWith(file) ? message : `${file}: ${message}`);
  }
}

/** Has the document checked and its schemas compiled, as the server that will answer compiles them. */
async function makeRoutes(document: OpenApiDocument): Promise<ContractRoute[]> {
  const { default: openapiGlue } = await import('fastify-openapi-glue');
  const routes: ContractRoute[] = [];
  const server = fastify({ exposeHeadRoutes: false });
  validateParts(server, { early: true });
  server.addHook('onRoute', ({ method, url, schema = {}, config }) => {
    const { operationId = '' } = config ?? {};
    routes.push({ operationId, method: String(method), url, schema: structuredClone(schema) });
  });
  await server.register(openapiGlue, {
    specification: document,
    operationResolver: (operationId) =>
      ({ config: { operationId } }) satisfies Partial<RouteOptions> as RouteOptions,
  });
  await server.ready();
  return routes;
}
