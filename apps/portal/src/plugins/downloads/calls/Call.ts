import type { JsonObject, Response, SampleRequest } from '@frontier/openapi';

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
  /** Those of the contract; no token. */
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
