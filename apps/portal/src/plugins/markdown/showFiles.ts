import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { readAttributes, replaceElements } from '../../shared/mdx/jsxNodes';

/** A file's language name in a fence, by extension. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  js: 'js',
  mjs: 'js',
  mts: 'ts',
  py: 'python',
  java: 'java',
  cs: 'csharp',
  php: 'php',
};

export interface ShowFilesOptions {
  /** Base folder of the files' addresses. */
  readonly folder?: string;
}

/**
 * Remark plugin: `<CodeFile file="/verificadores/verificador.mjs" />` shows a downloadable program with its name as
 * title.
 *
 * @throws through `file.fail`, with file and line, if the file does not exist or its language is unknown.
 */
export function showFiles({
  folder = 'apps/portal/static',
}: ShowFilesOptions = {}): (tree: Root, file: VFile) => void {
  return (tree, page) => {
    replaceElements(tree, (element) => {
      if (element.name !== 'CodeFile') return undefined;
      const address = readAttributes(element).get('file') ?? '';
      const { base, ext } = path.parse(address);
      const lang = LANGUAGES[ext.slice(1)];
      const file = path.join(folder, address);
      if (!lang || !existsSync(file)) {
        page.fail(`<CodeFile>: unknown program "${address}"`, element.position, 'markdown:file');
      }
      const value = readFileSync(file, 'utf8').trimEnd();
      const { position } = element;
      return [{ type: 'code', lang, meta: `title="${base}"`, value, position }];
    });
  };
}
