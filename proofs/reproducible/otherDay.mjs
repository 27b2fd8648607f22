/* Loaded before a build to change its date. */

const DAY = 86_400_000;
const { now } = Date;

Date.now = () => now() + 400 * DAY;
globalThis.Date = new Proxy(Date, {
  construct: (date, given) => (given.length > 0 ? new date(...given) : new date(date.now())),
});
