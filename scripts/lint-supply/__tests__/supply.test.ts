import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { portal } from '../../../apps/portal/portal.config';
import {
  ALLOWED_LICENCES,
  checkInstallScripts,
  checkLicences,
  checkLockfile,
  readLockfile,
  STATED_ELSEWHERE,
} from '../checkPackages';

const folders = ['.', 'proofs'];
const read = (folder: string) => readLockfile(path.join(folder, 'package-lock.json'));
const licences = (packages: Parameters<typeof checkLicences>[0]) =>
  checkLicences(packages, new Set(Object.keys(ALLOWED_LICENCES)), STATED_ELSEWHERE);

describe('what is installed', () => {
  it.each(folders)('%s: each package is held by its sum', (folder) => {
    expect(checkLockfile(read(folder))).toEqual([]);
  });

  it('runs nothing when it is installed: each package that would is denied by name', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^strict-allow-scripts=true$/m);
    const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      allowScripts: Readonly<Record<string, boolean>>;
    };
    // All denied: a thank-you note, and two scripts that search for a program which npm has installed.
    expect(checkInstallScripts(read('.'), allowScripts)).toEqual([]);
  });

  it('has allowed licences only', () => {
    expect(licences(read('.'))).toEqual([]);
  });
});

describe('the checks', () => {
  const at = (name: string, fields: object) => ({ [`node_modules/${name}`]: fields });

  it('name what has no sum, and what is from elsewhere', () => {
    const packages = {
      ...at('a', { version: '1.0.0' }),
      ...at('b', { integrity: 'sha1-x' }),
      ...at('c', { integrity: 'sha512-x', resolved: 'git+ssh://git@host/c.git' }),
      ...at('d-linux-x64', { optional: true }),
      ...at('e', { integrity: 'sha512-x', resolved: 'https://registry.npmjs.org/e/-/e-1.tgz' }),
    };
    expect(checkLockfile(packages)).toEqual([
      'a: no SHA-512 sum',
      'b: no SHA-512 sum',
      'c: from git+ssh://git@host/c.git',
    ]);
  });

  it('name an install script that nobody has denied, and a denial of none', () => {
    const packages = {
      ...at('a', { hasInstallScript: true }),
      ...at('b', { hasInstallScript: true }),
      ...at('c', { hasInstallScript: true }),
      ...at('d', {}),
    };
    expect(checkInstallScripts(packages, { b: false, c: true, d: false })).toEqual([
      'a: install script, not denied in allowScripts',
      'c: install script, not denied in allowScripts',
      'd: no install script to deny in allowScripts',
    ]);
  });

  it('need each licence of AND, and one of OR', () => {
    const packages = {
      ...at('a', { license: '(GPL-2.0 OR MIT)' }),
      ...at('b', { license: 'MIT AND GPL-2.0' }),
      ...at('c', {}),
    };
    expect(licences(packages)).toEqual(['b: MIT AND GPL-2.0', 'c: no licence in the lockfile']);
  });
});

describe('SECURITY.md', () => {
  const text = readFileSync('SECURITY.md', 'utf8');

  it('names the contacts of portal.config.ts, and says that there is none while there is none', () => {
    for (const contact of portal.security?.contacts ?? []) expect(text).toContain(contact);
    expect(text.includes('No contact is set yet')).toBe(!portal.security);
  });
});
