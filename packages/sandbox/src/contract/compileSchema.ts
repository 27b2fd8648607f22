import type { ResolvedOperation } from '@frontier/openapi/resolve';
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

/** Compiles the schemas that the simulator needs for an operation: the parts of a request, and the response. */
export function compileOperation(
  { answer, body, params, query }: ResolvedOperation,
  compile: (schema: object, kind: SchemaKind) => unknown,
): void {
  const bodyKind = body?.type === 'application/json' ? 'body' : 'texts';
  compile(params, 'texts');
  compile(query, 'texts');
  if (body) compile(body.schema, bodyKind);
  if (answer) compile(answer.schema, 'body');
}
