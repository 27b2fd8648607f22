import { readFileSync } from 'node:fs';
import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';

/** What the ids of a file look like. */
export interface IdForm {
  readonly pattern: RegExp;
  /** What messages call such an id, such as `o número do passo`. */
  readonly name: string;
  /** What messages say of an id of another form, such as `é como ONB-03`. */
  readonly rule: string;
}

/**
 * Reads a YAML file of our own that is a list.
 *
 * @param name what its members are, in the plural, as messages name them.
 * @param readItem reads one member; what is wrong with it, it says to the reading.
 * @throws {Error} with file and line of every fault.
 */
export function readYamlList<Item>(
  file: string,
  name: string,
  readItem: (node: unknown, reading: YamlReading) => Item,
): readonly Item[] {
  const reading = new YamlReading(file);
  const items = reading.readRoot(name).map((node) => readItem(node, reading));
  const faults = reading.listFaults();
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return items;
}

/**
 * A YAML file of our own under reading: gives its texts, and gathers every fault with file and line,
 * so that an author sees all of them at once.
 */
export class YamlReading {
  private readonly lines = new LineCounter();
  private readonly faults: string[] = [];
  private readonly document: Document;
  private readonly root: unknown;
  /** Where each id met so far stands. */
  private readonly ids = new Map<string, string>();

  /** @param file path, as messages name it. */
  constructor(private readonly file: string) {
    const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: this.lines });
    this.document = document;
    this.root = document.contents;
    for (const { message, pos } of document.errors) {
      this.faults.push(`${this.placeAt(pos[0])} ${message}`);
    }
  }

  /** Members of the file, which must be a list of what `name` says. */
  readRoot(name: string): readonly unknown[] {
    if (isSeq(this.root)) return this.root.items;
    this.faults.push(`${this.placeAt(0)} precisa ser uma lista de ${name}`);
    return [];
  }

  /** The file's map, which it must be; `name` says what stands in it. */
  readRootMap(name: string): unknown {
    if (isMap(this.root)) return this.root;
    this.faults.push(`${this.placeAt(0)} precisa ser ${name}`);
    return undefined;
  }

  /** Members of a list that must be there. */
  requireItems(node: unknown, key: string): readonly unknown[] {
    const list = isMap(node) ? node.get(key) : undefined;
    if (isSeq(list)) return list.items;
    this.refuseMissing(node, key);
    return [];
  }

  /** A text that must be there; empty after a fault. */
  requireText(node: unknown, key: string): string {
    const text = this.readText(node, key);
    if (text === undefined) this.refuseMissing(node, key);
    return text ?? '';
  }

  /** An id that must be there, have its form, and be none of those required before; empty where it is missing. */
  requireId(node: unknown, { name, pattern, rule }: IdForm): string {
    const id = this.requireText(node, 'id');
    if (id === '') return id;
    const earlier = this.ids.get(id);
    if (!pattern.test(id)) this.refuse(node, `${name} ${rule}`);
    if (earlier) this.refuse(node, `${name} já está em ${earlier}`);
    else this.ids.set(id, this.placeOf(node));
    return id;
  }

  readText(node: unknown, key: string): string | undefined {
    return isMap(node) ? String(node.get(key) ?? '').trim() || undefined : undefined;
  }

  readTexts(node: unknown, key: string): string[] {
    const list = isMap(node) ? node.get(key) : undefined;
    return isSeq(list) ? list.items.map((item) => String(isScalar(item) ? item.value : item)) : [];
  }

  /** `true` or `false`, written so. */
  requireBoolean(node: unknown, key: string): boolean {
    const value: unknown = isMap(node) ? node.get(key) : undefined;
    if (typeof value === 'boolean') return value;
    if (value === undefined) this.refuseMissing(node, key);
    else this.refuse(node, `${key} precisa ser true ou false`);
    return false;
  }

  /** Values by name, in their order; none where the key is missing. */
  readMap(node: unknown, key: string): Readonly<Record<string, unknown>> {
    const value: unknown = isMap(node) ? node.get(key, true) : undefined;
    if (isMap(value)) return value.toJS(this.document) as Record<string, unknown>;
    if (value !== undefined) this.refuse(node, `${key} precisa ser um mapa de nomes e valores`);
    return {};
  }

  /** Keys of a map that are none of those known. */
  refuseOtherKeys(node: unknown, known: readonly string[]): void {
    for (const { key } of isMap(node) ? node.items : []) {
      const name = String(isScalar(key) ? key.value : key);
      if (known.includes(name)) continue;
      this.refuse(node, `não há chave "${name}". As chaves são: ${known.join(', ')}`);
    }
  }

  /** Says that something is wrong with a node, which is named by its `id`. */
  refuse(node: unknown, message: string): void {
    this.faults.push(`${this.placeOf(node)} ${this.readText(node, 'id') ?? 'sem id'}: ${message}`);
  }

  /** Where a node stands, such as `roteiro.yml:12`. */
  placeOf(node: unknown): string {
    return this.placeAt(hasRange(node) ? node.range[0] : 0);
  }

  /** Every fault met so far, one line each. */
  listFaults(): readonly string[] {
    return this.faults;
  }

  private refuseMissing(node: unknown, key: string): void {
    this.refuse(node, `falta ${key}`);
  }

  private placeAt(offset: number): string {
    return `${this.file}:${this.lines.linePos(offset).line}`;
  }
}

function hasRange(node: unknown): node is { readonly range: readonly [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}
