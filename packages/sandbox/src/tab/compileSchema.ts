import type { CompileSchema } from '../contract/compileSchema.js';
import { schemaKey } from '../contract/schemaKey.js';
import * as body from './body.checks.js';
import * as texts from './texts.checks.js';

const CHECKS = { body, texts };

/** Creates a finder of the checks that the build compiled. @throws Error for any other schema, when it is used */
export function createCompiler(): CompileSchema {
  return (schema, kind) => {
    const check = CHECKS[kind][schemaKey(schema)];
    if (!check) throw new Error(`The build did not compile this schema: ${JSON.stringify(schema)}`);
    return check;
  };
}
