import { type Lockfile, nameOfPackage } from '../../apps/portal/src/shared/readLockfile';

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

/** Ways of choosing: `(MIT OR X)` needs one of its licences allowed, `MIT AND X` each. */
function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const plain = expression.replaceAll(/[()]/g, ' ').trim();
  return plain
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((licence) => allowed.has(licence.trim())));
}

/**
 * Packages whose licence is not allowed or not known, each with what it says.
 *
 * @param stated licences by package, where the lockfile names none.
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

/** Programs that npm picks by the machine: `@swc/core-darwin-arm64`. */
const PREBUILT = /[-/](android|darwin|freebsd|linux|win32|windows|wasm32)-[\w-]+$/;

/**
 * Whether a package is a program built for one kind of machine. The lockfile was written where those of other
 * machines were not to be had: they have neither sum nor licence in it, and the licence of the
 * package that asks for them.
 */
function isPrebuilt(name: string): boolean {
  return PREBUILT.test(name);
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
