/** What a model holds besides what is always shown; each has a default. */
export interface ModelOptions {
  /** Whether it holds the component schemas that nothing in a call or webhook reaches, too; they are left out by default. */
  readonly unusedSchemas?: boolean;
  /**
   * Names of extensions (`x-…`) whose values are shown where they stand: of the document, tags, operations, parameters,
   * responses and schemas. Those that pages show by themselves (`READ_EXTENSIONS`) are not among them.
   */
  readonly extensions?: readonly string[];
}
