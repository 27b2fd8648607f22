/** Written by `index.ts`, by operationId. */
declare module '@generated/page-tools/default/checks.js' {
  import type { CompiledCheck } from '@frontier/sandbox/ajv';

  const checks: Readonly<Record<string, CompiledCheck>>;
  export default checks;
}
