import { LIMITS } from '../../limits.js';
import type { SourceDocument } from '../context.js';
import { COST, type WorkBudget, WorkSpentError } from '../WorkBudget.js';
import { type Apart, findForks, inheritedTags, type Way } from './findForks.js';
import { type Gathered, gather, join } from './gather.js';

/** Everything that holds for a place once each choice is made. */
export interface Variant {
  readonly gathered: Gathered;
  /** Values of the properties that tell the chosen forms apart. */
  readonly tags: ReadonlyMap<string, string>;
  /** Names left out where the value would else be of another form too. */
  readonly apart: readonly Apart[];
}

/** The choices one schema leaves, and what is followed when each of them is made. */
interface Crossing {
  readonly forks: readonly (readonly Way[])[];
  /** The one to be made. */
  readonly at: number;
  /** The schema of the place whose choices come after. */
  readonly next: number;
}

/** Whether a name would make a value of another form too. */
export function isApart({ apart }: Variant, name: string): boolean {
  return apart.some(({ but, names }) => names.has(name) && !but?.has(name));
}

function isNobody({ but, names }: Apart): boolean {
  return names.size === (but?.size ?? 0);
}

/**
 * The ways through the choices of a place, in the order they are worth trying: forms that are open
 * around the place already come last.
 *
 * @param work counts every way that is looked at.
 * @param isOpen whether a named schema, by its pointer, is being shown around the place.
 */
export function* variantsOf(
  document: SourceDocument,
  gathered: Gathered,
  isOpen: (pointer: string) => boolean,
  work: WorkBudget,
): Generator<Variant> {
  yield* follow({ gathered, tags: new Map(), apart: [] }, 0, 0);

  /** @param depth choices made on the way here: each nests a few calls. */
  function* follow(variant: Variant, decided: number, depth: number): Generator<Variant> {
    const demand = variant.gathered.demands[decided];
    if (!demand) {
      const tags = new Map([...inheritedTags(document, variant.gathered), ...variant.tags]);
      yield { ...variant, tags };
      return;
    }
    yield* choose(variant, { forks: findForks(document, demand), at: 0, next: decided + 1 }, depth);
  }

  function* choose(
    variant: Variant,
    { at, forks, next }: Crossing,
    depth: number,
  ): Generator<Variant> {
    const fork = forks[at];
    if (!fork) {
      yield* follow(variant, next, depth);
      return;
    }
    if (depth >= LIMITS.choicesOfPlace) throw new WorkSpentError();
    work.spend(fork.length * COST.form + variant.gathered.demands.length);
    const opened = fork.map((way) => ({ way, found: gather(document, way.sources) }));
    const isRecursive = ({ found }: (typeof opened)[number]) => found.refs.some(isOpen);
    for (const { found, way } of [
      ...opened.filter((one) => !isRecursive(one)),
      ...opened.filter(isRecursive),
    ]) {
      if (found.impossible) continue;
      const { apart, tag } = way;
      const tags = new Map(variant.tags);
      if (tag && !tags.has(tag[0])) tags.set(...tag);
      yield* choose(
        {
          gathered: join(variant.gathered, found),
          tags,
          apart: isNobody(apart) ? variant.apart : [...variant.apart, apart],
        },
        { forks, at: at + 1, next },
        depth + 1,
      );
    }
  }
}
