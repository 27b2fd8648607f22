import { type Json, json, ref, SHARED_SCHEMAS, writeSchemas } from './generateSchemas';

/** Operations under one tag, as in the larger public contracts. */
const OPERATIONS_PER_TAG = 20;
/** Operations of one resource: list, create, read, replace, remove. */
const PER_RESOURCE = 5;

/**
 * Makes an OpenAPI document of a given size, always the same one: resources with nested, shared
 * and recursive schemas, enums with meanings, alternatives, examples and Markdown, all growing
 * with the number of operations as they do in real contracts.
 *
 * @param operations how many; rounded up to whole resources.
 */
export function generateDocument(operations: number): { [key: string]: Json } {
  const resources = Array.from(
    { length: Math.ceil(operations / PER_RESOURCE) },
    (_, index) => index,
  );
  const tags = Math.ceil((resources.length * PER_RESOURCE) / OPERATIONS_PER_TAG);
  return {
    openapi: '3.1.0',
    info: {
      title: `Documento de ${operations} operações`,
      version: '1.0.0',
      description: '# Visão geral\n\nDocumento **gerado** para medir o crescimento da referência.',
    },
    servers: [{ url: 'https://api.exemplo.example/v1' }],
    security: [{ bearer: [] }],
    tags: Array.from({ length: tags }, (_, tag) => ({
      name: tagName(tag),
      description: `Recursos do grupo ${tag}, com \`códigos\` e [links](https://exemplo.example/${tag}).`,
    })),
    paths: Object.assign({}, ...resources.map(writePaths)),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: {
        pagina: writeParameter('pagina', { type: 'integer', minimum: 1, default: 1 }),
        tamanho: writeParameter('tamanho', { type: 'integer', minimum: 1, maximum: 100 }),
      },
      responses: Object.fromEntries(
        ['NaoEncontrado', 'Invalido', 'SemPermissao'].map((name) => [
          name,
          { description: `Falha: ${name}.`, content: json(ref('Erro')) },
        ]),
      ),
      schemas: Object.assign({}, SHARED_SCHEMAS, ...resources.map(writeSchemas)),
    },
  };
}

function writePaths(resource: number): Json {
  const name = `recursos${resource}`;
  const tag = [tagName(Math.floor((resource * PER_RESOURCE) / OPERATIONS_PER_TAG))];
  const body = { required: true, content: json(ref(`Recurso${resource}Entrada`)) };
  const found = { description: 'O recurso.', content: json(ref(`Recurso${resource}`)) };
  const operation = (verb: string, extra: { [key: string]: Json }, status: string, ok: Json) => ({
    operationId: `${verb}Recurso${resource}`,
    summary: `${verb} recurso ${resource}`,
    description: `Faz **${verb}** no recurso ${resource}.\n\n- primeiro passo\n- segundo passo com \`id\``,
    tags: tag,
    ...extra,
    responses: {
      [status]: ok,
      '400': { $ref: '#/components/responses/Invalido' },
      '403': { $ref: '#/components/responses/SemPermissao' },
      '404': { $ref: '#/components/responses/NaoEncontrado' },
    },
  });
  return {
    [`/${name}`]: {
      get: operation('listar', { parameters: LIST_PARAMETERS }, '200', {
        description: 'Uma página de recursos.',
        headers: { 'X-Total': { description: 'Quantos há.', schema: { type: 'integer' } } },
        content: json({
          type: 'object',
          required: ['itens'],
          properties: {
            itens: { type: 'array', items: ref(`Recurso${resource}`) },
            paginacao: ref('Paginacao'),
          },
        }),
      }),
      post: operation('criar', { requestBody: body }, '201', found),
    },
    [`/${name}/{id}`]: {
      parameters: [
        { ...writeParameter('id', { type: 'string', format: 'uuid' }), in: 'path', required: true },
      ],
      get: operation('consultar', {}, '200', found),
      put: operation('substituir', { requestBody: body }, '200', found),
      delete: operation('remover', {}, '204', { description: 'Removido.' }),
    },
  };
}

const LIST_PARAMETERS: Json[] = [
  { $ref: '#/components/parameters/pagina' },
  { $ref: '#/components/parameters/tamanho' },
  {
    ...writeParameter('situacao', { type: 'string', enum: ['ATIVO', 'SUSPENSO'] }),
    explode: false,
  },
];

function writeParameter(name: string, schema: Json): { [key: string]: Json } {
  return { name, in: 'query', description: `Filtra por ${name}.`, schema };
}

function tagName(tag: number): string {
  return `Grupo ${tag}`;
}
