import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { portal } from '../../portal.config';
import { isObject, type JsonObject } from '../../src/plugins/api-reference/json';
import { parseDocument } from '../../src/plugins/api-reference/load/parseDocument';
import { resolveRef } from '../../src/plugins/api-reference/load/resolveRef';

/**
 * Query parameters as specification §7 spells them: `!` required, `=` default, `[]` list. Calls
 * that are not here take none.
 */
const QUERIES: Readonly<Record<string, string>> = {
  'GET /cadastros': 'emissorCnpj',
  'GET /investidores': 'page! pageSize!',
  'GET /ofertas-primarias': 'page=1 pagesize=10 operacaoCodigo status',
  'GET /operacoes':
    'page=1 pageSize=100 operacaoCodigo[] dataEmissao tipo[] status[] codigoISIN distribuicaoPublica escrituradorCnpj',
  'GET /eventos': 'page=1 pagesize=10 operacaoCodigo[] dataVencimento tipo[] status[]',
  'GET /operacoes/projecoes-pu/{data}': 'operacaoCodigo page=1 pageSize=10',
  'GET /conciliacoes-dcustodiapart': 'pageSize page dataReferencia!',
  'GET /posicoes': 'cpfCnpj!',
  'GET /bloqueios': 'page=1 pagesize=10 operacaoCodigo cpfCnpj',
  'GET /movimentacoes': 'page=1 pagesize=10 tipo status dataCriacao operacaoCodigo',
};

/** Success codes other than 200 (§7). */
const SUCCESS: Readonly<Record<string, string>> = {
  'POST /cadastros': '201',
  'POST /investidores': '201',
  'DELETE /investidores/{cpfCnpj}': '204',
  'POST /compras-vendas': '201',
  'POST /bloqueios': '201',
  'POST /notification-feed/acks': '201',
};

/** Texts of §8; the webhook service lists its codes without them. */
const TEXTS: Readonly<Record<string, string>> = {
  400: 'Requisição inválida.',
  401: 'Não autorizado. Token ausente ou inválido.',
  403: 'Acesso proibido. Permissões insuficientes.',
  500: 'Erro interno do servidor.',
};

/** Calls outside the webhook service that say 404 (§7), with the text of §8 where it is shown. */
const MISSING: Readonly<Record<string, string | undefined>> = {
  'GET /cadastros/{id}': 'Cadastro não encontrado',
  'POST /cadastros/{id}/submit': 'Cadastro não encontrado',
  'GET /cadastros/{cadastroId}/representantes-legais/{id}': undefined,
  'PUT /cadastros/{cadastroId}/representantes-legais/{id}': undefined,
  'GET /investidores/{cpfCnpj}': 'Investidor não encontrado.',
  'PUT /investidores/{cpfCnpj}': 'Investidor não encontrado.',
  'DELETE /investidores/{cpfCnpj}': 'Investidor não encontrado.',
  'POST /solicitacoes/{id}/submissao': undefined,
  'POST /bloqueios/{id}/liberar': 'Bloqueio não encontrado.',
};

const MULTIPART = [
  'PUT /cadastros/{cadastroId}/documentos/{documentId}',
  'PUT /solicitacoes/{id}/documentos',
];

interface Call {
  readonly service: string;
  readonly name: string;
  readonly operation: JsonObject;
  readonly root: JsonObject;
}

const calls = portal.services.flatMap(({ id, snapshot }): Call[] => {
  const source = { service: id, source: snapshot };
  const { root } = parseDocument(readFileSync(snapshot, 'utf8'), source);
  return Object.entries(root.paths as JsonObject).flatMap(([path, item]) =>
    Object.entries(item as JsonObject)
      .filter(([method]) => /^(get|post|put|delete)$/.test(method))
      .map(([method, operation]) => ({
        service: id,
        name: `${method.toUpperCase()} ${path.replace('/api/v1', '')}`,
        operation: operation as JsonObject,
        root,
      })),
  );
});

/** The object itself, or what its reference leads to. */
function follow(root: JsonObject, value: unknown): JsonObject {
  if (!isObject(value as JsonObject)) return {};
  const object = value as JsonObject;
  if (typeof object.$ref !== 'string') return object;
  return { ...(resolveRef(root, object.$ref)?.value as JsonObject), ...object };
}

function queryOf({ operation, root }: Call): string {
  const parameters = (operation.parameters as JsonObject[] | undefined) ?? [];
  return parameters
    .map((parameter) => follow(root, parameter))
    .filter((parameter) => parameter.in === 'query')
    .map((parameter) => {
      const schema = follow(root, parameter.schema);
      const list = schema.type === 'array' ? '[]' : '';
      const initial = schema.default === undefined ? '' : `=${schema.default}`;
      return `${parameter.name}${list}${parameter.required ? '!' : ''}${initial}`;
    })
    .join(' ');
}

function responsesOf({ operation, root }: Call): Record<string, string> {
  return Object.fromEntries(
    Object.entries(operation.responses as JsonObject).map(([status, response]) => [
      status,
      String(follow(root, response).description),
    ]),
  );
}

describe('parameters and answers of the contracts', () => {
  it.each(calls)('$name takes exactly the specified query', (call) => {
    expect(queryOf(call)).toBe(QUERIES[call.name] ?? '');
  });

  it('knows every call that the table of queries names', () => {
    const names = calls.map(({ name }) => name);
    for (const name of [...Object.keys(QUERIES), ...Object.keys(MISSING), ...MULTIPART]) {
      expect(names).toContain(name);
    }
  });

  it.each(calls)('$name answers with the specified codes and texts', (call) => {
    const responses = responsesOf(call);
    const isWebhook = call.service === 'webhook';
    const expected = new Set([SUCCESS[call.name] ?? '200', '401', '500']);
    if (call.service !== 'autenticacao') expected.add('403');
    if (isWebhook || call.name in MISSING) expected.add('404');
    expect(new Set(Object.keys(responses).filter((status) => status !== '400'))).toEqual(expected);
    if (call.name.startsWith('PUT')) expect(Object.keys(responses)).toContain('400');
    if (call.name.startsWith('GET')) expect(Object.keys(responses)).not.toContain('400');
    for (const [status, description] of Object.entries(responses)) {
      const unknown = isWebhook && ['401', '403', '404'].includes(status);
      if (unknown) expect(description).toContain('não é informado');
      else if (TEXTS[status]) expect(description).toContain(TEXTS[status]);
    }
    const missing = MISSING[call.name];
    if (missing) expect(responses[404]?.startsWith(missing)).toBe(true);
  });

  it.each(calls)('$name shows no body for an error', ({ operation, root }) => {
    for (const [status, response] of Object.entries(operation.responses as JsonObject)) {
      if (/^[45]/.test(status)) expect(follow(root, response).content).toBeUndefined();
    }
  });

  it.each(calls)('$name asks for a token unless it gives one', ({ operation, root, service }) => {
    const security = operation.security ?? root.security;
    expect(security).toEqual(service === 'autenticacao' ? [] : [{ bearerAuth: [] }]);
  });

  it('sends files as multipart, and nothing else so', () => {
    const multipart = calls
      .filter(({ operation, root }) =>
        Object.keys(follow(root, follow(root, operation.requestBody).content)).includes(
          'multipart/form-data',
        ),
      )
      .map(({ name }) => name);
    expect(multipart.sort()).toEqual([...MULTIPART].sort());
  });
});
