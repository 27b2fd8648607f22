import type { TokenOptions } from '../Download';
import type { Call } from './Call';

/** The call that gives the token, and what it takes. */
export interface TokenCall {
  readonly call: Call;
  /** Fields of its body, each also the variable that holds its value. */
  readonly credentials: readonly string[];
  readonly options: TokenOptions;
}

/** Variables that scripts keep the token in. */
export const TOKEN = 'token';
export const EXPIRY = 'tokenExpiraEm';

/**
 * Finds the call that gives the token, held against its contract.
 *
 * @throws {Error} saying which name the contract doesn't have.
 */
export function findTokenCall(calls: readonly Call[], options: TokenOptions): TokenCall {
  const call = calls.find(({ id }) => id === options.operation);
  if (!call) throw new Error(`downloads: token.operation: nenhuma chamada ${options.operation}`);
  const fields = call.responses
    .flatMap(({ content }) => content)
    .flatMap(({ schema }) => schema?.properties ?? []);
  for (const field of [options.value, options.expiry]) {
    if (fields.some(({ name }) => name === field)) continue;
    throw new Error(`downloads: token: a resposta de ${call.id} não tem o campo ${field}`);
  }
  if (call.body?.kind !== 'json') throw new Error(`downloads: ${call.id} não envia JSON`);
  return { call, credentials: Object.keys(JSON.parse(call.body.text) as object), options };
}

/** The body of the call that gives the token, with variables for the credentials. */
export function writeCredentials(credentials: readonly string[]): string {
  return JSON.stringify(Object.fromEntries(credentials.map((n) => [n, `{{${n}}}`])), null, 2);
}
