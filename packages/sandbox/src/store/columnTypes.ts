/** PostgreSQL's type numbers, with how their text is read, the same in the embedded store and a server. */
export const columnParsers: Readonly<Record<number, (text: string) => unknown>> = {
  /** bigint: rows' numbers, far below 2^53. */
  20: Number,
  /** json, jsonb: stays text, `parseExact` reads it. */
  114: keep,
  3802: keep,
  /** date: a day has no time zone. */
  1082: keep,
  /** numeric: stays text, `Decimal` reads it. */
  1700: keep,
};

function keep(text: string): string {
  return text;
}
