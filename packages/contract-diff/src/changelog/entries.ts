import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import type { Change, Place } from '../diff/ChangeList';
import { isEffect } from '../diff/rules/Rule';
import { isRuleId, RULES } from '../diff/rules/rules';
import { YamlReading } from './YamlReading';

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

const ENTRY_KEYS = ['service', 'date', 'from', 'to', 'nota', 'changes'];
const CHANGE_KEYS = ['rule', 'effect', 'before', 'after', 'why', 'places'];
const PLACE_KEYS = ['operation', 'anchor'];

/**
 * Reads every entry of the changelog, the newest first, those of one day by the name of their files.
 *
 * @param folder path; a folder that is not there holds none.
 * @param services ids that entries may name.
 * @throws {Error} with file and line of every text that is missing, every key, rule, service or date
 * that isn't one.
 */
export function readChangelog(folder: string, services: readonly string[]): ChangelogEntry[] {
  if (!existsSync(folder)) return [];
  const faults: string[] = [];
  const entries = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => {
      const reading = new YamlReading(path.join(folder, name));
      const entry = readEntry(path.basename(name, '.yaml'), reading, services);
      faults.push(...reading.listFaults());
      return entry;
    });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return entries.sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));
}

function readEntry(id: string, reading: YamlReading, services: readonly string[]): ChangelogEntry {
  const node = reading.readRootMap('uma entrada, com service, date, from, to e changes');
  reading.refuseOtherKeys(node, ENTRY_KEYS);
  const service = reading.requireText(node, 'service');
  if (service !== '' && !services.includes(service)) {
    reading.refuse(node, `não há serviço "${service}". Os serviços são: ${services.join(', ')}`);
  }
  const date = reading.requireText(node, 'date');
  if (date !== '' && !isDay(date)) reading.refuse(node, 'date precisa ser um dia, como 2026-11-22');
  return {
    id,
    service,
    date,
    from: reading.requireText(node, 'from'),
    to: reading.requireText(node, 'to'),
    note: reading.readText(node, 'nota'),
    changes: reading.requireItems(node, 'changes').map((item) => readChange(item, reading)),
  };
}

function readChange(node: unknown, reading: YamlReading): Change {
  reading.refuseOtherKeys(node, CHANGE_KEYS);
  const rule = reading.requireText(node, 'rule');
  const effect = reading.requireText(node, 'effect');
  if (rule !== '' && !isRuleId(rule)) {
    const known = Object.keys(RULES).join(', ');
    reading.refuse(node, `não há regra "${rule}". As regras são: ${known}`);
  }
  if (effect !== '' && !isEffect(effect)) {
    reading.refuse(node, 'effect precisa ser breaking, compatible ou text');
  }
  return {
    rule: isRuleId(rule) ? rule : 'rule-changed',
    effect: isEffect(effect) ? effect : 'breaking',
    before: reading.readText(node, 'before'),
    after: reading.readText(node, 'after'),
    why: reading.requireText(node, 'why'),
    places: reading.requireItems(node, 'places').map((item) => readPlace(item, reading)),
  };
}

function readPlace(node: unknown, reading: YamlReading): Place {
  reading.refuseOtherKeys(node, PLACE_KEYS);
  return {
    operation: reading.requireText(node, 'operation'),
    anchor: reading.requireText(node, 'anchor'),
  };
}

const NOTE = 'uma frase de quem mantém o portal, em Markdown; vazia, a página não mostra nenhuma';

/** Writes one entry as YAML, with room for the maintainer's sentence. */
export function formatEntry({
  changes,
  date,
  from,
  note = '',
  service,
  to,
}: ChangelogEntry): string {
  const head = stringify({ service, date, from, to });
  const ordered = changes.map(({ after, before, effect, places, rule, why }) => ({
    rule,
    effect,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    why,
    places,
  }));
  const body = stringify({ changes: ordered }, { lineWidth: 100, aliasDuplicateObjects: false });
  return `${head}# ${NOTE}\nnota: ${JSON.stringify(note)}\n${body}`;
}
