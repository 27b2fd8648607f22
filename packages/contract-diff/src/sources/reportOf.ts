import path from 'node:path';

/**
 * Where the report of a build's contracts stands: beside its folder, so that it is not published.
 *
 * @param outDir with or without a slash at its end: Docusaurus gives one.
 */
export function reportOf(outDir: string): string {
  return `${path.resolve(outDir)}.contracts.json`;
}
