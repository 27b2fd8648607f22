import { aHeaderName } from '../domain/webhookSettings.js';
import { defineRule } from '../rules/defineRule.js';
import type { Rules } from '../rules/Rules.js';

const requestId = defineRule('identificador-do-pedido', { cabecalho: aHeaderName });

/** A problem in an error's body, with its rule or its place in the contract. */
export interface Detail {
  onde: string;
  problema: string;
  regra?: string;
  contrato?: string;
}

/** The parts of a call that the log keeps. */
export interface Exchange {
  id: string;
  /** The response's header with the identifier. */
  idHeader: string;
  /** The request's body; of a form, its fields and the names of its files as JSON. */
  sent?: string;
  /** The response's body, if it is a text. */
  answered?: string;
  details?: readonly Detail[];
}

/** Begins the exchange of a call; `undefined` for the simulator's own calls, which are not logged. */
export function beginExchange(path: string, rules: Rules): Exchange | undefined {
  if (path.startsWith('/_sandbox') || path === '/health' || path === '/') return undefined;
  return { id: crypto.randomUUID(), idHeader: rules.of(requestId).cabecalho };
}
