/**
 * Whether a number is a multiple of a step, both taken as the decimals they are written as: neither
 * what binary fractions lose nor the size of the number counts.
 */
export function isMultiple(value: number, step: number): boolean {
  if (!Number.isFinite(value) || !Number.isFinite(step)) return false;
  const one = decimalOf(value);
  const other = decimalOf(step);
  const exponent = Math.min(one.exponent, other.exponent);
  const scale = ({ digits, exponent: own }: Decimal) => digits * 10n ** BigInt(own - exponent);
  return scale(one) % scale(other) === 0n;
}

interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

function decimalOf(value: number): Decimal {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}
