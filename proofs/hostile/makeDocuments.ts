import type { JsonObject, JsonValue } from '@frontier/reference/document';
import type { HostileDocument } from './HostileDocument';

/** The beginning of a document to which lines of YAML are added. */
export const HEAD = "openapi: 3.1.0\ninfo: {title: T, version: '1'}\npaths: {}\n";

/** One document that is the same at every scale. */
export function one(name: string, expected: string, text: string | Uint8Array): HostileDocument {
  return { name, expected, write: () => text };
}

/** A document of a size: small in the tests, large in the bench. */
export function sized(
  name: string,
  expected: string,
  [small, large]: readonly [small: number, large: number],
  write: (size: number) => string,
): HostileDocument {
  return { name, expected, write: (scale) => write(scale === 'test' ? small : large) };
}

/** A whole document of which some parts are given. */
export function openapi(parts: JsonObject): string {
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {},
    ...parts,
  });
}

/** A document of one call. */
export function withCall(operation: JsonObject, parts: JsonObject = {}): string {
  return openapi({
    paths: { '/a': { post: { responses: { 200: { description: 'ok' } }, ...operation } } },
    ...parts,
  });
}

/** A document of one call that takes and gives what a schema says. */
export function withSchema(schema: JsonValue, schemas: JsonObject = {}): string {
  const content = { 'application/json': { schema } };
  return withCall(
    { requestBody: { content }, responses: { 200: { description: 'ok', content } } },
    { components: { schemas } },
  );
}

/** A document of one call that takes the first of some named schemas. */
export function withSchemas(schemas: JsonObject): string {
  const [first = ''] = Object.keys(schemas);
  return withSchema(refTo(first), schemas);
}

/** A document with a text that is read as Markdown. */
export function withText(description: string): string {
  return openapi({ info: { title: 'T', version: '1', description } });
}

/** A reference to a named schema. */
export function refTo(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` };
}

/** So many of something, each made from its number. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** So many entries of an object. */
export function entries(
  count: number,
  make: (index: number) => readonly [string, JsonValue],
): JsonObject {
  return Object.fromEntries(times(count, make));
}

/** Schemas within one another, a text in the innermost. */
export function nest(depth: number, hold: (inner: JsonObject) => JsonObject): JsonObject {
  return times(depth, () => hold).reduce<JsonObject>((inner, next) => next(inner), {
    type: 'string',
  });
}
