import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { CHANGE_RULES } from '@frontier/contract-diff';
import { type ChangelogEntry, readChangelog } from './entries';

/** How long a change is marked, in days. */
const MARKED_DAYS = 90;

/** The mark beside an operation or field that changed recently. */
export interface ChangeMark {
  readonly kind: 'new' | 'changed';
  /** Id of the entry with the change; also its anchor on the page of changes. */
  readonly entry: string;
  /** Day of the entry, as `2026-11-22`. */
  readonly date: string;
  readonly version: string;
}

/** By service, then by anchor of the reference. */
export type ChangeMarks = ReadonlyMap<string, ReadonlyMap<string, ChangeMark>>;

/**
 * Finds the marks to show on one day: changes of the last 90 days, counted from the entry's day. Texts and examples are
 * not part of the contract and get no mark. An operation is marked if anything inside it changed. The newest change of
 * a node wins; within one entry, 'new' wins.
 *
 * @param entries newest first.
 * @param day as `2026-11-22`.
 */
export function marksOn(entries: readonly ChangelogEntry[], day: string): ChangeMarks {
  const marks = new Map<string, Map<string, ChangeMark>>();
  for (const entry of entries.filter(({ date }) => isMarked(date, day))) {
    const known = marks.get(entry.service) ?? new Map<string, ChangeMark>();
    marks.set(entry.service, known);
    for (const [anchor, kind] of kindsOf(entry)) {
      const { date, id, to } = entry;
      if (!known.has(anchor)) known.set(anchor, { kind, entry: id, date, version: to });
    }
  }
  return marks;
}

function isMarked(date: string, day: string): boolean {
  const age = (Date.parse(day) - Date.parse(date)) / 86_400_000;
  return age >= 0 && age < MARKED_DAYS;
}

function kindsOf({ changes }: ChangelogEntry): Map<string, ChangeMark['kind']> {
  const kinds = new Map<string, ChangeMark['kind']>();
  for (const { effect, places, rule } of changes) {
    if (effect === 'text') continue;
    const kind = CHANGE_RULES[rule].adds ? 'new' : 'changed';
    for (const { anchor, operation } of places) {
      if (kinds.get(anchor) !== 'new') kinds.set(anchor, kind);
      if (!kinds.has(operation)) kinds.set(operation, 'changed');
    }
  }
  return kinds;
}

/**
 * Finds the day up to which marks are counted. It is the day of the built commit, so that a commit always builds the
 * same site. Without Git it is the day of the newest entry.
 *
 * @param entries newest first.
 * @returns as `2026-11-22` in UTC; `undefined` without Git and without entries.
 */
export function dayOfBuild(root: string, entries: readonly ChangelogEntry[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%ct', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) return entries[0]?.date;
  return new Date(Number(stdout) * 1000).toISOString().slice(0, 10);
}

/**
 * Reads the marks of the current build for the reference and every other view of its operations and fields.
 *
 * @param folder of the changelog, relative to the site's folder.
 * @param services ids that entries may name.
 * @throws {Error} with file and line of every fault of the entries.
 */
export function readMarks(root: string, folder: string, services: readonly string[]): ChangeMarks {
  const entries = readChangelog(path.resolve(root, folder), services);
  const day = dayOfBuild(root, entries);
  return day === undefined ? new Map() : marksOn(entries, day);
}
