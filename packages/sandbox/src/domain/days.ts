/** Brazil's UTC offset: constant since daylight saving ended in 2019. */
const BRAZIL = -3 * 60 * 60 * 1000;

export const DAY = 24 * 60 * 60 * 1000;

/** The day of an instant in Brazil: `2026-03-16`. */
export function dayOf(instant: Date): string {
  return new Date(instant.getTime() + BRAZIL).toISOString().slice(0, 10);
}

export function startOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - BRAZIL);
}

/** Negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}
