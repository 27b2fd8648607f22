import { writeFileSync } from 'node:fs';
import path from 'node:path';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { bundleScript } from './bundle.mjs';

/**
 * Compiles schemas into a module of `dist` for each kind; `keyOfCheck` names its exports. A page's policy forbids
 * evaluation of code, and a command starts faster.
 */
export async function writeChecks(dist, contracts) {
  const load = (name) => import(path.join(dist, name));
  const { createAjv } = await load('contract/createAjv.js');
  const { keyOfCheck } = await load('contract/validators.js');
  const found = { body: new Map(), texts: new Map() };
  const record = (schema, kind) => {
    found[kind].set(keyOfCheck(schema), schema);
  };
  for (const { answer, body, params, query } of contracts.flatMap((one) => one.operations)) {
    record(params, 'texts');
    record(query, 'texts');
    if (body) record(body.schema, body.type === 'application/json' ? 'body' : 'texts');
    if (answer) record(answer.schema, 'body');
  }
  const folder = path.join(dist, 'contract');
  for (const [kind, schemas] of Object.entries(found)) {
    const ajv = createAjv(kind, { source: true, esm: true });
    for (const [key, schema] of schemas) ajv.addSchema(schema, key);
    const names = Object.fromEntries([...schemas.keys()].map((key) => [key, key]));
    const imports = "import { formats, hasPlaces } from './formats.js';";
    const contents = `${imports}\n${standaloneCode(ajv, names)}`;
    // Ajv's code requires parts of Ajv, which no ES module can.
    const code = await bundleScript({
      stdin: { contents, resolveDir: folder },
      format: 'esm',
      external: ['./formats.js'],
    });
    writeFileSync(path.join(folder, `${kind}.checks.js`), code);
  }
}
