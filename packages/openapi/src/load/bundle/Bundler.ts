import {
  describeValue,
  isObject,
  type JsonObject,
  type JsonValue,
  joinPointer,
  splitPointer,
} from '../../json.js';
import { type Child, type Group, groupsOf, membersOf } from '../../walkDocument.js';
import { phrase } from '../../words/phrase.js';
import { referenceOnly, resolveStep } from '../resolveRef.js';
import type { BundledFile } from './BundledFile.js';
import type { BundledFiles } from './BundledFiles.js';
import { BundleFaults } from './BundleFaults.js';
import { ComponentNames, objectUnder, sectionOf, wantedName } from './ComponentNames.js';
import { copyValue } from './copyValue.js';
import type { DocumentSize } from './DocumentSize.js';
import { followReference, type Target } from './followReference.js';
import { Grafts, type Origin } from './Grafts.js';
import { listGroups, refOf } from './listGroups.js';
import { mappedReference } from './mappedReference.js';
import { Refusal } from './Refusal.js';
import { TextReader } from './TextReader.js';

/** An object of the document, and where it was written. */
interface Place extends Child {
  readonly origin: Origin;
}

/**
 * Brings what a document's references name in other files into the document itself: what `components` has
 * a place for once, under a name of its own, and all else where it is referred to. References then lead
 * to it. The document is changed in place.
 */
export class Bundler {
  readonly lexemes: Map<string, string>;
  readonly grafts: Grafts;
  readonly faults: BundleFaults;
  private readonly texts: TextReader;
  private readonly first: BundledFile;
  private readonly names = new ComponentNames();
  /** Where what was brought in stands, by its kind, file and pointer. */
  private readonly placed = new Map<string, string>();
  /** What is still to be walked: the nearest files first, so that none seems deeper than it is. */
  private readonly queue: Place[] = [];
  private taken = 0;
  private readonly walked = new WeakSet<JsonObject>();
  /** What is referred to in the first file: it may stand where no object of OpenAPI does. */
  private readonly named = new Map<string, Pick<Place, 'kind' | 'keyword'>>();

  /** Puts what a reference means at a pointer. */
  private readonly copy = (target: Target, pointer: string): JsonValue => {
    this.grafts.set(pointer, target);
    return copyValue(target.value ?? null, target, pointer, this.lexemes, this.size);
  };

  /** @param size counts what is brought in. */
  constructor(
    private readonly files: BundledFiles,
    private readonly root: JsonObject,
    private readonly size: DocumentSize,
  ) {
    this.first = files.first;
    this.lexemes = new Map(this.first.content.lexemes);
    this.grafts = new Grafts(this.first);
    this.faults = new BundleFaults(this.first.origin, this.grafts.locate);
    this.texts = new TextReader(files, root, this.faults, this.copy);
  }

  /** @returns `false` where a measure is full, which is then the last of `faults`, and references are left. */
  async run(): Promise<boolean> {
    const origin = { file: this.first, pointer: '' };
    const document: Place = {
      kind: 'document',
      keyword: '',
      pointer: '',
      value: this.root,
      origin,
    };
    try {
      await this.placeComponents(document);
      this.queue.push(document);
      for (let next = this.takeNext(); next; next = this.takeNext()) {
        const pending = [await this.settle(next)];
        for (let place = pending.pop(); place; place = pending.pop()) {
          for (const child of (await this.visit(place)).reverse()) pending.push(child);
        }
      }
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.faults.refuse(error);
      return false;
    }
  }

  private takeNext(): Place | undefined {
    const next = this.queue[this.taken];
    this.taken += 1;
    if (next) return next;
    this.taken = this.queue.length;
    for (const [ref, place] of this.named) {
      this.named.delete(ref);
      const found = resolveStep(this.root, ref);
      if (!found || !isObject(found.value) || this.walked.has(found.value)) continue;
      return { ...place, ...found, origin: this.grafts.originOf(found.pointer) };
    }
    return undefined;
  }

  /** First, so that what has a name of its own there keeps it. */
  private async placeComponents(document: Place): Promise<void> {
    const [found] = groupsOf('document', document, ['components']).flatMap(membersOf);
    if (!found) return;
    const components = await this.settle({ ...found, origin: this.originOf(found, document) });
    for (const group of groupsOf('components', components)) {
      const brought = await this.bringGroup(group, components);
      for (const entry of membersOf(brought)) {
        await this.placeEntry({ ...entry, origin: this.originOf(entry, brought) }, brought);
      }
    }
  }

  /** What an entry of `components` refers to stands there itself. */
  private async placeEntry(entry: Place, { value: holder }: Group): Promise<void> {
    const ref = referenceOnly(entry.value);
    if (ref === undefined) {
      if (entry.origin.file !== this.first)
        this.placed.set(this.keyOf(entry, entry.origin), entry.pointer);
      return;
    }
    const target = await this.follow(entry, ref);
    const name = splitPointer(entry.pointer).at(-1);
    if (target?.value === undefined || name === undefined || !isObject(holder)) return;
    const key = this.keyOf(entry, target);
    if (this.placed.has(key)) return;
    this.placed.set(key, entry.pointer);
    holder[name] = this.copy(target, entry.pointer);
  }

  /** @returns what the object holds. */
  private async visit(place: Place): Promise<Place[]> {
    const { kind, value } = place;
    if (!isObject(value) || this.walked.has(value)) return [];
    this.walked.add(value);
    if (kind === 'schema') await this.settleMapping(place, value);
    const { file } = place.origin;
    if (kind === 'example') await this.texts.readExample(value, place.pointer, file);
    await this.texts.readTexts(kind, value, place.pointer, file);
    const found: Place[] = [];
    for (const group of listGroups(place, value)) {
      const brought = await this.bringGroup(group, place);
      for (const child of membersOf(brought)) {
        found.push(await this.settle({ ...child, origin: this.originOf(child, brought) }));
      }
    }
    return found;
  }

  /** A group of objects (`paths`, `parameters` …) as it stands here, also where it is a reference as a whole. */
  private async bringGroup(group: Group, holder: Place): Promise<Group & Pick<Place, 'origin'>> {
    const place = { ...group, origin: this.originOf(group, holder) };
    const ref = group.holds === 'one' || group.keyword === '' ? undefined : refOf(group);
    const target = ref === undefined ? undefined : await this.follow(place, ref);
    if (!target || !isObject(group.value) || !isObject(holder.value)) return place;
    if (target.value === undefined) group.value.$ref = `#${target.pointer}`;
    else if (!Array.isArray(target.value)) this.bringIn(place, group.value, target);
    else {
      const value = this.copy(target, group.pointer);
      holder.value[group.keyword] = value;
      return { ...place, value, origin: target };
    }
    return { ...place, origin: this.originOf(group, holder) };
  }

  /**
   * Lets an object's reference lead to where what it names stands.
   *
   * @returns the object as it is to be walked.
   */
  private async settle(place: Place): Promise<Place> {
    const { kind, keyword, origin, pointer, value } = place;
    const ref = refOf(place);
    if (ref === undefined || !isObject(value)) return place;
    if (origin.file === this.first && ref.startsWith('#')) {
      if (ref.startsWith('#/')) this.named.set(ref, { kind, keyword });
      return place;
    }
    const target = await this.follow(place, ref);
    if (!target) return place;
    const key = this.keyOf(place, target);
    const section = sectionOf(kind, keyword, this.root);
    const known = target.value === undefined ? target.pointer : this.placed.get(key);
    if (known !== undefined) {
      value.$ref = `#${known}`;
      if (target.value === undefined) this.named.set(value.$ref, { kind, keyword });
    } else if (section !== undefined) {
      value.$ref = `#${this.addComponent(place, section, ref, target)}`;
    } else {
      const isWhole = Object.keys(value).length === 1;
      if (!this.bringIn(place, value, target)) return place;
      if (kind === 'pathItem' && isWhole) this.placed.set(key, pointer);
      return this.settle({ ...place, origin: target });
    }
    return place;
  }

  private addComponent(
    { kind, keyword }: Place,
    section: string,
    ref: string,
    target: Target,
  ): string {
    const holder = objectUnder(objectUnder(this.root, 'components'), section);
    const name = this.names.claim(section, holder, wantedName(ref, target));
    const pointer = joinPointer(`/components/${section}`, name);
    this.placed.set(this.keyOf({ kind, keyword }, target), pointer);
    const value = this.copy(target, pointer);
    holder[name] = value;
    this.queue.push({ kind, keyword, pointer, value, origin: target });
    return pointer;
  }

  /**
   * Puts what an object refers to in the object's own place, with the keys that stood beside the reference.
   *
   * @returns `false` where it can't be, which is then told.
   */
  private bringIn(
    { origin, pointer }: Pick<Place, 'origin' | 'pointer'>,
    value: JsonObject,
    target: Target,
  ): boolean {
    const { $ref, ...own } = value;
    if (!isObject(target.value)) {
      const found = describeValue(target.value);
      this.faults.refuse(new Refusal(phrase('expected.object'), found, phrase('mend.rewrite')));
      return false;
    }
    if (this.grafts.isWithin(pointer, target)) {
      const found = phrase('found.circle', { ref: String($ref) });
      const expected = phrase('expected.leadingReference');
      this.faults.refuse(new Refusal(expected, found, phrase('mend.endCircle')));
      return false;
    }
    const copy = this.copy(target, pointer);
    for (const key of Object.keys(own)) {
      const at = joinPointer(pointer, key);
      const written = { file: origin.file, pointer: joinPointer(origin.pointer, key) };
      this.grafts.set(at, this.grafts.get(at) ?? written);
    }
    delete value.$ref;
    Object.assign(value, copy, own);
    return true;
  }

  private async settleMapping(place: Place, schema: JsonObject): Promise<void> {
    const { origin } = place;
    const { discriminator } = schema;
    const mapping = isObject(discriminator) ? discriminator.mapping : undefined;
    if (!isObject(mapping)) return;
    for (const [name, written] of Object.entries(mapping)) {
      const ref = mappedReference(written, origin.file);
      if (ref === undefined) continue;
      const pointer = joinPointer(`${place.pointer}/discriminator/mapping`, name);
      const value: JsonObject = { $ref: ref };
      await this.settle({ kind: 'schema', keyword: 'mapping', pointer, value, origin });
      if (typeof written === 'string' && value.$ref !== undefined) mapping[name] = value.$ref;
    }
  }

  /** @returns nothing where the reference leads nowhere, which is then told. */
  private follow(
    { keyword, origin, pointer }: Pick<Place, 'keyword' | 'origin' | 'pointer'>,
    ref: string,
  ) {
    const at = keyword === 'mapping' ? pointer : `${pointer}/$ref`;
    return this.faults.attempt(at, () => followReference(this.files, origin.file, ref));
  }

  private keyOf(
    { keyword, kind }: Pick<Place, 'keyword' | 'kind'>,
    { file, pointer }: Origin,
  ): string {
    return [sectionOf(kind, keyword, this.root) ?? kind, file.place, pointer].join('\0');
  }

  private originOf(
    { pointer }: Pick<Place, 'pointer'>,
    holder: Pick<Place, 'origin' | 'pointer'>,
  ): Origin {
    const { file, pointer: written } = holder.origin;
    const way = pointer.slice(holder.pointer.length);
    return this.grafts.get(pointer) ?? { file, pointer: written + way };
  }
}
