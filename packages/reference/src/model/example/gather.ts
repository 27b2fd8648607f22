import { isObject, type JsonObject, type JsonValue } from '../../json.js';
import type { Source, SourceDocument } from '../context.js';
import { itemsOf } from '../read.js';
import { hasShape } from '../schema/wording.js';

/** One schema object that holds for a place. */
export interface Demand extends Source<JsonObject> {
  /** It holds as a part of another schema, by `allOf`. */
  readonly inherited: boolean;
}

/** All that holds for a place whatever form it takes: references and `allOf` opened. */
export interface Gathered {
  readonly demands: readonly Demand[];
  /** Pointers of the named schemas opened, the outermost first. */
  readonly refs: readonly string[];
  /** A schema `false` holds: nothing is valid. */
  readonly impossible: boolean;
}

type Document = Pick<SourceDocument, 'resolve'>;

const gatheredOf = new WeakMap<JsonObject, Gathered>();

/** Opens references and `allOf` of the schemas of a place, the nearest first. */
export function gather(document: Document, sources: readonly Source[]): Gathered {
  const [only] = sources;
  if (!only || sources.length > 1 || !isObject(only.value)) return openAll(document, sources);
  const gathered = gatheredOf.get(only.value) ?? openAll(document, sources);
  gatheredOf.set(only.value, gathered);
  return gathered;
}

function openAll(document: Document, sources: readonly Source[]): Gathered {
  const demands: Demand[] = [];
  const refs: string[] = [];
  const seen = new Set<JsonValue>();
  let impossible = false;
  const open = ({ value, pointer }: Source, inherited: boolean): void => {
    if (value === false) impossible = true;
    if (!isObject(value) || seen.has(value)) return;
    seen.add(value);
    const { $ref, $dynamicRef, allOf, ...own } = value;
    const members = itemsOf({ value, pointer }, 'allOf');
    if (Object.keys(own).length > 0) demands.push({ value: own, pointer, inherited });
    const ref = $ref ?? $dynamicRef;
    const target = typeof ref === 'string' ? document.resolve(ref) : undefined;
    const alone = members.length + (target ? 1 : 0) === 1 && !hasShape(own, 1);
    if (target) {
      if (!refs.includes(target.pointer)) refs.push(target.pointer);
      open(target, inherited || !alone);
    }
    for (const member of members) open(member, inherited || !alone);
  };
  for (const source of sources) open(source, sources.length > 1 && isShared(source));
  return { demands, refs, impossible };
}

function isShared({ value }: Source): boolean {
  return isObject(value) && typeof value.$ref === 'string';
}

/** Both together, what the first has said already not said again. */
export function join(one: Gathered, other: Gathered): Gathered {
  const known = new Set(one.demands.map(({ pointer }) => pointer));
  return {
    demands: [...one.demands, ...other.demands.filter(({ pointer }) => !known.has(pointer))],
    refs: [...one.refs, ...other.refs],
    impossible: one.impossible || other.impossible,
  };
}
