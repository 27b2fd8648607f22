import type { SentFile } from '../domain/files.js';
import type { Work } from '../work/Work.js';

/** Names of the contracts' parameters in paths. */
type PathParameter =
  | 'id'
  | 'cadastroId'
  | 'cpfCnpj'
  | 'data'
  | 'documentId'
  | 'emissorCnpj'
  | 'notificationId';

/** A call whose parts fit the contract, defaults included: body and query have the shapes that it gives them. */
export interface Call {
  /** Only those of the call's own path are there. */
  params: Readonly<Record<PathParameter, string>>;
  query: Record<string, unknown>;
  body: unknown;
  /** Files of a form, by field. */
  files: ReadonlyMap<string, SentFile>;
  /** Where this server was called: `http://localhost:4600`. */
  baseUrl: string;
}

/** A body that is read once a delivery was attempted: that is sent after the work is kept. */
export class AfterDelivery {
  constructor(
    readonly deliveryId: string | undefined,
    readonly readBody: (work: Work) => Promise<unknown>,
  ) {}
}

/**
 * Gives the body of the answer, or nothing where none is sent; its code is the contract's first success code.
 * Numbers are `Decimal`s or whole numbers.
 */
export type Handler = (work: Work, call: Call) => Promise<unknown>;

/** A service: its calls by `operationId`. */
export type Service = Readonly<Record<string, Handler>>;

type PartName = PathParameter | 'body' | 'baseUrl';

/**
 * A handler that only calls a domain function with some parts of the call. What the function takes as the body is
 * the shape that the contract gives it.
 */
export function callWith<Parts extends unknown[]>(
  act: (work: Work, ...parts: Parts) => Promise<unknown>,
  ...names: { [Index in keyof Parts]: PartName }
): Handler {
  return (work, { params, body, baseUrl }) => {
    const parts: Record<string, unknown> = { ...params, body, baseUrl };
    return act(work, ...(names.map((name) => parts[name as PartName]) as Parts));
  };
}
