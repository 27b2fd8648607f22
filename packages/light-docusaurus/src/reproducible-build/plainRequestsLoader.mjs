/** A file that compiled text asks for by the loader's path on this machine: `"!/…/url-loader/dist/cjs.js?…!./x.svg"`. */
const REQUEST = /"!([^"!?]+)(\?[^"!]*)?!/g;
const LOADER = /^.*[\\/]node_modules[\\/]+((?:file|url)-loader)[\\/]+dist[\\/]+cjs\.js$/;
const FALLBACK = /(&fallback=)([^&]+)/;

/**
 * Bundler loader for compiled guides, posts and pages: the loaders that Docusaurus names in their
 * requests for pictures and files are named as packages, since a module's id is made from its request.
 *
 * @param {string} source
 * @returns {string}
 * @throws when a request names a loader in a form that is not known.
 */
export default function plainRequests(source) {
  return source.replace(
    REQUEST,
    (_, loader, query = '') =>
      `"!${nameOf(loader)}${query.replace(FALLBACK, (__, key, file) => key + nameOf(file))}!`,
  );
}

function nameOf(file) {
  const name = LOADER.exec(file)?.[1];
  if (name === undefined) {
    throw new Error(`reproducible-build: a request names a loader that is not known: ${file}`);
  }
  return name;
}
