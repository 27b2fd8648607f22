import { isObject, type JsonValue, joinPointer } from '../../json.js';
import { LIMITS } from '../../limits.js';
import { childrenOf, type Kind } from '../../walkDocument.js';
import { TooManyPartsError } from '../budget.js';
import type { Source, SourceDocument } from '../context.js';

/** A schema with fewer nodes costs less inline than behind a link. */
const WORTH_SHARING = 4;

interface SchemaWeight {
  /** Number of schema nodes when shown inline, with an upper bound. */
  nodes: number;
  readonly recursive: boolean;
}

/**
 * How much is linked instead of repeated, in rising order: recurring schemas of a large document, recurring
 * schemas of any document, every named schema even if it is combined with others.
 */
export const SHARING = ['repeated', 'always', 'all'] as const;
export type Sharing = (typeof SHARING)[number];

export interface SharingPlan {
  /** Pointers of the schemas shown once and linked, in order of first use. */
  readonly shared: readonly string[];
  /** Schema nodes the document may then expand to. */
  readonly budget: number;
}

/**
 * Chooses the schemas that are shown once and linked: all if the document has nothing but schemas; none if the whole
 * document fits inline; otherwise recursive ones, and larger ones that are used at least twice.
 */
export function chooseShared(document: SourceDocument, sharing: Sharing): SharingPlan {
  const { components, paths, webhooks } = document.root;
  if (paths === undefined && webhooks === undefined) {
    const schemas = isObject(components) && isObject(components.schemas) ? components.schemas : {};
    const shared = Object.keys(schemas).map((name) => joinPointer('/components/schemas', name));
    return { shared, budget: LIMITS.nodes };
  }
  const weigher = new Weigher(document);
  const total = weigher.weigh('document', { value: document.root, pointer: '' });
  if (sharing === 'all') {
    return { shared: [...weigher.weights.keys()], budget: LIMITS.nodes };
  }
  if (sharing === 'repeated' && total <= LIMITS.schemasShownInline) {
    return { shared: [], budget: LIMITS.schemasShownInline * LIMITS.nodesPerSchema };
  }
  const shared = [...weigher.weights]
    .filter(([pointer, weight]) => {
      const uses = weigher.uses.get(pointer) ?? 0;
      return weight.recursive || (uses > 1 && weight.nodes >= WORTH_SHARING);
    })
    .map(([pointer]) => pointer);
  return {
    shared,
    budget: Math.min(
      LIMITS.schemasShownInline + weigher.visited * LIMITS.nodesPerSchema,
      LIMITS.nodes,
    ),
  };
}

class Weigher {
  readonly weights = new Map<string, SchemaWeight>();
  readonly uses = new Map<string, number>();
  /** Schemas in the document, each counted once. */
  visited = 0;
  /** Other referenced components: walked twice, so that a schema in a repeated one counts as used twice. */
  private readonly others = new Map<
    string,
    { readonly nodes: number; readonly visited: number; readonly walks: number }
  >();
  private readonly open = new Set<string>();
  private readonly recursive = new Set<string>();

  constructor(private readonly document: SourceDocument) {}

  /** Counts the schema nodes of an object and below it, a referenced one for every use. */
  weigh(kind: Kind, source: Source): number {
    const { value } = source;
    if (!isObject(value)) return 0;
    let nodes = kind === 'schema' && isSchemaNode(value) ? 1 : 0;
    this.visited += nodes;
    if (typeof value.$ref === 'string') nodes += this.weighRef(kind, value.$ref);
    for (const child of childrenOf(kind, source)) {
      if (child.kind !== 'components') nodes += this.weigh(child.kind, child);
    }
    return Math.min(nodes, Number.MAX_SAFE_INTEGER);
  }

  private weighRef(kind: Kind, ref: string): number {
    const target = this.document.resolve(ref);
    if (!target) return 0;
    const { pointer } = target;
    if (this.open.has(pointer)) {
      this.recursive.add(pointer);
      return 0;
    }
    const isSchema = pointer.includes('/schemas/') || pointer.includes('/schema');
    if (isSchema) this.uses.set(pointer, (this.uses.get(pointer) ?? 0) + 1);
    const known = this.weights.get(pointer);
    if (known) return known.nodes;
    const other = this.others.get(pointer);
    if (other && other.walks > 1) {
      this.visited += other.visited;
      return other.nodes;
    }
    if (this.open.size >= LIMITS.nestedReferences) {
      throw new TooManyPartsError('schemas too deep within one another', pointer);
    }
    this.open.add(pointer);
    const before = this.visited;
    const nodes = this.weigh(kind, target);
    this.open.delete(pointer);
    if (isSchema) {
      this.weights.set(pointer, { nodes, recursive: this.recursive.has(pointer) });
    } else {
      const walks = (other?.walks ?? 0) + 1;
      this.others.set(pointer, { nodes, visited: this.visited - before, walks });
    }
    return nodes;
  }
}

function isSchemaNode(value: Record<string, JsonValue>): boolean {
  return 'type' in value || 'enum' in value || 'properties' in value || 'const' in value;
}
