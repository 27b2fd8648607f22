/** JSON as text: read with `parseExact`, written with `writeExact`, so that no digit is lost. */
export type JsonText = string;

/** An exact decimal as text, read with `Decimal`. */
export type NumericText = string;

/** A day: `2026-03-16`. */
export type Day = string;
