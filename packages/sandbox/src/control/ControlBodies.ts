import type { PreparedContract } from '../contract/PreparedContract.js';
import { type Validate, ValidatorCompiler } from '../contract/validators.js';
import { toPlain } from '../exact/exactJson.js';
import type { Replacements } from '../rules/loadRules.js';
import type { Rules } from '../rules/Rules.js';
import type { Fault } from '../server/faults.js';
import type { Place } from '../story/seed.js';
import { parseInstant } from '../work/clock.js';
import { Refusal } from '../work/Refusal.js';
import type { OperationChange } from './changeOperation.js';
import type { Decision } from './decide.js';

/** The end of the years that an instant is written with. */
const LATEST = Date.UTC(10_000, 0);

/** Bodies of the control calls. */
export class ControlBodies {
  readonly #clock: Validate;
  readonly #decision: Validate;
  readonly #fault: Validate;
  readonly #change: Validate;
  readonly #rules: Validate;
  readonly #place: Validate;

  constructor(contracts: PreparedContract[]) {
    const compiler = new ValidatorCompiler();
    const operations = contracts.flatMap((contract) => contract.operations.map(({ id }) => id));
    this.#clock = compiler.compileTexts({
      type: 'object',
      additionalProperties: false,
      properties: { now: { type: 'string' }, advance: { type: 'number', minimum: 0, default: 0 } },
    });
    this.#decision = compiler.compileTexts({
      type: 'object',
      additionalProperties: false,
      required: ['id', 'approve'],
      properties: {
        id: { type: 'string' },
        approve: { type: 'boolean' },
        reason: { type: 'string', default: 'Reprovado pelo controle do simulador.' },
      },
    });
    this.#place = compiler.compileTexts({
      type: 'object',
      additionalProperties: false,
      required: ['journey'],
      properties: { journey: { type: 'string' }, step: { type: 'integer', default: 1 } },
    });
    this.#rules = compiler.compileTexts({
      type: 'object',
      additionalProperties: { type: 'object' },
    });
    this.#change = compiler.compileTexts({
      type: 'object',
      additionalProperties: false,
      required: ['code', 'change'],
      properties: { code: { type: 'string' }, change: { enum: ['amend', 'cancel'] } },
    });
    this.#fault = compiler.compileTexts({
      type: 'object',
      additionalProperties: false,
      required: ['operation', 'kind'],
      properties: {
        operation: { enum: operations },
        kind: { enum: ['500', '429', 'timeout'] },
        remaining: { type: 'integer', minimum: 0, default: 1 },
      },
    });
  }

  /** The instant to set the clock to, from the one it shows: an instant, a day, or seconds to advance. */
  readClockChange(body: unknown, clock: Date): Date {
    const { now, advance } = read(this.#clock, body) as { now?: string; advance: number };
    if (now !== undefined) return readOwn('now', () => parseInstant(now));
    const target = clock.getTime() + advance * 1000;
    if (target < LATEST) return new Date(target);
    throw Refusal.of('invalid', 'advance', 'o relógio não passa do ano 9999');
  }

  readDecision(body: unknown): Decision {
    return read(this.#decision, body) as Decision;
  }

  readOperationChange(body: unknown): OperationChange {
    return read(this.#change, body) as OperationChange;
  }

  readFault(body: unknown): Fault {
    return read(this.#fault, body) as Fault;
  }

  /** A journey and its step; the first if not said. */
  readPlace(body: unknown): Place {
    return read(this.#place, body) as Place;
  }

  /** The rules that a map of ids to parameters leads to. */
  readRules(body: unknown, load: (replacements: Replacements) => Rules): Rules {
    const replacements = read(this.#rules, body) as Replacements;
    return readOwn('corpo', () => load(replacements));
  }
}

/** What a reader gave, read by what tells mistakes as plain errors. @throws Refusal with that error's text */
function readOwn<Value>(place: string, readIt: () => Value): Value {
  try {
    return readIt();
  } catch (error) {
    throw Refusal.of('invalid', place, error instanceof Error ? error.message : String(error));
  }
}

function read(validate: Validate, body: unknown): unknown {
  if (body === undefined) {
    const problem = 'envie um objeto JSON, com o cabeçalho Content-Type: application/json';
    throw Refusal.of('invalid', 'corpo', problem);
  }
  const result = validate(toPlain(body));
  if ('value' in result) return result.value;
  throw new Refusal('invalid', result.misfits);
}
