import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { portal } from '../../portal.config';
import { isObject, type JsonObject, type JsonValue } from '../../src/plugins/api-reference/json';
import { parseDocument } from '../../src/plugins/api-reference/load/parseDocument';
import { ENTITIES, ENUMERATIONS } from './entities';

function read(id: string): JsonObject {
  const source = `specs/${id}.yaml`;
  return parseDocument(readFileSync(source, 'utf8'), { service: id, source }).root;
}

function schemasOf(id: string): Record<string, JsonObject> {
  return ((read(id).components as JsonObject).schemas ?? {}) as Record<string, JsonObject>;
}

function field(id: string, entity: string, name: string): JsonObject {
  const schema = schemasOf(id)[entity];
  if (!schema) throw new Error(`specs/${id}.yaml has no schema ${entity}.`);
  return (schema.properties as JsonObject)[name] as JsonObject;
}

/** Every property of a document, by name, wherever it stands. */
function propertiesOf(value: JsonValue | undefined): [string, JsonObject][] {
  if (Array.isArray(value)) return value.flatMap(propertiesOf);
  if (!isObject(value)) return [];
  const own = isObject(value.properties) ? Object.entries(value.properties) : [];
  return [
    ...own.filter((entry): entry is [string, JsonObject] => isObject(entry[1])),
    ...Object.values(value).flatMap(propertiesOf),
  ];
}

const services = portal.services.map(({ id }) => id);

describe('entities of the contracts', () => {
  it.each(services)('%s has exactly the specified fields, required ones marked', (id) => {
    const documented = Object.fromEntries(
      Object.entries(schemasOf(id))
        .filter(([, schema]) => schema.properties !== undefined)
        .map(([name, schema]) => {
          const required = (schema.required ?? []) as string[];
          const fields = Object.keys(schema.properties as JsonObject);
          return [name, fields.map((key) => (required.includes(key) ? `${key}*` : key)).join(' ')];
        }),
    );
    expect(documented).toEqual(ENTITIES[id]);
  });

  it.each(services)('%s has exactly the specified values', (id) => {
    const documented = Object.fromEntries(
      Object.entries(schemasOf(id))
        .filter(([, schema]) => schema.enum !== undefined)
        .map(([name, schema]) => [name, (schema.enum as string[]).join(', ')]),
    );
    expect(documented).toEqual(ENUMERATIONS[id] ?? {});
  });

  it('limits what the specification limits', () => {
    expect(field('webhook', 'Configuracao', 'daysBeforeExpiration')).toMatchObject({
      minimum: 1,
      maximum: 365,
      default: 30,
    });
    expect(field('onboarding', 'DadosDoRepresentanteLegal', 'percentual')).toMatchObject({
      minimum: 0,
      maximum: 100,
    });
    expect(field('onboarding', 'Endereco', 'uf')).toMatchObject({ minLength: 2, maxLength: 2 });
    for (const name of ['precoUnitario', 'quantidadeSubscrita']) {
      expect(field('emissao', 'InvestidorEnviado', name)).toMatchObject({ exclusiveMinimum: 0 });
    }
    expect(field('emissao', 'AprovacaoDaOfertaPrimaria', 'id')).toMatchObject({ format: 'uuid' });
    expect(field('pos-emissao', 'PedidoDeConciliacaoDeOperacoes', 'pageSize')).toMatchObject({
      default: 20,
    });
  });

  it('has the specified defaults of a registration and of a representative', () => {
    const defaults = (entity: string, names: readonly string[]) =>
      names.map((name) => field('onboarding', entity, name).default);
    expect(defaults('NovoCadastro', ['tipoDeEmpresa', 'tipoPessoa', 'funcao'])).toEqual([
      'Limitada',
      'Juridica',
      'Emissor',
    ]);
    expect(defaults('DadosDoRepresentanteLegal', ['procurador', 'pep', 'socio'])).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('takes digits alone in every CPF and CNPJ', () => {
    const names = /^(cpf|cnpj|cpfCnpj|cnpjCpf|cnpjDo\w+|\w+Cnpj|\w+CpfCnpj)$/;
    const documents = services.flatMap((id) =>
      propertiesOf(read(id)).filter(([name, schema]) => names.test(name) && !schema.$ref),
    );
    expect(documents.length).toBeGreaterThan(30);
    for (const [name, { pattern }] of documents) {
      expect(pattern, name).toMatch(/^\^(\\d\{11\}|\\d\{14\}|\(\\d\{11\}\|\\d\{14\}\))\$$/);
    }
  });

  it('allows 8 decimals in payment values and unit prices, never by multipleOf', () => {
    const prices = services.flatMap((id) =>
      propertiesOf(read(id)).filter(([name]) => /^(precoUnitario\w*|valorPagamento)$/.test(name)),
    );
    expect(prices.length).toBeGreaterThan(8);
    for (const [name, schema] of prices) expect(schema['x-casas-decimais'], name).toBe(8);
    for (const id of services) expect(JSON.stringify(read(id))).not.toContain('"multipleOf"');
  });

  it('marks the old names of a buy and sell request as deprecated', () => {
    expect(field('pos-emissao', 'ParteDaCompraEVenda', 'cpfCnpjInvestidor').deprecated).toBe(true);
    for (const name of ['origem', 'destino']) {
      expect(field('pos-emissao', 'PedidoDeCompraEVenda', name).deprecated).toBe(true);
    }
  });

  it('documents one webhook for each family and state, with no invented event type', () => {
    const webhooks = Object.values(read('webhook').webhooks as JsonObject);
    expect(webhooks).toHaveLength(3 + 4 + 4 + 4 + 9 + 3 + 1);
    expect(field('webhook', 'Notificacao', 'eventType').enum).toBeUndefined();
    expect(field('webhook', 'Notificacao', 'metadata').properties).toBeUndefined();
    for (const webhook of webhooks)
      expect(JSON.stringify(webhook)).toContain('schemas/Notificacao');
  });
});
