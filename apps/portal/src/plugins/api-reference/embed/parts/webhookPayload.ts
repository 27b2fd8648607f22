import { chooseName, type Part } from '../PartRequest';
import { payloadKey } from '../partKeys';

/** `<WebhookPayload id="notificarCadastroAprovado" />`: what a webhook sends, fields and examples. */
export const webhookPayload: Part = {
  attributes: ['id'],
  build(request) {
    const id = request.attributes.get('id') ?? '';
    return request.islands.show(
      payloadKey(chooseName(request, id, request.index.payloads, 'webhook')),
    );
  },
};
