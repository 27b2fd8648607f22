/** Where the reader came from, above the list of operations. */
export interface BackLink {
  readonly label: string;
  readonly href: string;
}

/** A file that the first page offers: the document itself, for instance. */
export interface Download {
  readonly label: string;
  readonly href: string;
}
