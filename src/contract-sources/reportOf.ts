/** Where the report of a build's contracts stands: beside its folder, so that it is not published. */
export function reportOf(outDir: string): string {
  return `${outDir}.contracts.json`;
}
