import { shortenHashes } from './shortenHashes.mjs';

const CREATOR = /ComponentCreator\('((?:[^'\\]|\\.)*)', '([^']*)'\)/g;
const PAGE =
  /\{\s*path: '((?:[^'\\]|\\.)*)',\s*component: ComponentCreator\('\1', '0'\),\s*exact: true(?:,\s*sidebar: ("[^"]*"))?\s*\}/g;
const START = 'export default [';
const HELPER = `const page = (path, sidebar) => ({ path, component: ComponentCreator(path, '0'), exact: true, sidebar });`;

/**
 * Bundler loader for Docusaurus' routes: says each page's address once, without the hash that tells
 * it from no other.
 *
 * @param {string} source the generated module.
 * @returns {string}
 * @throws when the module has no form this knows, since the bundle would grow unnoticed.
 */
export default function slimRoutes(source) {
  const routes = [...source.matchAll(CREATOR)].map(([, address = '', hash = '']) => ({
    address,
    hash,
  }));
  const shorten = shortenHashes(routes);
  const slim = source
    .replace(
      CREATOR,
      (_, address, hash) => `ComponentCreator('${address}', '${shorten(address, hash)}')`,
    )
    .replace(PAGE, (_, address, sidebar) => `page('${address}'${sidebar ? `, ${sidebar}` : ''})`)
    .replace(START, `${HELPER}\n\n${START}`);
  if (!/\bpage\('/.test(slim) || !slim.includes(HELPER)) {
    throw new Error('lean-client: the routes have a form that is not known');
  }
  return slim;
}
