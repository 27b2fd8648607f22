import { describeValue, isObject, type JsonValue, joinPointer, splitPointer } from '../../json.js';
import { LIMITS } from '../../limits.js';
import { type FaultText, type Phrase, phrase } from '../../words/phrase.js';
import { nearestReference } from '../checkReferences.js';
import { referenceOnly } from '../resolveRef.js';
import type { TextPlace } from '../SpecError.js';
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
  return new Way(files, ref).follow({ file, ref });
}

/** A reference on the way. */
interface Link {
  readonly file: BundledFile;
  readonly ref: string;
  /** Where it stands in its file; not given of the first, whose place the caller knows. */
  readonly pointer?: string;
}

class Way {
  private readonly seen = new Set<string>();
  private hops = 0;

  constructor(
    private readonly files: BundledFiles,
    /** The reference at its beginning, for faults. */
    private readonly start: string,
  ) {}

  async follow(link: Link): Promise<Target> {
    const [uri = '', fragment = ''] = link.ref.split('#', 2);
    const own = link.file.pointerOf(link.ref);
    const file = uri === '' || own !== undefined ? link.file : await this.open(uri, link);
    const pointer = own ?? file.pointerOf(`#${fragment}`);
    if (pointer === undefined) throw this.refuseMissing(file, link, `#${fragment}`);
    return this.lookUp(file, splitPointer(pointer), link);
  }

  private async open(uri: string, link: Link): Promise<BundledFile> {
    try {
      return await this.files.open(uri, link.file);
    } catch (error) {
      throw error instanceof Refusal ? error.standingAt(placeOf(link)) : error;
    }
  }

  private async lookUp(file: BundledFile, keys: readonly string[], link: Link): Promise<Target> {
    const whole = toPointer(keys);
    if (file === this.files.first) return { file, pointer: whole, value: undefined };
    this.hops += 1;
    this.seen.add(`${file.place}#${whole}`);
    if (this.hops > LIMITS.referenceHops) throw this.refuseChain();
    let value: JsonValue | undefined = file.content.root;
    for (const [index, key] of keys.entries()) {
      const next = stepInto(value, key);
      if (next === undefined && isObject(value) && typeof value.$ref === 'string') {
        const pointer = toPointer(keys.slice(0, index));
        const target = await this.follow({ file, ref: value.$ref, pointer });
        const rest = keys.slice(index);
        return this.lookUp(target.file, [...splitPointer(target.pointer), ...rest], link);
      }
      value = next;
    }
    if (value === undefined) throw this.refuseMissing(file, link, `#${whole}`);
    const ref = referenceOnly(value);
    if (ref === undefined) return { file, pointer: whole, value };
    return this.follow({ file, ref, pointer: whole });
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

  private refuseMissing(file: BundledFile, link: Link, wanted: string): Refusal {
    const { root } = file.content;
    const near =
      isObject(root) && this.files.takeHint() ? nearestReference(root, wanted) : undefined;
    const nearest = near && `${link.ref.replace(/#.*$/s, '')}${near}`;
    const mend = nearest
      ? phrase('mend.nearReference', { nearest })
      : phrase('mend.correctReference');
    return this.refuse(describeValue(link.ref), mend).standingAt(placeOf(link));
  }

  private refuse(found: FaultText, mend: Phrase): Refusal {
    return new Refusal(phrase('expected.leadingReference'), found, mend);
  }
}

function placeOf({ file, pointer }: Link): TextPlace | undefined {
  if (pointer === undefined) return undefined;
  const at = `${pointer}/$ref`;
  const place = file.content.locate(at);
  return place && { ...place, source: file.origin.source, pointer: `#${at}` };
}

function stepInto(value: JsonValue | undefined, key: string): JsonValue | undefined {
  if (Array.isArray(value)) return value[Number(key)];
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function toPointer(keys: readonly string[]): string {
  return keys.reduce<string>(joinPointer, '');
}
