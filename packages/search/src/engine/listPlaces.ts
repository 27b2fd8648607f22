import { namingWords, readForm, splitWords } from '../text/words.js';
import { keyOf, keysOf, stemOf } from './keyOf.js';
import type { Entry, Group } from './Search.js';
import { KINDS, likeness, standing } from './weights.js';

/** An entry with everything that the ranking needs. */
export interface SearchPlace {
  readonly entry: Entry;
  readonly group: Group;
  /** Whether it is the group itself. */
  readonly isHead: boolean;
  /** Names besides the title. */
  readonly names: readonly string[];
  /** Title and names, letters and digits only, folded; for a page also the end of its address. */
  readonly keys: readonly string[];
  /** How many leading `keys` come from the title. */
  readonly ofTitle: number;
  /** Title and names without stop words, each word reduced; the title first. */
  readonly stems: readonly string[];
  /** Factor where one of its keys equals the query. */
  readonly exact: number;
  /** How many distinguishing words its title has. */
  readonly titleLength: number;
  /** Factor of its kind and its position in the group. */
  readonly standing: number;
}

/** Lists the places of all groups, each group before its entries. */
export function listPlaces(groups: readonly Group[]): SearchPlace[] {
  const sharing = countTitles(groups);
  return groups.flatMap((group) =>
    [group, ...group.entries].map((entry): SearchPlace => {
      const isHead = entry === group;
      const names = isHead ? entry.names : [...entry.names, ...chosenAnchor(entry, group)];
      const known = [entry.title, ...names, ...(isHead ? [slugOf(group)] : [])];
      // The few content words of a sentence do not identify it.
      const isSentence = entry.kind === 'error' || entry.kind === 'question';
      const isSkeleton =
        entry.kind === 'section' && (sharing.get(entry.title) ?? 0) >= standing.skeletonFrom;
      return {
        entry,
        group,
        isHead,
        names,
        keys: known.flatMap(keysOf),
        ofTitle: keysOf(entry.title).length,
        stems: (isSentence ? known.slice(1) : known).map(stemOf),
        exact: isSkeleton ? likeness.skeleton : exactnessOf(entry, group),
        titleLength: isSentence
          ? splitWords(entry.title).length
          : namingWords(readForm(entry.title)).length,
        standing:
          KINDS[entry.kind] *
          (entry.rank ?? 1) *
          (isSkeleton ? standing.skeleton : positionOf(entry, group)),
      };
    }),
  );
}

/** Factor of an entry by its position in the group. */
function positionOf(entry: Entry, group: Group): number {
  if (entry === group)
    return /^(?:PUT|PATCH|DELETE)$/.test(group.method ?? '') ? standing.changing : 1;
  if (entry.kind !== 'field' && entry.kind !== 'value') return 1;
  const [part = '', ...path] = entry.anchor.slice(group.anchor.length + 1).split('.');
  const sent = /^\d|^default/.test(part) ? standing.answered : 1;
  return sent * standing.nested ** Math.max(0, path.length - 1);
}

/** Factor of an entry whose title or name equals the query. */
function exactnessOf(entry: Entry, group: Group): number {
  if (entry.kind === 'section') return likeness.section;
  if (entry.kind === 'term') return likeness.term;
  const isHome = entry === group && group.area !== '' && group.page.endsWith(`/${group.area}`);
  return isHome ? likeness.home : likeness.thing;
}

/**
 * The anchor that an author chose as a short name of a long title, such as a question. Empty if the
 * anchor is the title or a position in an operation.
 */
function chosenAnchor({ anchor, title }: Entry, group: Group): string[] {
  const isChosen =
    group.anchor === '' && !/[.\d]/.test(anchor) && anchor !== '' && keyOf(anchor) !== keyOf(title);
  return isChosen ? [anchor.replaceAll('-', ' ')] : [];
}

/** The last segment of a page's address, which readers also use as its name. */
function slugOf({ anchor, page }: Group): string {
  return anchor === '' ? page.slice(page.lastIndexOf('/') + 1) : '';
}

/** How many sections have each title. */
function countTitles(groups: readonly Group[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { kind, title } of groups.flatMap(({ entries }) => entries)) {
    if (kind === 'section') counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  return counts;
}
