import { isObject, type JsonObject, type JsonValue } from '../../json.js';
import { subschemas } from '../../walkDocument.js';
import type { SourceDocument } from '../context.js';
import { COST, type WorkBudget } from '../WorkBudget.js';
import { documentFacts } from './documentFacts.js';

/** Which side of a call an example is of: each leaves out what only the other one sends. */
export type Direction = 'request' | 'response';

const NONE: ReadonlySet<string> = new Set();
/** Keywords whose schemas are about the same value. */
const IN_PLACE = ['allOf', 'oneOf', 'anyOf', 'not', 'if', 'then', 'else', 'dependentSchemas'];

/**
 * The properties one side of a call leaves out (`readOnly` in requests, `writeOnly` in answers),
 * wherever around a schema they are declared.
 */
export class HiddenNames {
  private readonly flag: 'readOnly' | 'writeOnly';
  private readonly isNeeded: boolean;
  private readonly known = new Map<JsonObject, ReadonlySet<string>>();
  /** Equal sets are one set. */
  private readonly sets = new Map<string, ReadonlySet<string>>();

  constructor(
    private readonly document: Pick<SourceDocument, 'resolve' | 'root'>,
    direction: Direction,
    private readonly work: WorkBudget,
  ) {
    this.flag = direction === 'request' ? 'readOnly' : 'writeOnly';
    this.isNeeded = documentFacts(document.root).hidesNames;
  }

  /** Whether a property's schema says that this side doesn't send it. */
  hides(schema: JsonValue | undefined): boolean {
    if (!this.isNeeded || !isObject(schema)) return false;
    for (const part of this.closure(schema, ['allOf'])) if (part[this.flag] === true) return true;
    return false;
  }

  /** Names hidden by a schema and by all it is made of, whatever form its value takes. */
  of(schema: JsonValue): ReadonlySet<string> {
    if (!this.isNeeded || !isObject(schema)) return NONE;
    const known = this.known.get(schema);
    if (known) return known;
    const names = new Set<string>();
    for (const { properties } of this.closure(schema, IN_PLACE)) {
      for (const [name, property] of Object.entries(isObject(properties) ? properties : {})) {
        if (this.hides(property)) names.add(name);
      }
    }
    const key = JSON.stringify([...names].sort());
    const set = this.sets.get(key) ?? names;
    this.sets.set(key, set);
    this.known.set(schema, set);
    return set;
  }

  /** A schema and those it is made of, each once. */
  private *closure(schema: JsonObject, keywords: readonly string[]): Generator<JsonObject> {
    const seen = new Set<JsonObject>([schema]);
    for (const part of seen) {
      this.work.spend(COST.check);
      yield part;
      const refs = [part.$ref, part.$dynamicRef].filter((ref) => typeof ref === 'string');
      const targets = refs.flatMap((ref) => this.document.resolve(ref) ?? []);
      const members = subschemas({ value: part, pointer: '' }, ...keywords);
      for (const { value } of [...targets, ...members]) if (isObject(value)) seen.add(value);
    }
  }
}
