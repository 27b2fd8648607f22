import { keyOf } from './keyOf.js';
import type { Group } from './Search.js';
import type { Hit } from './scoreDocuments.js';
import { order } from './weights.js';

export function arrangeHits(hits: readonly Hit[], limit: number): Hit[] {
  const kept: Hit[] = [];
  const addresses = new Set<string>();
  const ofPage = new Map<Group, number>();
  for (const hit of sortHits(lowerRepeated(sortHits(hits)))) {
    const { entry, group } = hit.document;
    const address = `${group.page}#${entry.anchor}`;
    const inPage = ofPage.get(group) ?? 0;
    if (addresses.has(address) || inPage >= order.mostOfPage) continue;
    addresses.add(address);
    ofPage.set(group, inPage + 1);
    if (kept.push(hit) === limit) break;
  }
  return kept;
}

function sortHits(hits: readonly Hit[]): Hit[] {
  return [...hits].sort((a, b) => b.score - a.score);
}

function lowerRepeated(sorted: readonly Hit[]): Hit[] {
  const counts = new Map<string, number>();
  return sorted.map((hit) => {
    const { kind, title } = hit.document.entry;
    const name = `${kind} ${keyOf(title)}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count > order.mostOfTitle ? { ...hit, score: hit.score * order.repeated } : hit;
  });
}
