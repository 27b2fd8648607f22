import type { PreparedContract } from '../contract/PreparedContract.js';
import { type Validate, ValidatorCompiler } from '../contract/validators.js';
import { toPlain } from '../exact/exactJson.js';
import type { Replacements } from '../rules/loadRules.js';
import type { Rules } from '../rules/Rules.js';
import type { Fault } from '../server/faults.js';
import type { Place } from '../story/seed.js';
import { Refusal } from '../work/Refusal.js';
import type { OperationChange } from './changeOperation.js';
import type { Decision } from './decide.js';

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

  /** An instant or a day to set the clock to, or seconds to advance it. */
  readClockChange(body: unknown): { now?: string; advance: number } {
    return read(this.#clock, body) as { now?: string; advance: number };
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
    try {
      return load(replacements);
    } catch (error) {
      throw Refusal.of('invalid', 'corpo', error instanceof Error ? error.message : String(error));
    }
  }
}

function read(validate: Validate, body: unknown): unknown {
  const result = validate(toPlain(body) ?? null);
  if ('value' in result) return result.value;
  throw new Refusal('invalid', result.misfits);
}
