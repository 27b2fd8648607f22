import type { JsonObject, JsonValue } from '../../json.js';
import { LIMITS } from '../../limits.js';
import { type Evaluated, NOTHING } from './Evaluated.js';
import { UnsureError } from './UnsureError.js';

/** What one schema says of one value; `said` is nothing where the value isn't valid. */
interface Verdict {
  said: Evaluated | undefined;
  /** How many were open around it when it was asked for; nothing once it is known. */
  openAt: number | undefined;
  /** It rests on what schemas around it are taken to say, which are still open. */
  isProvisional: boolean;
  /** It refuses, and might accept if a schema around it turned out to refuse (`oneOf`, `not`, `if`). */
  isShaky: boolean;
}

interface Kept {
  readonly verdict: Verdict;
  readonly forget: () => void;
}

type BySchema = Map<JsonObject, Map<JsonValue, Verdict>>;

/**
 * What is known of one value and all below it, so that each schema is asked once of each. A schema
 * that is asked again while it is open says no more (JSON Schema leaves that undefined): what was
 * concluded from that stands only once the schema has accepted, and is forgotten if it refuses.
 */
export class Verdicts {
  private readonly known = new Map<ReadonlySet<string>, BySchema>();
  private readonly provisional: Kept[] = [];
  /** The outermost open schema that any of those rests on. */
  private floor = Number.POSITIVE_INFINITY;
  private depth = 0;
  /** The outermost open schema that the one being asked rests on. */
  private lowest = Number.POSITIVE_INFINITY;
  private isShaky = false;

  /** @param keepsProvisional nobody asks which names and items were described. */
  constructor(private readonly keepsProvisional: boolean) {}

  /**
   * What a schema says of a value.
   *
   * @param hidden names that may be missing where the value stands.
   * @param tell finds it out.
   * @throws {UnsureError} where schemas stand too deep in one another.
   */
  ask(
    schema: JsonObject,
    value: JsonValue,
    hidden: ReadonlySet<string>,
    tell: () => Evaluated | undefined,
  ): Evaluated | undefined {
    const bySchema: BySchema = this.known.get(hidden) ?? new Map();
    this.known.set(hidden, bySchema);
    const byValue = bySchema.get(schema) ?? new Map<JsonValue, Verdict>();
    bySchema.set(schema, byValue);
    const known = byValue.get(value);
    if (known) return this.recall(known);
    if (this.depth > LIMITS.checkDepth) throw new UnsureError('too many schemas of one value');
    const verdict = { said: undefined, openAt: this.depth, isProvisional: false, isShaky: false };
    byValue.set(value, verdict);
    return this.learn({ verdict, forget: () => byValue.delete(value) }, tell);
  }

  /** The schema being asked refuses because others accept. */
  sway(): void {
    if (this.lowest !== Number.POSITIVE_INFINITY) this.isShaky = true;
  }

  private recall({ isProvisional, isShaky, openAt, said }: Verdict): Evaluated | undefined {
    if (openAt !== undefined) {
      this.lowest = Math.min(this.lowest, openAt);
      return NOTHING;
    }
    if (isProvisional) {
      this.lowest = Math.min(this.lowest, this.floor);
      this.isShaky ||= isShaky;
    }
    return said;
  }

  private learn(entry: Kept, tell: () => Evaluated | undefined): Evaluated | undefined {
    const { depth, isShaky, lowest } = this;
    const mark = this.provisional.length;
    this.depth = depth + 1;
    this.lowest = Number.POSITIVE_INFINITY;
    this.isShaky = false;
    const said = tell();
    this.depth = depth;
    const found = { lowest: this.lowest, isShaky: said === undefined && this.isShaky };
    const isFree = found.lowest >= depth;
    this.lowest = isFree ? lowest : Math.min(lowest, found.lowest);
    this.isShaky = isShaky || (this.isShaky && !isFree);
    entry.verdict.said = said;
    entry.verdict.openAt = undefined;
    entry.verdict.isShaky = found.isShaky;
    this.settle(mark, said !== undefined, isFree);
    if (said === undefined ? found.isShaky : !isFree) this.keep(entry, found.lowest, isFree);
    return said;
  }

  /** What was concluded inside a schema that is now known. */
  private settle(mark: number, isAccepted: boolean, isFree: boolean): void {
    if (isAccepted && !isFree) return;
    for (const { forget, verdict } of this.provisional.splice(mark)) {
      if (isAccepted) verdict.isProvisional = false;
      else forget();
    }
    if (mark === 0) this.floor = Number.POSITIVE_INFINITY;
  }

  private keep(entry: Kept, lowest: number, isFree: boolean): void {
    if (isFree || !this.keepsProvisional) {
      entry.forget();
      return;
    }
    entry.verdict.isProvisional = true;
    this.provisional.push(entry);
    this.floor = Math.min(this.floor, lowest);
  }
}
