/** What is asked of a call. */
export interface Request {
  /** Values of the parameters in its path. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as a form instead; bytes are a file. */
  readonly form?: Readonly<Record<string, string | Uint8Array>>;
  /** The story's own if not given; none if empty. */
  readonly token?: string;
}

export interface Answer<Body> {
  readonly status: number;
  /** Read with numbers as JavaScript has them; `undefined` where there is none. */
  readonly body: Body;
  /** The body as it came. */
  readonly text: string;
  /** Rules of the simulator that shaped it. */
  readonly rules: readonly string[];
}

/** A call of the step itself, and what is expected of its answer besides what the script says. */
export interface Trial extends Request {
  /** Where the script leaves the code open: what the simulator answers. */
  readonly code?: number;
  /** The rule of the simulator that says so, where it is not the contract. */
  readonly rule?: string;
  /** How what does not fit is told, from its beginning: `corpo/uf: deve ter …`. */
  readonly misfit?: string;
}
