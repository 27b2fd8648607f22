import { expect, it } from 'vitest';
import type { JsonObject } from '../../json.js';
import { buildModel } from './buildModel.js';
import { withBody } from './documents.js';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const namesOf = (schemas: JsonObject, body: JsonObject, unusedSchemas = true) =>
  buildModel(withBody(body, { components: { schemas } }), { unusedSchemas }).unusedSchemas.map(
    ({ name }) => name,
  );

it('holds the component schemas that no call reaches, in their order, where they are asked for', () => {
  const schemas = {
    Solto: { type: 'string' },
    Pedido: { properties: { item: ref('Item') } },
    Item: ref('Palavra'),
    Palavra: { type: 'string' },
    Livre: { properties: { solto: ref('Solto') } },
  };
  expect(namesOf(schemas, ref('Pedido'))).toEqual(['Solto', 'Livre']);
  expect(namesOf(schemas, ref('Pedido'), false)).toEqual([]);
});

it('takes forms that only a discriminator names for reached', () => {
  const schemas = {
    Animal: { properties: { tipo: { type: 'string' } }, discriminator: { propertyName: 'tipo' } },
    Gato: { allOf: [ref('Animal')], properties: { mia: { type: 'boolean' } } },
    Pedra: { type: 'string' },
  };
  expect(namesOf(schemas, ref('Animal'))).toEqual(['Pedra']);
});

it('links unused schemas to one another, so that each stands once', () => {
  const schemas = {
    A: { properties: { b: ref('B'), a: ref('A') } },
    B: { properties: { a: ref('A') } },
  };
  const document = withBody({ type: 'string' }, { components: { schemas } });
  const [a, b] = buildModel(document, { unusedSchemas: true }).unusedSchemas;
  expect(a?.schema.properties.map(({ schema }) => schema.link)).toEqual([
    { name: 'B', anchor: 'esquema.B', recursive: false },
    { name: 'A', anchor: 'esquema.A', recursive: true },
  ]);
  expect(b?.schema.properties[0]?.schema.link?.anchor).toBe('esquema.A');
});

it('counts what they unfold into apart, so that calls are shown as without them', () => {
  const wide = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [`f${index}`, { type: 'string' }]),
  );
  const schemas = Object.fromEntries(
    Array.from({ length: 100 }, (_, index) => [`S${index}`, { properties: wide }]),
  );
  const document = withBody(ref('S0'), { components: { schemas } });
  const { groups, unusedSchemas } = buildModel(document, { unusedSchemas: true });
  expect(unusedSchemas).toHaveLength(99);
  expect(groups).toEqual(buildModel(document).groups);
});
