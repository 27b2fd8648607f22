import { isObject } from '../../json.js';
import { LIMITS } from '../../limits.js';
import type { BuildContext, Source } from '../context.js';
import { printShown } from '../printShown.js';
import { COST, type WorkBudget } from '../WorkBudget.js';
import { canonical } from './canonical.js';
import { differing } from './differing.js';
import { type Gathered, gather } from './gather.js';
import { givenValues } from './givenValues.js';
import { isKeptByMaking } from './isKeptByMaking.js';
import { type Made, plain } from './Made.js';
import { MadeBefore } from './MadeBefore.js';
import { makeOfType } from './makeOfType.js';
import { asksTooMuch } from './makeScalar.js';
import { EXTENTS, type Extent, type Place } from './Place.js';
import { typesOf } from './typesOf.js';
import type { ValueChecker } from './ValueChecker.js';
import { type Variant, variantsOf } from './variantsOf.js';

/** Makes one example; a value is kept only where the schemas of its place accept it. */
export class ExampleMaker {
  /** Something was left out because it would be longer than an example shows. */
  isTooLong = false;
  private tried = 0;
  private isOverfull = false;
  private readonly open: string[] = [];
  private readonly remembered = new MadeBefore();

  constructor(
    private readonly context: Pick<
      BuildContext,
      'labels' | 'lexemes' | 'resolve' | 'root' | 'shared'
    >,
    private readonly checker: ValueChecker,
    private readonly work: WorkBudget,
    private readonly depthLimit: number,
    /** Values that may be tried altogether. */
    private readonly effort: number,
  ) {}

  /** It was given up because there was too much to try. */
  get isTired(): boolean {
    return this.isOverfull || this.tried > this.effort;
  }

  /**
   * The same places have the same value: each is made once.
   *
   * @param isWanted the place around is nothing without it.
   * @param tag the value that selects the form of the place.
   */
  make(
    sources: readonly Source[],
    depth: number,
    isWanted: boolean,
    tag?: string,
  ): Made | undefined {
    this.work.spend(COST.make + this.open.length);
    const [{ value } = { value: null }] = sources;
    if (sources.length !== 1 || !isObject(value)) {
      return this.makeNew(sources, depth, isWanted, tag);
    }
    const key = JSON.stringify([depth, isWanted, tag, this.open]);
    return this.remembered.recall(value, key, () => this.makeNew(sources, depth, isWanted, tag));
  }

  private makeNew(
    sources: readonly Source[],
    depth: number,
    isWanted: boolean,
    tag: string | undefined,
  ): Made | undefined {
    this.tried += 1;
    if (this.isTired || depth > this.depthLimit + LIMITS.levelsBelow) return undefined;
    const gathered = gather(this.context, sources);
    if (gathered.impossible) return undefined;
    if (tag !== undefined && this.accepts(tag, sources)) return plain(tag);
    const given = this.given(gathered, sources, 1)[0];
    if (given) return given;
    const circles = this.circlesOf(gathered);
    const isTooDeep =
      circles > LIMITS.schemaCircles || (!isWanted && (circles > 0 || depth > this.depthLimit));
    if (isTooDeep) return this.none(sources);
    return this.invent(gathered, sources, depth) ?? this.none(sources);
  }

  private invent(gathered: Gathered, sources: readonly Source[], depth: number): Made | undefined {
    const isShared = gathered.refs[0] !== undefined && this.context.shared.has(gathered.refs[0]);
    const level = isShared ? depth + 2 : depth + 1;
    const isOpen = (pointer: string) => this.open.includes(pointer);
    let tries = 0;
    for (const variant of variantsOf(this.context, gathered, isOpen, this.work)) {
      if (this.circlesOf(variant.gathered) > LIMITS.schemaCircles) continue;
      for (const extent of depth > this.depthLimit ? (['lean'] as const) : EXTENTS) {
        if (extent === 'apart' && variant.apart.length === 0) continue;
        tries += 1;
        if (tries > LIMITS.placeTries || this.isTired) return undefined;
        const made = this.build(variant, extent, sources, level);
        if (made) return made;
      }
    }
    return undefined;
  }

  private build(
    variant: Variant,
    extent: Extent,
    sources: readonly Source[],
    level: number,
  ): Made | undefined {
    const before = this.open.length;
    this.open.push(...variant.gathered.refs);
    const place: Place = {
      variant,
      extent,
      words: this.context.labels.placeholders,
      hidden: this.checker.hidden,
      work: this.work,
      make: (below, isWanted, tag) => this.make(below, level, isWanted, tag),
      makeMany: (below, count) => this.makeMany(below, level, count),
    };
    const isSure = variant.gathered.demands.every(isKeptByMaking);
    const fits = (made: Made | undefined) => {
      if (made === undefined) return undefined;
      if (made.size > LIMITS.exampleValues) this.isOverfull = true;
      if (this.isOverfull) return undefined;
      const isWhole = isSure && typeof made.value === 'object' && level > 2;
      return isWhole || this.accepts(made.value, sources) ? made : undefined;
    };
    try {
      const given = this.given(variant.gathered, sources, 1)[0];
      if (given) return given;
      for (const type of typesOf(variant.gathered.demands)) {
        if (asksTooMuch(variant.gathered.demands)) this.isTooLong = true;
        const made = makeOfType(type, place, fits);
        if (made) return made;
      }
      return undefined;
    } finally {
      this.open.length = before;
    }
  }

  /** Values unlike one another: what the document gives, then variations of what is made. */
  private makeMany(sources: readonly Source[], level: number, count: number): readonly Made[] {
    const kept: Made[] = [];
    const seen = new Set<string>();
    const keep = (made: Made): boolean => {
      const key = canonical(made.value);
      this.work.spend(COST.make + (key.length >> 6));
      const isNew = !seen.has(key);
      if (isNew && this.accepts(made.value, sources)) {
        seen.add(key);
        kept.push(made);
      }
      return kept.length >= count;
    };
    const first = this.make(sources, level, true);
    if (!first) return kept;
    if (first.size * count > LIMITS.exampleValues) this.isOverfull = true;
    if (this.isOverfull || keep(first)) return kept;
    if (this.given(gather(this.context, sources), sources, count + 1).some(keep)) return kept;
    for (const made of differing(first, count * 2, this.work)) if (keep(made)) return kept;
    return kept;
  }

  private given({ demands }: Gathered, sources: readonly Source[], count: number): Made[] {
    const found: Made[] = [];
    let looked = 0;
    for (const { pointer, value } of givenValues(demands)) {
      looked += 1;
      if (found.length >= count || looked > LIMITS.givenValues) break;
      if (!this.accepts(value, sources)) continue;
      found.push({ value, ...printShown(value, pointer, this.context.lexemes), size: 1 });
    }
    return found;
  }

  private none(sources: readonly Source[]): Made | undefined {
    return this.accepts(null, sources) ? plain(null) : undefined;
  }

  private circlesOf({ refs }: Gathered): number {
    return Math.max(0, ...refs.map((ref) => this.open.filter((open) => open === ref).length));
  }

  private accepts(value: Made['value'], sources: readonly Source[]): boolean {
    return sources.every((source) => this.checker.accepts(value, source.value));
  }
}
