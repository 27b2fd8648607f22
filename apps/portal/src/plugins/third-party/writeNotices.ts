import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LICENCE = /^(licen[cs]e|copying|notice)([.-].*)?$/i;
const RULE = '-'.repeat(72);

interface Notice {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly texts: readonly string[];
}

/**
 * The licences of packages as one text, by name and version; the same packages give the same text.
 *
 * @param folders of the packages, each with its `package.json`.
 * @throws {Error} when a package says no licence: nothing says then that it may be published.
 */
export function writeNotices(folders: readonly string[]): string {
  const notices = new Map(
    folders.map(readNotice).map((notice) => [`${notice.name} ${notice.version}`, notice]),
  );
  const sorted = [...notices].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    'Este portal leva ao navegador partes dos pacotes abaixo, cada um com a sua licença.\n',
    ...sorted.map(([title, { license, texts }]) =>
      [RULE, `${title} (${license})`, RULE, ...texts, ''].join('\n'),
    ),
  ].join('\n');
}

function readNotice(folder: string): Notice {
  const { license, name, version } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Partial<Record<'license' | 'name' | 'version', unknown>>;
  if (typeof license !== 'string' || typeof name !== 'string' || typeof version !== 'string') {
    throw new Error(`third-party: ${path.basename(folder)} says no name, version or licence`);
  }
  const texts = readdirSync(folder)
    .filter((file) => LICENCE.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  return { name, version, license, texts };
}
