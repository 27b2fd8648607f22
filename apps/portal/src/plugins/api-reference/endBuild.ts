/**
 * Ends a build whose documents have faults, with what there is to mend and nothing else: thrown, it would
 * stand in Docusaurus' stack trace and its dump of the error.
 */
export function endBuild(text: string): never {
  console.error(`\n${text}\n`);
  process.exit(1);
}
