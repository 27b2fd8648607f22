import { isObject, type JsonObject, type Source, splitPointer } from '../../json.js';
import { LIMITS } from '../../limits.js';
import { TooLargeError } from '../budget.js';
import { type BuildContext, type SchemaEntry, targetOf } from '../context.js';
import { flagOf, itemsOf, textOf } from '../read.js';
import type { SchemaLink } from '../types/schema.js';
import { hasAssertions, loneAlternatives, onlyAnnotations } from './annotations.js';
import { isInline, resolveDynamic } from './resolveDynamic.js';

/** Anchors of the schemas around the current one, by their pointer or, for a combination, by all its pointers. */
export type Trail = ReadonlyMap<string, string>;

/** One schema object that applies to a value; several may apply together (`allOf`, `$ref` siblings). */
export interface Fragment extends Source<JsonObject> {
  /** Whether a description beside a reference replaces that of this schema (OpenAPI 3.1, Reference Object). */
  readonly overridden: boolean;
  /** The member that its title and description belong to, if not to the value itself. */
  readonly annotationSource: AnnotationSource | undefined;
  /** Whether the value has fields beyond this schema, and so extends it. */
  readonly inherited: boolean;
}

/**
 * A member (`allOf`) that titles and descriptions belong to; compared by identity. Rules:
 * - The texts beside `allOf`, and of a member with nothing but texts, belong to the value.
 * - The texts of a single member with content belong to the value, unless the value has other texts or content.
 * - The texts of several members belong to each member: none becomes the title or description of the value.
 */
export interface AnnotationSource {
  readonly name: string | undefined;
}

export interface RankedSource extends Source {
  /** The lowest rank decides the default and the examples. */
  readonly rank?: number;
}

interface Application extends Pick<Fragment, 'inherited' | 'overridden' | 'annotationSource'> {
  /** Whether no other schema applies, so that the node may be the target of the reference. */
  readonly alone: boolean;
}

const MARKS = ['readOnly', 'writeOnly', 'deprecated', 'nullable'];

const WHOLE = { overridden: false, inherited: false, annotationSource: undefined };

/** Schemas that an expansion handles differently. */
export interface ExpansionLimits {
  /** Pointer of the linked schema that is being built: it must not link to itself. */
  readonly opening?: string | undefined;
  /** Pointer of the schema that offers this variant: it is shown around the variant and not repeated. */
  readonly base?: string | undefined;
  /** Whether the schemas around this form require a field. */
  readonly isRequired?: ((name: string) => boolean) | undefined;
}

/**
 * Expands references, `allOf` and choices with one variant to plain schema objects. The nearest come first, so that the
 * texts beside a reference override those of its target.
 *
 * @param anchor recursive schemas link to it.
 * @throws {TooLargeError} if too many schemas apply together.
 */
export function expandSources(
  context: BuildContext,
  sources: readonly RankedSource[],
  anchor: string,
  trail: Trail,
  limits: ExpansionLimits,
): Expansion {
  const expansion = new Expansion(context, anchor, new Map(trail), limits);
  const opened = sources.map((source) => ({
    rank: source.rank ?? 0,
    fragments: expansion.open(source, { ...WHOLE, alone: sources.length === 1 }),
  }));
  expansion.strongest = opened
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({ fragments }) => fragments);
  if (expansion.mixed && expansion.name === undefined) expansion.closeCircle(sources);
  return expansion;
}

export class Expansion {
  fragments: Fragment[] = [];
  /** The same, in the order in which they override default and examples: later members (`allOf`) come first. */
  strongest: readonly Fragment[] = [];
  /** Component name, if the node is that schema and not a combination. */
  name: string | undefined;
  /** Link to the schema if it is not repeated here; the fragments then only contain texts. */
  link: SchemaLink | undefined;
  /** Whether a schema is `false` or forbids every value, so that nothing is valid. */
  impossible = false;
  /** Pointer of the named schema that the node is, even if it extends others. */
  pointer: string | undefined;
  /** Whether a named schema is combined with others, so that the node is not that schema. */
  mixed = false;
  private readonly opened = new Set<string>();
  private readonly level: number;

  constructor(
    readonly context: BuildContext,
    readonly anchor: string,
    readonly trail: Map<string, string>,
    readonly limits: ExpansionLimits,
  ) {
    this.level = trail.size;
  }

  /** @returns the fragments it opens, those that override others first. */
  open(source: Source, { alone, ...how }: Application): Fragment[] {
    const { value, pointer } = source;
    if (value === false) this.impossible = true;
    if (!isObject(value)) return [];
    const { context } = this;
    const { $ref, $dynamicRef, allOf, ...own } = value;
    const { not } = own;
    if (not === true || (isObject(not) && Object.keys(not).length === 0)) this.impossible = true;
    const fragment = { value: own, pointer, ...how };
    const members = [...itemsOf(source, 'allOf'), ...loneAlternatives(fragment, context)];
    const opened = Object.keys(own).length > 0 ? [fragment] : [];
    this.fragments.push(...opened);
    if (this.fragments.length > LIMITS.schemasOfValue) {
      const found = `more than ${LIMITS.schemasOfValue} schemas together for one value`;
      throw new TooLargeError(found, pointer);
    }
    const ref = $ref ?? $dynamicRef;
    if (ref === undefined && members.length === 0) return opened;
    const isDescribed = how.overridden || textOf(own, 'description') !== undefined;
    const shaping = members.filter(
      ({ value: part }) => isObject(part) && hasAssertions(part, 1, context),
    );
    const shape = typeof ref === 'string' ? this.withoutSameType(own, ref) : own;
    const targets = ref === undefined ? 0 : 1;
    const lone = alone && !hasAssertions(shape, 2, context) && shaping.length + targets === 1;
    const inherited = how.inherited || shaping.length > 1 || own.properties !== undefined;
    const { type: _, ...content } = own;
    const { base } = this.limits;
    const others = shaping.filter(
      (member) => base === undefined || targetOf(context, member)?.pointer !== base,
    );
    const isOnly = !hasAssertions(content, 2, context) && others.length + targets === 1;
    const referred: Fragment[] = [];
    if (typeof ref === 'string') {
      const isStatic = $ref !== undefined;
      const target = isStatic ? context.resolve(ref) : resolveDynamic(context, ref, this.trail);
      const annotationSource = isOnly ? how.annotationSource : { name: schemaNameOf(ref) };
      const below = { alone: lone, overridden: isDescribed, inherited, annotationSource };
      if (target) referred.push(...this.follow(target, below));
    }
    const annotations = members.filter((member) => !shaping.includes(member));
    const hasOwnTexts = [fragment, ...annotations].some(
      ({ value: part }) => (textOf(part, 'title') ?? textOf(part, 'description')) !== undefined,
    );
    const parts = members.map((member) => {
      const isShaping = shaping.includes(member);
      const target = targetOf(context, member);
      const itself = { name: target && schemaNameOf(target.pointer) };
      const annotationSource =
        isShaping && (hasOwnTexts || !isOnly) ? itself : how.annotationSource;
      return this.open(member, { ...how, alone: lone && isShaping, inherited, annotationSource });
    });
    return [...opened, ...parts.reverse().flat(), ...referred];
  }

  /** Links a combination that contains itself; it has no name, so its pointers identify it. */
  closeCircle(sources: readonly Source[]): void {
    const key = sources.map(({ pointer }) => pointer).join(' ');
    const openedAt = this.trail.get(key);
    this.trail.set(key, openedAt ?? this.anchor);
    if (openedAt === undefined) return;
    this.context.linked.add(openedAt);
    const words = (list: readonly Fragment[]) =>
      list.map((fragment) => ({ ...fragment, value: onlyAnnotations(fragment.value) }));
    this.fragments = words(this.fragments);
    this.strongest = words(this.strongest);
    this.link = {
      name: schemaNameOf(sources[0]?.pointer ?? ''),
      anchor: openedAt,
      recursive: true,
    };
  }

  /** Removes `type` beside a reference to a schema of the same type, where it adds nothing. */
  private withoutSameType(own: JsonObject, ref: string): JsonObject {
    const target = this.context.resolve(ref)?.value;
    const { type, ...others } = own;
    return isObject(target) && target.type === type ? others : own;
  }

  private follow(target: Source, how: Application): Fragment[] {
    if (this.opened.has(target.pointer)) return [];
    this.opened.add(target.pointer);
    if (!how.alone) {
      if (target.pointer === this.limits.base) return [];
      this.mixed = true;
      return this.open(target, how);
    }
    const openedAt = this.trail.get(target.pointer);
    if (openedAt !== undefined) {
      this.context.linked.add(openedAt);
      this.link = { name: schemaNameOf(target.pointer), anchor: openedAt, recursive: true };
      return this.openMarks(target);
    }
    const shown = target.pointer === this.limits.opening ? undefined : this.entryOf(target);
    if (shown) {
      this.link = { ...shown, recursive: false };
      return this.openMarks(target);
    }
    this.name ??= schemaNameOf(target.pointer);
    this.pointer = target.pointer;
    this.trail.set(target.pointer, this.anchor);
    return this.open(target, how);
  }

  /** The marks of a linked schema (`readOnly`, `deprecated`, `nullable`) are shown beside the link. */
  private openMarks(target: Source): Fragment[] {
    const parts = [target, ...itemsOf(target, 'allOf')];
    const marks = MARKS.filter((key) => parts.some(({ value }) => flagOf(value, key) === true));
    if (marks.length === 0) return [];
    const value = Object.fromEntries(marks.map((key) => [key, true]));
    const fragment = { ...WHOLE, pointer: target.pointer, value };
    this.fragments.push(fragment);
    return [fragment];
  }

  /** The entry to link. Absent for a schema shown inline: less deep, without subschemas, or with `$dynamicRef`. */
  private entryOf(target: Source): SchemaEntry | undefined {
    const { entries, inlined, inlineLevels } = this.context;
    if (this.level < inlineLevels) return undefined;
    const isRepeated = inlined.get(target.pointer) ?? isInline(target);
    inlined.set(target.pointer, isRepeated);
    if (isRepeated) return undefined;
    return entries.get(target.pointer) ?? addEntry(this.context, target.pointer);
  }
}

export function addEntry(
  { anchors, entries, entryPrefix }: BuildContext,
  pointer: string,
): SchemaEntry {
  const name = schemaNameOf(pointer);
  const entry = { name, anchor: anchors.claim(entryPrefix, name) };
  entries.set(pointer, entry);
  return entry;
}

/** The last key of a pointer, as the component's name for `/components/schemas/Name`. */
export function schemaNameOf(pointer: string): string {
  return splitPointer(pointer).at(-1) ?? pointer;
}
