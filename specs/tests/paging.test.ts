import { describe, expect, it } from 'vitest';
import { allCalls, answerOf, bodyOf, callOf } from './support/contracts';

/** The calls that have a query parameter, and its default. */
function defaultsOf(parameter: string): Record<string, unknown> {
  const found = allCalls.flatMap(([name, { parameters }]) => {
    const facts = parameters[`query.${parameter}`];
    return facts ? [[name, facts.default]] : [];
  });
  return Object.fromEntries(found);
}

describe('paging of lists', () => {
  it('spells the page size pagesize in four calls, 10 by default', () => {
    expect(defaultsOf('pagesize')).toEqual({
      'GET /ofertas-primarias': 10,
      'GET /eventos': 10,
      'GET /bloqueios': 10,
      'GET /movimentacoes': 10,
    });
  });

  it('spells it pageSize in four others, with 100, 10 or no default', () => {
    expect(defaultsOf('pageSize')).toEqual({
      'GET /operacoes': 100,
      'GET /operacoes/projecoes-pu/{data}': 10,
      'GET /conciliacoes-dcustodiapart': undefined,
      'GET /investidores': undefined,
    });
  });

  it('asks for the page in the body of the reconciliation by registrar, 20 by default', () => {
    expect(bodyOf('POST /conciliacoes-operacoes')).toEqual({
      '(root)': { type: 'object' },
      page: { type: 'integer', default: 1 },
      pageSize: { type: 'integer', default: 20 },
    });
  });

  it('starts at page 1 wherever the call itself has a default', () => {
    expect(defaultsOf('page')).toEqual({
      'GET /ofertas-primarias': 1,
      'GET /operacoes': 1,
      'GET /eventos': 1,
      'GET /operacoes/projecoes-pu/{data}': 1,
      'GET /bloqueios': 1,
      'GET /movimentacoes': 1,
      'GET /conciliacoes-dcustodiapart': undefined,
      'GET /investidores': undefined,
    });
  });

  it('requires page and pageSize, as numbers, of the list of investors alone', () => {
    const { parameters } = callOf('GET /investidores');
    expect(parameters).toEqual({
      'query.page': { type: 'number', required: true },
      'query.pageSize': { type: 'number', required: true },
    });
    const required = allCalls.filter(([, call]) => call.parameters['query.page']?.required);
    expect(required.map(([name]) => name)).toEqual(['GET /investidores']);
  });

  it('lists under data, blocks alone under dados', () => {
    const lists = allCalls.flatMap(([name]) => {
      const answer = answerOf(name);
      if (!answer.pagination) return [];
      return [[name, ['data', 'dados'].filter((field) => answer[field]?.type === 'array')]];
    });
    expect(Object.fromEntries(lists)).toEqual({
      'GET /ofertas-primarias': ['data'],
      'GET /operacoes': ['data'],
      'GET /eventos': ['data'],
      'GET /operacoes/projecoes-pu/{data}': ['data'],
      'GET /conciliacoes-dcustodiapart': ['data'],
      'GET /bloqueios': ['dados'],
    });
  });
});
