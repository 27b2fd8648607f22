import { knowsAccount } from '../auth/accounts.js';
import { issueToken } from '../auth/tokens.js';
import { Refusal } from '../work/Refusal.js';
import { ok, type Service } from './Handler.js';

export const autenticacao: Service = {
  async gerarTokenDeAcesso({ tx, now, rules }, { body }) {
    const { apiKey, secretKey } = body as { apiKey: string; secretKey: string };
    if (!knowsAccount(rules, apiKey, secretKey)) throw new Refusal('unauthorised');
    const { accessToken, expiresAt } = await issueToken(tx, { company: apiKey, now, rules });
    return ok({ accessToken, expiresAt: expiresAt.toISOString() });
  },
};
