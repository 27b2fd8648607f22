const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIME = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:z|([+-])(\d\d):(\d\d))$/i;
const WEEKS = String.raw`\d+W`;
const DAYS = String.raw`(?:\d+Y(?:\d+M(?:\d+D)?)?|\d+M(?:\d+D)?|\d+D)`;
const HOURS = String.raw`T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S)`;
const DURATION = new RegExp(`^P(?:${WEEKS}|${DAYS}(?:${HOURS})?|${HOURS})$`);

/** A day of the calendar (RFC 3339, `full-date`). */
export function isDate(text: string): boolean {
  const [year = 0, month = 0, day = 0] = DATE.exec(text)?.slice(1).map(Number) ?? [];
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return day >= 1 && day <= days;
}

/** A time of day with its offset (RFC 3339, `full-time`); a leap second ends a day of UTC. */
export function isTime(text: string): boolean {
  const found = TIME.exec(text);
  if (!found) return false;
  const [hour = 0, minute = 0, second = 0] = found.slice(1, 4).map(Number);
  const [offsetHours = 0, offsetMinutes = 0] = found.slice(5, 7).map((part) => Number(part ?? 0));
  if (hour > 23 || minute > 59 || second > 60 || offsetHours > 23 || offsetMinutes > 59) {
    return false;
  }
  const offset = (offsetHours * 60 + offsetMinutes) * (found[4] === '-' ? -1 : 1);
  const ofDay = (hour * 60 + minute - offset + 2 * 1440) % 1440;
  return second < 60 || ofDay === 1439;
}

/** A day and a time of it (RFC 3339, `date-time`). */
export function isDateTime(text: string): boolean {
  return /^t$/i.test(text.charAt(10)) && isDate(text.slice(0, 10)) && isTime(text.slice(11));
}

/** A span of time (RFC 3339, appendix A): units in their order, none left out in between. */
export function isDuration(text: string): boolean {
  return DURATION.test(text);
}
