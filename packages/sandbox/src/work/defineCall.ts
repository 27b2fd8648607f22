import type { Check, Problems, ValidParts } from './Problems.js';
import type { Work } from './Work.js';

export interface SentFile {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

/** The parts of a checked request besides path and body, with the contract's defaults. */
export interface CallParts<Query = object> {
  query: Query;
  files: ReadonlyMap<string, SentFile>;
  /** Base URL of this server: `http://localhost:4600`. */
  baseUrl: string;
}

export interface CheckedCall extends CallParts<Record<string, unknown>> {
  params: Readonly<Record<string, string>>;
  body: unknown;
}

/** A response that waits for an attempt of a delivery: its body is read after the transaction and the attempt. */
export class AfterDelivery {
  constructor(
    readonly deliveryId: string | undefined,
    readonly readBody: (work: Work) => Promise<unknown>,
  ) {}
}

export interface ServiceCall {
  /** Method and path as in the specification. */
  readonly route: string;
  /**
   * Returns the response body, or `undefined` for none; the status is the contract's first success code. Numbers are
   * `Decimal`s or whole numbers.
   */
  readonly run: (work: Work, call: CheckedCall) => Promise<unknown>;
  /** Checks the valid parts of the body by rules that the contract's schema cannot express. */
  readonly check: ((problems: Problems, body: unknown) => void) | undefined;
}

export type ServiceCalls = Readonly<Record<string, ServiceCall>>;

/** A text for each parameter of a path. */
type PathValues<Path> = Path extends `${string}{${string}}${infer Rest}`
  ? [string, ...PathValues<Rest>]
  : [];

/**
 * Defines a call by a function of the domain. It gets the path's parameters in their order, then the body, unless the
 * method has none, then the other parts. The contract's schema has validated them, so they have its types.
 * @param route method and path as in the specification
 * @param check checks the body by rules that the schema cannot express
 * @example
 * defineCall('PUT /solicitacoes/{id}', (work, id, body: RequestData) => update(work, id, body), checkRequest)
 */
export function defineCall<
  const Route extends string,
  Parts extends [...Partial<PathValues<Route>>, ...unknown[]],
>(
  route: Route,
  act: (work: Work, ...parts: Parts) => Promise<unknown>,
  check?: Check<Parts[PathValues<Route>['length']]>,
): ServiceCall {
  const names = [...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const hasBody = /^(POST|PUT) /.test(route);
  return {
    route,
    run: (work, { body, params, ...others }) => {
      const values = names.map((name) => params[name]);
      return act(work, ...([...values, ...(hasBody ? [body] : []), others] as unknown as Parts));
    },
    check:
      check &&
      ((problems, body) => check(problems, body as ValidParts<Parts[PathValues<Route>['length']]>)),
  };
}
