import { accounts, issueToken, knowsAccount } from '../auth/accounts.js';
import type { Account } from '../contract/Examples.js';
import {
  acknowledge,
  createTest,
  listFeed,
  listTests,
  presentSent,
  sendTest,
} from '../domain/notifications.js';
import { listOperations, type OperationsQuery } from '../domain/operations.js';
import { type PagedParts, takePage } from '../domain/pages.js';
import { presentOperation } from '../domain/presentOperation.js';
import { checkSettings, presentSettings, putSettings } from '../domain/webhookSettings.js';
import { Refusal } from '../work/Work.js';
import { AfterDelivery, defineCall, type ServiceCalls } from './defineCall.js';
import { emissao } from './emissao.js';
import { onboarding } from './onboarding.js';
import { posEmissao } from './posEmissao.js';

export const services: ServiceCalls = {
  gerarTokenDeAcesso: defineCall(
    'POST /auth',
    async ({ tx, now, rules }, { apiKey, secretKey }: Account) => {
      if (!knowsAccount(rules, apiKey, secretKey)) {
        const problem = 'nenhuma conta tem esta apiKey com esta secretKey';
        throw Refusal.by(accounts, 'unauthorised', 'corpo', problem);
      }
      return issueToken(tx, { company: apiKey, now, rules });
    },
  ),
  listarOperacoes: defineCall(
    'GET /operacoes',
    async (work, { query }: PagedParts<OperationsQuery>) => {
      const rows = await listOperations(work, query);
      const { items, pagination } = takePage(work, rows, query);
      const data = [];
      for (const operation of items) data.push(await presentOperation(work, operation));
      return { pagination, data };
    },
  ),
  ...onboarding,
  ...emissao,
  ...posEmissao,

  consultarConfiguracao: defineCall('GET /configuration', presentSettings),
  atualizarConfiguracao: defineCall('PUT /configuration', putSettings, checkSettings),
  listarNotificacoes: defineCall('GET /notification-feed', listFeed),
  confirmarRecebimento: defineCall('POST /notification-feed/acks', acknowledge),
  listarTestesDeNotificacao: defineCall('GET /platform-notifications-tests', listTests),
  criarTesteDeNotificacao: defineCall('POST /platform-notifications-tests', createTest),
  enviarTesteDeNotificacao: defineCall(
    'POST /platform-notifications-tests/{notificationId}/send',
    async (work, id: string) => {
      const sent = await sendTest(work, id);
      return new AfterDelivery(sent.deliveryId, (later) => presentSent(later, sent));
    },
  ),
};
