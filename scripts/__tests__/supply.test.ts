import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * Allowed licences of packages, with reasons. None requires the portal to publish its source; licences
 * that require their text are reproduced in `/third-party-notices.txt`.
 */
const LICENCES: Readonly<Record<string, string>> = {
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
const STATED: Readonly<Record<string, string>> = {
  eval: 'MIT',
  format: 'MIT',
  'require-like': 'MIT',
};
const REGISTRY = 'https://registry.npmjs.org/';
/** Programs that npm selects by platform. The lockfile may lack the sum and the licence of those for others. */
const PREBUILT = /[-/](android|darwin|freebsd|linux|win32|windows|wasm32)-[\w-]+$/;

/** A package of `package-lock.json` (version 3). */
interface LockedPackage {
  readonly name?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  /** Set for packages of this repository. */
  readonly link?: boolean;
  /** Bundled in its dependent package, whose sum covers it. */
  readonly inBundle?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function readPackages(lockfile: string) {
  const packages: Readonly<Record<string, LockedPackage>> = readJson(lockfile).packages;
  return Object.entries(packages).flatMap(([folder, item]) => {
    const [, name] = /.*node_modules\/(.+)/.exec(folder) ?? [];
    if (name === undefined || item.link) return [];
    return [{ ...item, name: item.name ?? name, isPrebuilt: item.optional && PREBUILT.test(name) }];
  });
}

describe.each(['package-lock.json', 'proofs/package-lock.json'])('%s', (lockfile) => {
  const packages = readPackages(lockfile);

  it('has a sum and no other source than the registry for each package', () => {
    expect(packages.length).toBeGreaterThan(100);
    const loose = packages.filter(
      ({ inBundle, integrity = '', isPrebuilt, resolved = REGISTRY }) =>
        !inBundle &&
        !(resolved.startsWith(REGISTRY) && (isPrebuilt || integrity.startsWith('sha512-'))),
    );
    expect(loose).toEqual([]);
  });
});

describe('what is installed', () => {
  const packages = readPackages('package-lock.json');

  it('runs nothing when it is installed: each package that would is denied by name', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^strict-allow-scripts=true$/m);
    const scripts = packages.filter((item) => item.hasInstallScript);
    // A thank-you note, and two scripts that search for a program which npm has installed.
    expect(readJson('package.json').allowScripts).toEqual(
      Object.fromEntries(scripts.map(({ name }) => [name, false])),
    );
  });

  it('has allowed licences only', () => {
    const others = packages.filter(({ isPrebuilt, license, name }) => {
      const expression = license ?? STATED[name] ?? (isPrebuilt ? 'MIT' : 'none');
      const choices = expression.replaceAll(/[()]/g, '').split(' OR ');
      return !choices.some((one) =>
        one.split(' AND ').every((part) => Object.hasOwn(LICENCES, part)),
      );
    });
    expect(others).toEqual([]);
  });
});
