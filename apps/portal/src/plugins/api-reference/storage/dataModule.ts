/**
 * What imports a module that `createDataFiles` wrote: the name Docusaurus gives its folder, since a
 * path of the machine would reach every browser in the table of modules.
 *
 * @param name the file's, without extension.
 */
export function dataModule(name: string): string {
  return `@generated/api-reference/default/${name}`;
}
