import type { Rule } from './defineRule.js';

/** A rule as `rules.yml` writes it. */
export interface RuleEntry {
  id: string;
  title: string;
  /** What the simulator does, for its readers; parameters are named in it. */
  says: string;
  /** The question of `docs/frontier/perguntas.yml` that it answers in its own way. */
  question?: string;
  parameters: Record<string, unknown>;
}

/** The rules of a run, read and checked. */
export class Rules {
  readonly #values: ReadonlyMap<string, unknown>;

  constructor(
    readonly entries: readonly RuleEntry[],
    values: ReadonlyMap<string, unknown>,
  ) {
    this.#values = values;
  }

  /** A rule's parameters. */
  of<Parameters>(rule: Rule<Parameters>): Parameters {
    return this.#values.get(rule.id) as Parameters;
  }

  /** The same rules, telling which of them were asked. */
  watch(): WatchedRules {
    return new WatchedRules(this);
  }
}

/** Keeps which rules shaped an answer, for its `sandbox-regras` header. */
export class WatchedRules {
  readonly #asked = new Set<string>();

  constructor(private readonly rules: Rules) {}

  /** A rule's parameters, and the note that it was asked. */
  of<Parameters>(rule: Rule<Parameters>): Parameters {
    this.#asked.add(rule.id);
    return this.rules.of(rule);
  }

  get asked(): string[] {
    return [...this.#asked].sort();
  }
}
