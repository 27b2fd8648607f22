import { expect } from 'vitest';
import type { Step } from '../../../../src/plugins/data-pages/homologation/readScript';
import type { Answer, CallInput, StepCall } from './Call';
import { checkAnswer, type StepOutcome } from './checkAnswer';
import type { Kept } from './Kept';
import { receiveAll } from './receiveAll';
import type { Story } from './Story';

/** Runs a step: makes its call once or more and checks the script's expectations. */
export type Run = (turn: Turn) => Promise<unknown>;

/** The steps of a journey by number. */
export type Runs = Readonly<Record<string, Run>>;

/** One step of the script, run in a story. Its functions may be destructured. */
export class Turn {
  readonly outcomes: StepOutcome[] = [];
  /** Values it used from steps that the script does not list as needed. */
  readonly unneeded: string[] = [];

  constructor(
    readonly story: Story,
    readonly step: Step,
    /** All steps that it needs, directly or indirectly. */
    private readonly needed: ReadonlySet<string>,
  ) {}

  /** Makes the call of the step, and checks code, text and reason of its answer. */
  readonly make = async <Body = unknown>(trial: StepCall = {}): Promise<Answer<Body>> => {
    const answer = await this.story.call<Body>(this.step.operations[0] ?? '', trial);
    this.outcomes.push(checkAnswer(this.step, trial, answer));
    return answer;
  };

  /** Makes another call, which must succeed, and gives its body. */
  readonly read = async <Body = unknown>(
    operationId: string,
    request?: CallInput,
  ): Promise<Body> => {
    const { status, body, text } = await this.story.call<Body>(operationId, request);
    expect(status, `${operationId} ${text}`).toBeLessThan(300);
    return body;
  };

  /** Receives the notifications of the step, by feed and webhook; gives the subjects of one kind, in order. */
  readonly receive = async (): Promise<(operationId: string) => readonly string[]> => {
    const received = await receiveAll(this.story, this.step.operations);
    for (const [id, list] of received) {
      this.outcomes.push({ call: id, status: list.length, text: list[0]?.eventType ?? '' });
    }
    return (operationId) => (received.get(operationId) ?? []).map(({ subjectId }) => subjectId);
  };

  readonly keep = (values: Partial<Kept>): void => {
    Object.assign(this.story.values, values);
    for (const name of Object.keys(values)) this.story.keepers.set(name, this.step.id);
  };

  /** Values kept by earlier steps. Use of a step that the script does not list as needed is recorded. */
  readonly kept: Kept = new Proxy({} as Kept, {
    get: (_, name: keyof Kept) => {
      const keeper = this.story.keepers.get(name);
      if (keeper === undefined) throw new Error(`no step before ${this.step.id} kept ${name}`);
      if (!this.needed.has(keeper)) this.unneeded.push(`${name} of ${keeper}`);
      return this.story.values[name];
    },
  });
}
