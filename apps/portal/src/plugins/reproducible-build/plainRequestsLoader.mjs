/** A request that contains the loader's absolute path: `"!/…/url-loader/dist/cjs.js?…!./x.svg"`. */
const REQUEST = /"!([^"!?]+)(\?[^"!]*)?!/g;
const LOADER = /^.*[\\/]node_modules[\\/]+((?:file|url)-loader)[\\/]+dist[\\/]+cjs\.js$/;
const FALLBACK = /(&fallback=)([^&]+)/;

/**
 * Bundler loader for compiled guides, posts and pages. In requests for pictures and files it replaces absolute paths of
 * loaders by package names, since the bundler derives module ids from requests.
 *
 * @param {string} source
 * @returns {string}
 * @throws when a request contains an unknown loader.
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
    throw new Error(`reproducible-build: a request contains an unknown loader: ${file}`);
  }
  return name;
}
