import { isObject, type JsonObject, type JsonValue, splitPointer } from '../../json.js';
import { LIMITS } from '../../limits.js';
import { subschemas } from '../../walkDocument.js';
import { TooLargeError } from '../budget.js';
import type { BuildContext, SchemaEntry, Source } from '../context.js';
import { itemsOf, textOf } from '../read.js';
import type { SchemaLink } from '../types/schema.js';
import { hasShape, isLeaf, loneAlternatives, onlyWording } from './wording.js';

/**
 * The schemas shown around the current one → anchor where each was opened: named schemas that
 * are a whole node by their pointer, mixtures by the pointers they are made of.
 */
export type Trail = ReadonlyMap<string, string>;

/** One schema object that holds for a place; several hold together (`allOf`, `$ref` siblings). */
export interface Fragment extends Source<JsonObject> {
  /** A description beside a reference replaces this one's (OpenAPI 3.1, Reference Object). */
  readonly overridden: boolean;
  /** Whose words these are, where they are not the place's own. */
  readonly speaker: Speaker | undefined;
  /** The place has fields beyond this schema's, so that it is one of the schema's heirs. */
  readonly inherited: boolean;
}

/**
 * One of the schemas that a place is made of, by whose words it is meant; equal where the same one is. Rules:
 * - Keywords beside `allOf` are the place's own, and so is a member that only words it.
 * - A single member with content speaks for the place, unless the place has words of its own or content besides.
 * - Of several members each speaks for itself: none lends the place its title or its description.
 */
export interface Speaker {
  /** Name of the component it is. */
  readonly name: string | undefined;
}

/** Schemas that an expansion treats apart. */
export interface ExpansionLimits {
  /** Pointer of a shared schema that is being shown itself, and must not become a link. */
  readonly opening?: string | undefined;
  /** Pointer of the schema that offers this form: it is shown around the place and not repeated here. */
  readonly base?: string | undefined;
}

export interface Expansion {
  readonly fragments: readonly Fragment[];
  readonly trail: Trail;
  /** Component name of the schema, when the node is that schema and no mixture. */
  readonly name?: string;
  /** The place is not repeated here but shown at the link's anchor; fragments hold its wording. */
  readonly link?: SchemaLink;
  /** Schemas shown elsewhere that hold besides the fragments. */
  readonly parts: readonly SchemaLink[];
  /** A boolean schema `false`: nothing is valid. */
  readonly impossible: boolean;
}

/**
 * Opens references, `allOf` and choices with one form until only plain schema objects are left, the
 * nearest first, so that a sibling's wording wins over that of the schema it refers to.
 *
 * @param anchor where the place is shown; recursion links back to it.
 * @throws {TooLargeError} when too many schemas hold together.
 */
export function expandSources(
  context: BuildContext,
  sources: readonly Source[],
  anchor: string,
  trail: Trail,
  limits: ExpansionLimits,
): Expansion {
  const expander = new Expander(context, anchor, new Map(trail), limits);
  for (const source of sources) expander.open(source, sources.length === 1, false);
  const isMixture = expander.mixed && expander.name === undefined;
  return isMixture ? closeCircle(context, expander, sources, anchor) : expander;
}

/** A mixture that contains itself is shown once; it has no name, so its pointers identify it. */
function closeCircle(
  { linked }: BuildContext,
  { fragments, impossible, parts, trail }: Expander,
  sources: readonly Source[],
  anchor: string,
): Expansion {
  const key = sources.map(({ pointer }) => pointer).join(' ');
  const openedAt = trail.get(key);
  if (openedAt === undefined) {
    return { fragments, trail: new Map(trail).set(key, anchor), parts, impossible };
  }
  linked.add(openedAt);
  return {
    fragments: fragments.map((fragment) => ({
      ...fragment,
      value: onlyWording(fragment.value),
    })),
    trail,
    parts,
    link: { name: nameOf(sources[0]?.pointer ?? ''), anchor: openedAt, recursive: true },
    impossible,
  };
}

class Expander implements Expansion {
  readonly fragments: Fragment[] = [];
  readonly parts: SchemaLink[] = [];
  name: string | undefined;
  link: SchemaLink | undefined;
  impossible = false;
  /** A named schema is combined with others, so the place is not that schema. */
  mixed = false;
  private readonly opened = new Set<string>();
  /** The place is nested in so many named schemas that no further one is shown in it. */
  private readonly isDeep: boolean;

  constructor(
    private readonly context: BuildContext,
    private readonly anchor: string,
    readonly trail: Map<string, string>,
    private readonly limits: ExpansionLimits,
  ) {
    this.isDeep = trail.size >= LIMITS.schemaDepth;
  }

  /**
   * @param alone nothing else holds for the place, so a reference may be the whole of it.
   * @param overridden the place has a description that replaces this one's.
   * @param inherited the place has fields beyond this schema's.
   * @param speaker whose words these are, if not the place's.
   */
  open(
    source: Source,
    alone: boolean,
    overridden: boolean,
    inherited = false,
    speaker?: Speaker,
  ): void {
    const { value, pointer } = source;
    if (value === false) this.impossible = true;
    if (!isObject(value)) return;
    const { $ref, $dynamicRef, allOf, ...own } = value;
    const fragment = { value: own, pointer, overridden, inherited, speaker };
    const members = [...itemsOf(source, 'allOf'), ...loneAlternatives(fragment)];
    if (Object.keys(own).length > 0) this.fragments.push(fragment);
    if (this.fragments.length > LIMITS.schemasOfPlace) {
      throw new TooLargeError(
        `more than ${LIMITS.schemasOfPlace} schemas together in one place`,
        pointer,
      );
    }

    const ref = $ref ?? $dynamicRef;
    if (ref === undefined && members.length === 0) return;
    const below = overridden || textOf(own, 'description') !== undefined;
    const shaping = members.filter(({ value: part }) => isObject(part) && hasShape(part, 1));
    const shape = typeof ref === 'string' ? this.withoutSameType(own, ref) : own;
    const lone = alone && !hasShape(shape, 2) && shaping.length + (ref === undefined ? 0 : 1) === 1;
    const extended = inherited || shaping.length > 1 || own.properties !== undefined;
    const { type: _, ...content } = own;
    const others = shaping.filter((member) => {
      const target = this.targetOf(member);
      return target === undefined || target !== this.limits.base;
    });
    const isOnly = !hasShape(content, 2) && others.length + (ref === undefined ? 0 : 1) === 1;
    if (typeof ref === 'string') {
      this.follow(ref, lone, below, extended, isOnly ? speaker : { name: nameOf(ref) });
    }
    const wording = members.filter((member) => !shaping.includes(member));
    const isSaid = [fragment, ...wording].some(({ value: said }) => hasWords(said));
    for (const member of members) {
      const isShaping = shaping.includes(member);
      const target = this.targetOf(member);
      const itself = { name: target === undefined ? undefined : nameOf(target) };
      const whose = isShaping && (isSaid || !isOnly) ? itself : speaker;
      this.open(member, lone && isShaping, overridden, extended, whose);
    }
  }

  /** Pointer of the schema that a member refers to. */
  private targetOf({ value }: Source): string | undefined {
    const ref = textOf(value, '$ref');
    return ref === undefined ? undefined : this.context.resolve(ref)?.pointer;
  }

  /** `type` beside a reference to a schema of that type adds nothing to it. */
  private withoutSameType(own: JsonObject, ref: string): JsonObject {
    const target = this.context.resolve(ref)?.value;
    const { type, ...others } = own;
    return isObject(target) && target.type === type ? others : own;
  }

  private follow(
    ref: string,
    lone: boolean,
    overridden: boolean,
    inherited: boolean,
    speaker: Speaker | undefined,
  ): void {
    const target = this.context.resolve(ref);
    if (!target || this.opened.has(target.pointer)) return;
    this.opened.add(target.pointer);
    if (!lone) {
      if (target.pointer === this.limits.base) return;
      const part = this.context.linksParts ? this.context.shared.get(target.pointer) : undefined;
      const shown = part ?? this.deepEntry(target);
      if (shown) {
        this.parts.push({ ...shown, recursive: false });
        return;
      }
      this.mixed = true;
      this.open(target, false, overridden, inherited, speaker);
      return;
    }
    const openedAt = this.trail.get(target.pointer);
    if (openedAt !== undefined) {
      this.context.linked.add(openedAt);
      this.link = { name: nameOf(target.pointer), anchor: openedAt, recursive: true };
      return;
    }
    const shared = this.context.shared.get(target.pointer);
    const entry = target.pointer === this.limits.opening ? undefined : shared;
    const shown = entry ?? this.deepEntry(target);
    if (shown) {
      this.link = { ...shown, recursive: false };
      return;
    }
    this.name ??= nameOf(target.pointer);
    this.trail.set(target.pointer, this.anchor);
    this.open(target, true, overridden, inherited, speaker);
  }

  /** Entry of a schema that is nested too deeply here; one without subschemas is shown in place. */
  private deepEntry(target: Source): SchemaEntry | undefined {
    if (!this.isDeep || isLeaf(target.value)) return undefined;
    const { anchors, deep, entryPrefix, shared } = this.context;
    const known = shared.get(target.pointer) ?? deep.get(target.pointer);
    if (known || holdsNone(target)) return known;
    const name = nameOf(target.pointer);
    const entry = { name, anchor: anchors.claim(entryPrefix, name) };
    deep.set(target.pointer, entry);
    return entry;
  }
}

function hasWords(schema: JsonValue): boolean {
  return (textOf(schema, 'title') ?? textOf(schema, 'description')) !== undefined;
}

function holdsNone(schema: Source): boolean {
  const refers = textOf(schema.value, '$ref') ?? textOf(schema.value, '$dynamicRef');
  return refers === undefined && subschemas(schema).length === 0;
}

/** The last key of a pointer: the component's name for `/components/schemas/Name`. */
export function nameOf(pointer: string): string {
  return splitPointer(pointer).at(-1) ?? pointer;
}
