import type { Step } from '../../../../src/plugins/data-pages/homologation/readScript';
import type { StepOutcome } from './checkAnswer';

/** The outcome of every call as a readable table. */
export class OutcomeTable {
  readonly #rows: (StepOutcome & { readonly step: Step })[] = [];

  add(step: Step, outcomes: readonly StepOutcome[]): void {
    for (const outcome of outcomes) this.#rows.push({ step, ...outcome });
  }

  /** A line for each call or kind of notification: step, call, code or count, text. */
  format(): string {
    const width = Math.max(...this.#rows.map(({ call }) => call.length));
    return this.#rows
      .map(({ step, call, status, text }) =>
        `${step.id}  ${call.padEnd(width)}  ${String(status).padStart(3)}  ${text}`.trimEnd(),
      )
      .join('\n');
  }

  /** Counts outcomes: `149 steps, 120 calls: 200 × 80, …; 28 notifications`. */
  summarize(): string {
    const calls = this.#rows.filter(({ step }) => !step.isNotification);
    const codes = [...new Set(calls.map(({ status }) => status))].sort();
    const counts = codes.map(
      (code) => `${code} × ${calls.filter(({ status }) => status === code).length}`,
    );
    const done = new Set(this.#rows.map(({ step }) => step.id));
    const kinds = new Set(
      this.#rows.filter(({ step }) => step.isNotification).map(({ call }) => call),
    );
    return `${done.size} steps, ${calls.length} calls (${counts.join(', ')}), ${kinds.size} notifications`;
  }
}
