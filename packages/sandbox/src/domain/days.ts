/** Brazil's time in all the year: no daylight saving since 2019. */
const BRAZIL = -3 * 60 * 60 * 1000;

export const DAY = 24 * 60 * 60 * 1000;

/** The day of an instant in Brazil: `2026-03-16`. */
export function dayOf(instant: Date): string {
  return new Date(instant.getTime() + BRAZIL).toISOString().slice(0, 10);
}

/** The instant a day begins in Brazil. */
export function startOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - BRAZIL);
}

/** Days from one to the other; below zero if the other comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}
