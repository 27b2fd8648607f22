/** A part of a page: its loader, its name, its number. */
const ROW = /^( {2}"[^"\n]*": \[.*, )("[^"\n]*")(, require\.resolveWeak\(\2\)\],(?:\};)?)$/gm;

/**
 * Bundler loader for the list of all parts of pages as Docusaurus generates it: leaves out their names, by which only
 * the server tells what a page was made of.
 *
 * @param {string} source the generated module.
 * @returns {string}
 * @throws when a row has another form, since the list would grow unnoticed.
 */
export default function leanRegistry(source) {
  const rows = source.match(/require\.resolveWeak\(/g)?.length ?? 0;
  const named = source.match(ROW)?.length ?? 0;
  if (rows === 0 || named !== rows) throw new Error('lean-client: registry.js has another form');
  return source.replace(ROW, '$1""$3');
}
