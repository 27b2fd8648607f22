import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { CHANGE_RULES, EFFECTS, type RuleId } from '@frontier/contract-diff';
import { stringify } from 'yaml';
import * as z from 'zod';
import { optionalText, readDataFile, record, text } from '../shared/dataFile';

const change = z.strictObject({
  rule: z.enum(Object.keys(CHANGE_RULES) as RuleId[]),
  effect: z.enum(EFFECTS),
  before: optionalText,
  after: optionalText,
  why: text,
  places: z.array(z.strictObject({ operation: text, anchor: text })).readonly(),
});

const entrySchema = record({
  service: text,
  /** Day on which the snapshot was replaced. */
  date: z.iso.date('must be a day, like 2026-11-22'),
  /** Versions of the contract (`info.version`) before and after; they may be the same. */
  from: text,
  to: text,
  /** One line of Markdown. */
  nota: optionalText,
  changes: z.array(change).readonly(),
});

/** The changes of one service's contract in one replacement of its snapshot. */
export interface ChangelogEntry extends Omit<z.output<typeof entrySchema>, 'nota' | 'sourceLine'> {
  /** File name without its extension; also the anchor on the pages. */
  readonly id: string;
  readonly note?: string | undefined;
}

/**
 * Reads every entry of the changelog: newest first, entries of one day by file name.
 *
 * @param folder path; a missing folder holds no entries.
 * @param services ids that entries may name.
 * @throws {Error} with file and line of every fault of an entry.
 */
export function readChangelog(folder: string, services: readonly string[]): ChangelogEntry[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name): ChangelogEntry => {
      const { nota, sourceLine, ...entry } = readDataFile(path.join(folder, name), entrySchema);
      if (services.includes(entry.service)) {
        return { ...entry, id: path.basename(name, '.yaml'), note: nota };
      }
      const known = services.join(', ');
      throw new Error(
        `${sourceLine} service: unknown service "${entry.service}"; the services are: ${known}`,
      );
    });
  return entries.sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));
}

const NOTE = 'uma frase de quem mantém o portal, em Markdown; vazia, a página não mostra nenhuma';

export function formatEntry(entry: Omit<ChangelogEntry, 'id' | 'note'>): string {
  const { changes, date, from, service, to } = entry;
  const head = stringify({ service, date, from, to });
  const body = stringify({ changes }, { lineWidth: 100, aliasDuplicateObjects: false });
  return `${head}# ${NOTE}\nnota: ""\n${body}`;
}
