import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import {
  type Contract,
  type OpenApiDocument,
  type OpenApiOperation,
  type Operation,
  resolve,
} from './Contract.js';

type Parameters = NonNullable<OpenApiOperation['parameters']>;

const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch']);

/**
 * Reads every `*.yaml` of a folder as an OpenAPI contract, in the order of their names.
 * @throws Error naming the folder or file, on none, on what is no contract, and on a call or an
 *   `operationId` that stands in two contracts (one address serves them all)
 */
export function readContracts(folder: string): Contract[] {
  const contracts = listContracts(folder).map((file) =>
    readContract(file, readFileSync(file, 'utf8')),
  );
  refuseTwins(contracts);
  return contracts;
}

/** Files of a folder's contracts. @throws Error naming the folder when it has none */
export function listContracts(folder: string): string[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  if (names.length === 0) throw new Error(`${folder}: nenhum contrato (*.yaml)`);
  return names.map((name) => path.join(folder, name));
}

/** @throws Error naming a call or an `operationId` that stands in two contracts */
export function refuseTwins(contracts: readonly Pick<Contract, 'service' | 'operations'>[]): void {
  const seen = new Map<string, string>();
  for (const { service, operations } of contracts) {
    for (const { id, method, path: route } of operations) {
      for (const key of [id, `${method} ${route.replace(/\{[^}]+\}/g, '{}')}`]) {
        const other = seen.get(key);
        if (other !== undefined) throw new Error(`${key} está em ${other} e em ${service}`);
        seen.set(key, service);
      }
    }
  }
}

/** @throws Error naming the file when its text is no contract */
export function readContract(file: string, text: string): Contract {
  const service = path.basename(file, '.yaml');
  const document: unknown = parse(text, { maxAliasCount: 100 });
  if (!isDocument(document)) throw new Error(`${file}: não é um contrato OpenAPI com paths`);
  const operations: Operation[] = [];
  for (const [route, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (!METHODS.has(method)) continue;
      if (!operation.operationId) throw new Error(`${file}: ${method} ${route} sem operationId`);
      const codes = Object.keys(operation.responses);
      operations.push({
        id: operation.operationId,
        service,
        method: method.toUpperCase(),
        path: route,
        secured: (operation.security ?? document.security ?? []).length > 0,
        queryParameters: [methods, operation]
          .flatMap(({ parameters }) => (parameters ?? []) as Parameters)
          .map((parameter) => resolve(document, parameter))
          .flatMap((found) => (found?.in === 'query' && found.name ? [found.name] : [])),
        bodyTypes: Object.keys(operation.requestBody?.content ?? {}),
        bodyRequired: operation.requestBody?.required ?? false,
        successStatus: Number(codes.find((code) => /^2\d\d$/.test(code)) ?? 200),
        errorTexts: readErrorTexts(operation, document),
      });
    }
  }
  return {
    service,
    document: keepReferenceSiblings(document),
    operations,
    notifications: Object.keys(document.webhooks ?? {}),
  };
}

/** A description with a link to a question tells what the text would be about, not the text itself. */
function readErrorTexts(operation: OpenApiOperation, document: OpenApiDocument) {
  const texts: Record<number, string | null> = {};
  for (const [code, response] of Object.entries(operation.responses)) {
    if (!(Number(code) >= 400)) continue;
    const { description = null } = resolve(document, response) ?? {};
    texts[Number(code)] = description?.includes('](') ? null : description;
  }
  return texts;
}

function isDocument(value: unknown): value is OpenApiDocument {
  const { openapi, paths } = (value ?? {}) as Record<string, unknown>;
  return openapi !== undefined && typeof paths === 'object' && paths !== null;
}

/** Parts of a document that are values, not schemas: a `$ref` in them is text. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);

/**
 * Writes `{ $ref, default }` as `{ allOf: [{ $ref }], default }`. In OpenAPI 3.1 the two say the same; what
 * resolves references for the router replaces the whole object, and the default would be lost.
 */
function keepReferenceSiblings<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(keepReferenceSiblings) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, value]): [string, unknown] => [
    key,
    DATA.has(key) ? value : keepReferenceSiblings(value),
  ]);
  const siblings = entries.filter(([key]) => key !== '$ref' && key !== 'description');
  const [, reference] = entries.find(([key]) => key === '$ref') ?? [];
  if (typeof reference !== 'string' || siblings.length === 0) {
    return Object.fromEntries(entries) as Part;
  }
  return { ...Object.fromEntries(siblings), allOf: [{ $ref: reference }] } as Part;
}
