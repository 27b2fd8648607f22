import { expect, it } from 'vitest';
import { parseDocument } from '../../load/parseDocument.js';
import { modelService } from '../../modelService.js';
import { ModelBudget } from '../budget.js';
import { many, withBody } from './documents.js';

it('refuses too many values for forms, with the limit and the location', () => {
  const origin = { service: 'teste', source: 'teste.json' };
  const body = withBody(
    {
      oneOf: Array.from({ length: 600 }, () => ({ $ref: '#/components/schemas/A' })),
      discriminator: { propertyName: 't', mapping: many(600, () => 'A') },
    },
    { components: { schemas: { A: { type: 'object' } } } },
  );
  const root = { openapi: '3.1.0', info: { title: 'a', version: '1' }, ...body };
  const document = parseDocument(JSON.stringify(root), origin);
  const model = () => modelService(document, { id: 'teste', title: 'a' }, 'a.json');
  expect(model).toThrow(/a\.json:1:\d+ #\/.*counted each time/s);
});

it.each([
  ['of enumerations', undefined, 10],
  ['with a meaning in plain words', 'Emitido, e pago.', 10],
  ['with a meaning in Markdown', '**Emitido**', 1],
])('counts the values %s of all schemas together', (_, description, fits) => {
  const budget = new ModelBudget(0);
  const enumValues = Array.from({ length: 20_000 }, () => ({ text: '1', description }));
  const count = () => budget.countValues({ enumValues, examples: [] }, '/a');
  for (let schema = 0; schema < fits; schema += 1) count();
  expect(count).toThrow('repeated too often');
});
