import { createHash } from 'node:crypto';
import type { Masker } from './Masker.js';

/** Bytes of a text that is kept. */
const LONGEST_TEXT = 1024 * 1024;
/** Types with named fields, which are masked by their names; another text is a file. */
const FIELDS = /json|x-www-form-urlencoded/i;

/** The masked text of a body with named fields; of any other, which may name a person, its size and SHA-256. */
export function maskBody(
  body: Uint8Array,
  type: string,
  masker: Masker,
): { text: string } | { comment: string } {
  if (!isText(body, type)) return { comment: describeFile(body) };
  return { text: masker.maskText(new TextDecoder().decode(body), type) };
}

function isText(body: Uint8Array, type: string): boolean {
  if (body.length > LONGEST_TEXT || !FIELDS.test(type)) return false;
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(body).includes('\0');
  } catch {
    return false;
  }
}

export function describeFile(bytes: Uint8Array): string {
  return `${bytes.length} bytes, SHA-256 ${createHash('sha256').update(bytes).digest('hex')}`;
}
