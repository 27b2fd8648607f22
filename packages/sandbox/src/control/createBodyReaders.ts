import type { ResolvedContract } from '@frontier/openapi/resolve';
import type { Validate, ValidatorCompiler } from '../contract/validators.js';
import { toPlain } from '../exact/exactJson.js';
import type { Replacements } from '../rules/Rules.js';
import type { FaultOrder } from '../server/faults.js';
import type { JourneyPoint } from '../story/seed.js';
import { Refusal } from '../work/Work.js';
import type { Decision } from './decide.js';
import type { ResendOrder, TriggerOrder } from './deliveries.js';
import type { ListenOrder } from './listen.js';
import type { StateOrder } from './setState.js';

export function createBodyReaders(
  contracts: readonly ResolvedContract[],
  compiler: ValidatorCompiler,
) {
  const operations = contracts.flatMap((contract) => contract.operations.map(({ id }) => id));
  const readerOf = <Body>(properties: object, required: string[] = []) =>
    readWith<Body>(
      compiler.compileBody({ type: 'object', additionalProperties: false, properties, required }),
      Object.keys(properties),
    );
  const readNothing = readerOf<object>({});
  const text = { type: 'string' };
  return {
    'PUT /clock': readerOf<{ now?: string; advance?: number }>({
      now: text,
      advance: { type: 'number', minimum: 0 },
    }),
    'PUT /rules': readWith<Replacements>(
      compiler.compileBody({ type: 'object', additionalProperties: { type: 'object' } }),
    ),
    /** It may be left out. */
    'POST /reset': (body: unknown = {}) => readNothing(body),
    'POST /seed': readerOf<JourneyPoint>(
      { journey: text, step: { type: 'integer', default: 1 }, webhook: { type: 'boolean' } },
      ['journey'],
    ),
    'POST /decide': readerOf<Decision>(
      {
        id: text,
        approve: { type: 'boolean' },
        reason: { type: 'string', default: 'Reprovado pelo controle do simulador.' },
      },
      ['id', 'approve'],
    ),
    'POST /state': readerOf<StateOrder>(
      {
        id: text,
        status: text,
        type: text,
        amended: { type: 'boolean' },
        suspended: { type: 'boolean' },
        notify: text,
      },
      ['id'],
    ),
    'POST /fail': readerOf<FaultOrder>(
      {
        operation: { enum: operations },
        kind: { type: 'string', default: 'none' },
        remaining: { type: 'integer', minimum: 0, maximum: 1000, default: 1 },
        afterWork: { type: 'boolean', default: false },
        delay: { type: 'integer', minimum: 0, maximum: 120_000, default: 0 },
        retryAfter: { type: 'integer', minimum: 0, maximum: 86_400 },
      },
      ['operation'],
    ),
    'POST /resend': readerOf<ResendOrder>(
      { id: text, listen: { type: 'boolean', default: false } },
      ['id'],
    ),
    'POST /trigger': readerOf<TriggerOrder>({ event: text, company: text }, ['event']),
    'POST /listen': readerOf<ListenOrder>({ after: text, forwardTo: text, secret: text }),
  };
}

/**
 * @param names the known fields, listed in the error for an unknown one
 * @param whole name of the whole in errors
 * @throws Refusal `invalid` for an invalid or missing body
 */
export function readWith<Body>(
  validate: Validate,
  names: readonly string[] = [],
  whole = 'corpo',
): (body: unknown) => Body {
  return (body) => {
    if (body === undefined) {
      const problem = 'envie um objeto JSON, com o cabeçalho Content-Type: application/json';
      throw Refusal.of('invalid', 'corpo', problem);
    }
    const result = validate(body);
    if ('value' in result) return toPlain(result.value) as Body;
    const violations = result.violations.map(({ location, problem }) => ({
      location: location === '/' ? whole : location.slice(1),
      problem:
        problem.startsWith('não tem o campo') && names.length > 0
          ? `${problem}; os campos são ${names.join(', ')}`
          : problem,
    }));
    throw new Refusal('invalid', violations);
  };
}
