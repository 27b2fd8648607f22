import { Buffer, isUtf8 } from 'node:buffer';
import { describeValue, isObject, type JsonObject } from '../json.js';
import { parseYaml } from './parseYaml.js';
import { quoteTexts } from './quoteTexts.js';
import {
  type DocumentOrigin,
  type SourceLocation,
  SpecError,
  type SpecFault,
} from './SpecError.js';
import { toPlainDocument } from './toPlainDocument.js';

/** The data of a YAML or JSON text, with the lines and digits that plain data does not keep. */
export interface ParsedDocument {
  readonly root: JsonObject;
  /** Source text of every number and boolean that JavaScript prints differently (`1000.00000000`), by pointer. */
  readonly sourceTexts: ReadonlyMap<string, string>;
  /** Warnings of unquoted numbers that are most likely meant as digits. */
  readonly warnings: readonly SpecFault[];
  /** Pointers of numbers and booleans without quotes that are read as texts, because their schemas allow nothing else. */
  readonly unquoted: readonly string[];
  /** Returns the location of the node at a pointer, or of its nearest ancestor if there is no node. */
  readonly locate: (pointer: string) => SourceLocation | undefined;
}

/**
 * Parses YAML or JSON as plain data: without tags, with unique keys, aliases and merge keys within
 * `LIMITS`, and the digits of numbers.
 *
 * @throws {SpecError} with every syntax error and warning, each with its line.
 * @example
 * const { root } = parseDocument('conta: 044925', { service: 'a', source: 'a.yaml' })
 * root // { conta: '044925' }
 */
export function parseDocument(text: string, origin: DocumentOrigin): ParsedDocument {
  const source = text.replace(/^\uFEFF/, '');
  const { contents, isDerailed, locateOffset, ...syntax } = parseYaml(source, origin);
  const plain = toPlainDocument(contents, origin, locateOffset);
  // Without its position the parser reads no reliable values.
  const faults = isDerailed ? syntax.faults : [...syntax.faults, ...plain.faults];
  if (faults.length > 0) throw new SpecError(faults);
  const { sourceTexts, offsets, root, warnings } = plain;
  const locate = (pointer: string) => {
    let nearest = pointer.replace(/^#/, '');
    while (nearest !== '' && !offsets.has(nearest)) {
      nearest = nearest.slice(0, nearest.lastIndexOf('/'));
    }
    const offset = offsets.get(nearest);
    return offset === undefined ? undefined : locateOffset(offset);
  };
  if (isObject(root)) {
    return { root, sourceTexts, warnings, unquoted: quoteTexts(root, sourceTexts), locate };
  }
  const expected = 'an object with openapi, info and paths';
  const found = source.trim() === '' ? 'an empty file' : describeValue(root);
  const fix = 'Point to an OpenAPI 3.0, 3.1 or 3.2 document, in YAML or JSON.';
  throw new SpecError([{ ...origin, line: 1, expected, found, fix }]);
}

export function decodeText(bytes: Uint8Array, origin: DocumentOrigin): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isText = (part: Buffer) => isUtf8(part) && !part.includes(0);
  const decoder = new TextDecoder();
  if (isText(buffer)) return decoder.decode(bytes);
  const lines = buffer.toString('latin1').split('\n');
  const wrong = lines.findIndex((line) => !isText(Buffer.from(line, 'latin1')));
  const text = decoder.decode(Buffer.from(lines[wrong] ?? '', 'latin1'));
  const position = { line: wrong + 1, column: text.search(/[\0\ufffd]/) + 1, text };
  const found = 'bytes of another encoding, or a NUL byte';
  const fix = 'Save the document as UTF-8.';
  throw new SpecError([{ ...origin, ...position, expected: 'text in UTF-8', found, fix }]);
}
