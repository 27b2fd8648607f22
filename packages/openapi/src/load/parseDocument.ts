import { Buffer, isUtf8 } from 'node:buffer';
import { LineCounter } from 'yaml';
import { describeValue, isObject, type JsonObject } from '../json.js';
import {
  isDerailed,
  OversizeError,
  type ParsedTree,
  parseYaml,
  syntaxFaults,
} from './parseYaml.js';
import { type DocumentOrigin, SpecError, type SpecFault, type TextPlace } from './SpecError.js';
import { toPlainDocument } from './toPlainDocument.js';

/** A text of YAML or JSON as data, with the lines and the digits that data does not keep. */
export interface ParsedDocument {
  readonly root: JsonObject;
  /** Source digits of every number JavaScript would print otherwise (`1000.00000000`), by pointer. */
  readonly lexemes: ReadonlyMap<string, string>;
  /** Numbers of which the writer most likely meant the digits, each a warning. */
  readonly slips: readonly SpecFault[];
  /** The place of the node a pointer names; of its nearest ancestor when there is none. */
  readonly locate: (pointer: string) => TextPlace | undefined;
}

/**
 * Reads YAML or JSON text as data only: no tags, unique keys, aliases and merge keys within a
 * budget, numbers with their digits.
 *
 * @throws {SpecError} with every syntax error and warning, each with its line.
 */
export function parseDocument(text: string, origin: DocumentOrigin): ParsedDocument {
  const source = text.replace(/^\uFEFF/, '');
  const lines = new LineCounter();
  const tree = parseBounded(source, origin, lines);
  const placeAt = (offset: number) => placeOf(source, lines, offset);
  const syntax = syntaxFaults(tree, source, placeAt, origin);
  const plain = toPlainDocument(tree.contents, origin, placeAt);
  const faults = isDerailed(tree) ? syntax : [...syntax, ...plain.faults];
  if (faults.length > 0) throw new SpecError(faults);
  const { lexemes, offsets, root, slips } = plain;
  const locate = (pointer: string) => {
    const offset = nearestOffset(pointer.replace(/^#/, ''), offsets);
    return offset === undefined ? undefined : placeAt(offset);
  };
  if (isObject(root)) return { root, lexemes, slips, locate };
  const expected = 'an object with openapi, info and paths';
  const found = source.trim() === '' ? 'an empty file' : describeValue(root);
  const mend = 'Point to an OpenAPI 3.0, 3.1 or 3.2 document, in YAML or JSON.';
  throw new SpecError([{ ...origin, line: 1, expected, found, mend }]);
}

/** The place of a sign of a text, with its line. */
function placeOf(source: string, lines: LineCounter, offset: number): TextPlace {
  const { col, line } = lines.linePos(offset);
  const { lineStarts } = lines;
  const text = source.slice(lineStarts[line - 1] ?? 0, lineStarts[line] ?? source.length);
  return { line, column: col, text: text.replace(/\r?\n$/, '') };
}

function parseBounded(source: string, origin: DocumentOrigin, lines: LineCounter): ParsedTree {
  try {
    return parseYaml(source, lines);
  } catch (error) {
    if (!(error instanceof OversizeError)) throw error;
    const { line, message: found } = error;
    const mend = 'Split the document into smaller services, or remove what it repeats.';
    throw new SpecError([
      { ...origin, line, expected: 'a document of reasonable size', found, mend },
    ]);
  }
}

/** The offset of a pointer's node, or of its nearest ancestor's. */
function nearestOffset(pointer: string, offsets: ReadonlyMap<string, number>): number | undefined {
  let candidate = pointer;
  while (candidate !== '' && !offsets.has(candidate)) {
    candidate = candidate.slice(0, candidate.lastIndexOf('/'));
  }
  return offsets.get(candidate);
}

/** The character that a decoder writes for invalid bytes, and its own bytes in a text that contains it. */
const REPLACEMENT = '\ufffd';
const REPLACEMENT_BYTES = Buffer.from(REPLACEMENT);

/**
 * The text of a document's bytes.
 *
 * @throws {SpecError} with the line and the byte where it is not text in UTF-8.
 */
export function decodeText(bytes: Uint8Array, origin: DocumentOrigin): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isUtf16(buffer)) throw refuseText(origin, 1, 'text in UTF-16');
  if (!isUtf8(buffer)) {
    const position = findBadByte(buffer);
    const byte = `0x${(buffer[position] ?? 0).toString(16).padStart(2, '0')}`;
    throw refuseText(
      origin,
      lineAt(buffer, position),
      `byte ${position + 1}, ${byte}, which is not UTF-8`,
    );
  }
  const nul = buffer.indexOf(0);
  if (nul >= 0) throw refuseText(origin, lineAt(buffer, nul), 'a NUL byte, which no text holds');
  return new TextDecoder().decode(bytes);
}

/** By its mark, or by the zeros of the first letters, which in YAML and JSON are ASCII. */
function isUtf16([first, second, third, fourth]: Uint8Array): boolean {
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const isLittle = second === 0 && fourth === 0 && first !== 0 && third !== 0;
  const isBig = first === 0 && third === 0 && second !== 0 && fourth !== 0;
  return isMarked || (fourth !== undefined && (isLittle || isBig));
}

/** Position of the first invalid byte; a replacement character that the text contains is not one. */
function findBadByte(buffer: Buffer): number {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(buffer);
  let position = 0;
  let from = 0;
  for (let at = text.indexOf(REPLACEMENT); at >= 0; at = text.indexOf(REPLACEMENT, from)) {
    position += Buffer.byteLength(text.slice(from, at));
    const end = position + REPLACEMENT_BYTES.length;
    if (!buffer.subarray(position, end).equals(REPLACEMENT_BYTES)) return position;
    position = end;
    from = at + 1;
  }
  return position;
}

function lineAt(buffer: Buffer, position: number): number {
  let line = 1;
  for (let at = buffer.indexOf(10); at >= 0 && at < position; at = buffer.indexOf(10, at + 1)) {
    line += 1;
  }
  return line;
}

function refuseText(origin: DocumentOrigin, line: number, found: string): SpecError {
  const mend = 'Save the document as UTF-8.';
  return new SpecError([{ ...origin, line, expected: 'text in UTF-8', found, mend }]);
}
