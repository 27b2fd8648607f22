import * as body from '../../dist/contract/body.checks.js';
import * as texts from '../../dist/contract/texts.checks.js';
import type { CompileSchema } from './compileSchema.js';
import { keyOfCheck } from './validators.js';

const CHECKS = { body, texts };

/** Finds the check that the build compiled. @throws Error for any other schema */
export const findCheck: CompileSchema = (schema, kind) => {
  const check = CHECKS[kind][keyOfCheck(schema)];
  if (!check) throw new Error(`The build did not compile this schema: ${JSON.stringify(schema)}`);
  return check;
};
