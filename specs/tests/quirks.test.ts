import { describe, expect, it } from 'vitest';
import { allCalls, answerOf, bodyOf, callOf, componentOf, contracts } from './support/contracts';
import { ENUMERATIONS } from './support/enumerations';

describe('quirks of the API, kept as they are', () => {
  it('a number is literally named {hash}, required in a registration only', () => {
    expect(bodyOf('POST /cadastros')['{hash}']).toEqual({ type: 'number', required: true });
    expect(bodyOf('PUT /cadastros/{cnpj}')['{hash}']).toEqual({ type: 'number' });
    expect(JSON.stringify(contracts)).not.toMatch(/"hash":/);
  });

  it('a registration is updated by {cnpj}, on the path item OpenAPI calls {id}', () => {
    expect(Object.keys(contracts.onboarding?.root.paths ?? {})).toContain('/api/v1/cadastros/{id}');
    const { operation, parameters } = callOf('PUT /cadastros/{cnpj}');
    expect(operation['x-documented-path']).toBe('/api/v1/cadastros/{cnpj}');
    expect(Object.keys(parameters)).toEqual(['path.cnpj']);
    expect(componentOf('onboarding', 'parameters/CnpjDoCadastro')).toMatchObject({
      name: 'id',
      'x-documented-name': 'cnpj',
    });
  });

  it('the company type of an investor is clientePj, in the update also tipoEmpresa', () => {
    const update = bodyOf('PUT /investidores/{cpfCnpj}');
    expect(update.clientePj).toEqual({ type: 'string', enum: [...ENUMERATIONS.CompanyType] });
    expect(update.tipoEmpresa).toEqual(update.clientePj);
    expect(bodyOf('POST /investidores')).not.toHaveProperty('tipoEmpresa');
    expect(bodyOf('POST /cadastros')).toHaveProperty('tipoDeEmpresa');
  });

  it('a required funcao has a default all the same', () => {
    const { funcao } = bodyOf('POST /cadastros');
    expect(funcao).toMatchObject({ required: true, default: 'Emissor' });
  });

  it('roles are capitalised in registrations, upper case in answers about requests', () => {
    expect(bodyOf('POST /cadastros').funcao?.enum).toContain('Emissor');
    expect(answerOf('GET /solicitacoes/{id}')['emissor.funcao']?.enum).toContain('EMISSOR');
  });

  it('bank data has three shapes', () => {
    const fields = [
      ['dadosBancarios', bodyOf('POST /cadastros')],
      ['emissor.dadosBancarios', bodyOf('POST /solicitacoes')],
      ['data[].*[].investidores[].dadosBancarios', answerOf('GET /eventos')],
    ] as const;
    const names = fields.map(([path, facts]) =>
      Object.keys(facts)
        .filter((field) => field.startsWith(`${path}.`))
        .map((field) => field.slice(path.length + 1)),
    );
    expect(names).toEqual([
      ['codigoDoBanco', 'agencia', 'digitoDaAgencia', 'contaCorrente', 'digitoDaConta'],
      ['codigoBanco', 'agencia', 'agenciaDigito', 'conta', 'contaDigito'],
      ['banco', 'agencia', 'conta'],
    ]);
  });

  it('an investor is sent as cpfCnpj and comes back as cnpjCpf', () => {
    expect(bodyOf('POST /solicitacoes')).toHaveProperty(['investidores[].cpfCnpj']);
    expect(answerOf('POST /solicitacoes')).toHaveProperty(['investidores[].cnpjCpf']);
  });

  it('the dates of a request say Da and Do, those of its financial data De', () => {
    const { dataDaEmissao, dataDoVencimento } = bodyOf('POST /solicitacoes');
    const sent = bodyOf('POST /solicitacoes/{id}/dados-financeiros');
    expect([sent.dataDeEmissao, sent.dataDeVencimento]).toEqual([dataDaEmissao, dataDoVencimento]);
  });

  it('the update of a request has no cnpjDoEmissor and no dataLimiteIntegralizacao', () => {
    const update = bodyOf('PUT /solicitacoes/{id}');
    expect(update).not.toHaveProperty('cnpjDoEmissor');
    expect(update).not.toHaveProperty('dataLimiteIntegralizacao');
    expect(update.emissor).toEqual({ type: 'object' });
  });

  it('a request shows display texts, its submission codes with one state more', () => {
    const shown = answerOf('GET /solicitacoes/{id}').status?.enum;
    const submitted = answerOf('POST /solicitacoes/{id}/submissao').status?.enum;
    expect([shown, submitted]).toEqual([
      [...ENUMERATIONS.RequestStatus],
      [...ENUMERATIONS.SubmissionStatus],
    ]);
    expect(submitted).toContain('CONGELADA');
    expect(JSON.stringify(shown)).not.toMatch(/congelada/i);
  });

  it('Concluida has no accent where Aguardando Liquidação has one', () => {
    const shown = answerOf('POST /solicitacoes').status?.enum;
    expect(shown).toEqual(expect.arrayContaining(['Concluida', 'Aguardando Liquidação']));
  });

  it('codes start with LNC, with LNC000 at submission', () => {
    expect(answerOf('GET /solicitacoes/{id}').codigo?.pattern).toBe('^LNC');
    const { codigoInstrumentoFinanceiro } = answerOf('POST /solicitacoes/{id}/submissao');
    expect(codigoInstrumentoFinanceiro?.pattern).toBe('^LNC000');
  });

  it('ComprovanteOfertaPrimaria comes back and is never sent', () => {
    const sent = bodyOf('PUT /solicitacoes/{id}/documentos', 'multipart/form-data').tipo?.enum;
    const back = answerOf('GET /solicitacoes/{id}')['documentos[].tipo']?.enum;
    expect(sent).not.toContain('ComprovanteOfertaPrimaria');
    expect(back).toEqual([...(sent as string[]), 'ComprovanteOfertaPrimaria']);
  });

  it('a file is arquivo in a request and file in a registration', () => {
    const form = 'multipart/form-data';
    const request = bodyOf('PUT /solicitacoes/{id}/documentos', form);
    const path = 'PUT /cadastros/{cadastroId}/documentos/{documentId}';
    expect(request.arquivo).toEqual({ ...bodyOf(path, form).file, required: true });
  });

  it('operations filter by codigoISIN and answer isin', () => {
    expect(callOf('GET /operacoes').parameters).toHaveProperty(['query.codigoISIN']);
    expect(answerOf('GET /operacoes')).toHaveProperty(['data[].isin']);
  });

  it('operacaoCodigo is a list in two queries and a single code in four', () => {
    const types = allCalls.map(([, { parameters }]) => parameters['query.operacaoCodigo']?.type);
    expect(types.filter((type) => type === 'array')).toHaveLength(2);
    expect(types.filter((type) => type === 'string')).toHaveLength(4);
  });

  it('a block has codigo or operacaoCodigo', () => {
    const { codigo, operacaoCodigo } = answerOf('POST /bloqueios');
    expect(codigo).toEqual(operacaoCodigo);
    expect(componentOf('pos-emissao', 'schemas/Bloqueio').description).toMatch(
      /`codigo` ou `operacaoCodigo`; não é informado \[em que chamada vem cada um\]/,
    );
  });

  it('a movement may be EMITIDO, which only an example shows', () => {
    const { description } = componentOf('pos-emissao', 'schemas/StatusDaMovimentacao');
    expect(description).toMatch(/`EMITIDO` não consta da lista da origem/);
  });

  it('buy and sell keeps its deprecated fields', () => {
    const body = bodyOf('POST /compras-vendas');
    const old = Object.keys(body).filter((field) => body[field]?.deprecated);
    expect(old.sort()).toEqual([
      'destino',
      'investidorDestino.cpfCnpjInvestidor',
      'investidorOrigem.cpfCnpjInvestidor',
      'origem',
    ]);
  });

  it('a registration is submitted with submit, a request with submissao', () => {
    expect(callOf('POST /cadastros/{id}/submit').body).toBeUndefined();
    expect(callOf('POST /solicitacoes/{id}/submissao').body).toBeUndefined();
  });
});
