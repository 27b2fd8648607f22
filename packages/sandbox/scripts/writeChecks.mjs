import path from 'node:path';
import standaloneCode from 'ajv/dist/standalone/index.js';

/**
 * Writes the schemas of a simulator as modules, because the page's policy forbids evaluation of code.
 *
 * @param {string} dist the folder of the compiled package.
 * @param {object[]} contracts the prepared contracts.
 * @returns {Promise<[kind: string, code: string][]>} a module for each kind of schema; `schemaKey` names its exports.
 */
export async function writeChecks(dist, contracts) {
  const load = (name) => import(path.join(dist, name));
  const { createAjv } = await load('contract/createAjv.js');
  const { listSchemas } = await load('contract/listSchemas.js');
  const { schemaKey } = await load('contract/schemaKey.js');
  const { ValidatorCompiler } = await load('contract/validators.js');
  const { createBodyReaders } = await load('control/createBodyReaders.js');
  const found = { body: new Map(), texts: new Map() };
  const record = (schema, kind) => {
    found[kind].set(schemaKey(schema), schema);
  };
  createBodyReaders(contracts, new ValidatorCompiler(record));
  for (const { operations, routes } of contracts) {
    for (const { operationId, schema } of routes) {
      const operation = operations.find(({ id }) => id === operationId);
      for (const one of listSchemas(operation, schema)) record(...one);
    }
  }
  return Object.entries(found).map(([kind, schemas]) => {
    const ajv = createAjv(kind, { source: true, esm: true });
    for (const [key, schema] of schemas) ajv.addSchema(schema, key);
    const names = Object.fromEntries([...schemas.keys()].map((key) => [key, key]));
    const imports = "import { formats, hasPlaces } from '../contract/formats.js';";
    return [kind, `${imports}\n${standaloneCode(ajv, names)}`];
  });
}
