import { Buffer, isUtf8 } from 'node:buffer';
import { type Phrase, phrase } from '../words/phrase.js';
import { type DocumentOrigin, SpecError } from './SpecError.js';

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
  if (isUtf16(buffer)) throw refuse(origin, 1, phrase('found.utf16'));
  if (!isUtf8(buffer)) {
    const position = findBadByte(buffer);
    const byte = `0x${(buffer[position] ?? 0).toString(16).padStart(2, '0')}`;
    throw refuse(
      origin,
      lineAt(buffer, position),
      phrase('found.notUtf8', { position: position + 1, byte }),
    );
  }
  const nul = buffer.indexOf(0);
  if (nul >= 0) throw refuse(origin, lineAt(buffer, nul), phrase('found.nulByte'));
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

function refuse(origin: DocumentOrigin, line: number, found: Phrase): SpecError {
  const mend = phrase('mend.saveAsUtf8');
  return new SpecError([{ ...origin, line, expected: phrase('expected.utf8'), found, mend }]);
}
