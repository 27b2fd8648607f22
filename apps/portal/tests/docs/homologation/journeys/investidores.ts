import { expect } from 'vitest';
import { fund, person, without } from '../support/examples';
import type { Runs } from '../support/Turn';

const company = without(fund, 'telefone');
const leaving = { ...person, cpfCnpj: '52998224725', razaoSocial: 'Marina Lopes Teixeira' };
const unknown = { cpfCnpj: '11144477735' };
const absent = 'caminho: não há investidor 11144477735 nesta conta';

export const investidores: Runs = {
  'INV-01': async ({ make, keep }) => {
    const { body } = await make({ body: company });
    expect(body).toEqual({ id: expect.any(String) });
    keep({ fundo: fund.cpfCnpj });
  },
  'INV-02': async ({ make, keep }) => {
    const { body } = await make({ body: person });
    expect(body).toEqual({ id: expect.any(String) });
    keep({ pessoa: person.cpfCnpj });
  },
  'INV-03': ({ make }) =>
    make({
      body: without(leaving, 'telefone'),
      misfit: 'corpo/telefone: é obrigatório para pessoa física',
    }),
  'INV-04': ({ make }) =>
    make({ body: without(leaving, 'razaoSocial'), misfit: 'corpo: deve ter o campo razaoSocial' }),
  'INV-05': ({ make }) =>
    make({
      body: { ...leaving, cpfCnpj: leaving.cpfCnpj.slice(1) },
      misfit: 'corpo/cpfCnpj: deve ter ao menos 11 caracteres',
    }),
  'INV-06': async ({ make, kept }) => {
    const { body } = await make({ query: { page: 1, pageSize: 10 } });
    expect(body).toMatchObject({
      data: [{ cpfCnpj: kept.fundo }, {}],
      pagination: { page: 1, pageSize: 10, total: 2 },
    });
  },
  'INV-07': ({ make }) =>
    make({
      query: { pageSize: 10 },
      code: 400,
      rule: 'requisicao-invalida-sem-400',
      misfit: 'consulta: deve ter o campo page',
    }),
  'INV-08': async ({ make, kept }) => {
    const { body } = await make({ path: { cpfCnpj: kept.fundo } });
    expect(body).toEqual(company);
  },
  'INV-09': ({ make }) => make({ path: unknown, misfit: absent }),
  'INV-10': async ({ make, kept, read }) => {
    const path = { cpfCnpj: kept.fundo };
    await make({ path, body: { email: 'mesa@fundoaraucaria.example' } });
    const now = await read('consultarInvestidor', { path });
    expect(now).toEqual({ ...company, email: 'mesa@fundoaraucaria.example' });
  },
  'INV-11': ({ make, kept }) =>
    make({
      path: { cpfCnpj: kept.fundo },
      body: { clientePj: 'Outra' },
      misfit: 'corpo/clientePj: deve ser um de: ',
    }),
  'INV-12': ({ make }) => make({ path: unknown, body: { email: 'a@b.example' }, misfit: absent }),
  'INV-13': async ({ make, read }) => {
    await read('cadastrarInvestidor', { body: leaving });
    const { text } = await make({ path: { cpfCnpj: leaving.cpfCnpj } });
    expect(text).toBe('');
  },
  'INV-14': ({ make }) =>
    make({ path: { cpfCnpj: leaving.cpfCnpj }, misfit: 'caminho: não há investidor' }),
  'INV-15': ({ make }) =>
    make({
      path: { cpfCnpj: leaving.cpfCnpj.slice(1) },
      misfit: 'caminho/cpfCnpj: deve ter ao menos 11 caracteres',
    }),
};
