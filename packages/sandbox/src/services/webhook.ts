import { acknowledge, listFeed } from '../domain/feed.js';
import { createTest, listTests, presentSent, sendTest } from '../domain/notificationTests.js';
import { presentSettings, putSettings } from '../domain/webhookSettings.js';
import { ok, type Service } from './Handler.js';

export const webhook: Service = {
  async consultarConfiguracao(work) {
    return ok(await presentSettings(work));
  },
  async atualizarConfiguracao(work, { body }) {
    await putSettings(work, body as object);
    return ok();
  },
  async listarNotificacoes(work) {
    return ok(await listFeed(work));
  },
  async confirmarRecebimento(work, { body }) {
    const { ids } = body as { ids: string[] };
    return { status: 201, body: await acknowledge(work, ids) };
  },
  async listarTestesDeNotificacao(work) {
    return ok(await listTests(work));
  },
  async criarTesteDeNotificacao(work) {
    return ok(await createTest(work));
  },
  async enviarTesteDeNotificacao(work, { params: { notificationId = '' } }) {
    const sent = await sendTest(work, notificationId);
    return {
      status: 200,
      afterDelivery: {
        deliveryId: sent.deliveryId,
        readBody: (later) => presentSent(later, sent),
      },
    };
  },
};
