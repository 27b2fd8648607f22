import { autenticacao } from './autenticacao.js';
import { emissao } from './emissao.js';
import type { Service } from './Handler.js';
import { onboarding } from './onboarding.js';
import { operacao } from './operacao.js';
import { posEmissao } from './posEmissao.js';
import { webhook } from './webhook.js';

/** Every call that the simulator has, by `operationId`. */
export const services: Service = {
  ...autenticacao,
  ...onboarding,
  ...emissao,
  ...operacao,
  ...posEmissao,
  ...webhook,
};
