import { expect } from 'vitest';
import { credentials } from '../support/Story';
import type { Runs } from '../support/Turn';

const limited = {
  apiKey: '9c4f2a71-6d0b-4e83-b5a2-1f7e8d3c6b90',
  secretKey: 'sk_homologacao_so_posicoes',
};

interface Token {
  accessToken: string;
  expiresAt: string;
}

export const acesso: Runs = {
  'ACE-01': async ({ make, keep, story }) => {
    const { body } = await make<Token>({ body: credentials, token: '' });
    expect(body.expiresAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
    keep({ token: body.accessToken, expiresAt: body.expiresAt });
    await story.enter(body.accessToken);
  },
  'ACE-02': ({ make }) =>
    make({
      body: { ...credentials, secretKey: 'errada' },
      token: '',
      misfit: 'corpo: nenhuma conta tem esta apiKey com esta secretKey',
    }),
  'ACE-03': async ({ make }) => {
    const { text } = await make({
      body: { apiKey: credentials.apiKey },
      token: '',
      code: 401,
      rule: 'requisicao-invalida-sem-400',
      misfit: 'corpo: deve ter o campo secretKey',
    });
    expect(text).not.toContain('accessToken');
  },
  'ACE-04': async ({ make, kept }) => {
    const { body } = await make({
      token: kept.token,
      misfit: 'Authorization: o token expirou em 2026-03-',
    });
    expect(body).toEqual([]);
  },
  'ACE-05': ({ make }) =>
    make({ token: '', misfit: 'Authorization: falta; envie Bearer e o token' }),
  'ACE-06': ({ make, kept: { token } }) => {
    const middle = token.length >> 1;
    const other = token[middle] === 'x' ? 'y' : 'x';
    return make({
      token: token.slice(0, middle) + other + token.slice(middle + 1),
      misfit: 'Authorization: o token não foi gerado por este simulador',
    });
  },
  'ACE-07': async ({ make, kept, read, story }) => {
    await story.setTime(kept.expiresAt);
    await make({ token: kept.token, misfit: 'Authorization: o token expirou em 2026-03-' });
    await story.enter();
    await read('listarCadastros');
  },
  'ACE-08': async ({ make, read }) => {
    const { accessToken } = await read<Token>('gerarTokenDeAcesso', { body: limited, token: '' });
    await make({ token: accessToken, misfit: 'conta: não pode fazer listarCadastros' });
  },
};
