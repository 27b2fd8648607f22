const ROW = /(\[\(\) => import\([^()]*\)), "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g;

/**
 * Bundler loader for Docusaurus' registry of route modules: keeps each module's `import`, and leaves
 * out its path and id, which only rendering on the server reads.
 *
 * @param {string} source the generated module.
 * @returns {string}
 * @throws when no row has the form this knows, since the bundle would grow unnoticed.
 */
export default function slimRegistry(source) {
  const slim = source.replace(ROW, '$1]');
  if (slim === source) throw new Error('lean-client: the registry has a form that is not known');
  return slim;
}
