/** One subject of what to check before an integration goes live. */
export interface ChecklistArea {
  /** Anchor of its heading. */
  readonly id: string;
  readonly name: string;
  readonly items: readonly ChecklistItem[];
}

/** One thing to check. Texts are Markdown of one paragraph. */
export interface ChecklistItem {
  /** Such as `END-01`. */
  readonly id: string;
  /** What must be so. */
  readonly check: string;
  /** What goes wrong without it. */
  readonly why: string;
  /** What shows that it is so. */
  readonly evidence: string;
}

export interface GoLiveOptions {
  /** Path of the list. */
  readonly file: string;
  /** Address of the spreadsheet. */
  readonly csv: string;
}
