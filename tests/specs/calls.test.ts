import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isObject } from '../../src/plugins/api-reference/json';
import { parseDocument } from '../../src/plugins/api-reference/load/parseDocument';

/** Specification §7: every call of every service. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  autenticacao: ['POST /auth'],
  onboarding: [
    'POST /cadastros',
    'GET /cadastros',
    'GET /cadastros/{id}',
    'PUT /cadastros/{id}',
    'POST /cadastros/{id}/submit',
    'POST /cadastros/{cadastroId}/representantes-legais',
    'GET /cadastros/{cadastroId}/representantes-legais',
    'GET /cadastros/{cadastroId}/representantes-legais/{id}',
    'PUT /cadastros/{cadastroId}/representantes-legais/{id}',
    'PUT /cadastros/{cadastroId}/documentos/{documentId}',
    'GET /cadastros/{cadastroId}/documentos',
    'GET /cadastros/{cadastroId}/documentos/{documentId}',
    'POST /investidores',
    'GET /investidores',
    'GET /investidores/{cpfCnpj}',
    'PUT /investidores/{cpfCnpj}',
    'DELETE /investidores/{cpfCnpj}',
  ],
  emissao: [
    'POST /solicitacoes',
    'GET /solicitacoes/{id}',
    'PUT /solicitacoes/{id}',
    'POST /solicitacoes/{id}/submissao',
    'POST /solicitacoes/{id}/documentos',
    'PUT /solicitacoes/{id}/documentos',
    'GET /emissores/{emissorCnpj}/quantidade-emissoes',
    'POST /solicitacoes/{id}/dados-financeiros',
    'GET /solicitacoes/{id}/dados-financeiros',
    'PUT /solicitacoes/{id}/dados-financeiros',
    'POST /solicitacoes/{id}/dados-financeiros/parcelas',
    'PUT /solicitacoes/{id}/dados-financeiros/parcelas',
    'GET /solicitacoes/{id}/dados-financeiros/parcelas',
    'POST /ofertas-primarias',
    'GET /ofertas-primarias',
    'POST /ofertas-primarias/aprovacao',
  ],
  operacao: ['GET /operacoes'],
  'pos-emissao': [
    'GET /eventos',
    'POST /eventos',
    'POST /eventos/{id}',
    'GET /operacoes/projecoes-pu/{data}',
    'GET /conciliacoes-dcustodiapart',
    'POST /conciliacoes',
    'POST /conciliacoes-operacoes',
    'GET /posicoes',
    'POST /compras-vendas',
    'POST /bloqueios',
    'GET /bloqueios',
    'POST /bloqueios/{id}/liberar',
    'GET /movimentacoes',
    'POST /movimentacoes/{id}/aprovacao',
    'POST /transferencias-titularidade',
    'POST /transferencias-custodia',
  ],
  webhook: [
    'GET /configuration',
    'PUT /configuration',
    'GET /notification-feed',
    'POST /notification-feed/acks',
    'GET /platform-notifications-tests',
    'POST /platform-notifications-tests',
    'POST /platform-notifications-tests/{notificationId}/send',
  ],
};

function read(id: string) {
  const source = `specs/${id}.yaml`;
  return parseDocument(readFileSync(source, 'utf8'), { service: id, source }).root;
}

function pathsOf(id: string) {
  const { paths } = read(id);
  return isObject(paths) ? Object.entries(paths).filter(([, item]) => isObject(item)) : [];
}

describe('calls of the contracts', () => {
  it.each(Object.entries(CALLS))('%s documents exactly the specified calls', (id, calls) => {
    const documented = pathsOf(id).flatMap(([path, item]) =>
      Object.keys(item as object)
        .filter((key) => /^(get|post|put|delete|patch)$/.test(key))
        .map((method) => `${method.toUpperCase()} ${path.replace('/api/v1', '')}`),
    );
    expect(documented.sort()).toEqual([...calls].sort());
  });

  it('documents the registration update under its own path', () => {
    const item = pathsOf('onboarding').find(([path]) => path === '/api/v1/cadastros/{id}')?.[1];
    expect(item).toMatchObject({ put: { 'x-documented-path': '/api/v1/cadastros/{cnpj}' } });
  });

  it('keeps pagesize beside pageSize, and dados beside data', () => {
    const text = readFileSync('specs/pos-emissao.yaml', 'utf8');
    for (const quirk of ['name: pagesize', 'name: pageSize', ' dados:', ' data:']) {
      expect(text).toContain(quirk);
    }
  });

  it('keeps the field literally named {hash}, a required number', () => {
    expect(JSON.stringify(read('onboarding'))).toMatch(/"\{hash\}":\{"type":"number"/);
  });

  it('uses each operationId once over all services', () => {
    const ids = Object.keys(CALLS).flatMap((id) =>
      [...JSON.stringify(read(id)).matchAll(/"operationId":"([^"]+)"/g)].map(([, found]) => found),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(58 + 28);
  });
});
