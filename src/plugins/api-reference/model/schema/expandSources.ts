import { isObject, type JsonObject, splitPointer } from '../../json';
import type { BuildContext, Source } from '../context';
import { itemsOf } from '../read';
import type { SchemaLink } from '../types';

/** Named schemas being built around the current place: pointer → anchor where each was opened. */
export type Trail = ReadonlyMap<string, string>;

/** One schema object that holds for a place; several hold together (`allOf`, `$ref` siblings). */
export interface Fragment {
  readonly schema: JsonObject;
  readonly pointer: string;
}

export interface Expansion {
  readonly fragments: readonly Fragment[];
  readonly trail: Trail;
  /** Component name of the schema the place stands for, when it is that schema and no mixture. */
  readonly name?: string;
  /** The place is not repeated here but shown at the link's anchor; fragments hold its siblings. */
  readonly link?: SchemaLink;
  /** A boolean schema `false`: nothing is valid. */
  readonly impossible: boolean;
}

/**
 * Opens references and `allOf` until only plain schema objects are left, the nearest first, so
 * that a sibling's wording wins over that of the schema it refers to.
 *
 * @param anchor where the place is shown; recursion links back to it.
 * @param opening pointer of a shared schema that is being shown itself, and must not become a link.
 */
export function expandSources(
  context: BuildContext,
  sources: readonly Source[],
  anchor: string,
  trail: Trail,
  opening?: string,
): Expansion {
  const walk = new Expander(context, anchor, new Map(trail), opening);
  for (const source of sources) walk.open(source, sources.length === 1);
  return {
    fragments: walk.fragments,
    trail: walk.trail,
    name: walk.name,
    link: walk.link,
    impossible: walk.impossible,
  };
}

class Expander {
  readonly fragments: Fragment[] = [];
  name: string | undefined;
  link: SchemaLink | undefined;
  impossible = false;

  constructor(
    private readonly context: BuildContext,
    private readonly anchor: string,
    readonly trail: Map<string, string>,
    private readonly opening: string | undefined,
  ) {}

  /** @param alone nothing else holds for the place, so a reference may stand for it as a whole. */
  open(source: Source, alone: boolean): void {
    const { value, pointer } = source;
    if (value === false) this.impossible = true;
    if (!isObject(value)) return;
    const { $ref, allOf, ...own } = value;
    const members = itemsOf(source, 'allOf');
    if (Object.keys(own).length > 0) this.fragments.push({ schema: own, pointer });
    const lone = alone && members.length === 0;
    if (typeof $ref === 'string') this.follow($ref, lone);
    const shapeless = alone && typeof $ref !== 'string' && !hasShape(own);
    for (const member of members) this.open(member, shapeless && members.length === 1);
  }

  private follow(ref: string, lone: boolean): void {
    const target = this.context.resolve(ref);
    if (!target) return;
    const openedAt = this.trail.get(target.pointer);
    if (openedAt !== undefined) {
      if (lone) this.link = { name: nameOf(target.pointer), anchor: openedAt, recursive: true };
      return;
    }
    const shared = this.context.shared.get(target.pointer);
    if (shared && lone && target.pointer !== this.opening) {
      this.link = { ...shared, recursive: false };
      return;
    }
    if (lone) this.name = nameOf(target.pointer);
    this.trail.set(target.pointer, this.anchor);
    this.open(target, lone);
  }
}

/** Keywords that only word a schema; any other one gives it a shape. */
const WORDING = new Set([
  'description',
  'title',
  'example',
  'examples',
  'default',
  'deprecated',
  'readOnly',
  'writeOnly',
  'nullable',
  'externalDocs',
  '$comment',
]);

function hasShape(schema: JsonObject): boolean {
  return Object.keys(schema).some((key) => !WORDING.has(key) && !key.startsWith('x-'));
}

/** The last key of a pointer: the component's name for `/components/schemas/Name`. */
export function nameOf(pointer: string): string {
  return splitPointer(pointer).at(-1) ?? pointer;
}
