import { describe, expect, it } from 'vitest';
import { expandPin } from './support/expandPin';
import { pinService } from './support/pinService';
import { type ReadCall, readContract } from './support/readContract';

const entities = {
  configuration: `useWebhook:boolean useFeed:boolean isActive:boolean
    daysBeforeExpiration:integer(1..365)=30 webhookConfig@webhookConfig`,
  webhookConfig: `webhookUrl! authType!:WebhookAuthType hmacSecret bearerToken customHeaderKey
    customHeaderValue customQueryKey customQueryValue`,
  notification: 'subjectId subjectType eventType metadata:object expiresAt:instant',
  feedNotification: 'id ackAt:instant notification@notification',
  ackResult: 'id ackAt:instant',
  delivery: `id notificationId status:DeliveryStatus attempts:integer responseStatus:integer
    errorMessage payload:any responseBody:any createdAt:instant deliveredAt:instant
    updatedAt:instant`,
  testSendResult: 'deliveryType feedNotification@feedNotification webhookDelivery@delivery',
};

pinService({
  service: 'webhook',
  entities,
  // The service lists 401, 403 and 404 without text (section 8).
  errors: { 401: '', 403: '' },
  calls: {
    'GET /configuration': { statuses: '200? 401 403 404 500', returns: '@configuration' },
    'PUT /configuration': { body: '@configuration', statuses: '200? 400 401 403 404 500' },
    'GET /notification-feed': {
      statuses: '200? 401 403 404 500',
      returns: '[]@feedNotification',
    },
    'POST /notification-feed/acks': {
      body: 'ids[]',
      statuses: '201 400 401 403 404 500',
      returns: '[]@ackResult',
    },
    'GET /platform-notifications-tests': { statuses: '200? 401 403 404 500' },
    'POST /platform-notifications-tests': { statuses: '200? 400 401 403 404 500' },
    'POST /platform-notifications-tests/{notificationId}/send': {
      statuses: '200? 401 403 404 500',
      returns: '@testSendResult',
    },
  },
});

/** Section 4: event families and the states they hint at, as the contract names them. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  cadastro: ['Pendente', 'Aprovado', 'Reprovado'],
  compraEVenda: ['Criada', 'EmAnalise', 'Liquidada', 'Reprovada'],
  eventoFinanceiro: ['Aprovado', 'Cancelado', 'EmAnalise', 'Reprovado'],
  ofertaPrimaria: ['Criada', 'EmAnalise', 'Liquidada', 'Reprovada'],
  operacao: [
    'Aditada',
    'Aprovada',
    'Atualizada',
    'Cancelada',
    'EmAnalise',
    'Emitida',
    'Encerrada',
    'Reprovada',
    'ReprovadaComPendencias',
  ],
  transferenciaDeCustodia: ['Aprovada', 'Criada', 'Reprovada'],
  transferenciaDeTitularidade: ['Criada'],
};

describe('notifications of webhook.yaml', () => {
  const { webhooks } = readContract('webhook');
  const names = Object.entries(FAMILIES).flatMap(([family, states]) =>
    states.map((state) => `POST ${family}${state}`),
  );

  it('are one per family and state', () => {
    expect(Object.keys(webhooks).sort()).toEqual([...names].sort());
    expect(names).toHaveLength(28);
  });

  it.each(names)('%s carries the notification and invents nothing', (name) => {
    const { body, operation, parameters, responses } = webhooks[name] as ReadCall;
    const content = { 'application/json': expandPin('@notification', entities) };
    expect(body).toEqual({ required: true, content });
    expect(parameters).toEqual({});
    expect(operation.security).toEqual([]);
    expect(Object.keys(responses)).toEqual(['2XX']);
    expect(responses['2XX']?.description).toMatch(/não informados/);
    expect(operation.requestBody).toMatchObject({
      description: expect.stringContaining(
        'leitura nossa](/docs/frontier/perguntas#metodo-e-corpo-da-entrega)',
      ),
    });
  });
});
