import { nameChunks } from './nameChunks.mjs';

/**
 * Bundler loader for Docusaurus' registry of route modules: keeps each module's `import`, under a
 * short name, and leaves out its path and id, which only rendering on the server reads.
 *
 * @param {string} source the generated module.
 * @returns {string}
 * @throws when the registry has no form this knows.
 */
export default function slimRegistry(source) {
  const rows = nameChunks(source).map(
    ({ key, chunk, request }) =>
      `  "${key}": [() => import(/* webpackChunkName: "${chunk}" */ "${request}")],\n`,
  );
  return `export default {\n${rows.join('')}};\n`;
}
