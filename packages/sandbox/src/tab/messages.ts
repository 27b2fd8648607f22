export interface ProgramFiles {
  wasm: string;
  data: string;
  cluster: string;
}

/** A `Request` for the simulator as plain data, which can be sent to a worker. */
export interface SentCall {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  body: ArrayBuffer | undefined;
}

export interface SentAnswer {
  status: number;
  headers: [name: string, value: string][];
  body: ArrayBuffer;
}

/** The worker's functions, which a page calls through Comlink. */
export interface TabWorker {
  /**
   * Starts the simulator.
   * @param onProgress receives the size of each loaded part, in bytes
   * @throws Error when a file does not load
   */
  start: (files: ProgramFiles, onProgress: (bytes: number) => void) => Promise<void>;
  call: (call: SentCall) => Promise<SentAnswer>;
}
