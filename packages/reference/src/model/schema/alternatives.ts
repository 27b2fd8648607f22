import { isObject, type JsonObject } from '../../json.js';
import type { Source } from '../context.js';
import { itemsOf } from '../read.js';

/** A schema object and the pointer it was read at. */
interface Holder {
  readonly schema: JsonObject;
  readonly pointer: string;
}

const KINDS = ['oneOf', 'anyOf'] as const;

/** The forms of a choice, those that only allow null left out. */
export function alternativesOf({ schema, pointer }: Holder, kind: 'oneOf' | 'anyOf'): Source[] {
  return itemsOf({ value: schema, pointer }, kind).filter((source) => !isNullSchema(source));
}

/** A lone alternative is no choice: it holds together with what stands around it. */
export function loneAlternatives(holder: Holder): Source[] {
  return KINDS.flatMap((kind) => {
    const sources = alternativesOf(holder, kind);
    return sources.length === 1 ? sources : [];
  });
}

/** `oneOf: [X, {type: 'null'}]`, the other way to say that null is allowed. */
export function allowsNull({ schema, pointer }: Holder): boolean {
  return KINDS.some((kind) => itemsOf({ value: schema, pointer }, kind).some(isNullSchema));
}

function isNullSchema({ value }: Source): boolean {
  return isObject(value) && value.type === 'null';
}
