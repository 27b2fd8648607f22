/** Where the reader came from, above the list of operations. */
export interface BackLink {
  readonly label: string;
  readonly href: string;
}

/** Where it is told what changed from one version of the document to the next. */
export interface HistoryLink {
  readonly label: string;
  readonly href: string;
}

/** A file that the first page offers: the document itself, for instance. */
export interface Download {
  readonly label: string;
  readonly href: string;
}
