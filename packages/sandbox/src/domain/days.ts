import { getHolidays } from '@brazilian-utils/brazilian-utils/get-holidays';
import { isDay } from '../contract/formats.js';
import { aBoolean, defineRule, listOf, oneOf, type Reader } from '../rules/defineRule.js';
import type { WatchedRules } from '../rules/Rules.js';

/** Brazil's UTC offset: constant since daylight saving ended in 2019. */
const BRAZIL = -3 * 60 * 60 * 1000;

export const DAY = 24 * 60 * 60 * 1000;

/** The day of an instant in Brazil: `2026-03-16`. */
export function dayOf(instant: Date): string {
  return new Date(instant.getTime() + BRAZIL).toISOString().slice(0, 10);
}

/** The instant at which a day begins in Brazil. */
export function startOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - BRAZIL);
}

/** Days from one date to another; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

const aDay: Reader<string> = (value, location) => {
  if (typeof value === 'string' && isDay(value)) return value;
  throw new Error(`${location}: deve ser um dia, como "2026-12-24"`);
};

/** Which days are business days, and whether an action due on another day moves to the next one. */
export const businessDays = defineRule('dias-uteis', {
  ajuste: oneOf('nenhum', 'seguinte'),
  facultativos: aBoolean,
  outros: listOf(aDay),
});

/** The day, or the next business day if the rule adjusts: `2026-03-16`. */
export function nextBusinessDay(rules: WatchedRules, day: string): string {
  const { ajuste, facultativos, outros } = rules.peek(businessDays);
  if (ajuste === 'nenhum') return day;
  let next = day;
  while (isWeekend(next) || outros.includes(next) || isHoliday(next, facultativos)) {
    next = addDays(next, 1);
  }
  return next;
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(day).getUTCDay());
}

/** National holidays; the library covers the years 1900 to 2099. */
function isHoliday(day: string, optional: boolean): boolean {
  const holidays = getHolidays(Number(day.slice(0, 4)));
  return holidays.some(({ date, name, type }) => {
    if (type !== 'national' && !(optional && type === 'optional')) return false;
    const holiday = readDay(date);
    // The library lists Carnival's Tuesday only; banks also close on its Monday.
    return day === holiday || (name.startsWith('Carnaval') && day === addDays(holiday, -1));
  });
}

/** The library returns midnight in the local time zone. */
function readDay(date: Date): string {
  const utc = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return new Date(utc).toISOString().slice(0, 10);
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}
