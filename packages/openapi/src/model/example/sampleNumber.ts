import { LIMITS } from '../../limits.js';

const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** The limits of a number, each as its source text. */
export interface NumberLimits {
  readonly minimum: readonly string[];
  readonly exclusiveMinimum: readonly string[];
  readonly maximum: readonly string[];
  readonly exclusiveMaximum: readonly string[];
  readonly multipleOf: readonly string[];
}

/**
 * Finds a number within limits, with all digits: a limit of 64 bits is no number of JavaScript.
 *
 * @param turn of several different numbers.
 * @returns JSON text; `undefined` if no number is found.
 */
export function sampleNumber(
  limits: NumberLimits,
  isInteger: boolean,
  turn: number,
): string | undefined {
  const texts = new Map<bigint, string>();
  const places = Math.max(0, ...Object.values(limits).flat().map(placesOf));
  if (places > LIMITS.examplePlaces) return undefined;
  const one = 10n ** BigInt(places);
  const read = (list: readonly string[]) =>
    list.flatMap((text) => {
      const value = scale(text, places);
      if (value !== undefined) texts.set(value, text);
      return value ?? [];
    });
  const [least, above] = [read(limits.minimum), read(limits.exclusiveMinimum)];
  const [most, below] = [read(limits.maximum), read(limits.exclusiveMaximum)];
  const steps = read(limits.multipleOf).filter((step) => step > 0n);
  if (isInteger) steps.push(one);
  const step = steps.length === 0 ? undefined : steps.reduce(leastCommonMultiple);
  const holds = (value: bigint) =>
    least.every((limit) => value >= limit) &&
    above.every((limit) => value > limit) &&
    most.every((limit) => value <= limit) &&
    below.every((limit) => value < limit) &&
    (step === undefined || value % step === 0n);
  const up = (value: bigint) => (step === undefined ? value : value + modulo(-value, step));
  const next = (value: bigint) =>
    step === undefined ? value - modulo(value, one) + one : value + step;
  const starts = [
    ...least,
    ...above.map((limit) => next(step === undefined ? limit : limit - modulo(limit, step))),
    0n,
    ...below.flatMap((limit) => [limit - modulo(limit - 1n, one) - 1n, limit - (step ?? one)]),
    ...most,
    ...most.map((limit) => limit - modulo(limit, step ?? one)),
    ...above.flatMap((low) => [...below, ...most].map((high) => (low + high) / 2n)),
  ];
  for (const start of starts) {
    const value = up(start) + BigInt(turn) * (step ?? one);
    if (holds(value)) return texts.get(value) ?? print(value, places);
  }
  return undefined;
}

function placesOf(text: string): number {
  const [, , , fraction = '', exponent = '0'] = NUMBER.exec(text) ?? [];
  return Math.max(0, fraction.length - Number(exponent));
}

/** A number as a whole number of its smallest decimal place; `undefined` if it is too long. */
function scale(text: string, places: number): bigint | undefined {
  const [, sign, whole = '', fraction = '', exponent = '0'] = NUMBER.exec(text) ?? [];
  const zeros = places - fraction.length + Number(exponent);
  if (whole === '' || zeros < 0 || zeros > LIMITS.examplePlaces) return undefined;
  const value = BigInt(whole + fraction) * 10n ** BigInt(zeros);
  return sign === '-' ? -value : value;
}

function print(value: bigint, places: number): string {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
  const end = digits.length - places;
  const fraction = digits.slice(end).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${digits.slice(0, end)}${fraction && `.${fraction}`}`;
}

function modulo(value: bigint, by: bigint): bigint {
  return ((value % by) + by) % by;
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  let [greater, less] = [a, b];
  while (less > 0n) [greater, less] = [less, greater % less];
  return (a / greater) * b;
}
