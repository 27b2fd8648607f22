/** Written by `index.ts`, by operationId. */
declare module '@generated/page-tools/default/checks.js' {
  import type { Check } from '@frontier/sandbox/ajv';

  const checks: Readonly<Record<string, Check>>;
  export default checks;
}

/** Examples of fields, by the names of the values that replace them. */
declare module '@generated/page-tools/default/examples.json' {
  const examples: Readonly<Record<string, string>>;
  export default examples;
}
