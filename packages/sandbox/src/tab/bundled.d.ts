/* Modules that the build writes. */
declare module '*/dist/data.js' {
  export const rules: readonly Partial<import('../rules/Rules.js').RuleEntry>[];
  /** The entries of `states.yml`. */
  export const states: unknown;
  export const story: import('../story/Story.js').Story;
  /** The statements of `tables.sql`. */
  export const tables: string;
  export const questions: readonly import('../recorder/findAnswers.js').ObservableQuestion[];
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
