import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Address of the licences of packages in the browser. */
export const NOTICES_PATH = '/third-party-notices.txt';

const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
const LICENCE = /^(licen[cs]e|copying|notice)([.-].*)?$/i;
const RULE = '-'.repeat(72);

/** A module of the bundler. A concatenated module contains several. */
interface BundledModule {
  readonly resource?: unknown;
  readonly modules?: Iterable<unknown>;
  nameForCondition?(): string | null | undefined;
}

/** The content of a bundle: modules, and files that styles refer to (fonts) with their source paths. */
interface Compilation {
  readonly modules: Iterable<unknown>;
  getAssets(): readonly { readonly info: { readonly sourceFilename?: string } }[];
}

interface Compiler {
  readonly context: string;
  readonly hooks: {
    readonly afterEmit: {
      tap(name: string, run: (compilation: Compilation) => void): void;
    };
  };
}

/** Creates a bundler plugin that adds the folders of the packages in the bundle to `folders`. */
export function createPackageCollector(folders: Set<string>) {
  return {
    apply: ({ context, hooks }: Compiler) =>
      hooks.afterEmit.tap('site-files', (compilation) => {
        const files = compilation.getAssets().flatMap(({ info }) => info.sourceFilename ?? []);
        const assets = files.map((file) => ({ resource: path.resolve(context, file) }));
        for (const folder of collectPackages([...compilation.modules, ...assets])) {
          folders.add(folder);
        }
      }),
  };
}

/** Collects the folders of the installed packages that contain the bundle's modules. */
export function collectPackages(modules: Iterable<unknown>): Set<string> {
  const folders = new Set<string>();
  for (const module of modules) {
    if (typeof module !== 'object' || module === null) continue;
    const bundled: BundledModule = module;
    const file = bundled.nameForCondition?.() ?? bundled.resource;
    const folder = typeof file === 'string' ? PACKAGE.exec(file.split('?')[0] ?? '')?.[0] : '';
    if (folder) folders.add(folder);
    for (const found of collectPackages(bundled.modules ?? [])) folders.add(found);
  }
  return folders;
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
