import { accounts, issueToken, knowsAccount } from '../auth/accounts.js';
import {
  acknowledge,
  createTest,
  listFeed,
  listTests,
  presentSent,
  sendTest,
} from '../domain/notifications.js';
import { listOperations, type OperationFilter } from '../domain/operations.js';
import { readPage, takePage } from '../domain/pages.js';
import { presentOperation } from '../domain/presentOperation.js';
import { presentSettings, putSettings } from '../domain/webhookSettings.js';
import { Refusal } from '../work/Work.js';
import { emissao } from './emissao.js';
import { AfterDelivery, callWith, type Service } from './Handler.js';
import { onboarding } from './onboarding.js';
import { posEmissao } from './posEmissao.js';

export const services: Service = {
  async gerarTokenDeAcesso({ tx, now, rules }, { body }) {
    const { apiKey, secretKey } = body as { apiKey: string; secretKey: string };
    if (!knowsAccount(rules, apiKey, secretKey)) {
      const problem = 'nenhuma conta tem esta apiKey com esta secretKey';
      throw Refusal.by(accounts, 'unauthorised', 'corpo', problem);
    }
    return issueToken(tx, { company: apiKey, now, rules });
  },
  async listarOperacoes(work, { query }) {
    const rows = await listOperations(work, query as OperationFilter);
    const { items, pagination } = takePage(work, rows, readPage(query));
    const data = [];
    for (const operation of items) data.push(await presentOperation(work, operation));
    return { pagination, data };
  },
  ...onboarding,
  ...emissao,
  ...posEmissao,

  consultarConfiguracao: presentSettings,
  atualizarConfiguracao: callWith(putSettings, 'body'),
  listarNotificacoes: listFeed,
  confirmarRecebimento: callWith(acknowledge, 'body'),
  listarTestesDeNotificacao: listTests,
  criarTesteDeNotificacao: createTest,
  async enviarTesteDeNotificacao(work, { params: { notificationId } }) {
    const sent = await sendTest(work, notificationId);
    return new AfterDelivery(sent.deliveryId, (later) => presentSent(later, sent));
  },
};
