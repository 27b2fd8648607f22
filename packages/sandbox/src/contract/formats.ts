import { Decimal } from 'decimal.js';
import { readPointer } from '../exact/exactJson.js';

export const formats = {
  date: isDay,
  'date-time': isInstant,
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
  binary: true,
} as const;

/** Whether a text is a day of the calendar: `Date` would parse 31 February as a day of March. */
export function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function isInstant(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(text) &&
    isDay(text.slice(0, 10)) &&
    !Number.isNaN(Date.parse(text))
  );
}

/** Whether the number at a JSON pointer of the exact tree has at most `decimals` decimal places, as written. */
export function hasPlaces(exact: unknown, pointer: string, decimals: number): boolean {
  const part = readPointer(exact, pointer);
  return !Decimal.isDecimal(part) || part.decimalPlaces() <= decimals;
}

/** An identifier in the store's form: UUIDs ignore case (RFC 9562, 4). */
export function lowerId(id: string): string {
  return formats.uuid.test(id) ? id.toLowerCase() : id;
}
