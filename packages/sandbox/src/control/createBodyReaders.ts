import type { Contract } from '../contract/Contract.js';
import type { Validate, ValidatorCompiler } from '../contract/validators.js';
import { toPlain } from '../exact/exactJson.js';
import type { Replacements, Rules } from '../rules/Rules.js';
import type { FaultOrder } from '../server/faults.js';
import type { JourneyPoint } from '../story/seed.js';
import { parseInstant, YEARS } from '../work/clock.js';
import { Refusal, refuseErrors } from '../work/Work.js';
import type { Decision, OperationChange } from './decide.js';
import type { ResendOrder, TriggerOrder } from './deliveries.js';
import type { ListenOrder } from './listen.js';
import type { StateOrder } from './setState.js';

const LATEST = Date.UTC(YEARS.last + 1, 0);

/** Creates the parsers of the control calls' bodies. */
export function createBodyReaders(contracts: readonly Contract[], compiler: ValidatorCompiler) {
  const operations = contracts.flatMap((contract) => contract.operations.map(({ id }) => id));
  const readerOf = <Body>(properties: object, required: string[] = []) =>
    readWith<Body>(
      compiler.compileBody({ type: 'object', additionalProperties: false, properties, required }),
      Object.keys(properties),
    );
  const clock = readerOf<{ now?: string; advance?: number }>({
    now: { type: 'string' },
    advance: { type: 'number', minimum: 0 },
  });
  const readReplacements = readWith<Replacements>(
    compiler.compileBody({ type: 'object', additionalProperties: { type: 'object' } }),
  );
  const readNothing = readerOf<object>({});
  return {
    /** Parses a change of the clock: to an instant or day, or by a number of seconds from `shown`. */
    readClockChange(body: unknown, shown: Date): { instant: Date } | { seconds: number } {
      const { now, advance } = clock(body);
      if ((now === undefined) === (advance === undefined)) {
        throw Refusal.of('invalid', 'corpo', 'deve ter now ou advance, e só um deles');
      }
      if (now !== undefined) return { instant: refuseErrors('now', () => parseInstant(now)) };
      const seconds = advance ?? 0;
      if (shown.getTime() + seconds * 1000 < LATEST) return { seconds };
      throw Refusal.of('invalid', 'advance', `o relógio não passa do ano ${YEARS.last}`);
    },

    /** Parses a map of rule ids to parameters and loads the resulting rules. */
    readRules(body: unknown, load: (replacements: Replacements) => Rules): Rules {
      const replacements = readReplacements(body);
      return refuseErrors('corpo', () => load(replacements));
    },

    readDecision: readerOf<Decision>(
      {
        id: { type: 'string' },
        approve: { type: 'boolean' },
        reason: { type: 'string', default: 'Reprovado pelo controle do simulador.' },
      },
      ['id', 'approve'],
    ),

    readOperationChange: readerOf<OperationChange>(
      { code: { type: 'string' }, change: { enum: ['amend', 'cancel'] } },
      ['code', 'change'],
    ),

    readFaultOrder: readerOf<FaultOrder>(
      {
        operation: { enum: operations },
        kind: { type: 'string', default: 'none' },
        remaining: { type: 'integer', minimum: 0, default: 1 },
        afterWork: { type: 'boolean', default: false },
        delay: { type: 'integer', minimum: 0, default: 0 },
        retryAfter: { type: 'integer', minimum: 0, maximum: 86_400 },
      },
      ['operation'],
    ),

    readStateOrder: readerOf<StateOrder>(
      {
        id: { type: 'string' },
        status: { type: 'string' },
        type: { type: 'string' },
        suspended: { type: 'boolean' },
        notify: { type: 'string' },
      },
      ['id'],
    ),

    /** Parses a body that may be left out and has no fields. */
    readNothing: (body: unknown) => readNothing(body ?? {}),

    readResend: readerOf<ResendOrder>(
      { id: { type: 'string' }, listen: { type: 'boolean', default: false } },
      ['id'],
    ),

    readTriggerOrder: readerOf<TriggerOrder>(
      { event: { type: 'string' }, company: { type: 'string' } },
      ['event'],
    ),

    readListenOrder: readerOf<ListenOrder>({
      after: { type: 'string' },
      events: { type: 'array', items: { type: 'string' } },
      forwardTo: { type: 'string' },
      secret: { type: 'string' },
    }),

    /** Parses a journey and its step; step 1 by default. */
    readSeedOrder: readerOf<JourneyPoint>(
      { journey: { type: 'string' }, step: { type: 'integer', default: 1 } },
      ['journey'],
    ),
  };
}

/**
 * @param names the known fields, listed in the error for an unknown one
 * @param place name of the whole in errors
 * @throws Refusal `invalid` for an invalid or missing body
 */
export function readWith<Body>(
  validate: Validate,
  names: readonly string[] = [],
  place = 'corpo',
): (body: unknown) => Body {
  return (body) => {
    if (body === undefined) {
      const problem = 'envie um objeto JSON, com o cabeçalho Content-Type: application/json';
      throw Refusal.of('invalid', 'corpo', problem);
    }
    const result = validate(body);
    if ('value' in result) return toPlain(result.value) as Body;
    const misfits = result.misfits.map(({ onde, problema }) => ({
      onde: onde === '/' ? place : onde.slice(1),
      problema:
        problema.startsWith('não tem o campo') && names.length > 0
          ? `${problema}; os campos são ${names.join(', ')}`
          : problema,
    }));
    throw new Refusal('invalid', misfits);
  };
}
