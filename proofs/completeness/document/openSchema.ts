import { isObject } from '@frontier/reference/document';
import { child, listed, named, type Pointed, type Reader, text } from './Reader';

/** One schema object that holds for a place. */
export interface Fragment extends Pointed {
  /** A description beside a reference stands instead of this one's (OpenAPI 3.1, Reference Object). */
  readonly overridden: boolean;
  /** Its words are those of one of several schemas, and not of the place. */
  readonly isMember: boolean;
  /** It holds together with others, so that the place is more than this schema. */
  readonly inherited: boolean;
}

/** Everything that holds for one place together: `$ref`, `allOf`, and choices with a single form. */
export interface OpenedSchema {
  /** Nearest first. */
  readonly fragments: readonly Fragment[];
  /** Names of the schemas that were opened by reference. */
  readonly names: readonly string[];
  readonly nullable: boolean;
}

/**
 * @param sources the schemas that hold for the place: several when several declare it.
 * @param base pointer of a schema that is shown around the place and extended here.
 */
export function openSchema(
  reader: Reader,
  sources: readonly Pointed[],
  base?: string,
): OpenedSchema {
  const walk = new Opening(reader, base);
  for (const source of sources) walk.open(source, false, false, false);
  return walk;
}

/** The forms of a choice that are not just `null`. */
export function formsOf(holder: Pointed, kind: 'oneOf' | 'anyOf'): Pointed[] {
  return listed(holder, kind).filter((form) => !isNull(form));
}

function isNull({ value }: Pointed): boolean {
  return isObject(value) && value.type === 'null';
}

/** Keywords that only name or word a schema. */
const WORDS = new Set([
  ...['title', 'description', 'example', 'examples', 'default', 'externalDocs', 'deprecated'],
  ...['readOnly', 'writeOnly', 'nullable', '$comment', '$schema', '$id', '$anchor'],
  ...['$dynamicAnchor', '$defs'],
]);
/** Keywords that bring in other schemas, or say no more than they do. */
const OUTSIDE = ['$ref', '$dynamicRef', 'allOf', 'type'];

/** Whether a schema says what values look like. */
function hasContent(schema: Pointed, without: readonly string[] = []): boolean {
  return named(schema).some(([key]) => {
    if (WORDS.has(key) || key.startsWith('x-') || without.includes(key)) return false;
    const forms = key === 'oneOf' || key === 'anyOf' ? formsOf(schema, key).length : 2;
    return forms > (without.length > 0 ? 1 : 0);
  });
}

/** Whether a schema, or a member that adds nothing but words, says what it is. */
function isWorded(schema: Pointed): boolean {
  return [schema, ...listed(schema, 'allOf').filter((member) => !hasContent(member))].some(
    (part) => text(part, 'title') ?? text(part, 'description'),
  );
}

class Opening implements OpenedSchema {
  readonly fragments: Fragment[] = [];
  readonly names: string[] = [];
  nullable = false;
  private readonly opened = new Set<string>();

  constructor(
    private readonly reader: Reader,
    private readonly base: string | undefined,
  ) {}

  open(source: Pointed, overridden: boolean, inherited: boolean, isMember: boolean): void {
    if (!isObject(source.value) || this.opened.has(source.pointer)) return;
    if (source.pointer === this.base) return;
    this.opened.add(source.pointer);
    this.fragments.push({ ...source, overridden, inherited, isMember });
    const below = overridden || text(source, 'description') !== undefined;
    const members = [...listed(source, 'allOf'), ...this.loneForms(source)];
    const mixed = inherited || members.length > 1 || child(source, 'properties') !== undefined;
    for (const target of [this.reader.target(source), this.dynamicTarget(source)]) {
      if (!target) continue;
      this.names.push(target.pointer.split('/').at(-1) ?? '');
      this.open(target, below, mixed, isMember || !this.standsAlone(source));
    }
    for (const member of members) {
      const isWhole = !hasContent(member) || (this.standsAlone(source) && !isWorded(source));
      this.open(member, overridden, mixed, isMember || !isWhole);
    }
  }

  /** Whether all that a schema says of its values comes from one other. */
  private standsAlone(source: Pointed): boolean {
    const others = [source, ...listed(source, 'allOf'), ...this.loneForms(source)].filter(
      (part) => part !== source && hasContent(part) && !this.isBase(part),
    );
    const refers = ['$ref', '$dynamicRef'].some((key) => child(source, key));
    return !hasContent(source, OUTSIDE) && others.length + (refers ? 1 : 0) === 1;
  }

  private isBase(part: Pointed): boolean {
    return this.base !== undefined && this.reader.target(part)?.pointer === this.base;
  }

  private loneForms(source: Pointed): Pointed[] {
    return (['oneOf', 'anyOf'] as const).flatMap((kind) => {
      const forms = formsOf(source, kind);
      this.nullable ||= forms.length < listed(source, kind).length;
      return forms.length === 1 ? forms : [];
    });
  }

  private dynamicTarget({ value }: Pointed): Pointed | undefined {
    const reference = isObject(value) ? value.$dynamicRef : undefined;
    return typeof reference === 'string' ? this.reader.lookUp(reference) : undefined;
  }
}
