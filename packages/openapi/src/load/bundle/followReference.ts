import { describeValue, isObject, type JsonValue, joinPointer, splitPointer } from '../../json.js';
import { LIMITS } from '../../limits.js';
import { type FaultText, type Phrase, phrase } from '../../words/phrase.js';
import { nearestReference } from '../checkReferences.js';
import { referenceOnly } from '../resolveRef.js';
import type { BundledFile } from './BundledFile.js';
import type { BundledFiles } from './BundledFiles.js';
import type { Origin } from './Grafts.js';
import { Refusal } from './Refusal.js';

/** What a reference means in the end. */
export interface Target extends Origin {
  /** Nothing of what the first file holds: there a pointer stays as it is. */
  readonly value: JsonValue | undefined;
}

/**
 * Follows a reference from file to file, also where a pointer leads through a reference, to a value
 * that is none.
 *
 * @throws {Refusal} where it leads nowhere or in a circle, or to a file that is not read; {SpecError} with
 * the faults of a file that is.
 */
export function followReference(
  files: BundledFiles,
  file: BundledFile,
  ref: string,
): Promise<Target> {
  return new Way(files, ref).follow(file, ref);
}

class Way {
  private readonly seen = new Set<string>();
  private hops = 0;

  constructor(
    private readonly files: BundledFiles,
    /** The reference at its beginning, for faults. */
    private readonly start: string,
  ) {}

  async follow(from: BundledFile, ref: string): Promise<Target> {
    const [uri = '', fragment = ''] = ref.split('#', 2);
    const own = from.pointerOf(ref);
    const file = uri === '' || own !== undefined ? from : await this.files.open(uri, from);
    const pointer = own ?? file.pointerOf(`#${fragment}`);
    if (pointer === undefined) throw this.refuseMissing(file, ref, `#${fragment}`);
    const keys = splitPointer(pointer);
    return this.lookUp(file, keys, ref);
  }

  private async lookUp(file: BundledFile, keys: readonly string[], ref: string): Promise<Target> {
    const whole = toPointer(keys);
    if (file === this.files.first) return { file, pointer: whole, value: undefined };
    this.hops += 1;
    this.seen.add(`${file.place}#${whole}`);
    if (this.hops > LIMITS.referenceHops) throw this.refuseChain();
    let value: JsonValue | undefined = file.content.root;
    for (const [index, key] of keys.entries()) {
      const next = stepInto(value, key);
      if (next === undefined && isObject(value) && typeof value.$ref === 'string') {
        const target = await this.follow(file, value.$ref);
        const rest = keys.slice(index);
        return this.lookUp(target.file, [...splitPointer(target.pointer), ...rest], ref);
      }
      value = next;
    }
    if (value === undefined) throw this.refuseMissing(file, ref, `#${whole}`);
    const next = referenceOnly(value);
    return next === undefined ? { file, pointer: whole, value } : this.follow(file, next);
  }

  private refuseChain(): Refusal {
    const ref = this.start;
    return this.seen.size < this.hops
      ? this.refuse(phrase('found.circle', { ref }), phrase('mend.endCircle'))
      : this.refuse(
          phrase('found.longChain', { ref, max: LIMITS.referenceHops }),
          phrase('mend.shortenChain'),
        );
  }

  private refuseMissing(file: BundledFile, ref: string, wanted: string): Refusal {
    const { root } = file.content;
    const near =
      isObject(root) && this.files.takeHint() ? nearestReference(root, wanted) : undefined;
    const nearest = near && `${ref.replace(/#.*$/s, '')}${near}`;
    const mend = nearest
      ? phrase('mend.nearReference', { nearest })
      : phrase('mend.correctReference');
    return this.refuse(describeValue(this.start), mend);
  }

  private refuse(found: FaultText, mend: Phrase): Refusal {
    return new Refusal(phrase('expected.leadingReference'), found, mend);
  }
}

function stepInto(value: JsonValue | undefined, key: string): JsonValue | undefined {
  if (Array.isArray(value)) return value[Number(key)];
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function toPointer(keys: readonly string[]): string {
  return keys.reduce<string>(joinPointer, '');
}
