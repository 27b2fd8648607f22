import { describeDocument } from '../document/describeDocument';
import type { Reader } from '../document/Reader';
import type { Fact, Place, Step } from '../expectedPlaces';
import type { Page } from '../page/Page';
import type { PageNode } from '../page/PageNode';
import { findStep } from './findStep';
import { isVisible, withoutSpace } from './isVisible';
import { Tally } from './Tally';

/** Places with a schema: what links in them lead to is shown there. */
const FOLLOWED = new Set<Step['kind']>([
  'schema',
  'parameter',
  'header',
  'media',
  'field',
  'option',
  'row',
]);

/** What holds for the places inside one. */
interface Surroundings {
  readonly operation?: PageNode | undefined;
  /** The operation is a call to the reader's system. */
  readonly isIncoming: boolean;
  readonly isReceived: boolean;
}

const OUTSIDE: Surroundings = { isIncoming: false, isReceived: false };

/** Looks for every fact of a document on the pages made of it. */
export function compareDocument(reader: Reader, page: Page): Tally {
  const comparison = new Comparison(page);
  for (const place of describeDocument(reader)) comparison.visit(place, [], OUTSIDE);
  return comparison.tally;
}

class Comparison {
  readonly tally = new Tally();
  private readonly visited = new Map<string, Set<PageNode>>();
  private readonly codeOf = new Map<PageNode, string[]>();

  constructor(private readonly page: Page) {}

  visit(place: Place, around: readonly PageNode[], outer: Surroundings): void {
    const found = findStep(this.page, around, place.step);
    if (found.length > 0 && !this.isNew(place.key, found)) return;
    this.tally.count(existence(place), found.length > 0);
    if (found.length === 0) {
      this.miss(place, new Set());
      return;
    }
    const linked = FOLLOWED.has(place.step.kind)
      ? found.flatMap((node) => this.page.followLinks(node))
      : [];
    const nodes = [...new Set([...found, ...linked])];
    const inner = enter(place, found[0], outer);
    const { isReceived, operation } = inner;
    const scope = { nodes, code: operation ? this.codeIn(operation) : [], isReceived };
    for (const fact of place.facts) this.tally.count(fact, isVisible(fact.expected, scope));
    for (const child of place.children()) this.visit(child, nodes, inner);
  }

  /** Counts what a missing place would have shown, each schema once. */
  private miss(place: Place, seen: Set<string>): void {
    if (seen.has(place.key)) return;
    seen.add(place.key);
    for (const fact of place.facts) this.tally.count(fact, false);
    for (const child of place.children()) {
      this.tally.count(existence(child), false);
      this.miss(child, seen);
    }
  }

  /** A part of the document is looked for once at each place of the page: recursion ends. */
  private isNew(key: string, nodes: readonly PageNode[]): boolean {
    const known = this.visited.get(key) ?? new Set();
    this.visited.set(key, known);
    const fresh = nodes.filter((node) => !known.has(node));
    for (const node of fresh) known.add(node);
    return fresh.length > 0;
  }

  private codeIn(operation: PageNode): string[] {
    const known = this.codeOf.get(operation);
    if (known) return known;
    const code = operation.allCode().map(withoutSpace);
    this.codeOf.set(operation, code);
    return code;
  }
}

function enter(
  { category, step }: Place,
  node: PageNode | undefined,
  outer: Surroundings,
): Surroundings {
  if (step.kind === 'operation' || step.kind === 'callback') {
    const isIncoming = category === 'callback or webhook';
    return { operation: node, isIncoming, isReceived: isIncoming };
  }
  return step.kind === 'response' ? { ...outer, isReceived: !outer.isIncoming } : outer;
}

function existence({ category, pointer, step }: Place): Fact {
  const name = 'name' in step ? step.name : 'label' in step ? step.label : step.kind;
  return { category, pointer, expected: { kind: 'word', texts: [name] } };
}
