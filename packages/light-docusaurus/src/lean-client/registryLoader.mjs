/** A row of the registry: loader, module name, module id. */
const ROW = /^( {2}"[^"\n]*": \[.*, )("[^"\n]*")(, require\.resolveWeak\(\2\)\],(?:\};)?)$/gm;

/**
 * Bundler loader for the generated registry of page modules. It removes the module names, which only
 * the server reads.
 *
 * @param {string} source the generated module.
 * @returns {string}
 * @throws when a row has an unknown form, since the bundle would grow unnoticed.
 */
export default function leanRegistry(source) {
  const rows = source.match(/require\.resolveWeak\(/g)?.length ?? 0;
  const named = source.match(ROW)?.length ?? 0;
  if (rows === 0 || named !== rows) throw new Error('lean-client: registry.js has another form');
  return source.replace(ROW, '$1""$3');
}
