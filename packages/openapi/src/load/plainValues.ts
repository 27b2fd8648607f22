import { LIMITS } from '../limits.js';

/** Marks that turn text around unseen, control characters, and halves of characters. */
const UNSHOWABLE = /[\u202a-\u202e\u2066-\u2069]|\p{Surrogate}|(?![\t\n\r])\p{Cc}/gu;
/** A whole number in decimal, as YAML reads one. */
const WHOLE = /^[-+]?\d+$/;
const LEADING_ZERO = /^[-+]?0\d/;
const OTHER_BASE = /^0[xo]/;
/** The largest number that any type of a contract holds whole. */
const LARGEST = 2 ** 64;
/** Keywords that mean a number, however large. */
const MEASURE = /\/(?:exclusiveM|m)(?:ax|in)imum$|\/multipleOf$/;

/** A text without what a page cannot show, a sign in the place of each. */
export function showable(text: string): string {
  return text.replace(UNSHOWABLE, '\ufffd');
}

/** What a pointer of some length takes to be kept and found among others. */
export function pointerCost(length: number): number {
  return length > LIMITS.longPointer ? length * LIMITS.longPointerCost : length;
}

/**
 * Whether somebody who wrote a number most likely meant its digits: a CNPJ or a CEP that begins with 0,
 * a hash that begins with 0x, a bar code.
 *
 * @returns `text` where the digits are no number of JSON, which cannot show them either; `number` where
 * it can, and only other programs lose some.
 */
export function lostDigits(
  source: string,
  value: number,
  pointer: string,
): 'text' | 'number' | undefined {
  if (LEADING_ZERO.test(source)) return 'text';
  if (OTHER_BASE.test(source)) return Number.isSafeInteger(value) ? undefined : 'text';
  const isLong = WHOLE.test(source) && Math.abs(value) > LARGEST;
  return isLong && Number.isFinite(value) && !MEASURE.test(pointer) ? 'number' : undefined;
}
