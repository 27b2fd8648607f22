import { Joi } from '@docusaurus/utils-validation';
import { address, expected, keys, list, text } from '@frontier/light-docusaurus';
import { LAYOUTS } from '@frontier/reference';
import type { ObjectFlow, ObjectStates, Transition } from '../../contracts/ContractIndex';
import type { ReferencePluginOptions, ServiceOptions } from './options';

const service = keys<ServiceOptions>({
  id: text('minúsculas, dígitos e hifens, como pos-emissao').pattern(/^[a-z][a-z0-9-]*$/),
  title: text('o nome do serviço'),
  route: address('a rota da referência'),
  specUrl: text('o endereço da especificação, com https').uri({ scheme: ['https', 'http'] }),
  snapshot: text('o caminho da cópia da especificação'),
  layout: Joi.valid(...LAYOUTS).messages(expected(`um de ${LAYOUTS.join(', ')}`)),
});

const transition = keys<Transition>({
  from: text('um momento do objeto').optional(),
  to: text('um momento do objeto'),
  calls: list('uma lista de operationIds', text('um operationId')),
  with: text('o valor que a chamada leva').optional(),
});

const flow = keys<ObjectFlow>({
  title: text('o título do fluxo'),
  description: text('a descrição do fluxo'),
  transitions: list('uma lista de transições', transition),
});

const states = keys<ObjectStates>({
  schemas: list('uma lista de esquemas', text('um esquema, como emissao/StatusDaSolicitacao')),
  values: list('uma lista de estados', text('o nome de um estado')),
  calls: list('uma lista de operationIds', text('um operationId')),
  webhooks: list('uma lista de operationIds', text('um operationId')),
  flow: flow.optional(),
});

/** What the plugin's options must be. */
export const optionsSchema = keys<ReferencePluginOptions>({
  services: list('uma lista de serviços', service),
  changelog: text('o caminho da pasta das mudanças').optional(),
  states: Joi.object().pattern(Joi.string(), states).messages(expected('um objeto de estados')),
});
