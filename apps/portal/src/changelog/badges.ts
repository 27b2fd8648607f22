import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { CHANGE_RULES } from '@frontier/contract-diff';
import type { Badge } from '@frontier/reference';
import { dataPages } from '../plugins/data-pages/options';
import { type ChangelogEntry, readChangelog } from './entries';

const MARKED_DAYS = 90;

/** By service, then by anchor of the reference. */
type ChangeBadges = ReadonlyMap<string, ReadonlyMap<string, Badge>>;

/**
 * The badges to show on one day: changes of the last 90 days, counted from the entry's day. Texts and examples are not
 * part of the contract and get no badge. An operation has a badge if anything inside it changed. The newest change of a
 * node wins; within one entry, 'novo' wins.
 *
 * @param entries newest first.
 * @param day as `2026-11-22`.
 */
export function badgesOn(entries: readonly ChangelogEntry[], day: string): ChangeBadges {
  const badges = new Map<string, Map<string, Badge>>();
  for (const entry of entries.filter(({ date }) => isMarked(date, day))) {
    const known = badges.get(entry.service) ?? new Map<string, Badge>();
    badges.set(entry.service, known);
    const on = entry.date.split('-').reverse().join('/');
    const description = `em ${on}, na versão ${entry.to}`;
    const href = `${dataPages.changelog.route}#${entry.id}`;
    for (const [anchor, label] of labelsOf(entry)) {
      if (!known.has(anchor)) known.set(anchor, { label, description, href });
    }
  }
  return badges;
}

function isMarked(date: string, day: string): boolean {
  const age = (Date.parse(day) - Date.parse(date)) / 86_400_000;
  return age >= 0 && age < MARKED_DAYS;
}

function labelsOf({ changes }: ChangelogEntry): Map<string, string> {
  const labels = new Map<string, string>();
  for (const { effect, places, rule } of changes) {
    if (effect === 'text') continue;
    const label = CHANGE_RULES[rule].adds ? 'novo' : 'mudou';
    for (const { anchor, operation } of places) {
      if (labels.get(anchor) !== 'novo') labels.set(anchor, label);
      if (!labels.has(operation)) labels.set(operation, 'mudou');
    }
  }
  return labels;
}

/**
 * The day of the built commit, so that a commit always builds the same badges. Without Git, the newest entry's day.
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

/** @throws {Error} with file and line of every fault of the entries. */
export function readBadges(root: string): ChangeBadges {
  const { folder, services } = dataPages.changelog;
  const entries = readChangelog(path.resolve(root, folder), services);
  const day = dayOfBuild(root, entries);
  return day === undefined ? new Map() : badgesOn(entries, day);
}
