import { type Lockfile, nameOfPackage } from '../../apps/portal/src/shared/readLockfile';
import { isPrebuilt } from './prebuilt';

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
