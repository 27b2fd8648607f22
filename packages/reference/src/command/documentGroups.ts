import type { Service } from '@frontier/openapi';

/** Something that shows a document. */
interface Shown {
  readonly service: Service;
}

/** The versions of one document, the newest first. */
export interface DocumentGroup<Place extends Shown> {
  readonly title: string;
  readonly newest: Place;
  readonly versions: readonly [Place, ...Place[]];
}

/**
 * Groups documents that have one title and different versions, in the order in which their titles come. One
 * that repeats title and version is a document of its own.
 */
export function groupDocuments<Place extends Shown>(
  places: readonly Place[],
): DocumentGroup<Place>[] {
  const groups: [Place, ...Place[]][] = [];
  for (const place of places) {
    const { title, version } = place.service;
    const group = groups.find(
      ([{ service }, ...others]) =>
        service.title === title &&
        [service, ...others.map((other) => other.service)].every((one) => one.version !== version),
    );
    if (group) group.push(place);
    else groups.push([place]);
  }
  return groups.map((versions) => {
    versions.sort((a, b) => compareVersions(b.service.version, a.service.version));
    return { title: versions[0].service.title, newest: versions[0], versions };
  });
}

const PARTS = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * Orders versions as people count them: numbers by their worth, and what comes before a release (`-rc.1`,
 * `beta`) before it, as in Semantic Versioning 2.0.0, section 11; dates too. What is built (`+5`) says nothing.
 *
 * @returns less than 0 where the first is older.
 */
export function compareVersions(a: string, b: string): number {
  const [parts, others] = [splitVersion(a), splitVersion(b)];
  for (let at = 0; at < Math.max(parts.length, others.length); at += 1) {
    const [one, other] = [parts[at], others[at]];
    // `1.0.1` is newer than `1.0`, which is newer than `1.0-rc`.
    if (one === undefined) return isNumber(other) ? -1 : 1;
    if (other === undefined) return isNumber(one) ? 1 : -1;
    if (isNumber(one) !== isNumber(other)) return isNumber(one) ? 1 : -1;
    const order = PARTS.compare(one, other);
    if (order !== 0) return order;
  }
  return 0;
}

function splitVersion(version: string): string[] {
  const released = version.replace(/\+.*/, '').replace(/^\s*v(?:ersion)?\.?\s*(?=\d)/i, '');
  // Numbers behind the hyphen of a semantic version are of a pre-release, those of a date are not.
  const marked = released.replace(/^(\d+\.\d+\.\d+)-/, '$1 pre ');
  return marked.match(/\d+|\p{L}+/gu) ?? [];
}

function isNumber(part: string | undefined): boolean {
  return part !== undefined && /^\d/.test(part);
}
