import { type Check, createAjv, type SchemaKind } from './createAjv.js';

/** Compiles a schema, or finds its compiled check. */
export type CompileSchema = (schema: object, kind: SchemaKind) => Check;

/**
 * Creates a compiler of schemas. A bundle for the browser, where no code may be evaluated, has `tab/compileSchema`
 * instead (`browser` in `package.json`).
 */
export function createCompiler(): CompileSchema {
  const made: Partial<Record<SchemaKind, ReturnType<typeof createAjv>>> = {};
  return (schema, kind) => {
    made[kind] ??= createAjv(kind);
    return made[kind].compile(schema);
  };
}
