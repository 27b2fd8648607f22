import { isObject, type JsonObject, type JsonValue } from '@frontier/openapi';
import { describe, expect, it } from 'vitest';
import { readQuestions } from '../../apps/portal/src/shared/readings/readQuestions';
import { componentOf, contracts } from './support/contracts';

/** Numbers that the specification itself calls numbers; of a custody row, see below. */
const KNOWN_NUMBERS = /^(numeroDaEmissao|\{hash\}|page|pageSize|qtd.*)$/;

/** Dates of which the specification says the form. */
const KNOWN_DATES = ['expiresAt', 'dataNascimentoRepresentante', 'dataVencimento'];

interface Value {
  readonly place: string;
  readonly schema: JsonObject;
  readonly description: string;
}

/** Every schema that a property or a parameter names, with what is said of it there. */
function listValues(value: JsonValue, place: string): Value[] {
  if (Array.isArray(value)) return value.flatMap((item) => listValues(item, place));
  if (!isObject(value)) return [];
  const schema = isObject(value.schema) ? value.schema : value;
  const name = typeof value.name === 'string' ? value.name : place;
  const own = { place: name, schema, description: String(value.description ?? '') };
  return [
    ...(typeof schema.type === 'string' ? [own] : []),
    ...Object.entries(value)
      .filter(([key]) => key !== 'schema' || typeof value.name !== 'string')
      .flatMap(([key, item]) => listValues(item, key)),
  ];
}

const values = Object.entries(contracts).flatMap(([service, { root }]) =>
  listValues(root, '').map((value) => ({ ...value, service })),
);

function findUnmarked(question: string, isRead: (schema: JsonObject) => boolean): string[] {
  return values
    .filter(({ schema }) => isRead(schema))
    .filter(
      ({ description }) =>
        !description.includes(`[leitura nossa](/docs/frontier/perguntas#${question})`),
    )
    .map(({ place }) => place);
}

describe('our own readings', () => {
  it('carry the mark where a date has a format the specification does not give', () => {
    const unmarked = findUnmarked('formato-de-datas', ({ format }) =>
      ['date', 'date-time'].includes(String(format)),
    );
    expect(new Set(unmarked)).toEqual(new Set(KNOWN_DATES));
  });

  it('carry the mark where a number is a JSON number, quantities of a custody row together', () => {
    const unmarked = findUnmarked('numeros-json', ({ type }) => type === 'number');
    expect(unmarked.filter((name) => !KNOWN_NUMBERS.test(name))).toEqual([]);
    expect(
      componentOf('pos-emissao', 'schemas/LinhaDaConciliacaoDeCustodia').description,
    ).toContain('#numeros-json');
  });

  it.each([
    [
      'pos-emissao',
      'schemas/PedidoDeTransferenciaDeTitularidade',
      'campos-obrigatorios-das-transferencias',
    ],
    [
      'pos-emissao',
      'schemas/PedidoDeTransferenciaDeCustodia',
      'campos-obrigatorios-das-transferencias',
    ],
    ['pos-emissao', 'schemas/PedidoDeCompraEVenda/properties/investidorOrigem', 'origem-e-destino'],
    ['pos-emissao', 'schemas/Paginacao', 'nomes-da-paginacao'],
    ['onboarding', 'schemas/NovoCadastro/properties/{hash}', 'nome-da-chave-hash'],
    ['onboarding', 'parameters/CnpjDoCadastro', 'documento-no-caminho'],
    ['emissao', 'schemas/NovaSolicitacao/properties/numeroDaSerie', 'tipo-de-numero-da-serie'],
    ['autenticacao', 'schemas/TokenDeAcesso/properties/accessToken', 'um-token-para-todos'],
  ])('stand in %s at %s: %s', (service, path, question) => {
    expect(componentOf(service, path).description).toContain(
      `[leitura nossa](/docs/frontier/perguntas#${question})`,
    );
  });

  it('are each used in a contract', () => {
    const texts = JSON.stringify(Object.values(contracts).map(({ root }) => root));
    const readings = readQuestions('apps/portal/docs/frontier/perguntas.yml').flatMap(
      ({ questions }) => questions.flatMap(({ id, reading }) => (reading ? [id] : [])),
    );
    expect(
      readings.filter((id) => !texts.includes(`[leitura nossa](/docs/frontier/perguntas#${id})`)),
    ).toEqual([]);
  });
});
