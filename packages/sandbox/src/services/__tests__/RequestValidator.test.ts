import { describe, expect, it } from 'vitest';
import { createCompiler } from '../../contract/compileSchema.js';
import { findCheck } from '../../contract/findCheck.js';
import { checkBody } from '../../contract/validators.js';
import { readPreparedContracts } from '../../node/readPreparedContracts.js';
import { RequestValidator } from '../RequestValidator.js';

const operations = readPreparedContracts().flatMap((contract) => contract.operations);
const validator = new RequestValidator(findCheck);

function check(id: string, body?: string, parameters: Record<string, unknown> = {}) {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`no operation ${id}`);
  return validator.check(operation, { parameters, ...(body !== undefined && { body }) });
}

describe('a request before it is sent', () => {
  it('has an empty report when it is valid', () => {
    const login = '{"apiKey":"d23f0824-128b-4f33-8c5c-7fd0a6a3a450","secretKey":"x"}';
    expect(Object.values(check('gerarTokenDeAcesso', login)).flat()).toEqual([]);
  });

  it('reports each violation with the value and the facts of the contract', () => {
    const body = '{"investidores":[{"precoUnitario":123456789.123456789}]}';
    const { faults } = check('criarSolicitacao', body);
    expect(faults.find(({ location }) => location.endsWith('/precoUnitario'))).toEqual({
      location: 'corpo/investidores/0/precoUnitario',
      problem: 'deve ter no máximo 8 casas decimais',
      sent: '123456789.123456789',
      description: expect.stringContaining('Até 8 casas decimais'),
      assumptions: ['numeros-json'],
    });
  });

  it('reports what only a rule of the simulator refuses, with the rule', () => {
    const block = '{"operacaoCodigo":"LNC000417","quantidade":1.5}';
    const { faults, refusals, rules } = check('criarBloqueio', block);
    expect(faults).toEqual([]);
    expect(refusals.map(({ location, rule }) => `${location} ${rule}`)).toEqual([
      'corpo campos-obrigatorios',
      'corpo campos-obrigatorios',
      'corpo campos-obrigatorios',
      'corpo/quantidade quantidade-fracionada',
    ]);
    expect(rules.map(({ id }) => id)).toEqual(['campos-obrigatorios', 'quantidade-fracionada']);
  });

  it('reports names that the contract does not describe, at any depth', () => {
    const { unknown } = check('criarSolicitacao', '{"investidores":[{"preco":1}],"x":{"y":1}}');
    const places = unknown.map(({ location }) => location);
    expect(places).toEqual(['corpo/investidores/0/preco', 'corpo/x']);
    const read = check('consultarSolicitacao', undefined, { id: 'a', page: 1 });
    const problem = 'o contrato não descreve este nome; aqui, não descreve nenhum';
    expect(read.unknown).toEqual([{ location: 'consulta/page', problem }]);
  });

  it('reports the value of a list and the part of a form that is none of its values', () => {
    const status = ['EMITIDO', 'Nenhum'];
    expect(check('listarOperacoes', undefined, { status }).faults).toMatchObject([
      { location: 'consulta/status/1', problem: expect.stringContaining('deve ser um de') },
    ]);
    expect(check('listarOperacoes', undefined, { status: 'Nenhum' }).faults).toMatchObject([
      { location: 'consulta/status/0', sent: undefined },
    ]);
    const id = '6b0d549b-6f03-475a-9600-a35a099950d8';
    const form = (body: string) => check('enviarDocumentoDaSolicitacao', body, { id }).faults;
    expect(form('{"arquivo":"a.pdf","tipo":"TermoConstitutivo"}')).toEqual([]);
    expect(form('{"arquivo":"a.pdf","tipo":"Outro"}')).toMatchObject([{ location: 'corpo/tipo' }]);
  });

  it('lacks a field whose name every object inherits', () => {
    const checked = checkBody(createCompiler(), { required: ['constructor'] }, {});
    expect(checked).toMatchObject({ violations: [{ missing: 'constructor' }] });
  });

  it('reports invalid JSON, an unexpected body and a missing one', () => {
    expect(check('criarSolicitacao', '{"a":').faults).toMatchObject([
      { location: 'corpo', problem: expect.stringContaining('linha 1, coluna 6') },
    ]);
    expect(check('consultarSolicitacao', '{}', { id: 'a' }).faults).toEqual([
      { location: 'corpo', problem: 'a chamada não tem corpo' },
    ]);
    expect(check('criarSolicitacao').faults).toEqual([
      { location: 'corpo', problem: 'falta, e deve vir como application/json' },
    ]);
  });
});
