/* Files that the build bundles as texts, and modules that it writes. */
declare module '*.yml' {
  const text: string;
  export default text;
}
declare module '*.sql' {
  const text: string;
  export default text;
}
declare module '*.checks.js' {
  const checks: Readonly<Record<string, import('../contract/createAjv.js').CompiledCheck>>;
  export = checks;
}
declare module '*/contracts.json' {
  const contracts: import('@frontier/openapi/resolve').ResolvedContract[];
  export default contracts;
}
