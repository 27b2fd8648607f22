import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../json.js';
import { parseDocument } from '../../load/parseDocument.js';
import { modelService } from '../../modelService.js';
import { many, withBody } from './documents.js';
import { modelLabels } from './modelLabels.js';

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
    const model = () => modelService(document, { id: 'teste', title: 'a' }, 'a.json', modelLabels);
    expect(model).toThrow(new RegExp(`a\\.json:1:\\d+ #/[^]*${message}`));
  });
});
