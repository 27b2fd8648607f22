import { readFileSync } from 'node:fs';
/**
 * Allowed licences of packages, with reasons. None requires the portal to publish its source; licences
 * that require their text are reproduced in `/third-party-notices.txt`.
 */
export const ALLOWED_LICENCES: Readonly<Record<string, string>> = {
  MIT: 'Asks for its text only.',
  'MIT-0': 'Asks for nothing.',
  ISC: 'Asks for its text only.',
  '0BSD': 'Asks for nothing.',
  'BSD-2-Clause': 'Asks for its text only.',
  'BSD-3-Clause': 'Asks for its text, and not to advertise with its authors.',
  'Apache-2.0': 'Asks for its text and its notices.',
  'BlueOak-1.0.0': 'Asks for its text or a link to it.',
  'CC0-1.0': 'Gives up all rights.',
  'CC-BY-4.0': 'Data about browsers, used while building; asks to be named.',
  'Python-2.0': 'Asks for its text only.',
  'PSF-2.0': 'Asks for its text only.',
  WTFPL: 'Asks for nothing.',
  'OFL-1.1': 'Typefaces of the pages: they may be served with their licence.',
  'MPL-2.0': 'Tools of the build and the tests, unchanged; asks for changes to its own files only.',
  'EPL-2.0': 'The layout of diagrams, run unchanged while building; no part of it is published.',
  Zlib: 'Forbids only a wrong statement of origin.',
};

/** Licences of packages that have none in the lockfile, from their own files. */
export const STATED_ELSEWHERE: Readonly<Record<string, string>> = {
  eval: 'MIT',
  format: 'MIT',
  'require-like': 'MIT',
};

/** A package of `package-lock.json` (version 3). */
interface LockedPackage {
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly name?: string;
  /** Set for packages of this repository; their folder is in `resolved`. */
  readonly link?: boolean;
  /** Bundled in its dependent package, whose checksum covers it. */
  readonly inBundle?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
}

/** Packages by folder (`node_modules/a/node_modules/b`); `` is the repository. */
type Lockfile = Readonly<Record<string, LockedPackage>>;

/** @throws {Error} if the file is not a lockfile of version 3. */
export function readLockfile(file: string): Lockfile {
  const lock = JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<string, unknown>>;
  if (lock.lockfileVersion !== 3) throw new Error(`${file}: lockfileVersion 3 expected`);
  return lock.packages as Lockfile;
}

function nameOfPackage(folder: string, { name }: LockedPackage): string {
  return name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

const REGISTRY = 'https://registry.npmjs.org/';

/**
 * Packages that an install cannot verify: without a checksum (SHA-512), or not from the registry. An
 * entry without an address comes from the configured registry and is verified by its checksum.
 */
export function checkLockfile(packages: Lockfile): string[] {
  return Object.entries(packages).flatMap(([folder, item]) => {
    if (!folder.includes('node_modules/') || item.link || item.inBundle) return [];
    const name = nameOfPackage(folder, item);
    const faults: string[] = [];
    if (!item.integrity?.startsWith('sha512-') && !(item.optional && isPrebuilt(name))) {
      faults.push(`${name}: no SHA-512 sum`);
    }
    if (item.resolved !== undefined && !item.resolved.startsWith(REGISTRY)) {
      faults.push(`${name}: from ${item.resolved}`);
    }
    return faults;
  });
}

/** `(MIT OR X)` needs one allowed licence, `MIT AND X` needs both. */
function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const plain = expression.replaceAll(/[()]/g, ' ').trim();
  return plain
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((licence) => allowed.has(licence.trim())));
}

/**
 * Packages with a forbidden or unknown licence.
 *
 * @param stated licences by package, for packages without one in the lockfile.
 */
export function checkLicences(
  packages: Lockfile,
  allowed: ReadonlySet<string>,
  stated: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(packages).flatMap(([folder, item]) => {
    if (!folder.includes('node_modules/') || item.link) return [];
    const name = nameOfPackage(folder, item);
    if (item.license === undefined && item.optional && isPrebuilt(name)) return [];
    const licence = item.license ?? stated[name];
    if (licence === undefined) return [`${name}: no licence in the lockfile`];
    return isAllowed(licence, allowed) ? [] : [`${name}: ${licence}`];
  });
}

/** Programs that npm selects by platform: `@swc/core-darwin-arm64`. */
const PREBUILT = /[-/](android|darwin|freebsd|linux|win32|windows|wasm32)-[\w-]+$/;

/**
 * Whether a package is a program for one platform. The lockfile lacks checksum and licence of programs for
 * other platforms; their licence is that of the package that depends on them.
 */
function isPrebuilt(name: string): boolean {
  return PREBUILT.test(name);
}

/**
 * Packages with install scripts that `allowScripts` of package.json does not deny by name, and names there without
 * such a package.
 */
export function checkInstallScripts(
  packages: Lockfile,
  allowScripts: Readonly<Record<string, boolean>>,
): string[] {
  const wanting = Object.entries(packages).flatMap(([folder, item]) =>
    item.hasInstallScript ? [nameOfPackage(folder, item)] : [],
  );
  const names = new Set([...wanting, ...Object.keys(allowScripts)]);
  return [...names].flatMap((name) => {
    if (!wanting.includes(name)) return [`${name}: no install script to deny in allowScripts`];
    return allowScripts[name] === false
      ? []
      : [`${name}: install script, not denied in allowScripts`];
  });
}
