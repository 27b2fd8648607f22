import { isObject } from '@frontier/reference/document';
import { child, listed, type Pointed, type Reader, text } from './Reader';

/** One schema object that holds for a place. */
export interface Fragment extends Pointed {
  /** A description nearer to the place stands instead of this one's (OpenAPI 3.1, Reference Object). */
  readonly overridden: boolean;
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
  for (const source of sources) walk.open(source, false, false);
  return walk;
}

/** The forms of a choice that are not just `null`. */
export function formsOf(holder: Pointed, kind: 'oneOf' | 'anyOf'): Pointed[] {
  return listed(holder, kind).filter((form) => !isNull(form));
}

function isNull({ value }: Pointed): boolean {
  return isObject(value) && value.type === 'null';
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

  open(source: Pointed, overridden: boolean, inherited: boolean): void {
    if (!isObject(source.value) || this.opened.has(source.pointer)) return;
    if (source.pointer === this.base) return;
    this.opened.add(source.pointer);
    this.fragments.push({ ...source, overridden, inherited });
    const below = overridden || text(source, 'description') !== undefined;
    const members = [...listed(source, 'allOf'), ...this.loneForms(source)];
    const mixed = inherited || members.length > 1 || child(source, 'properties') !== undefined;
    for (const target of [this.reader.target(source), this.dynamicTarget(source)]) {
      if (!target) continue;
      this.names.push(target.pointer.split('/').at(-1) ?? '');
      this.open(target, below, mixed);
    }
    for (const member of members) {
      const refers = isObject(member.value) && typeof member.value.$ref === 'string';
      this.open(member, refers ? below : overridden, mixed);
    }
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
