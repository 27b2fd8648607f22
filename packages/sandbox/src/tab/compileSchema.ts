import type { CompileSchema } from '../contract/compileSchema.js';
import { schemaKey } from '../contract/schemaKey.js';
import * as body from './body.checks.js';
import * as texts from './texts.checks.js';

const CHECKS = { body, texts };

/** Finds schemas among those that the build compiled. */
export function createCompiler(): CompileSchema {
  return (schema, kind) => {
    const check = CHECKS[kind][schemaKey(schema)];
    if (!check) throw new Error(`The build compiled no such schema: ${JSON.stringify(schema)}`);
    return check;
  };
}
