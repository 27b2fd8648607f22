import type { Requests } from '../../dist/requests.js';
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

/** The `operationId` of a call of the contracts. */
export type CallId = keyof Requests;

/**
 * The checked body of a call, or the query where the contract has no body. It has the defaults and the fields that the
 * rule `campos-obrigatorios` requires.
 */
export type Input<Id extends CallId> = Requests[Id]['input'];

/** A value without the parts that break the contract. */
type ValidParts<Value> = Value extends string | boolean | { toFixed: unknown }
  ? Value
  : Value extends readonly (infer Item)[]
    ? (ValidParts<Item> | undefined)[]
    : { [Name in keyof Value]?: ValidParts<Value[Name]> };

/** Checks the valid parts of an input by rules that the contract's schema cannot express. */
export type Check<Id extends CallId> = (problems: Problems, input: ValidParts<Input<Id>>) => void;

/** A function of the domain that does a call, and the check of its input. */
export interface ServiceCall<Parts extends unknown[] = never[], Checked = never> {
  /**
   * Gets the path's parameters in their order, then the input. Returns the response body, or `undefined` for none; the
   * status is the contract's first success code. Numbers are `Decimal`s or whole numbers.
   */
  readonly act: (work: CallWork, ...parts: Parts) => Promise<unknown>;
  readonly check?: (problems: Problems, input: Checked) => void;
  /** The call that answers with one item of this list, if no contract describes the list. */
  readonly items?: CallId;
}

export type ServiceCalls = {
  readonly [Id in CallId]?: ServiceCall<
    [...Requests[Id]['path'], Input<Id>],
    ValidParts<Input<Id>>
  >;
};
