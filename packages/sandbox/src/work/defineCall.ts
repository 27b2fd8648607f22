import type { Problems } from './Problems.js';
import type { Work } from './Work.js';

export interface SentFile {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

/** A checked request, with the contract's defaults. */
export interface CheckedCall {
  params: Readonly<Record<string, string>>;
  query: Record<string, unknown>;
  body: unknown;
  /** Names of the body's fields that come from the contract's defaults. */
  filled: ReadonlySet<string>;
  files: ReadonlyMap<string, SentFile>;
  /** Base URL of this server: `http://localhost:4600`. */
  baseUrl: string;
}

/** The work of a call, with the parts of the request that few calls need. */
export type CallWork = Work & Pick<CheckedCall, 'baseUrl' | 'files' | 'filled'>;

/** A response that waits for an attempt of a delivery: its body is read after the transaction and the attempt. */
export class AfterDelivery {
  constructor(
    readonly deliveryId: string | undefined,
    readonly readBody: (work: Work) => Promise<unknown>,
  ) {}
}

export interface ServiceCall {
  /**
   * Returns the response body, or `undefined` for none; the status is the contract's first success code. Numbers are
   * `Decimal`s or whole numbers.
   */
  readonly run: (work: Work, call: CheckedCall) => Promise<unknown>;
  /** Checks the valid parts of the body, or of a GET's query, by rules that the contract's schema cannot express. */
  readonly check: ((problems: Problems, part: unknown) => void) | undefined;
}

/** A value without the parts that break the contract. */
type ValidParts<Value> = Value extends string | boolean | { toFixed: unknown }
  ? Value
  : Value extends readonly (infer Item)[]
    ? (ValidParts<Item> | undefined)[]
    : { [Name in keyof Value]?: ValidParts<Value[Name]> };

export type Check<Part> = (problems: Problems, part: ValidParts<Part>) => void;

export type ServiceCalls = Readonly<Record<string, ServiceCall>>;

/** A text for each parameter of a path. */
type PathValues<Path> = Path extends `${string}{${string}}${infer Rest}`
  ? [string, ...PathValues<Rest>]
  : [];

/**
 * Defines a call by a function of the domain. It gets the path's parameters in their order, then the body, or the query
 * where the method has no body. The contract's schema has validated them, so they have its types.
 */
export function defineCall<
  const Route extends string,
  Parts extends [...Partial<PathValues<Route>>, ...unknown[]],
>(
  route: Route,
  act: (work: CallWork, ...parts: Parts) => Promise<unknown>,
  check?: Check<Parts[PathValues<Route>['length']]>,
): ServiceCall {
  const names = [...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const hasBody = /^(POST|PUT) /.test(route);
  return {
    run: (work, { baseUrl, body, files, filled, params, query }) => {
      const parts = [...names.map((name) => params[name]), hasBody ? body : query];
      return act({ ...work, baseUrl, files, filled }, ...(parts as unknown as Parts));
    },
    check: check as ServiceCall['check'],
  };
}
