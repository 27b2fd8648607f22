import type { Service } from '../model/types/service.js';
import { decodeFragment } from '../render/adaptDescription.js';

/** Fragments in the links of descriptions: `[…](#here)`, `[name]: #here`, `href="#here"`. */
const FRAGMENT = /(?:\]\(\s*<?|\]:\s*<?|href\s*=\s*["']?)#([^\s"'<>)]+)/g;

/**
 * The places of a service that something in it leads to: a schema's own place, where it is not
 * repeated, and whatever the links of descriptions mean.
 *
 * @param find the anchor that a fragment means.
 */
export function collectTargets(
  service: Service,
  find: (fragment: string) => string | undefined,
): ReadonlySet<string> {
  const targets = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (!value.includes('#')) return;
      for (const [, fragment = ''] of value.matchAll(FRAGMENT)) {
        const target = find(decodeFragment(fragment));
        if (target !== undefined) targets.add(target);
      }
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    if ('recursive' in value && 'anchor' in value) targets.add(String(value.anchor));
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(service);
  return targets;
}
