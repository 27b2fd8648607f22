import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { EmbeddedPart } from '../../contracts/PartRequest';

/** A file's language name in a fence, by extension. */
export const FILE_LANGUAGES: Readonly<Record<string, string>> = {
  js: 'js',
  mjs: 'js',
  mts: 'ts',
  py: 'python',
  java: 'java',
  cs: 'csharp',
  php: 'php',
};

/** `<CodeFile file="/verificadores/verificador.mjs" />`: a downloadable program with its name as title. */
export const codeFile: EmbeddedPart = ({ attributes, element, fail }) => {
  const address = attributes.get('file') ?? '';
  const { base, ext } = path.parse(address);
  const lang = FILE_LANGUAGES[ext.slice(1)];
  const file = path.join('apps/portal/static', address);
  if (!lang || !existsSync(file)) return fail(`unknown program "${address}"`);
  const value = readFileSync(file, 'utf8').trimEnd();
  return { type: 'code', lang, meta: `title="${base}"`, value, position: element.position };
};
