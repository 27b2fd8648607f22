/** Where a document came from, for its error messages. */
export interface DocumentOrigin {
  readonly service: string;
  readonly source: string;
}
