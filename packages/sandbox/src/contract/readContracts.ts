import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { keepReferenceSiblings } from './keepReferenceSiblings.js';
import type {
  Contract,
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
  Operation,
} from './Operation.js';

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
      operations.push({
        id: operation.operationId,
        service,
        method: method.toUpperCase(),
        path: route,
        secured: (operation.security ?? document.security ?? []).length > 0,
        queryParameters: readQueryParameters(
          [...((methods.parameters ?? []) as OpenApiParameter[]), ...(operation.parameters ?? [])],
          document,
        ),
        bodyTypes: Object.keys(operation.requestBody?.content ?? {}),
        bodyRequired: operation.requestBody?.required ?? false,
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

function readQueryParameters(
  parameters: OpenApiParameter[],
  { components }: OpenApiDocument,
): string[] {
  const followed = parameters.map((parameter) => {
    const name = parameter.$ref?.replace('#/components/parameters/', '');
    return (name && components?.parameters?.[name]) || parameter;
  });
  return followed.flatMap(({ in: place, name }) => (place === 'query' && name ? [name] : []));
}

/** A description with a link to a question tells what the text would be about, not the text itself. */
function readErrorTexts(operation: OpenApiOperation, document: OpenApiDocument) {
  const texts: Record<number, string | null> = {};
  for (const [code, response] of Object.entries(operation.responses)) {
    const name = response.$ref?.replace('#/components/responses/', '');
    const { description } = (name && document.components?.responses?.[name]) || response;
    if (Number(code) >= 400) {
      texts[Number(code)] = description?.includes('](') ? null : (description ?? null);
    }
  }
  return texts;
}

function isDocument(value: unknown): value is OpenApiDocument {
  return (
    typeof value === 'object' &&
    value !== null &&
    'openapi' in value &&
    'paths' in value &&
    typeof value.paths === 'object' &&
    value.paths !== null
  );
}
