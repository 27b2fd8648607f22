import type { SentFile } from '../domain/files.js';
import type { Work } from '../work/Work.js';

type PathParameter =
  | 'id'
  | 'cadastroId'
  | 'cpfCnpj'
  | 'data'
  | 'documentId'
  | 'emissorCnpj'
  | 'notificationId';

/** A validated request with the contract's defaults: body and query have the contract's types. */
export interface CheckedCall {
  /** Only the parameters of the call's path are present. */
  params: Readonly<Record<PathParameter, string>>;
  query: Record<string, unknown>;
  body: unknown;
  files: ReadonlyMap<string, SentFile>;
  /** Base URL of this server: `http://localhost:4600`. */
  baseUrl: string;
}

/** A response that waits for an attempt of a delivery: its body is read after the transaction and the attempt. */
export class AfterDelivery {
  constructor(
    readonly deliveryId: string | undefined,
    readonly readBody: (work: Work) => Promise<unknown>,
  ) {}
}

/**
 * Returns the response body, or `undefined` for none; the status is the contract's first success code. Numbers are
 * `Decimal`s or whole numbers.
 */
export type Handler = (work: Work, call: CheckedCall) => Promise<unknown>;

export type Service = Readonly<Record<string, Handler>>;

type RequestPart = PathParameter | 'body' | 'baseUrl';

/**
 * A handler that calls a domain function with some parts of the request. The validated body has the type that the
 * function expects.
 */
export function callWith<Parts extends unknown[]>(
  act: (work: Work, ...parts: Parts) => Promise<unknown>,
  ...names: { [Index in keyof Parts]: RequestPart }
): Handler {
  return (work, { params, body, baseUrl }) => {
    const parts: Record<string, unknown> = { ...params, body, baseUrl };
    return act(work, ...(names.map((name) => parts[name as RequestPart]) as Parts));
  };
}
