import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { issuer, issuerChanges, representative, without } from '../support/examples';
import type { Item } from '../support/receiveAll';
import type { Runs } from '../support/Turn';

const file = Uint8Array.from({ length: 5_000 }, (_, index) => (index * 7) % 256);
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const validity = '2027-03-31';

interface Created {
  id: string;
}
interface Document extends Created {
  url: string;
}

export const onboardingDoEmissor: Runs = {
  'ONB-01': async ({ make, keep }) => {
    const { body } = await make<Created>({ body: issuer });
    keep({ cadastro: body.id });
  },
  'ONB-02': ({ make }) =>
    make({ body: without(issuer, 'razaoSocial'), misfit: 'corpo: deve ter o campo razaoSocial' }),
  'ONB-03': ({ make }) => {
    const endereco = { ...(issuer.endereco as object), uf: 'SPO' };
    return make({ body: { ...issuer, endereco }, misfit: 'corpo/endereco/uf: deve ter' });
  },
  'ONB-04': ({ make }) =>
    make({
      body: { ...issuer, cnpj: '04.821.357/0001-91' },
      misfit: 'corpo/cnpj: deve ter no máximo 14 caracteres',
    }),
  'ONB-05': async ({ make }) => {
    const { body } = await make({ query: { emissorCnpj: issuer.cnpj } });
    expect(body).toEqual([issuer]);
  },
  'ONB-06': async ({ make, kept }) => {
    const { body } = await make({ path: { id: kept.cadastro } });
    expect(body).toEqual(issuer);
  },
  'ONB-07': ({ make }) =>
    make({ path: { id: 'nenhum' }, misfit: 'caminho: não há cadastro nenhum nesta conta' }),
  'ONB-08': async ({ make, kept, read }) => {
    const change = { ...issuerChanges, atividadePrincipal: 'Fabricação de pisos' };
    await make({ path: { cnpj: issuer.cnpj }, body: change });
    const now = await read('consultarCadastro', { path: { id: kept.cadastro } });
    expect(now).toEqual({ ...issuer, atividadePrincipal: 'Fabricação de pisos' });
  },
  'ONB-09': ({ make }) =>
    make({
      path: { cnpj: issuer.cnpj },
      body: { ...issuerChanges, tipoDeEmpresa: 'Outra' },
      misfit: 'corpo/tipoDeEmpresa: deve ser um de: ',
    }),
  'ONB-10': async ({ make, kept, keep }) => {
    const { body } = await make<Created>({
      path: { cadastroId: kept.cadastro },
      body: representative,
    });
    keep({ representante: body.id });
  },
  'ONB-11': ({ make, kept }) =>
    make({
      path: { cadastroId: kept.cadastro },
      body: without(representative, 'nomeMae'),
      misfit: 'corpo: deve ter o campo nomeMae',
    }),
  'ONB-12': ({ make, kept }) =>
    make({
      path: { cadastroId: kept.cadastro },
      body: { ...representative, percentual: 101 },
      misfit: 'corpo/percentual: deve ser 100 ou menor',
    }),
  'ONB-13': async ({ make, kept }) => {
    const { body } = await make({ path: { cadastroId: kept.cadastro } });
    expect(body).toEqual([{ id: kept.representante, ...representative }]);
  },
  'ONB-14': async ({ make, kept }) => {
    const { body } = await make({
      path: { cadastroId: kept.cadastro, id: kept.representante },
    });
    expect(body).toMatchObject(representative);
  },
  'ONB-15': ({ make, kept }) =>
    make({
      path: { cadastroId: kept.cadastro, id: 'nenhum' },
      misfit: 'caminho: o cadastro não tem o representante nenhum',
    }),
  'ONB-16': async ({ make, kept, read }) => {
    const path = { cadastroId: kept.cadastro, id: kept.representante };
    const changed = { ...representative, email: 'helena@ceramicaserraazul.example' };
    await make({ path, body: changed });
    expect(await read('consultarRepresentanteLegal', { path })).toMatchObject(changed);
  },
  'ONB-17': ({ make, kept }) =>
    make({
      path: { cadastroId: kept.cadastro, id: kept.representante },
      body: { ...representative, regimeAssinatura: 'Outro' },
      misfit: 'corpo/regimeAssinatura: deve ser um de: ',
    }),
  'ONB-18': ({ make, kept }) =>
    make({
      path: { cadastroId: kept.cadastro, id: 'nenhum' },
      body: representative,
      misfit: 'caminho: o cadastro não tem o representante nenhum',
    }),
  'ONB-19': async ({ make, kept, keep }) => {
    const { body } = await make<Document[]>({ path: { cadastroId: kept.cadastro } });
    const text = expect.any(String);
    expect(body).toEqual([{ id: text, nome: text, tipoDocumento: text, status: 'Pendente' }]);
    keep({ documento: body[0]?.id ?? '' });
  },
  'ONB-20': async ({ make, kept, keep }) => {
    const { body } = await make<Created>({
      path: { cadastroId: kept.cadastro, documentId: kept.documento },
      form: { expirationDate: validity, file },
    });
    expect(body.id).toBe(kept.documento);
    keep({ hash: hash(file) });
  },
  'ONB-21': ({ make, kept }) =>
    make({
      path: { cadastroId: kept.cadastro, documentId: kept.documento },
      form: { expirationDate: 'amanhã', file },
      misfit: 'corpo/expirationDate: deve ser um dia que exista, AAAA-MM-DD',
    }),
  'ONB-22': async ({ make, kept, story }) => {
    const path = { cadastroId: kept.cadastro, documentId: kept.documento };
    const { body } = await make<Document>({ path });
    expect(body).toMatchObject({
      id: kept.documento,
      nome: 'file.pdf',
      tipoDocumento: 'Contrato social',
      status: 'Recebido',
    });
    const { rawPayload } = await story.sandbox.download(body.url);
    expect(hash(rawPayload)).toBe(kept.hash);
  },
  'ONB-23': ({ make }) =>
    make({ path: { id: 'nenhum' }, misfit: 'caminho: não há cadastro nenhum nesta conta' }),
  'ONB-24': async ({ make, kept, read }) => {
    await make({ path: { id: kept.cadastro } });
    const feed = await read<Item[]>('listarNotificacoes');
    const told = feed.filter(({ notification }) => notification.subjectId === kept.cadastro);
    const events = told.map(({ notification }) => notification.eventType);
    expect(events).toEqual(['cadastroPendente', 'cadastroAprovado']);
  },
};
