import { CONTENT_TYPES, headerOf } from '../../deploy/contentTypes';
import { CACHE_RULES, REVALIDATE, SECURITY_HEADERS } from '../../deploy/headers';

/** Writes the headers as tables, for object storage and CDNs that take no file of ours. */
export function writeTable(): string {
  return [
    '| Every answer | |',
    '| --- | --- |',
    ...Object.entries(SECURITY_HEADERS).map(([name, value]) => row(code(name), code(value))),
    '',
    '| `Cache-Control` of | |',
    '| --- | --- |',
    ...CACHE_RULES.map(({ cacheControl, path, what }) =>
      row(`${what}: ${code(path)}`, code(cacheControl)),
    ),
    row('everything else, redirects, missing files', code(REVALIDATE)),
    '',
    '| `Content-Type` of | |',
    '| --- | --- |',
    ...CONTENT_TYPES.map((known) => {
      const { extensions = [], paths = [] } = known;
      const files = [...extensions.map((extension) => `.${extension}`), ...paths];
      return row(files.map(code).join(' '), code(headerOf(known)));
    }),
  ].join('\n');
}

function row(...cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function code(text: string): string {
  return `\`${text}\``;
}
