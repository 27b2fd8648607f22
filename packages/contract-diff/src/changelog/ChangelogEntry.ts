import type { Change } from '../diff/Change';

/** What changed in one service's contract when its snapshot was replaced. */
export interface ChangelogEntry {
  /** Name of its file, without the ending; its anchor on the pages. */
  readonly id: string;
  /** Id of the service. */
  readonly service: string;
  /** Day on which the snapshot was replaced, as `2026-11-22`. */
  readonly date: string;
  /** Versions of the contract (`info.version`) before and after; they may be the same. */
  readonly from: string;
  readonly to: string;
  /** What the maintainer says of it, Markdown of one line. */
  readonly note?: string | undefined;
  readonly changes: readonly Change[];
}

/** Whether a text is a day of the calendar, as `2026-11-22`. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
