import type { SourceDocument } from '../context.js';
import { findForks, inheritedTags, type Way } from './findForks.js';
import { type Gathered, gather, join } from './gather.js';

/** Everything that holds for a place once each choice is made. */
export interface Variant {
  readonly gathered: Gathered;
  /** Values of the properties that tell the chosen forms apart. */
  readonly tags: ReadonlyMap<string, string>;
  /** Names left out where the value would else be of another form too. */
  readonly apart: ReadonlySet<string>;
}

/**
 * The ways through the choices of a place, in the order they are worth trying: forms that are open
 * around the place already come last.
 *
 * @param isOpen whether a named schema, by its pointer, is being shown around the place.
 */
export function* variantsOf(
  document: SourceDocument,
  gathered: Gathered,
  isOpen: (pointer: string) => boolean,
): Generator<Variant> {
  yield* follow({ gathered, tags: new Map(), apart: new Set() }, 0);

  function* follow(variant: Variant, decided: number): Generator<Variant> {
    const demand = variant.gathered.demands[decided];
    if (!demand) {
      const tags = new Map([...inheritedTags(document, variant.gathered), ...variant.tags]);
      yield { ...variant, tags };
      return;
    }
    yield* choose(variant, findForks(document, demand), decided + 1);
  }

  function* choose(
    variant: Variant,
    forks: readonly (readonly Way[])[],
    next: number,
  ): Generator<Variant> {
    const [fork, ...others] = forks;
    if (!fork) {
      yield* follow(variant, next);
      return;
    }
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
          apart: new Set([...variant.apart, ...apart]),
        },
        others,
        next,
      );
    }
  }
}
