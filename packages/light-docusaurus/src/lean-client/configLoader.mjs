/** Keys of the site's configuration that only a build reads. */
const BUILD_ONLY = ['plugins', 'ssrTemplate', 'themes'];

/**
 * Bundler loader for the generated site configuration. It removes keys that no page reads, such as
 * each plugin's options.
 *
 * @param {string} source the generated module.
 * @returns {string}
 * @throws when the module has an unknown form, since the bundle would grow unnoticed.
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
