import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Address of the licences of packages in the browser. */
export const NOTICES_PATH = '/third-party-notices.txt';

const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
const LICENCE = /^(licen[cs]e|copying|notice)([.-].*)?$/i;
const RULE = '-'.repeat(72);

/** A module of the bundler. A concatenated module contains several. */
interface BundledModule {
  readonly resource?: string;
  readonly modules?: Iterable<BundledModule>;
  nameForCondition?(): string | null | undefined;
}

/** Collects the folders of the installed packages that contain the bundle's modules. */
export function collectPackages(modules: Iterable<BundledModule>): Set<string> {
  const folders = [...modules].flatMap((module) => {
    const file = module.nameForCondition?.() ?? module.resource ?? '';
    const own = PACKAGE.exec(file.split('?')[0] ?? '')?.[0] ?? [];
    return [own, ...collectPackages(module.modules ?? [])].flat();
  });
  return new Set(folders);
}

/**
 * The licences of packages as one text, sorted by name and version, so that the same packages give the same text.
 *
 * @param folders of the packages, each with its `package.json`.
 * @throws {Error} if there is no package, or a package has no licence: it must not be published then.
 */
export function writeNotices(folders: readonly string[]): string {
  if (folders.length === 0) throw new Error('site-files: the bundle contains no package');
  const notices = new Map(folders.map(readNotice));
  const sorted = [...notices].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    'Este portal envia ao navegador partes dos pacotes abaixo, cada um com a sua licença.\n',
    ...sorted.map(([title, { license, texts }]) =>
      [RULE, `${title} (${license})`, RULE, ...texts, ''].join('\n'),
    ),
  ].join('\n');
}

function readNotice(folder: string) {
  const { license, name, version } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Partial<Record<'license' | 'name' | 'version', unknown>>;
  if (typeof license !== 'string' || typeof name !== 'string' || typeof version !== 'string') {
    throw new Error(`site-files: ${path.basename(folder)} has no name, version or licence`);
  }
  const texts = readdirSync(folder)
    .filter((file) => LICENCE.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  return [`${name} ${version}`, { license, texts }] as const;
}
