import { type CompiledCheck, createAjv, type SchemaKind } from './createAjv.js';

export type CompileSchema = (schema: object, kind: SchemaKind) => CompiledCheck;

/** Creates a compiler of schemas that the build did not compile (`findCheck`). */
export function createCompiler(): CompileSchema {
  const made: Partial<Record<SchemaKind, ReturnType<typeof createAjv>>> = {};
  return (schema, kind) => {
    made[kind] ??= createAjv(kind);
    return made[kind].compile(schema);
  };
}
