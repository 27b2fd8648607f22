import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { mergePatch } from '../exact/exactJson.js';
import { definedRules, type Rule } from './defineRule.js';

/** A rule as `rules.yml` writes it. */
export interface RuleEntry {
  id: string;
  title: string;
  /** Text for readers: what the simulator does, with the names of the parameters. */
  says: string;
  /** The question of `apps/portal/docs/frontier/perguntas.yml` that it answers in its own way. */
  question?: string;
  parameters: Record<string, unknown>;
}

/** The rules of a run, read and checked. */
export class Rules {
  constructor(
    readonly entries: readonly RuleEntry[],
    private readonly values: ReadonlyMap<string, unknown>,
  ) {}

  /** A rule's parameters. */
  of<Parameters>(rule: Rule<Parameters>): Parameters {
    return this.values.get(rule.id) as Parameters;
  }

  /** The same rules, keeping which of them shaped an answer. */
  watch(): WatchedRules {
    return new WatchedRules(this);
  }
}

/** Keeps which rules shaped an answer, for its `sandbox-regras` header. */
export class WatchedRules {
  readonly #asked = new Set<string>();

  constructor(private readonly rules: Rules) {}

  /**
   * A rule's parameters, with the note that it shapes the answer. Ask only once its case has come up, for example a
   * duplicate, whichever way the rule then decides.
   */
  of<Parameters>(rule: Rule<Parameters>): Parameters {
    this.note(rule);
    return this.rules.of(rule);
  }

  /** Notes that a rule shapes the answer, where `peek` has already read its parameters, or none are needed. */
  note(rule: Rule<unknown>): void {
    this.#asked.add(rule.id);
  }

  /** A rule's parameters without the note, where only they tell whether there is anything to decide. */
  peek<Parameters>(rule: Rule<Parameters>): Parameters {
    return this.rules.of(rule);
  }

  get asked(): string[] {
    return [...this.#asked].sort();
  }
}

/** The rules that come with the package. */
const ownRulesFile = fileURLToPath(new URL('rules.yml', import.meta.url));

/**
 * Parameters by rule id: `{ 'duracao-do-token': { segundos: 60 } }`. One that is a map adds to the map there is,
 * and removes the entries that it says are null.
 */
export type Replacements = Record<string, object>;

/**
 * Reads the rules, with parameters replaced by those of the reader's own file, then by those of the call, in their
 * order.
 * @throws Error naming the file and the rule: unknown, without behaviour, without entry, of a wrong value
 */
export function loadRules(file?: string, ...replacements: readonly Replacements[]): Rules {
  const entries = readEntries();
  const all = [readReplacements(file), ...replacements].flatMap((each) => Object.entries(each));
  for (const [id, parameters] of all) {
    const entry = entries.find((candidate) => candidate.id === id);
    if (!entry) throw new Error(`A regra ${id} não existe; veja as que há em /_sandbox/rules`);
    for (const [name, value] of Object.entries(parameters ?? {})) {
      const merged = mergePatch(entry.parameters[name], value);
      entry.parameters = { ...entry.parameters, [name]: merged };
    }
  }
  const values = new Map<string, unknown>();
  for (const { id, parameters } of entries) {
    const rule = definedRules.get(id);
    if (!rule) throw new Error(`Nenhum comportamento segue a regra ${id}`);
    values.set(id, rule.read(parameters));
  }
  for (const id of definedRules.keys()) {
    if (!values.has(id)) throw new Error(`A regra ${id} não está em ${ownRulesFile}`);
  }
  return new Rules(entries, values);
}

/** The file's entries: read once, as a reset asks for them anew. */
let ownEntries: RuleEntry[] | undefined;

function readEntries(): RuleEntry[] {
  ownEntries ??= parse(readFileSync(ownRulesFile, 'utf8')) as RuleEntry[];
  return ownEntries.map((entry: Partial<RuleEntry>) => {
    const { id, title, says, parameters = {} } = entry;
    if (!id || !title || !says) throw new Error(`${ownRulesFile}: ${id}: faltam title ou says`);
    return { ...entry, id, title, says, parameters };
  });
}

function readReplacements(file: string | undefined): Replacements {
  if (file === undefined) return {};
  const map: unknown = parse(readFileSync(file, 'utf8')) ?? {};
  if (typeof map !== 'object' || Array.isArray(map)) {
    throw new Error(`${file}: deve ser um mapa de ids de regras e seus parâmetros`);
  }
  return map as Replacements;
}
