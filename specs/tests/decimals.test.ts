import { readFileSync } from 'node:fs';
import { isObject, type JsonValue } from '@frontier/openapi';
import { describe, expect, it } from 'vitest';
import { portal } from '../../apps/portal/portal.config';
import { contracts } from './support/contracts';

/** Payment values and unit prices, by service. */
const EIGHT_PLACES: Readonly<Record<string, readonly string[]>> = {
  autenticacao: [],
  onboarding: [],
  emissao: ['precoUnitario'],
  operacao: ['precoUnitarioEmissao', 'precoUnitarioLiquidacao'],
  'pos-emissao': [
    'precoUnitario',
    'pu',
    'puAmortizacao',
    'puCurva',
    'puJuros',
    'puRemanescente',
    'valorPagamento',
  ],
  webhook: [],
};

interface Property {
  readonly name: string;
  readonly schema: Readonly<Record<string, JsonValue>>;
}

function listProperties(value: JsonValue): Property[] {
  if (Array.isArray(value)) return value.flatMap(listProperties);
  if (!isObject(value)) return [];
  const own = isObject(value.properties) ? Object.entries(value.properties) : [];
  return [
    ...own.flatMap(([name, schema]) => (isObject(schema) ? [{ name, schema }] : [])),
    ...Object.values(value).flatMap(listProperties),
  ];
}

describe('8 decimal places', () => {
  it.each(Object.entries(EIGHT_PLACES))('%s has them on %j and nowhere else', (service, names) => {
    const properties = listProperties(contracts[service]?.root ?? {});
    const marked = properties.filter(({ schema }) => 'x-casas-decimais' in schema);
    expect([...new Set(marked.map(({ name }) => name))].sort()).toEqual(names);
    const unmarked = properties.filter(({ schema }) => !('x-casas-decimais' in schema));
    expect(unmarked.filter(({ name }) => names.includes(name))).toEqual([]);
    for (const { schema } of marked) {
      expect(schema['x-casas-decimais']).toBe(8);
      expect(schema.description).toMatch(/Até 8 casas decimais\./);
    }
  });

  it.each(portal.services)('$id never says multipleOf', ({ snapshot }) => {
    expect(readFileSync(snapshot, 'utf8')).not.toContain('multipleOf');
  });

  it('are written out in the examples, as in 1000.00000000', () => {
    const text = portal.services.map(({ snapshot }) => readFileSync(snapshot, 'utf8')).join('\n');
    const names = Object.values(EIGHT_PLACES).flat();
    const written = [...text.matchAll(/^\s*-? ?(\w+): (\d+(?:\.\d+)?)$/gm)].filter(
      ([, name = '']) => names.includes(name),
    );
    expect(written.length).toBeGreaterThan(20);
    expect(written.filter(([, , digits = '']) => !/\.\d{8}$/.test(digits))).toEqual([]);
  });
});
