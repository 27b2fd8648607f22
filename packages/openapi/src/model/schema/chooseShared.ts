import { isObject, type JsonValue, joinPointer } from '../../json.js';
import { LIMITS } from '../../limits.js';
import { childrenOf, type Kind } from '../../walkDocument.js';
import { TooManyPartsError } from '../budget.js';
import type { Source, SourceDocument } from '../context.js';

/** A schema smaller than this costs less in place than behind a link. */
const WORTH_SHARING = 4;

interface Weight {
  /** Schema places shown when this is opened in place, capped. */
  places: number;
  readonly recursive: boolean;
}

/**
 * How much is linked instead of repeated, in rising order: schemas that recur in a large document; in
 * any document; every named schema, also where it is combined with others.
 */
export const SHARING = ['repeated', 'always', 'all'] as const;
export type Sharing = (typeof SHARING)[number];

export interface SharingPlan {
  /** Pointers of the schemas shown once and linked, in order of first use. */
  readonly shared: readonly string[];
  /** Schema nodes the document may then unfold into. */
  readonly budget: number;
}

/**
 * Chooses which schemas are shown once and linked: all of a document that has nothing else; none
 * when the whole document fits in place; otherwise those used at least twice and worth a link, and all recursive ones.
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
  if (sharing === 'repeated' && total <= LIMITS.placesShownWhole) {
    return { shared: [], budget: LIMITS.placesShownWhole * LIMITS.nodesPerPlace };
  }
  const shared = [...weigher.weights]
    .filter(([pointer, weight]) => {
      const uses = weigher.uses.get(pointer) ?? 0;
      return weight.recursive || (uses > 1 && weight.places >= WORTH_SHARING);
    })
    .map(([pointer]) => pointer);
  return {
    shared,
    budget: Math.min(
      LIMITS.placesShownWhole + weigher.visited * LIMITS.nodesPerPlace,
      LIMITS.nodes,
    ),
  };
}

class Weigher {
  readonly weights = new Map<string, Weight>();
  readonly uses = new Map<string, number>();
  /** Schema places of the document itself, each once. */
  visited = 0;
  /** Responses, parameters and the like: walked twice, to find the schemas in them that are used more than once. */
  private readonly others = new Map<
    string,
    { readonly places: number; readonly visited: number; readonly walks: number }
  >();
  private readonly open = new Set<string>();
  private readonly recursive = new Set<string>();

  constructor(private readonly document: SourceDocument) {}

  /** Counts the schema places of an object and below it, each reference as often as it is used. */
  weigh(kind: Kind, source: Source): number {
    const { value } = source;
    if (!isObject(value)) return 0;
    let places = kind === 'schema' && isSchemaPlace(value) ? 1 : 0;
    this.visited += places;
    if (typeof value.$ref === 'string') places += this.weighRef(kind, value.$ref);
    for (const child of childrenOf(kind, source)) {
      if (child.kind !== 'components') places += this.weigh(child.kind, child);
    }
    return Math.min(places, Number.MAX_SAFE_INTEGER);
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
    if (known) return known.places;
    const other = this.others.get(pointer);
    if (other && other.walks > 1) {
      this.visited += other.visited;
      return other.places;
    }
    if (this.open.size >= LIMITS.nestedReferences) {
      throw new TooManyPartsError('schemas too deep within one another', pointer);
    }
    this.open.add(pointer);
    const before = this.visited;
    const places = this.weigh(kind, target);
    this.open.delete(pointer);
    if (isSchema) {
      this.weights.set(pointer, { places, recursive: this.recursive.has(pointer) });
    } else {
      const walks = (other?.walks ?? 0) + 1;
      this.others.set(pointer, { places, visited: this.visited - before, walks });
    }
    return places;
  }
}

function isSchemaPlace(value: Record<string, JsonValue>): boolean {
  return 'type' in value || 'enum' in value || 'properties' in value || 'const' in value;
}
