/** What a model holds besides what is always shown; each has a default. */
export interface ModelOptions {
  /** Whether it holds the component schemas that nothing in a call or webhook reaches, too; they are left out by default. */
  readonly unusedSchemas?: boolean;
}
