import { _, type CodeOptions, type ErrorObject, type KeywordCxt, Name, str } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { formats, hasPlaces } from './formats.js';

/** Values of a schema: JSON, or texts that are coerced to its types (parameters, parts of forms). */
export type SchemaKind = 'body' | 'texts';

/** A compiled schema. `this` has the value with its numbers as written; the value gets the schema's defaults. */
export interface CompiledCheck {
  call(context: { exact: unknown }, value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

/**
 * Creates an Ajv for JSON Schema 2020-12 that asserts the contracts' formats and `x-casas-decimais`.
 * @param code options for code that is written to a file. That file has to import `formats` and `hasPlaces`
 */
export function createAjv(kind: SchemaKind, code: CodeOptions = {}): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    useDefaults: true,
    ownProperties: true,
    coerceTypes: kind === 'texts' && 'array',
    passContext: true,
    code: { ...code, formats: _`formats` },
  });
  for (const [name, format] of Object.entries(formats)) ajv.addFormat(name, format);
  const number = { type: 'number', schemaType: 'number' } as const;
  ajv.addKeyword({
    keyword: 'x-casas-decimais',
    ...number,
    code: checkPlaces,
    error: { message: '', params: ({ schema }) => _`{ limit: ${schema} }` },
  });
  return ajv;
}

function checkPlaces(context: KeywordCxt): void {
  const { gen, it, schema } = context;
  const check = gen.scopeValue('func', { ref: hasPlaces, code: _`hasPlaces` });
  const pointer = str`${new Name('instancePath')}${it.errorPath}`;
  context.pass(_`${check}(this.exact, ${pointer}, ${schema as number})`);
}
