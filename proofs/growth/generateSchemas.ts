export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The schemas of one resource: what is sent, and what comes back. */
export function writeSchemas(resource: number): { [key: string]: Json } {
  const words = resource % 7;
  return {
    [`Recurso${resource}Entrada`]: {
      type: 'object',
      required: ['nome', 'valor', 'situacao'],
      properties: {
        nome: {
          type: 'string',
          minLength: 3,
          maxLength: 80,
          description: `Nome do recurso ${resource}.`,
        },
        valor: { type: 'string', pattern: '^\\d+\\.\\d{2}$', examples: [`${resource}.50`] },
        situacao: {
          type: 'string',
          enum: ['ATIVO', 'SUSPENSO', 'ENCERRADO'],
          'x-enumDescriptions': { ATIVO: 'Em uso', SUSPENSO: 'Parado', ENCERRADO: 'Terminado' },
        },
        titular: ref('Pessoa'),
        vencimento: { type: ['string', 'null'], format: 'date' },
        etiquetas: { type: 'array', maxItems: 10, items: { type: 'string' } },
        ...Object.fromEntries(
          Array.from({ length: words + 3 }, (_, index) => [
            `atributo${index}`,
            {
              type: 'object',
              description: `Atributo ${index} do recurso ${resource}, com \`detalhes\`.`,
              properties: {
                codigo: { type: 'integer', minimum: 0, maximum: 10 ** (index + 1) },
                partes: { type: 'array', items: { type: 'object', properties: PART } },
              },
            },
          ]),
        ),
      },
    },
    [`Recurso${resource}`]: {
      allOf: [
        ref(`Recurso${resource}Entrada`),
        {
          type: 'object',
          required: ['id', 'criadoEm'],
          properties: {
            id: { type: 'string', format: 'uuid', readOnly: true },
            criadoEm: { type: 'string', format: 'date-time' },
            pagamento: { oneOf: [ref('Boleto'), ref('Transferencia')] },
            pastas: ref('Pasta'),
          },
        },
      ],
    },
  };
}

const PART: Json = { numero: { type: 'integer' }, texto: { type: 'string', maxLength: 140 } };

/** The schemas that every resource uses. */
export const SHARED_SCHEMAS: { [key: string]: Json } = {
  Erro: {
    type: 'object',
    required: ['codigo', 'mensagem'],
    properties: {
      codigo: { type: 'string' },
      mensagem: { type: 'string' },
      campos: { type: 'array', items: { type: 'object', properties: PART } },
    },
  },
  Paginacao: {
    type: 'object',
    properties: { pagina: { type: 'integer' }, tamanho: { type: 'integer' } },
  },
  Pessoa: {
    type: 'object',
    required: ['cpfCnpj'],
    properties: {
      cpfCnpj: { type: 'string', pattern: '^(\\d{11}|\\d{14})$' },
      nome: { type: 'string' },
      endereco: {
        type: 'object',
        properties: { rua: { type: 'string' }, cep: { type: 'string', pattern: '^\\d{8}$' } },
      },
    },
  },
  Boleto: { type: 'object', properties: { linhaDigitavel: { type: 'string', maxLength: 47 } } },
  Transferencia: {
    type: 'object',
    properties: { banco: { type: 'string' }, conta: { type: 'string' } },
  },
  Pasta: {
    type: 'object',
    properties: { nome: { type: 'string' }, filhas: { type: 'array', items: ref('Pasta') } },
  },
};

/** A reference to a schema by its name. */
export function ref(name: string): Json {
  return { $ref: `#/components/schemas/${name}` };
}

/** A body in JSON. */
export function json(schema: Json): Json {
  return { 'application/json': { schema } };
}
