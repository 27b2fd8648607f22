/** Written by `index.ts`. */
declare module '@generated/sample-hosts/default/samples.json' {
  /** Hosts of the test environment. */
  export const hosts: readonly string[];
  /** Examples of fields, by the names of the values that replace them. */
  export const examples: Readonly<Record<string, string>>;
}
