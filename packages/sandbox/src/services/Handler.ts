import type { SentFile } from '../domain/files.js';
import type { Work } from '../work/Work.js';

/**
 * A call whose parts fit the contract, defaults included. Body and query have the shapes that the contract
 * gives them; each handler names the shape it reads.
 */
export interface Call {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
  /** Files of a form, by field. */
  files: ReadonlyMap<string, SentFile>;
  /** Where this server was called: `http://localhost:4600`. */
  baseUrl: string;
}

/** What is answered; without a body, none is sent. Numbers are `Decimal`s or whole numbers. */
export interface Answer {
  status: number;
  body?: unknown;
  /** A delivery that is sent once the work is kept, and the body that is read after it. */
  afterDelivery?: {
    deliveryId: string | undefined;
    readBody: (work: Work) => Promise<unknown>;
  };
}

export type Handler = (work: Work, call: Call) => Promise<Answer>;

/** A service: its calls by `operationId`. */
export type Service = Readonly<Record<string, Handler>>;

/** 200 with a body, or with none. */
export function ok(body?: unknown): Answer {
  return { status: 200, body };
}
