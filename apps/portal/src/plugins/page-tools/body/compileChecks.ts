import { joinPointer, operationsOf, parseDocument, resolveRef } from '@frontier/openapi';
import { createAjv } from '@frontier/sandbox/ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { LoadedReference } from '../../../contracts/loadedContracts';

type CheckedContract = Pick<LoadedReference['contracts'][number], 'complete' | 'service'>;

const JSON_BODY = ['requestBody', 'content', 'application/json', 'schema'];

/**
 * Writes a module whose default export has a function for each JSON body of the contracts, by operationId. The policy of
 * the pages forbids evaluation, so the checks are compiled at build.
 */
export function compileChecks(contracts: readonly CheckedContract[]): string {
  const ajv = createAjv('body', { source: true, esm: true });
  const bodies = contracts.flatMap(({ complete, service }) => {
    const source = { service: service.id, source: service.id };
    const { root } = parseDocument(new TextDecoder().decode(complete), source);
    ajv.addSchema(closeObjects(root) as object, `contract:${service.id}`);
    return operationsOf(service).flatMap(({ id, kind, method, path }): [string, string][] => {
      const keys = ['paths', path, method.toLowerCase(), ...JSON_BODY];
      const pointer = keys.reduce(joinPointer, '#');
      if (kind !== 'path' || !resolveRef(root, pointer)) return [];
      ajv.addSchema({ $id: `body:${id}`, $ref: `contract:${service.id}${pointer}` });
      return [[id, `body:${id}`]];
    });
  });
  return [
    "import { formats, hasPlaces } from '@frontier/sandbox/formats';",
    standaloneCode(ajv, Object.fromEntries(bodies)),
    `export default { ${bodies.map(([id]) => id).join(', ')} };`,
  ].join('\n');
}

/** Keywords whose content is data. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** Refuses fields that the contract does not describe: it allows them, but most are misspelt. */
export function closeObjects(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closeObjects);
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, value]) => [
    key,
    DATA.has(key) ? value : closeObjects(value),
  ]);
  const schema = Object.fromEntries(entries);
  const isOpen = 'type' in part && 'properties' in part && !('additionalProperties' in part);
  return isOpen ? { ...schema, additionalProperties: false } : schema;
}
