/** What a preview shows until something is saved. */
export interface Preview {
  /** Told to the pages, which come back when it is another. */
  readonly rendering: string;
  /** By their addresses, without the first slash. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** The page at every other address: the faults of the documents, or that there is no such page. */
  readonly otherwise: { readonly status: 404 | 500; readonly html: string };
  /** Everything wrong with the documents or other files. */
  readonly faults: string | undefined;
  /** What is shown, but is most likely not meant. */
  readonly warnings: string | undefined;
}
