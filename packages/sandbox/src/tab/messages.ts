/** Addresses of the files that the worker loads. */
export interface ProgramFiles {
  /** PostgreSQL's program. */
  wasm: string;
  /** The files of PostgreSQL's program. */
  data: string;
  /** An empty cluster. */
  cluster: string;
}

/** A call for the simulator: a `Request` as plain data. */
export interface SentCall {
  method: string;
  /** Path and query. */
  url: string;
  headers: [name: string, value: string][];
  body: ArrayBuffer | undefined;
}

/** A `Response` as plain data. */
export interface SentAnswer {
  status: number;
  headers: [name: string, value: string][];
  body: ArrayBuffer;
}

/** Messages to the worker. The first one is `start`. `number` relates an answer to its message. */
export type ToWorker =
  | { kind: 'start'; files: ProgramFiles; state: Blob | undefined }
  | { kind: 'call'; number: number; call: SentCall }
  | { kind: 'save'; number: number };

/** Messages of the worker. */
export type FromWorker =
  | { kind: 'progress'; bytes: number }
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  | { kind: 'answer'; number: number; answer: SentAnswer }
  | { kind: 'saved'; number: number; state: Blob };
