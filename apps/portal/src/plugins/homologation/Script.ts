/** One path through the APIs, as its file gives it. */
export interface Journey {
  /** Anchor of its heading. */
  readonly id: string;
  readonly name: string;
  readonly intro: string;
  readonly steps: readonly Step[];
}

/** One thing to do and to check. Texts are Markdown of one paragraph. */
export interface Step {
  /** Such as `ONB-03`. */
  readonly id: string;
  /** operationIds: one call, or the webhooks to receive. */
  readonly operations: readonly string[];
  readonly isNotification: boolean;
  /** The error expected; success without it. */
  readonly status?: string | undefined;
  readonly action: string;
  /** Absent only where the text of an error says all. */
  readonly expected?: string | undefined;
  /** Whether an integration must pass it before it goes live; the rest depends on what it uses. */
  readonly isCore: boolean;
  /** Numbers of the steps whose result this one uses. */
  readonly needs: readonly string[];
  /** What to keep as evidence besides the answer's code and body. */
  readonly keep?: string | undefined;
  /** Place in the file, such as `roteiro.yml:12`. */
  readonly place: string;
}

/** `status` of a step whose code no contract gives. */
export const UNKNOWN_STATUS = 'none';

export interface HomologationOptions {
  /** Path of the journeys. */
  readonly file: string;
  /** Folder of the guides, which are served below its name. */
  readonly docs: string;
  /** Address of the spreadsheet. */
  readonly csv: string;
}
