import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../json.js';
import { parseDocument } from '../../load/parseDocument.js';
import { modelService } from '../../modelService.js';
import { ModelBudget } from '../budget.js';
import { many, withBody } from './documents.js';

describe('a model beyond a limit', () => {
  it.each<[string, JsonObject, string]>([
    [
      'values for too many forms',
      withBody(
        {
          oneOf: Array.from({ length: 600 }, () => ({ $ref: '#/components/schemas/A' })),
          discriminator: { propertyName: 't', mapping: many(600, () => 'A') },
        },
        { components: { schemas: { A: { type: 'object' } } } },
      ),
      'counted each time',
    ],
    [
      'references within one another',
      withBody(
        { $ref: '#/components/schemas/~10' },
        {
          components: {
            schemas: many(2_000, (index) => ({
              items: { $ref: `#/components/schemas/~1${(index + 1) % 2_000}` },
            })),
          },
        },
      ),
      'schemas too deep',
    ],
  ])('refuses too many %s, with the limit and the location', (_, root, message) => {
    const origin = { service: 'teste', source: 'teste.json' };
    const text = JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'a', version: '1' },
      ...root,
    });
    const document = parseDocument(text, origin);
    const model = () => modelService(document, { id: 'teste', title: 'a' }, 'a.json');
    expect(model).toThrow(new RegExp(`a\\.json:1:\\d+ #/[^]*${message}`));
  });
});

it.each([
  ['of enumerations', undefined, 10],
  ['with a meaning in plain words', 'Emitido, e pago.', 10],
  ['with a meaning in Markdown', '**Emitido**', 1],
])('counts the values %s of all schemas together', (_, description, fits) => {
  const budget = new ModelBudget(0, true);
  const enumValues = Array.from({ length: 20_000 }, () => ({ text: '1', description }));
  const count = () => budget.countValues({ enumValues, examples: [] }, '/a');
  for (let schema = 0; schema < fits; schema += 1) count();
  expect(count).toThrow('too many values');
});
