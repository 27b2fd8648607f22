import type { ResolvedOperation, ResolvedSchema } from '@frontier/openapi/resolve';
import { Decimal } from 'decimal.js';
import type { CompileSchema } from '../contract/compileSchema.js';
import type { Violation } from '../contract/describeViolations.js';
import { itemSchemasOf, listUnknown, partsOf, propertyOf } from '../contract/schemaParts.js';
import { parseExact, readPointer, UnreadableJsonError, writeExact } from '../exact/exactJson.js';
import { loadRules } from '../rules/loadRules.js';
import type { RuleEntry, WatchedRules } from '../rules/Rules.js';
import type { SentFile } from '../work/ServiceCall.js';
import { Refusal } from '../work/Work.js';
import { CallChecker } from './CallChecker.js';
import { services } from './services.js';

/** A request without host and token. */
export interface WrittenRequest {
  /** Path and query parameters by name. */
  parameters: Readonly<Record<string, unknown>>;
  /** JSON text, so that numbers keep their digits; for a form, a JSON object with one string per part. */
  body?: string;
}

/** A problem in a request, with the contract's facts about its location. */
export interface RequestFault extends Violation {
  /** The value as written; absent for objects, lists and missing values. */
  sent?: string;
  description?: string;
  /** Ids of the questions whose assumptions the description relies on. */
  assumptions?: string[];
}

export interface ValidationReport {
  /** Violations of the contract. */
  faults: RequestFault[];
  /** Faults that only the simulator's rules refuse; each has its `rule`. */
  refusals: RequestFault[];
  /** Names that the contract does not describe: it neither allows nor forbids them. */
  unknown: RequestFault[];
  /** The rules that the simulator applies to this request, whether or not they refuse it. */
  rules: Pick<RuleEntry, 'id' | 'title' | 'says'>[];
}

/** Validates requests against the contracts and the simulator's rules before they are sent. */
export class RequestValidator {
  readonly rules = loadRules();

  /** @param compile compiles the contracts' schemas; a page of a browser may only use compiled ones */
  constructor(private readonly compile: CompileSchema) {}

  /**
   * Validates a request as the simulator does, with its own rules and without its state.
   * @returns violations, refusals and unknown names; all empty for a valid request
   */
  check(operation: ResolvedOperation, { body, parameters }: WrittenRequest): ValidationReport {
    const report: ValidationReport = { faults: [], refusals: [], unknown: [], rules: [] };
    const names = Object.keys(operation.params.properties ?? {});
    const pick = (isOfPath: boolean): Record<string, unknown> => {
      const all = Object.entries(parameters);
      return Object.fromEntries(all.filter(([name]) => names.includes(name) === isOfPath));
    };
    const corpo = readSent(report, operation, body);
    const parts = { caminho: pick(true), consulta: pick(false), corpo };
    const schemas: Record<string, ResolvedSchema> = {
      caminho: operation.params,
      consulta: operation.query,
      corpo: operation.body?.schema ?? {},
    };
    const watched = this.rules.watch();
    for (const violation of this.#findViolations(operation, parts, watched)) {
      const [location = '', ...rest] = violation.location.split('/');
      const fault = describe(violation, schemas[location] ?? {}, parts, rest);
      report[violation.rule === undefined ? 'faults' : 'refusals'].push(fault);
    }
    report.unknown = Object.entries(parts)
      .flatMap(([location, part]) => listUnknown(location, partsOf(schemas[location] ?? {}), part))
      .filter(({ location }) => !report.refusals.some((refusal) => refusal.location === location));
    const applied = new Set([...watched.asked, ...report.refusals.map(({ rule }) => rule)]);
    report.rules = this.rules.entries.filter(({ id }) => applied.has(id));
    return report;
  }

  #findViolations(
    operation: ResolvedOperation,
    { caminho, consulta, corpo }: Record<'caminho' | 'consulta' | 'corpo', unknown>,
    rules: WatchedRules,
  ): readonly Violation[] {
    const file: SentFile = { name: '', mediaType: '', bytes: new Uint8Array() };
    const files = Object.entries(operation.body?.schema.properties ?? {})
      .filter(([, { format }]) => format === 'binary')
      .map(([name]) => [name, file] as const);
    const texts = Object.entries(Object(caminho)).map(([name, value]) => [name, String(value)]);
    try {
      const { check } = services[operation.id] ?? {};
      new CallChecker(operation, this.compile, check).check(rules, {
        params: Object.fromEntries(texts),
        query: consulta as Record<string, unknown>,
        body: corpo,
        files: new Map(files),
      });
      return [];
    } catch (error) {
      if (error instanceof Refusal) return error.violations;
      throw error;
    }
  }
}

function readSent(
  { faults }: ValidationReport,
  { body: described, bodyRequired }: ResolvedOperation,
  body: string | undefined,
): unknown {
  const isSent = body !== undefined && body !== '';
  if (!described) {
    if (isSent) faults.push({ location: 'corpo', problem: 'a chamada não tem corpo' });
    return undefined;
  }
  if (!isSent) {
    if (!bodyRequired) return {};
    faults.push({ location: 'corpo', problem: `falta, e deve vir como ${described.type}` });
    return undefined;
  }
  try {
    return parseExact(body);
  } catch (error) {
    if (!(error instanceof UnreadableJsonError)) throw error;
    faults.push({ location: 'corpo', problem: error.message });
    return undefined;
  }
}

function describe(
  { missing, location, problem, rule }: Violation,
  schema: ResolvedSchema,
  parts: Readonly<Record<string, unknown>>,
  rest: readonly string[],
): RequestFault {
  const found = rest.reduce((schemas, key) => {
    const own = propertyOf(schemas, key);
    return own.length > 0 ? own : itemSchemasOf(schemas);
  }, partsOf(schema));
  const part = readPointer(parts, `/${location}`);
  const isScalar = part !== undefined && (typeof part !== 'object' || part instanceof Decimal);
  return {
    location,
    problem,
    missing,
    rule,
    sent: isScalar ? writeExact(part) : undefined,
    description: isScalar ? found.find((one) => one.description)?.description : undefined,
    assumptions: found.find((one) => one.assumptions)?.assumptions,
  };
}
