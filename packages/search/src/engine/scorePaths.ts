import type { Group, SearchPlace } from './Entry.js';
import { keyOf } from './keyOf.js';
import { type AskedPath, comparePath, isConcrete, splitPath } from './matchPath.js';
import { paths as weights } from './weights.js';

/** Scores groups by path: operations that match it, and their guides. */
export function createPathScorer(
  groups: readonly Group[],
  places: readonly SearchPlace[],
): (asked: AskedPath) => ReadonlyMap<number, number> {
  const calls = groups.flatMap(({ method, names, path }, of) =>
    path === undefined
      ? []
      : [{ of, method, template: splitPath(path), id: keyOf(names[0] ?? '') }],
  );
  const guides = places.filter(({ group, isHead }) => isHead && group.kind === 'guide');
  const score = ({ method: wanted, segments }: AskedPath) => {
    const scores = new Map<number, number>();
    const byId = new Map<string, number>();
    for (const { id, method, of, template } of calls) {
      const likeness = comparePath(segments, template);
      if (likeness === 0) continue;
      const isMethod = wanted === undefined || wanted === method;
      const worth = weights.call * likeness * (isMethod ? 1 : weights.otherMethod);
      scores.set(of, worth);
      byId.set(id, worth);
    }
    // A guide has the ids of its operations among its names.
    for (const { keys, of } of guides) {
      const worth = Math.max(0, ...keys.map((key) => byId.get(key) ?? 0));
      if (worth > 0) scores.set(of, worth * weights.guide);
    }
    return scores;
  };
  return (asked) => {
    const scores = score(asked);
    if (scores.size > 0) return scores;
    // Drops a trailing id where no path takes one.
    const last = asked.segments.findLastIndex((segment) => !isConcrete(segment));
    return score({ ...asked, segments: asked.segments.slice(0, last + 1) });
  };
}
