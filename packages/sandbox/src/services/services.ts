import { autenticacao } from './autenticacao.js';
import type { Service } from './Handler.js';
import { onboarding } from './onboarding.js';

/** Every call that the simulator has, by `operationId`. */
export const services: Service = { ...autenticacao, ...onboarding };
