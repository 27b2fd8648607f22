import { parse } from 'yaml';
import { isFields, mergePatch } from '../exact/exactJson.js';
import { readPackageFile } from '../packageFiles.js';
import { definedRules, type Rule } from './defineRule.js';

export interface RuleEntry {
  id: string;
  title: string;
  /** Text for readers: describes the behaviour with the parameter names. */
  says: string;
  /** The question of `apps/portal/docs/frontier/perguntas.yml` that the rule answers by an assumption. */
  question?: string;
  parameters: Record<string, unknown>;
  /** Values that a parameter may have where the contracts are silent; the first is the assumed one. */
  alternatives?: Readonly<Record<string, readonly unknown[]>>;
}

/** A rule with parameters that differ from the assumed ones: a client that relies on these may break. */
export interface Surprise {
  rule: string;
  question: string | undefined;
  values: Readonly<Record<string, unknown>>;
}

export class Rules {
  constructor(
    readonly entries: readonly RuleEntry[],
    private readonly values: ReadonlyMap<string, unknown>,
  ) {
    this.surprises = entries.flatMap(findSurprise);
  }

  /** The rules with other alternatives than the assumed ones. */
  readonly surprises: readonly Surprise[];

  of<Parameters>(rule: Rule<Parameters>): Parameters {
    return this.values.get(rule.id) as Parameters;
  }

  /** The same rules with a record of those that shape one response. */
  watch(): WatchedRules {
    return new WatchedRules(this);
  }
}

/** Records the rules that shape a response, for its `sandbox-regras` header. */
export class WatchedRules {
  readonly #asked = new Set<string>();

  constructor(private readonly rules: Rules) {}

  /**
   * Returns a rule's parameters and records the rule. Call it only once the rule's case has occurred, for example a
   * duplicate, whatever the rule then decides.
   */
  of<Parameters>(rule: Rule<Parameters>): Parameters {
    this.note(rule);
    return this.rules.of(rule);
  }

  /** Records a rule whose parameters `peek` returned, or that needs none. */
  note(rule: Pick<Rule<unknown>, 'id'>): void {
    this.#asked.add(rule.id);
  }

  /** Forgets the rules so far: an error is shaped only by those of its own. */
  forget(): void {
    this.#asked.clear();
  }

  /** Returns a rule's parameters without recording it, when they decide whether the rule's case occurred. */
  peek<Parameters>(rule: Rule<Parameters>): Parameters {
    return this.rules.of(rule);
  }

  get asked(): string[] {
    return [...this.#asked].sort();
  }

  get hasSurprises(): boolean {
    return this.rules.surprises.length > 0;
  }

  get surprises(): Surprise[] {
    return this.rules.surprises.filter(({ rule }) => this.#asked.has(rule));
  }
}

function findSurprise({ alternatives = {}, id, parameters, question }: RuleEntry): Surprise[] {
  const changed = Object.entries(alternatives).filter(
    ([name, [assumed]]) => parameters[name] !== assumed,
  );
  if (changed.length === 0) return [];
  const values = Object.fromEntries(changed.map(([name]) => [name, parameters[name]]));
  return [{ rule: id, question, values }];
}

const OWN = 'rules/rules.yml';

/**
 * Parameters by rule id: `{ 'duracao-do-token': { segundos: 60 } }`. A map is merged into the existing map; its null
 * entries are removed.
 */
export type Replacements = Record<string, object>;

/**
 * Loads `rules.yml`, then replaces parameters by `replacements` in order.
 * @throws Error naming a rule that is unknown, has no behaviour, has no entry, or has an invalid parameter
 */
export function loadRules(...replacements: readonly Replacements[]): Rules {
  const entries = readEntries();
  const all = replacements.flatMap((each) => Object.entries(each));
  for (const [id, parameters] of all) {
    const entry = entries.find((candidate) => candidate.id === id);
    if (!entry) throw new Error(`A regra ${id} não existe; veja as que há em /_sandbox/rules`);
    for (const [name, value] of Object.entries(parameters ?? {})) {
      const merged = mergePatch(entry.parameters[name], value);
      entry.parameters = { ...entry.parameters, [name]: merged };
    }
  }
  const strange = entries.find(({ id }) => !definedRules.has(id));
  if (strange) throw new Error(`Nenhum comportamento segue a regra ${strange.id}`);
  return readRuleValues(entries);
}

/** Loads the rules of a program that has only a part of the simulator, such as its checks of requests. */
export function loadRulesOfChecks(): Rules {
  return readRuleValues(readEntries().filter(({ id }) => definedRules.has(id)));
}

function readRuleValues(entries: readonly RuleEntry[]): Rules {
  const values = new Map<string, unknown>();
  for (const [id, rule] of definedRules) {
    const entry = entries.find((one) => one.id === id);
    if (!entry) throw new Error(`A regra ${id} não está em ${OWN}`);
    values.set(id, rule.read(entry.parameters));
  }
  return new Rules(entries, values);
}

/** Cache of the file's entries, which every reset needs. */
let ownEntries: RuleEntry[] | undefined;

export function readEntries(): RuleEntry[] {
  ownEntries ??= parse(readPackageFile(OWN)) as RuleEntry[];
  return ownEntries.map((entry: Partial<RuleEntry>) => {
    const { id, title, says, parameters = {} } = entry;
    if (!id || !title || !says) throw new Error(`${OWN}: ${id}: faltam title ou says`);
    return { ...entry, id, title, says, parameters };
  });
}

/**
 * Lists the parameters that differ from those of `rules.yml` or of `own`, as replacements that make them the same
 * again.
 */
export function describeChanges(rules: Rules, own: Rules): Replacements {
  const bases = [readEntries(), own.entries];
  const isSame = (value: unknown, other: unknown) =>
    JSON.stringify(value) === JSON.stringify(other);
  const describe = (value: unknown, ...before: unknown[]): unknown => {
    if (before.every((other) => isSame(value, other))) return undefined;
    if (!isFields(value) || !before.every(isFields)) return value ?? null;
    const names = new Set([value, ...before].flatMap(Object.keys));
    const parts = [...names].map((name) => [
      name,
      describe(value[name], ...before.map((map) => map[name])),
    ]);
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  };
  const changed = rules.entries.map(({ id, parameters }, index) => [
    id,
    describe(parameters, ...bases.map((entries) => entries[index]?.parameters)),
  ]);
  return Object.fromEntries(changed.filter(([, parts]) => parts !== undefined));
}
