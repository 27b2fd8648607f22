import type { Fact, Place } from '../expectedPlaces';
import { externalDocs, prose } from './facts';
import { child, listed, named, type Pointed, type Reader, text } from './Reader';

/** Tags that operations use or that say something themselves. */
export function describeTags(reader: Reader): Place[] {
  const uses = collectUses(reader);
  return listed(reader.root, 'tags').flatMap((tag): Place[] => {
    const name = text(tag, 'name') ?? '';
    const said = [...prose('tag', tag, 'description'), ...externalDocs('tag', tag)];
    if (said.length === 0 && !uses.has(name)) return [];
    return [
      {
        step: {
          kind: 'tag',
          title: text(tag, 'x-displayName') ?? text(tag, 'summary') ?? name,
        },
        category: 'tag',
        pointer: tag.pointer,
        key: tag.pointer,
        facts: [...said, ...(uses.get(name) ?? [])],
        children: () => [],
      },
    ];
  });
}

/** Tag → the operations it must name: those that stand under another of their tags. */
function collectUses(reader: Reader): Map<string, Fact[]> {
  const uses = new Map<string, Fact[]>();
  const paths = child(reader.root, 'paths');
  for (const [path, source] of paths ? named(paths) : []) {
    const item = reader.follow(source);
    for (const [method, operation] of named(item)) {
      const title = titleOf(item, operation) ?? `${method.toUpperCase()} ${path}`;
      for (const [index, { pointer, value }] of listed(operation, 'tags').entries()) {
        const fact: Fact = { category: 'tag', pointer, expected: { kind: 'word', texts: [title] } };
        const known = uses.get(String(value)) ?? [];
        uses.set(String(value), index === 0 ? known : [...known, fact]);
      }
    }
  }
  return uses;
}

function titleOf(item: Pointed, operation: Pointed): string | undefined {
  return text(operation, 'summary') ?? text(item, 'summary');
}
