import { isObject, type JsonObject, type JsonValue } from '../json.js';
import { compileSchema } from './compileSchema.js';
import jsonSchema from './published/json-schema.json' with { type: 'json' };
import applicator from './published/json-schema-applicator.json' with { type: 'json' };
import content from './published/json-schema-content.json' with { type: 'json' };
import core from './published/json-schema-core.json' with { type: 'json' };
import formats from './published/json-schema-format-annotation.json' with { type: 'json' };
import metaData from './published/json-schema-meta-data.json' with { type: 'json' };
import unevaluated from './published/json-schema-unevaluated.json' with { type: 'json' };
import validation from './published/json-schema-validation.json' with { type: 'json' };
import openapi30 from './published/openapi-3.0.json' with { type: 'json' };
import openapi31 from './published/openapi-3.1.json' with { type: 'json' };
import meta31 from './published/openapi-3.1-meta.json' with { type: 'json' };
import openapi32 from './published/openapi-3.2.json' with { type: 'json' };
import meta32 from './published/openapi-3.2-meta.json' with { type: 'json' };
import type { Finding } from './schemaRules.js';

type DocumentCheck = (value: JsonValue) => Finding[];

const VOCABULARIES = [core, applicator, unevaluated, validation, metaData, formats, content];
const DIALECT = 'https://json-schema.org/draft/2020-12/dialect-of-openapi';

/** Keywords a Schema Object may have since OpenAPI 3.1, which forbids no others. */
export const SCHEMA_KEYWORDS: readonly string[] = [
  ...new Set(
    [...VOCABULARIES, jsonSchema, meta32].flatMap(({ properties }) => Object.keys(properties)),
  ),
];

const checks = new Map<string, DocumentCheck>();

/**
 * What the OpenAPI Initiative's schema of a document's version has against it.
 *
 * Where the document writes its schemas in another dialect than OpenAPI's own (`jsonSchemaDialect`), what stands
 * in them is not looked at.
 */
export function findAgainstSchema(root: JsonObject): Finding[] {
  const version = String(root.openapi).slice(0, 3);
  const isOwn = isOwnDialect(root);
  const name = `${version}${isOwn}`;
  let check = checks.get(name);
  if (!check) {
    check = compileFor(version, isOwn);
    checks.set(name, check);
  }
  return check(root);
}

/** Whether a document's schemas are written as OpenAPI has them, and not as `jsonSchemaDialect` says otherwise. */
export function isOwnDialect({ jsonSchemaDialect: dialect }: JsonObject): boolean {
  return (
    typeof dialect !== 'string' || /^https:\/\/(?:spec\.openapis|json-schema)\.org\//.test(dialect)
  );
}

function compileFor(version: string, isOwn: boolean): DocumentCheck {
  if (version === '3.0') return compileSchema(register([openapi30]), openapi30.id, openapi30.id);
  const [schema, meta] = version === '3.1' ? [openapi31, meta31] : [openapi32, meta32];
  const dialect = { $id: DIALECT, allOf: [{ $ref: jsonSchema.$id }, { $ref: meta.$id }] };
  const registry = register([schema, meta, jsonSchema, ...VOCABULARIES, dialect]);
  return compileSchema(registry, schema.$id, isOwn ? DIALECT : `${schema.$id}#/$defs/schema`);
}

function register(schemas: readonly unknown[]): Map<string, JsonObject> {
  return new Map(
    schemas.filter(isObject).map((schema) => [String(schema.$id ?? schema.id), schema]),
  );
}
