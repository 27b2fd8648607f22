import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_TYPES, headerOf } from '../../deploy/contentTypes';
import {
  CACHE_RULES,
  CATALOG,
  CATALOG_LINK,
  HASHED_PATH,
  REVALIDATE,
  SECURITY_HEADERS,
} from '../../deploy/headers';

/** Generated part between two marker comments of nginx, Caddy or Markdown. */
const PART = /^([ \t]*)(#|<!--) made: ([\w-]+)( -->)?\n[\s\S]*?^\1\2 end( -->)?$/gm;

const security = Object.entries(SECURITY_HEADERS);
const pages = CONTENT_TYPES.filter(({ type }) => type === 'text/html');
const files = CONTENT_TYPES.filter((known) => !pages.includes(known));

/** Lines of each generated part, by name. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'nginx-cache': [
    `default ${quote(REVALIDATE)};`,
    ...CACHE_RULES.map(
      ({ cacheControl, path: kept }) =>
        `${quote(`~^(?:200|304) ${kept.replace(/^\^/, '')}`)} ${quote(cacheControl)};`,
    ),
  ],
  'nginx-link': ['default "";', `${CATALOG} ${quote(CATALOG_LINK)};`],
  'nginx-types': CONTENT_TYPES.flatMap(({ extensions, type }) =>
    extensions ? [`${type} ${extensions.join(' ')};`] : [],
  ),
  'nginx-charset': [
    `charset_types ${files.flatMap(({ type, utf8 }) => (utf8 ? type : [])).join(' ')};`,
  ],
  'nginx-headers': security.map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
  'nginx-hashed': [`location ~ ${quote(HASHED_PATH)} {`],
  'nginx-paths': CONTENT_TYPES.flatMap(({ paths = [], type }) =>
    paths.flatMap((file) => [
      `location = ${file} {`,
      '    types { }',
      `    default_type ${type};`,
      '}',
    ]),
  ),
  'caddy-headers': [...security, ['Cache-Control', REVALIDATE]].map(
    ([name, value]) => `${name} "${value}"`,
  ),
  'caddy-hashed': [`@hashed path_regexp "${HASHED_PATH}"`],
  'caddy-cache': CACHE_RULES.flatMap(({ cacheControl, path: kept }, index) => [
    `@kept${index} path_regexp "${kept}"`,
    `header @kept${index} Cache-Control "${cacheControl}"`,
  ]),
  'caddy-link': [`header ${CATALOG} Link ${quote(CATALOG_LINK)}`],
  'caddy-types': files.flatMap((known, index) => {
    const { extensions = [], paths = [] } = known;
    const names = [...extensions.map((extension) => `*.${extension}`), ...paths];
    return [
      `@type${index} path ${names.join(' ')}`,
      `header @type${index} Content-Type "${headerOf(known)}"`,
    ];
  }),
  'caddy-revalidate': [`header Cache-Control "${REVALIDATE}"`],
  // For object storage and CDNs without a configuration file.
  tables: [
    ...tableOf(
      'Every answer',
      security.map(([name, value]) => [code(name), value]),
    ),
    ...tableOf('`Link` of', [[code(CATALOG), CATALOG_LINK]]),
    ...tableOf('`Cache-Control` of', [
      ...CACHE_RULES.map(
        (rule) => [`${rule.subject}: ${code(rule.path)}`, rule.cacheControl] as const,
      ),
      ['everything else, redirects, missing files', REVALIDATE],
    ]),
    ...tableOf(
      '`Content-Type` of',
      CONTENT_TYPES.map((known) => {
        const names = [
          ...(known.extensions ?? []).map((name) => `.${name}`),
          ...(known.paths ?? []),
        ];
        return [names.map(code).join(' '), headerOf(known)];
      }),
    ),
    '',
  ],
};

/**
 * Fills the generated parts of the server configurations and the README in `deploy/`.
 *
 * @param folder the folder `deploy/`.
 * @param host host name of the site.
 * @returns the text of each file, by path in the folder.
 * @throws {Error} if a file has an unknown part.
 */
export function fillFiles(folder: string, host: string): ReadonlyMap<string, string> {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const before = /server_name (\S+);/.exec(read('nginx/portal.conf'))?.[1] ?? host;
  const names = ['maps.conf', 'site.conf', 'portal.conf'].map((name) => `nginx/${name}`);
  return new Map(
    [...names, 'caddy/Caddyfile', 'README.md'].map((name) => [
      name,
      read(name).replace(PART, fillPart).replaceAll(before, host),
    ]),
  );
}

function fillPart(_all: string, indent: string, open: string, name: string, close = ''): string {
  const lines = PARTS[name];
  if (!lines) throw new Error(`No part is called ${name}.`);
  return [`${open} made: ${name}${close}`, ...lines, `${open} end${close}`]
    .map((line) => (line === '' ? '' : indent + line))
    .join('\n');
}

function tableOf(head: string, rows: readonly (readonly [string, string])[]): string[] {
  const lines = rows.map((row) => `| ${row[0]} | ${code(row[1])} |`);
  return ['', `| ${head} | |`, '| --- | --- |', ...lines];
}

function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``;
}

/** nginx needs quotes for braces and semicolons. No expression here has two successive backslashes. */
function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
