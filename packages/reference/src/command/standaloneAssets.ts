import { readFileSync } from 'node:fs';

/** Minified style and script of a page without a site around it. */
export interface StandaloneAssets {
  readonly style: string;
  readonly script: string;
}

/**
 * Reads the style and the script that the package's build left beside its modules.
 *
 * @param css rules that come after the package's own.
 */
export function readStandaloneAssets(css?: string): StandaloneAssets {
  const style = read('standalone.css');
  return {
    style: css === undefined ? style : `${style}\n${css}`,
    script: read('standalone.js'),
  };
}

/** Reads the script that brings a previewed page back when its document was rendered anew. */
export function readPreviewScript(): string {
  return read('preview.js');
}

function read(name: string): string {
  return readFileSync(new URL(`../standalone/${name}`, import.meta.url), 'utf8').trim();
}
