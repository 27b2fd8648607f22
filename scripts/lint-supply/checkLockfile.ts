import { type Lockfile, nameOfPackage } from '../../apps/portal/src/shared/readLockfile';
import { isPrebuilt } from './prebuilt';

const REGISTRY = 'https://registry.npmjs.org/';

/**
 * Packages that an install could not hold against what was locked: without a sum (SHA-512), or from
 * elsewhere than the registry. An entry without an address is of the registry in use, and held by its sum.
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

/**
 * Packages that would run code when they are installed, and that `allowScripts` of package.json does not deny by name;
 * and names there that no such package has.
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
