import type { Company } from './World.js';

/** A request to send; a fault changes one part of it. */
export interface Outgoing {
  method: string;
  path: string;
  query: [string, string][];
  headers: Record<string, string>;
  /** Sent as JSON unless there is a `payload`. */
  body: unknown;
  payload?: string | Buffer;
}

export interface FaultContext {
  dice: number;
  company: Company;
}

export type Fault = (request: Outgoing, context: FaultContext) => void;
