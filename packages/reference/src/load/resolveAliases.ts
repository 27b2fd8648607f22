import { type Alias, isAlias, isMap, isScalar, isSeq, type Node } from 'yaml';

/** Alias → the node it repeats: the last one before it that carries the name. */
export function resolveAliases(contents: Node | null): Map<Alias, Node> {
  const anchors = new Map<string, Node>();
  const targets = new Map<Alias, Node>();
  const pending: unknown[] = [contents];
  while (pending.length > 0) {
    const node = pending.pop();
    if (isAlias(node)) {
      const target = anchors.get(node.source);
      if (target) targets.set(node, target);
      continue;
    }
    if ((isMap(node) || isSeq(node) || isScalar(node)) && node.anchor) {
      anchors.set(node.anchor, node);
    }
    if (isMap(node)) {
      for (const pair of [...node.items].reverse()) pending.push(pair.value, pair.key);
    } else if (isSeq(node)) {
      for (const item of [...node.items].reverse()) pending.push(item);
    }
  }
  return targets;
}
