import type { JsonObject, Response, SampleRequest } from '@frontier/openapi';
import type { TokenOptions } from '../Download';

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

/** One call of a contract, as collections of calls show it. */
export interface Call {
  readonly service: string;
  /** operationId. */
  readonly id: string;
  readonly title: string;
  /** Markdown with whole addresses: it is read outside the site. */
  readonly description: string;
  /** Upper case. */
  readonly method: string;
  /** With parameters in braces, by the names that `path` gives their values. */
  readonly template: string;
  /** The key of the contract's `paths`, where parameters may have other names. */
  readonly key: string;
  /** Variable that holds the service's address. */
  readonly host: string;
  readonly path: readonly CallParameter[];
  readonly query: readonly CallParameter[];
  /** Headers of the contract, without the token. */
  readonly headers: SampleRequest['headers'];
  readonly body: SampleRequest['body'];
  readonly needsToken: boolean;
  /** Status codes of success that the contract documents. */
  readonly successes: readonly number[];
  /** Whether the contract marks the code of success as this portal's own reading. */
  readonly isReading: boolean;
  /** JSON Schema of the body of success, with what it needs; absent where the contract gives none. */
  readonly shape?: JsonObject | undefined;
  readonly responses: readonly Response[];
}

/** A parameter with one value. */
export interface CallParameter {
  readonly name: string;
  readonly value: string;
  readonly description: string;
  readonly required: boolean;
}

/** The calls of one service under one heading. */
export interface CallGroup {
  readonly title: string;
  readonly calls: readonly Call[];
}

/** The calls of one contract. */
export interface CallService {
  readonly id: string;
  /** Name the portal gives the service. */
  readonly title: string;
  /** Variable that holds its address. */
  readonly host: string;
  /** Its first address in the contract, and what that says of it. */
  readonly url: string;
  readonly environment: string;
  readonly groups: readonly CallGroup[];
}

/** Name of the test that checks the status. */
export function describeStatus({ isReading, successes }: Call): string {
  const codes = successes.join(' ou ');
  return `O código é o do contrato (${codes}${isReading ? ', leitura nossa' : ''})`;
}
