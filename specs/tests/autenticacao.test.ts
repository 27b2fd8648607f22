import { describe, expect, it } from 'vitest';
import { pinService } from './support/pinService';
import { readContract } from './support/readContract';

pinService({
  service: 'autenticacao',
  isOpen: true,
  entities: {
    credentials: 'apiKey! secretKey!',
    authResult: 'accessToken expiresAt:instant',
  },
  calls: {
    'POST /auth': { body: '@credentials', statuses: '200? 401 500', returns: '@authResult' },
  },
});

describe('texts of autenticacao.yaml', () => {
  const text = JSON.stringify(readContract('autenticacao').root);

  it('say that expiresAt is in UTC and that its distance is not shown', () => {
    expect(text).toContain('"description":"Instante, em UTC, em que o token expira."');
    expect(text).toMatch(/A \[duração do token\]\(\S+\) não é informada\./);
  });

  it('say that 401 is also a failed authentication', () => {
    expect(text).toContain('Uma autenticação que falha tem resposta 401.');
  });

  it('say that one apiKey can have several secretKey values', () => {
    expect(text).toContain('Uma mesma `apiKey` pode ter várias `secretKey`.');
  });
});
