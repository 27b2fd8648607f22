import type { Company } from './World.js';

/** A request as it goes out; a fault changes one thing of it. */
export interface Outgoing {
  method: string;
  path: string;
  query: [string, string][];
  headers: Record<string, string>;
  /** A tree that is sent as JSON, until a fault makes it a text. */
  body: unknown;
  payload?: string | Buffer;
}

export interface Context {
  dice: number;
  company: Company;
  other: Company;
}

export type Fault = (request: Outgoing, context: Context) => void;
