/** Written by `index.ts`, by operationId. */
declare module '@generated/page-tools/default/checks.js' {
  import type { Check } from '@frontier/sandbox/ajv';

  const checks: Readonly<Record<string, Check>>;
  export default checks;
}
