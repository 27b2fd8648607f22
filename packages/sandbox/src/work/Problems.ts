import type { Violation } from '../contract/describeViolations.js';
import type { Rule } from '../rules/defineRule.js';
import type { WatchedRules } from '../rules/Rules.js';
import { Refusal } from './Work.js';

/** Collects the problems of a request, so that one refusal lists them all. */
export class Problems {
  readonly #found = new Map<string, Violation>();

  constructor(readonly rules: WatchedRules) {}

  add(rule: Rule<unknown>, location: string, problem: string): void {
    this.addViolation({ location, problem, rule: rule.id });
  }

  addViolation(violation: Violation): void {
    const key = `${violation.location} ${violation.problem}`;
    if (!this.#found.has(key)) this.#found.set(key, violation);
  }

  /** @throws Refusal `invalid` with all problems, if there are any */
  refuse(): void {
    if (this.#found.size > 0) throw new Refusal('invalid', [...this.#found.values()]);
  }
}
