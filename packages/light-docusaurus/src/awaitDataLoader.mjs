/**
 * Bundler loader for texts under `npm start`: one that shows a notice in place of data is compiled anew
 * when the data is written.
 *
 * @this {{ addDependency(file: string): void, getOptions(): { file: string, mark: string } }}
 * @param {string} source
 * @returns {string}
 */
export default function awaitData(source) {
  const { file, mark } = this.getOptions();
  if (source.includes(mark)) this.addDependency(file);
  return source;
}
