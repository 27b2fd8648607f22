export interface ContentType {
  readonly type: string;
  /** Text in UTF-8 that does not declare its encoding. */
  readonly utf8?: true;
  /** Compressed by its format, so the build makes no variants. */
  readonly packed?: true;
  readonly extensions?: readonly string[];
  /** Paths of files whose extension does not determine the type. */
  readonly paths?: readonly string[];
}

/** All types of files in the build. A build with another one fails. */
export const CONTENT_TYPES: readonly ContentType[] = [
  { type: 'text/html', utf8: true, extensions: ['html'] },
  { type: 'text/css', utf8: true, extensions: ['css'] },
  { type: 'text/javascript', utf8: true, extensions: ['js', 'mjs'] },
  { type: 'text/markdown', utf8: true, extensions: ['md'] },
  {
    type: 'text/plain',
    utf8: true,
    extensions: ['txt', 'ts', 'mts', 'sha256', 'py', 'java', 'cs', 'php'],
    paths: ['/downloads/SHA256SUMS'],
  },
  { type: 'text/csv', utf8: true, extensions: ['csv'] },
  { type: 'application/json', extensions: ['json'] },
  { type: 'application/yaml', extensions: ['yaml'] },
  { type: 'application/xml', extensions: ['xml'] },
  { type: 'application/wasm', extensions: ['wasm'] },
  { type: 'application/octet-stream', extensions: ['data'] },
  { type: 'application/x-tar', extensions: ['tar'] },
  { type: 'image/svg+xml', extensions: ['svg'] },
  { type: 'image/png', packed: true, extensions: ['png'] },
  { type: 'image/x-icon', packed: true, extensions: ['ico'] },
  { type: 'font/woff2', packed: true, extensions: ['woff2'] },
  { type: 'application/gzip', packed: true, extensions: ['tgz'] },
  { type: 'application/zip', packed: true, extensions: ['zip'] },
];

export function headerOf({ type, utf8 }: ContentType): string {
  return utf8 ? `${type}; charset=utf-8` : type;
}

/** @param path from the site's root, with a leading `/`. */
export function typeOf(path: string): ContentType | undefined {
  const extension = /\.([^./]+)$/.exec(path)?.[1] ?? '';
  return (
    CONTENT_TYPES.find(({ paths }) => paths?.includes(path)) ??
    CONTENT_TYPES.find(({ extensions }) => extensions?.includes(extension))
  );
}
