/* Modules that the build writes. */
declare module '*/dist/data.js' {
  export const rules: readonly Partial<import('../rules/Rules.js').RuleEntry>[];
  /** The entries of `states.yml`. */
  export const states: unknown;
  export const story: Readonly<Record<string, import('../story/Story.js').Journey>>;
  /** The statements of `tables.sql`. */
  export const tables: string;
  /** The questions of `perguntas.yml`, with the calls that show the answer. */
  export const questions: readonly { id: string; observe?: string }[];
  export const steps: readonly import('../recorder/matchSteps.js').Step[];
}
declare module '*.checks.js' {
  const checks: Readonly<Record<string, import('../contract/createAjv.js').CompiledCheck>>;
  export = checks;
}
declare module '*/contracts.json' {
  const contracts: import('@frontier/openapi/resolve').ResolvedContract[];
  export default contracts;
}
