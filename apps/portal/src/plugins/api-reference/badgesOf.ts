import type { ChangeMark } from '@frontier/contract-diff';
import type { Badge } from '@frontier/reference';

const LABELS = { new: 'novo', changed: 'mudou' } as const;

/**
 * The marks of a service's changes, as words beside places of its reference.
 *
 * @param page address of the page that tells the changes.
 */
export function badgesOf(
  marks: ReadonlyMap<string, ChangeMark> | undefined,
  page: string,
): Map<string, Badge> {
  return new Map(
    [...(marks ?? [])].map(([anchor, { date, entry, kind, version }]) => [
      anchor,
      {
        label: LABELS[kind],
        description: `em ${date.split('-').reverse().join('/')}, na versão ${version}`,
        href: `${page}#${entry}`,
      },
    ]),
  );
}
