import type { ResolvedOperation, ResolvedSchema } from '@frontier/openapi/resolve';
import type { CompileSchema } from '../contract/compileSchema.js';
import { lowerId } from '../contract/formats.js';
import { listParts, listUnknown, partsOf } from '../contract/schemaParts.js';
import { checkBody, checkTexts } from '../contract/validators.js';
import { checkPages } from '../domain/pages.js';
import { checkNumbers } from '../domain/quantities.js';
import { isFields, isStorable, mapParts } from '../exact/exactJson.js';
import { aBoolean, aCall, aText, defineRule, listOf, mapOf } from '../rules/defineRule.js';
import { readEntries } from '../rules/loadRules.js';
import type { WatchedRules } from '../rules/Rules.js';
import { Problems } from '../work/Problems.js';
import type { CheckedCall, ServiceCall } from '../work/ServiceCall.js';
import { checkNames } from './checkNames.js';

const filling = defineRule('obrigatorio-com-padrao', { preenche: aBoolean });
/** How a body is read before any contract applies: sizes, encoding and the parts of a form. */
export const bodyReading = defineRule('leitura-do-corpo', {});
const fieldLists = mapOf(listOf(aText), aCall);
const requiredFields = defineRule(
  'campos-obrigatorios',
  { chamadas: fieldLists },
  ({ issues, value: { chamadas } }) => {
    const own = readEntries().find(({ id }) => id === requiredFields.id);
    // The calls rely on the fields of `rules.yml`: `Input` has them.
    for (const [call, fields] of fieldLists.parse(own?.parameters.chamadas)) {
      const lost = fields.filter((field) => !chamadas.get(call)?.includes(field));
      const message = `deve ter também ${lost.join(', ')}: a chamada precisa deles`;
      if (lost.length > 0)
        issues.push({ code: 'custom', input: fields, path: ['chamadas', call], message });
    }
  },
);

type CheckedPart = 'params' | 'query' | 'body';

const PART_NAMES = { params: 'caminho', query: 'consulta', body: 'corpo' } as const;

/** Checks the requests of an operation by its contract and the rules. */
export class CallChecker {
  readonly #schemas: Readonly<Record<CheckedPart, ResolvedSchema>>;

  constructor(
    private readonly operation: ResolvedOperation,
    private readonly compile: CompileSchema,
    private readonly checkInput: ServiceCall['check'],
  ) {
    const { body, params, query } = operation;
    this.#schemas = { params, query, body: body?.schema ?? {} };
  }

  /**
   * @returns the parts with the contract's types and defaults, and identifiers in the path in lower case
   * @throws Refusal `invalid` with the problems of all parts
   */
  check(
    rules: WatchedRules,
    { body, files, params, query }: Omit<CheckedCall, 'baseUrl' | 'filled'>,
  ) {
    const { id } = this.operation;
    const queryNames = Object.keys(this.#schemas.query.properties ?? {});
    const bodyNames = Object.keys(this.#schemas.body.properties ?? {});
    const isPagedByBody = bodyNames.includes('page');
    const problems = new Problems(rules);
    const sent: Record<CheckedPart, unknown> = {
      params: mapParts(params, (id) => lowerId(String(id))),
      query: checkNames(problems, PART_NAMES.query, query, queryNames),
      body:
        isPagedByBody && isFields(body)
          ? checkNames(problems, PART_NAMES.body, body, bodyNames)
          : body,
    };
    const validate = (value: unknown, name: string | number) =>
      this.#validate(problems, name as CheckedPart, value);
    const checked = mapParts(sent, validate) as Pick<CheckedCall, CheckedPart>;
    checkPages(problems, PART_NAMES.query, checked.query);
    if (isPagedByBody) checkPages(problems, PART_NAMES.body, checked.body);
    this.#fillRequired(problems, body);
    this.#requireFiles(problems, body, files);
    requireFields(problems, id, body, checked.body);
    checkNumbers(problems, this.#schemas.body, checked.body);
    const input = this.operation.body ? checked.body : checked.query;
    if (input !== undefined) this.checkInput?.(problems, input as never);
    problems.refuse();
    const filled = Object.keys(Object(checked.body)).filter((name) => !(name in Object(body)));
    return { ...checked, filled: new Set(filled) };
  }

  /** Validates a part by the contract. @returns the part without the values that break it */
  #validate(problems: Problems, name: CheckedPart, value: unknown): unknown {
    const part = PART_NAMES[name];
    const isJson = name === 'body' && this.operation.bodyTypes[0] === 'application/json';
    if (!isJson && !areStorable(value)) {
      problems.add(bodyReading, part, 'um texto tem um caractere que não pode ser guardado');
      return undefined;
    }
    const schema = this.#schemas[name];
    if (value === undefined || Object.keys(schema).length === 0) return value;
    const result = (isJson ? checkBody : checkTexts)(this.compile, schema, value);
    if ('value' in result) {
      // A stored field of another name could later take the place of the simulator's own in an answer.
      const unknown = listUnknown(part, partsOf(schema), result.value);
      return dropWrong(result.value, part, new Set(unknown.map(({ location }) => location)));
    }
    const wrong = new Set<string>();
    for (const violation of result.violations) {
      const location = violation.location === '/' ? part : `${part}${violation.location}`;
      problems.addViolation({ ...violation, location });
      if (violation.missing === undefined) wrong.add(location);
    }
    return dropWrong(value, part, wrong);
  }

  /** Refuses missing required fields that have a default, unless the rule fills in the default. */
  #fillRequired(problems: Problems, body: unknown): void {
    for (const part of listParts(this.#schemas.body, body, PART_NAMES.body)) {
      const isUnsent = part.value === undefined && part.schema.default !== undefined;
      if (!isUnsent || !part.isRequired || problems.rules.of(filling).preenche) continue;
      problems.add(filling, part.location, `deve ter o campo ${part.name}`);
    }
  }

  #requireFiles(problems: Problems, body: unknown, files: CheckedCall['files']): void {
    for (const [name, { format }] of Object.entries(this.#schemas.body.properties ?? {})) {
      if (!(name in Object(body)) || files.has(name) === (format === 'binary')) continue;
      const problem = files.has(name) ? 'deve ser um texto' : 'deve ser um arquivo';
      problems.addViolation({ location: `corpo/${name}`, problem });
    }
  }
}

function areStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(areStorable);
}

/** The value with `undefined` at invalid locations. */
function dropWrong(part: unknown, location: string, wrong: ReadonlySet<string>): unknown {
  if (wrong.has(location)) return undefined;
  return mapParts(part, (value, key) => dropWrong(value, `${location}/${key}`, wrong));
}

/**
 * Requires the fields that a rule adds to the contract's required ones. `investidores.cpfCnpj` means that field in
 * every item of the list; a body that is a list is checked item by item. Parts that are not in `valid` lack nothing.
 */
function requireFields(problems: Problems, operationId: string, body: unknown, valid: unknown) {
  for (const field of problems.rules.peek(requiredFields).chamadas.get(operationId) ?? []) {
    for (const [location, name] of findLacking(body, valid, field.split('.'), PART_NAMES.body)) {
      problems.add(requiredFields, location, `deve ter o campo ${name}`);
    }
  }
}

function findLacking(
  part: unknown,
  valid: unknown,
  [name, ...rest]: string[],
  location: string,
): [location: string, name: string][] {
  if (name === undefined || valid === undefined) return [];
  if (Array.isArray(part)) {
    return part.flatMap((item, index) =>
      findLacking(item, Object(valid)[index], [name, ...rest], `${location}/${index}`),
    );
  }
  if (!isFields(part)) return [];
  if (!Object.hasOwn(part, name)) return [[location, name]];
  return findLacking(part[name], Object(valid)[name], rest, `${location}/${name}`);
}
