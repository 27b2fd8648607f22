import { expect } from 'vitest';
import {
  financialData,
  instalments,
  issuer,
  request,
  requestChanges,
  without,
} from '../support/examples';
import type { Runs } from '../support/Turn';

const deed = new TextEncoder().encode('Termo constitutivo da primeira emissão.');
/** A rate with the maximum number of decimal places. */
const financial = { ...financialData, percentualDosJurosRemuneratorios: 2.75431876 };
const [first, second] = request.investidores;

interface Request {
  id: string;
  codigo?: string;
  status: string;
  documentos: { tipo: string; link: string }[];
}
interface Submission {
  status: string;
  codigoInstrumentoFinanceiro: string;
}

export const emissao: Runs = {
  'EMI-01': async ({ make }) => {
    const { body } = await make({ path: { emissorCnpj: issuer.cnpj } });
    expect(body).toEqual({ emissoes: { emissaoAtual: '0', proximaEmissao: '1' } });
  },
  'EMI-02': async ({ make, kept, keep }) => {
    const subscribers = request.investidores.map(({ cpfCnpj }) => cpfCnpj);
    expect(subscribers).toEqual([kept.fundo, kept.pessoa]);
    const { body } = await make<Request>({ body: request });
    expect(body).toMatchObject({ tipo: 'NotaComercial', status: 'Solicitada' });
    keep({ solicitacao: body.id });
  },
  'EMI-03': async ({ make }) => {
    const { body } = await make({ body: { ...request, tipo: 'Debenture', numeroDaEmissao: 2 } });
    expect(body).toMatchObject({ id: expect.any(String), tipo: 'Debenture' });
  },
  'EMI-04': ({ make }) =>
    make({
      body: without(request, 'cnpjDoEscriturador'),
      misfit: 'corpo: deve ter o campo cnpjDoEscriturador',
    }),
  'EMI-05': ({ make }) =>
    make({
      body: { ...request, investidores: [{ ...first, precoUnitario: 0 }, second] },
      misfit: 'corpo/investidores/0/precoUnitario: deve ser maior que 0',
    }),
  'EMI-06': ({ make }) =>
    make({
      body: { ...request, investidores: [first, { ...second, quantidadeSubscrita: 0 }] },
      misfit: 'corpo/investidores/1/quantidadeSubscrita: deve ser maior que 0',
    }),
  'EMI-07': ({ make, kept }) =>
    make({
      path: { id: kept.solicitacao },
      token: '',
      misfit: 'Authorization: falta; envie Bearer e o token',
    }),
  'EMI-08': async ({ make, kept }) => {
    const { body } = await make({ path: { id: kept.solicitacao } });
    const { emissor, investidores: _, cnpjDoEmissor: __, ...sent } = request;
    expect(body).toMatchObject({
      ...sent,
      id: kept.solicitacao,
      emissor: { ...(emissor as object), status: 'Aprovado' },
      investidores: [
        { cnpjCpf: first?.cpfCnpj, quantidadeSubscrita: 4000, status: 'Aprovado' },
        { cnpjCpf: second?.cpfCnpj, quantidadeSubscrita: 1000, status: 'Aprovado' },
      ],
    });
  },
  'EMI-09': async ({ make }) => {
    const { body } = await make({
      path: { id: 'nenhuma' },
      code: 404,
      rule: 'objeto-inexistente',
      misfit: 'caminho: não há solicitação nenhuma nesta conta',
    });
    expect(body).not.toHaveProperty('id');
  },
  'EMI-10': async ({ make, kept, read }) => {
    const path = { id: kept.solicitacao };
    await make({ path, body: { ...requestChanges, localDaEmissao: 'Jundiaí' } });
    const now = await read('consultarSolicitacao', { path });
    expect(now).toMatchObject({ localDaEmissao: 'Jundiaí', ufDaEmissao: 'SP' });
  },
  'EMI-11': ({ make, kept }) =>
    make({
      path: { id: kept.solicitacao },
      body: without(requestChanges, 'investidores'),
      misfit: 'corpo: deve ter o campo investidores',
    }),
  'EMI-12': ({ make, kept }) => make({ path: { id: kept.solicitacao }, body: financial }),
  'EMI-13': ({ make, kept }) =>
    make({
      path: { id: kept.solicitacao },
      body: without(financial, 'indexador'),
      misfit: 'corpo: deve ter o campo indexador',
    }),
  'EMI-14': ({ make, kept }) => {
    const tabelaSac = without(financial.tabelaSac, 'amortizacaoPeriodicidade');
    return make({
      path: { id: kept.solicitacao },
      body: { ...financial, tabelaSac },
      misfit: 'corpo/tabelaSac: deve ter o campo amortizacaoPeriodicidade',
    });
  },
  'EMI-15': async ({ make, kept }) => {
    const { body, text } = await make({ path: { id: kept.solicitacao } });
    expect(body).toEqual(financial);
    expect(text).toContain('"percentualDosJurosRemuneratorios":2.75431876');
  },
  'EMI-16': async ({ make, kept, read }) => {
    const path = { id: kept.solicitacao };
    await make({ path, body: { ...financial, custoDaEmissao: 36500.75 } });
    const now = await read('consultarDadosFinanceiros', { path });
    expect(now).toEqual({ ...financial, custoDaEmissao: 36500.75 });
  },
  'EMI-17': ({ make, kept }) =>
    make({
      path: { id: kept.solicitacao },
      body: { ...financial, convencao: 'Outra' },
      misfit: 'corpo/convencao: deve ser um de: ',
    }),
  'EMI-18': ({ make, kept }) => make({ path: { id: kept.solicitacao }, body: instalments }),
  'EMI-19': ({ make, kept }) =>
    make({
      path: { id: kept.solicitacao },
      body: instalments[0],
      misfit: 'corpo: deve ser uma lista',
    }),
  'EMI-20': async ({ make, kept }) => {
    const { body } = await make<typeof instalments>({ path: { id: kept.solicitacao } });
    expect(body).toEqual(instalments);
    const principal = body.reduce((sum, { valorAmortizacao }) => sum + valorAmortizacao, 0);
    expect(principal).toBe(5_000_000);
    for (const { valorAmortizacao, valorJuros, valorTotal } of body) {
      expect(valorTotal).toBe(valorAmortizacao + valorJuros);
    }
  },
  'EMI-21': async ({ make, kept, read }) => {
    const path = { id: kept.solicitacao };
    const interest = { valorJuros: 754000.12345678, valorTotal: 3254000.12345678 };
    const changed = instalments.map((one, at) => (at === 0 ? { ...one, ...interest } : one));
    await make({ path, body: changed });
    expect(await read('consultarParcelas', { path })).toEqual(changed);
  },
  'EMI-22': ({ make, kept }) =>
    make({
      path: { id: kept.solicitacao },
      body: instalments.map((one) => ({ ...one, dataVencimento: 'amanhã' })),
      misfit: 'corpo/0/dataVencimento: deve ser um dia que exista, AAAA-MM-DD',
    }),
  'EMI-23': async ({ make, kept, read }) => {
    const path = { id: kept.solicitacao };
    await make({ path });
    const { documentos } = await read<Request>('consultarSolicitacao', { path });
    expect(documentos).toMatchObject([{ tipo: 'TermoConstitutivo' }]);
    expect(documentos[0]).not.toHaveProperty('link');
  },
  'EMI-24': async ({ make, kept, read, story }) => {
    const path = { id: kept.solicitacao };
    await make({ path, form: { arquivo: deed, tipo: 'TermoConstitutivo' } });
    const { documentos } = await read<Request>('consultarSolicitacao', { path });
    expect(documentos).toHaveLength(1);
    const { rawPayload } = await story.sandbox.download(documentos[0]?.link ?? '');
    expect(rawPayload).toEqual(Buffer.from(deed));
  },
  'EMI-25': ({ make, kept }) =>
    make({
      path: { id: kept.solicitacao },
      form: { tipo: 'TermoConstitutivo' },
      misfit: 'corpo: deve ter o campo arquivo',
    }),
  'EMI-26': ({ make }) =>
    make({ path: { id: 'nenhuma' }, misfit: 'caminho: não há solicitação nenhuma nesta conta' }),
  'EMI-27': async ({ make, kept, keep }) => {
    const { body } = await make<Submission>({ path: { id: kept.solicitacao } });
    expect(body.status).toBe('EM_ANDAMENTO');
    expect(body.codigoInstrumentoFinanceiro).toMatch(/^LNC000/);
    keep({ codigo: body.codigoInstrumentoFinanceiro });
  },
  'EMI-28': async ({ make, kept }) => {
    const { body } = await make<Request>({ path: { id: kept.solicitacao } });
    expect(body).toMatchObject({ codigo: kept.codigo, status: 'Aguardando Liquidação' });
    expect(body.documentos.map(({ tipo }) => tipo)).toEqual(['TermoConstitutivo']);
  },
};
