import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../../../json.js';
import { resolveRef } from '../../../load/resolveRef.js';
import { WorkBudget, WorkSpentError } from '../../WorkBudget.js';
import { ValueChecker } from '../ValueChecker.js';
import { makeCounted } from './countSteps.js';

const NAMES = ['A', 'B', 'C', 'D'];

const value = fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<JsonValue>;
const name = fc.constantFrom('a', 'b', 'c');
const word = fc.constantFrom('', 'a', 'ab', 'abc1');

/** Schemas of a few levels; those with references may stand in circles. */
function schemas(refers: boolean): fc.Arbitrary<JsonObject> {
  const { schema } = fc.letrec<{ schema: JsonObject }>((tie) => {
    const part = tie('schema');
    const parts = fc.array(part, { minLength: 1, maxLength: 3 });
    const leaf = fc.record(
      {
        type: fc.constantFrom('string', 'integer', 'object', 'array', 'boolean', 'null'),
        minLength: fc.nat(4),
        maximum: fc.integer({ min: -3, max: 9 }),
        required: fc.uniqueArray(name, { maxLength: 2 }),
        enum: fc.uniqueArray(fc.oneof(word, fc.nat(3)), { minLength: 1, maxLength: 3 }),
        pattern: fc.constantFrom('^a', 'b$', '^(a+)+$', '\\d'),
        minItems: fc.nat(2),
        uniqueItems: fc.boolean(),
      },
      { requiredKeys: [] },
    ) as fc.Arbitrary<JsonObject>;
    const mixed = fc.record(
      {
        allOf: parts,
        oneOf: parts,
        anyOf: parts,
        not: part,
        if: part,
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: part,
        else: part,
        items: part,
        properties: fc.dictionary(name, part, { maxKeys: 2 }),
        additionalProperties: fc.oneof(part, fc.boolean()),
      },
      { requiredKeys: [] },
    ) as fc.Arbitrary<JsonObject>;
    const reference = fc.constantFrom(...NAMES).map((target) => ({
      $ref: `#/components/schemas/${target}`,
    }));
    return {
      schema: fc.oneof(
        { maxDepth: 2, withCrossShrink: true },
        leaf,
        mixed,
        ...(refers ? [reference] : []),
      ),
    };
  });
  return schema;
}

const named = fc.record(
  Object.fromEntries(NAMES.map((key) => [key, schemas(true)])),
) as fc.Arbitrary<JsonObject>;

describe('random schemas', () => {
  it('are judged, whatever they refer to, within the work allowed', () => {
    fc.assert(
      fc.property(named, value, (all, tried) => {
        const root: JsonObject = { openapi: '3.1.0', components: { schemas: all } };
        const document = { root, resolve: (ref: string) => resolveRef(root, ref) };
        const work = new WorkBudget(100_000);
        try {
          const accepts = new ValueChecker(document, 'response', work).accepts(tried, all.A ?? {});
          expect(typeof accepts).toBe('boolean');
        } catch (error) {
          if (!(error instanceof WorkSpentError)) throw error;
        }
      }),
      { numRuns: 200 },
    );
  });

  const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false });

  it('are judged as another validator does, where nothing refers', () => {
    fc.assert(
      fc.property(schemas(false), value, (schema, tried) => {
        const root: JsonObject = { openapi: '3.1.0', components: { schemas: { A: schema } } };
        const document = { root, resolve: (ref: string) => resolveRef(root, ref) };
        const checker = new ValueChecker(document, 'response', new WorkBudget(1_000_000));
        expect(checker.accepts(tried, schema)).toBe(ajv.validate(schema, tried));
      }),
      { numRuns: 50 },
    );
  });

  it('have examples that they accept, or none', () => {
    fc.assert(
      fc.property(named, (all) => {
        const { root, text } = makeCounted({ $ref: '#/components/schemas/A' }, all);
        if (text === undefined) return;
        const document = { root, resolve: (ref: string) => resolveRef(root, ref) };
        const checker = new ValueChecker(document, 'response', new WorkBudget(10_000_000));
        expect(checker.accepts(JSON.parse(text), all.A ?? {})).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
