/* Modules that the build writes. */
declare module '*/dist/data.js' {
  export const rules: readonly Partial<import('../rules/Rules.js').RuleEntry>[];
  /** The entries of `states.yml` by kind of object. */
  export const states: Readonly<
    Record<
      string,
      {
        schema?: { service: string; name: string };
        /** The notification of each status that an object reaches, by the subject of notifications. */
        subjects?: Readonly<Record<string, Readonly<Record<string, string>>>>;
        /** The rules of transitions without an own list. */
        rules?: readonly string[];
        changes: readonly {
          /** Absent for the initial state of an object. */
          from?: string;
          to: string;
          /** The call that causes it, of a contract or the control; `decide` also covers the jobs' decisions. */
          by: string;
          rules?: readonly string[];
          sends?: Readonly<Record<string, string>>;
        }[];
      }
    >
  >;
  export const story: Readonly<Record<string, import('../story/Story.js').Journey>>;
  export const statements: string;
  /** The tables of `tables.sql`, in its order. */
  export const tables: readonly {
    name: string;
    columns: readonly import('../state/describeTables.js').StoredColumn[];
  }[];
  export const sequences: readonly string[];
  export const calls: readonly string[];
  /** The questions of `perguntas.yml`, with the calls that show the answer. */
  export const questions: readonly { id: string; question: string; observe?: string }[];
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
