import { parse } from 'yaml';
import {
  type Contract,
  type ContractOperation,
  type OpenApiDocument,
  type OpenApiOperation,
  resolve,
} from './Contract.js';

type Parameters = NonNullable<OpenApiOperation['parameters']>;

/** The methods of operations, as documents write them. */
export const METHODS = new Set(['get', 'put', 'post', 'delete', 'patch']);

/**
 * One address serves all contracts, so no two may share an operation.
 * @throws Error naming a route or an `operationId` that two contracts define
 */
export function refuseDuplicates(
  contracts: readonly Pick<Contract, 'service' | 'operations'>[],
): void {
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

/** Parses a contract. @throws Error naming the file when the text is not an OpenAPI document with `operationId`s */
export function readContract(file: string, text: string): Contract {
  const service = file.replace(/^.*[\\/]|\.yaml$/g, '');
  const document: unknown = parse(text, { maxAliasCount: 100 });
  if (!isDocument(document)) throw new Error(`${file}: não é um contrato OpenAPI com paths`);
  const operations: ContractOperation[] = [];
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

/** A description with a link paraphrases the error text instead of quoting it, so the text is `null`. */
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

/** Keywords whose content is data: a `$ref` in it is not a reference. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);

/**
 * Rewrites `{ $ref, default }` as `{ allOf: [{ $ref }], default }`, an equivalent in OpenAPI 3.1. The
 * dereferencer replaces the whole object with the target and would lose the default.
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
