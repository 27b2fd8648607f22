/** What only a build reads of the site's configuration. */
const BUILD_ONLY = ['plugins', 'ssrTemplate', 'themes'];

/**
 * Bundler loader for the site's configuration as Docusaurus generates it: leaves out what no page
 * reads, the options of each plugin among it.
 *
 * @param {string} source the generated module.
 * @returns {string}
 * @throws when the module has another form, since it would grow unnoticed.
 */
export default function leanConfig(source) {
  const object = /\nexport default (\{.*\});\s*$/s.exec(source)?.[1];
  if (object === undefined) throw new Error('lean-client: docusaurus.config.mjs has another form');
  const config = JSON.parse(object);
  for (const key of BUILD_ONLY) {
    if (!(key in config)) throw new Error(`lean-client: docusaurus.config.mjs has no "${key}"`);
    delete config[key];
  }
  return `export default ${JSON.stringify(config)};\n`;
}
