import { CONTENT_TYPES, headerOf, typeOf } from '../../deploy/contentTypes';
import { CACHE_RULES, CATALOG, CATALOG_LINK, SECURITY_HEADERS } from '../../deploy/headers';

export const STATIC_HEADERS_FILE = '_headers';

/**
 * Returns the `_headers` file of Netlify and Cloudflare Pages. They join the values of all matching
 * patterns, so overlapping patterns never set the same header. Patterns cannot match hashes: cache rules
 * apply to a folder, or to single files if the folder has others. Both hosts revalidate all other files.
 *
 * @param names paths of the build's files, with `/`.
 */
export function writeStaticHeaders(names: readonly string[]): string {
  const catalogue = typeOf(CATALOG);
  const rules = [
    { pattern: '/*', headers: SECURITY_HEADERS },
    ...CACHE_RULES.flatMap(({ cacheControl, path }) =>
      coverFiles(names, new RegExp(path)).map((pattern) => ({
        pattern,
        headers: { 'Cache-Control': cacheControl },
      })),
    ),
    // Types that hosts lack or set differently.
    ...CONTENT_TYPES.filter(({ type }) => /markdown|yaml|manifest/.test(type)).flatMap((known) =>
      (known.extensions ?? []).map((extension) => ({
        pattern: `/*.${extension}`,
        headers: { 'Content-Type': headerOf(known) },
      })),
    ),
    {
      pattern: CATALOG,
      headers: {
        ...(catalogue && { 'Content-Type': headerOf(catalogue) }),
        Link: CATALOG_LINK,
      },
    },
  ];
  return rules
    .map(({ headers, pattern }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join(
        '\n',
      ),
    )
    .join('\n\n')
    .concat('\n');
}

/** Patterns for the files of a rule: the outermost folders without other files, else single files. */
function coverFiles(names: readonly string[], rule: RegExp): string[] {
  const paths = names.map((name) => `/${name}`);
  const others = paths.filter((path) => !rule.test(path));
  const patterns = new Set<string>();
  for (const path of paths.filter((path) => rule.test(path))) {
    const folders = path
      .split('/')
      .slice(1, -1)
      .map((_, index, parts) => `/${parts.slice(0, index + 1).join('/')}/`);
    const whole = folders.find((folder) => !others.some((other) => other.startsWith(folder)));
    patterns.add(whole === undefined ? path : `${whole}*`);
  }
  return [...patterns].sort();
}
