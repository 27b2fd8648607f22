const ROW =
  /"([^"]*)": \[\(\) => import\(\/\* webpackChunkName: "[^"]*" \*\/ "([^"]*)"\), "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g;

/** Modules that every guide needs, in one chunk: they compress better together, and come with one request. */
const GUIDE =
  /^@theme\/Doc(?:sRoot|VersionRoot|Root|Item)$|\/docusaurus-plugin-content-docs\/default\/(?:__plugin|p\/docs-\w+)\.json$/;

/**
 * Reads Docusaurus' registry of route modules.
 *
 * @param {string} registry the generated module.
 * @returns {{ name: string, key: string, chunk: string, request: string }[]} each module with the
 * name Docusaurus gave it, a short one that is as unique, its chunk, and what to import. A name is
 * its chunk's, followed by `/` and more where several modules share the chunk.
 * @throws when a row has no form this knows, since the bundle would grow unnoticed.
 */
export function nameChunks(registry) {
  const rows = [...registry.matchAll(ROW)].map(([, name = '', request = '']) => ({
    name,
    request,
  }));
  if (rows.length === 0 || rows.length !== registry.split(' => import(').length - 1)
    throw new Error('lean-client: the registry has a form that is not known');
  const names = rows.map(({ name }) => name);
  return rows.map(({ name, request }) => {
    const short = shorten(name, names);
    const isShared = GUIDE.test(request);
    return {
      name,
      request,
      key: isShared ? `guide/${short}` : short,
      chunk: isShared ? 'guide' : short,
    };
  });
}

/**
 * @param {string} name
 * @param {readonly string[]} names
 */
function shorten(name, names) {
  let length = 3;
  while (names.some((other) => other !== name && other.startsWith(name.slice(0, length)))) length++;
  return name.slice(0, length);
}
