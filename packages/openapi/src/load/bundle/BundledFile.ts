import path from 'node:path';
import { isObject, type JsonValue } from '../../json.js';
import { decodeText } from '../decodeText.js';
import { type ParsedText, parseText } from '../parseDocument.js';
import { toPointer } from '../resolveRef.js';
import { type DocumentOrigin, SpecError, type SpecFault } from '../SpecError.js';
import type { DocumentSize } from './DocumentSize.js';

/** One of the files a document consists of. */
export class BundledFile {
  private decoded: string | undefined;

  /**
   * @param origin what faults call it.
   * @param place its path, from which its own relative paths begin.
   * @param depth files from the first one to it.
   * @param size counts the values of all files.
   */
  constructor(
    readonly origin: DocumentOrigin,
    readonly place: string,
    readonly depth: number,
    private readonly bytes: Uint8Array,
    private readonly size: DocumentSize,
    private parsed?: ParsedText | SpecError,
  ) {}

  /** @throws {SpecError} where it is not text in UTF-8. */
  get text(): string {
    this.decoded ??= decodeText(this.bytes, this.origin);
    return this.decoded;
  }

  /** @throws {SpecError} with all that is wrong with its YAML or JSON; {Refusal} where all files have too many values. */
  get content(): ParsedText {
    this.parsed ??= this.parse();
    if (this.parsed instanceof SpecError) throw this.parsed;
    return this.parsed;
  }

  /** Once, also where it fails: many references may name one faulty file. */
  private parse(): ParsedText | SpecError {
    try {
      const parsed = parseText(this.text, this.origin);
      this.size.addAll(parsed.root);
      return parsed;
    } catch (error) {
      if (error instanceof SpecError) return error;
      throw error;
    }
  }

  /** Of a file that was read as data. */
  get slips(): readonly SpecFault[] {
    return this.parsed && !(this.parsed instanceof SpecError) ? this.parsed.slips : [];
  }

  /** The name of the file without its ending. */
  get name(): string {
    return path.parse(this.place).name;
  }

  /** The pointer, with `#`, that a reference within the file means; `undefined` where it leads out of it or nowhere. */
  pointerOf(ref: string): string | undefined {
    const { root } = this.content;
    if (!isObject(root)) return ref === '#' || ref.startsWith('#/') ? ref : undefined;
    return toPointer(root, ref, isWholeDocument(root) ? 'document' : 'schema');
  }
}

function isWholeDocument(root: Readonly<Record<string, JsonValue>>): boolean {
  return ['openapi', 'components', 'paths'].some((key) => Object.hasOwn(root, key));
}
