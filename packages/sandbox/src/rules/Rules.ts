import type { Rule } from './defineRule.js';

export interface RuleEntry {
  id: string;
  title: string;
  /** Text for readers: describes the behaviour with the parameter names. */
  says: string;
  /** Problems that its errors report; `…` is a value. */
  problems?: readonly string[];
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
    private readonly values: Readonly<Record<string, unknown>>,
    /** The parameters that replace those of `rules.yml`, by rule id. */
    readonly replaced: Record<string, object>,
  ) {
    this.surprises = entries.flatMap(findSurprise);
  }

  /** The rules with other alternatives than the assumed ones. */
  readonly surprises: readonly Surprise[];

  of<Parameters>(rule: Rule<Parameters>): Parameters {
    return this.values[rule.id] as Parameters;
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

  /** Forgets the rules so far: they did not shape the error that follows. */
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
