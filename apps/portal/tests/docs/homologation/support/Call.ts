/** Input of a call. */
export interface CallInput {
  /** Values of the parameters in its path. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as a form instead; bytes are a file. */
  readonly form?: Readonly<Record<string, string | Uint8Array>>;
  /** The story's token by default; an empty text sends none. */
  readonly token?: string;
}

export interface Answer<Body> {
  readonly status: number;
  /** Parsed JSON with JavaScript numbers; `undefined` without a body. */
  readonly body: Body;
  /** The body as it came. */
  readonly text: string;
  /** Rules of the simulator that decided the response. */
  readonly rules: readonly string[];
}

/** A call of the step, and expectations besides those of the script. */
export interface StepCall extends CallInput {
  /** The expected code, if the script names none. */
  readonly code?: number;
  /** The simulator's rule that decides the code, if the contract does not. */
  readonly rule?: string;
  /** Start of the expected validation fault: `corpo/uf: deve ter …`. */
  readonly misfit?: string;
}
