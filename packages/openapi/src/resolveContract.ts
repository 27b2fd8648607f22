import { isObject, type JsonObject, type JsonValue, joinPointer, type Source } from './json.js';
import { LIMITS } from './limits.js';
import { checkDocument } from './load/checkDocument.js';
import { type ParsedDocument, parseDocument } from './load/parseDocument.js';
import { resolveRef } from './load/resolveRef.js';
import { type DocumentOrigin, SpecError } from './load/SpecError.js';
import { ModelBudget } from './model/budget.js';
import { findQuestions, QUESTIONS_KEYWORD } from './model/findQuestions.js';
import { childOf, entriesOf, flagOf, itemsOf, textOf } from './model/read.js';
import { withLimits } from './modelService.js';
import { groupsOf, METHODS, type PartKind } from './walkDocument.js';

/** A document with resolved references, as plain data for programs that serve or check its calls. */
export interface ResolvedContract {
  service: string;
  title: string;
  server?: string;
  operations: ResolvedOperation[];
  /** The body of each notification, by its name under `webhooks`. */
  notifications: Readonly<Record<string, ResolvedContent>>;
  /** The values of each schema that has fixed ones, by its name. */
  choices: Readonly<Record<string, readonly string[]>>;
}

export interface ResolvedOperation {
  id: string;
  service: string;
  method: string;
  /** The path template as served: `/api/v1/cadastros/{id}`. */
  path: string;
  summary: string;
  description: string;
  secured: boolean;
  /** The schema of an object with the parameters of the path, and of one with those of the query. */
  params: ResolvedSchema;
  query: ResolvedSchema;
  /** Media types of the body; empty without a body. */
  bodyTypes: readonly string[];
  bodyRequired: boolean;
  body?: ResolvedContent;
  /** The first documented 2xx status; 200 for `2XX`, and if there is none. */
  successStatus: number;
  answer?: ResolvedContent;
  /** Texts of the documented error statuses; `null` where the contract does not give the text. */
  errorTexts: Readonly<Record<number, string | null>>;
}

export interface ResolvedContent {
  type: string;
  schema: ResolvedSchema;
  examples: Readonly<Record<string, { summary?: string; value: unknown }>>;
}

/** The keywords of a JSON Schema that programs read; it may have others. */
export interface ResolvedSchema {
  type?: string | string[];
  description?: string;
  /** Assumptions and open questions from the contract's overlay. */
  notes?: string;
  /** Questions whose assumptions the description states. */
  assumptions?: string[];
  /** Id of the question about further required fields. */
  unknownPresence?: string;
  required?: string[];
  properties?: Readonly<Record<string, ResolvedSchema>>;
  additionalProperties?: ResolvedSchema | boolean;
  items?: ResolvedSchema;
  allOf?: ResolvedSchema[];
  anyOf?: ResolvedSchema[];
  oneOf?: ResolvedSchema[];
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  format?: string;
  contentMediaType?: string;
  enum?: unknown[];
}

/**
 * Checks a document, and resolves its references. Where a schema contains itself, its inner part may have any value:
 * the result is plain data.
 *
 * @param given the parsed document or its text.
 * @param origin the name and the address of the document, for faults.
 * @returns its operations and notifications, in document order.
 * @throws {SpecError} with every fault; an operation without `operationId`, or too much repetition, is one.
 * @example
 * resolveContract(yaml, { service: 'operacao', source: 'operacao.yaml' }).operations[0].id // 'listarOperacoes'
 */
export function resolveContract(
  given: ParsedDocument | string,
  origin: DocumentOrigin,
): ResolvedContract {
  const document = typeof given === 'string' ? parseDocument(given, origin) : given;
  const faults = checkDocument(document, origin);
  if (faults.length > 0) throw new SpecError(faults);
  return withLimits(document, origin, () => new Resolver(document, origin).read());
}

class Resolver {
  /** Resolved targets of references by pointer; while one is being resolved, a schema for any value. */
  readonly #targets = new Map<string, { readonly value: JsonValue; readonly parts: number }>();
  /** Of one path. */
  #budget = new ModelBudget(LIMITS.resolvedParts);
  readonly #root: Source;

  constructor(
    private readonly document: ParsedDocument,
    private readonly origin: DocumentOrigin,
  ) {
    this.#root = { value: document.root, pointer: '' };
  }

  read(): ResolvedContract {
    const { service } = this.origin;
    const notifications = this.#readItems('webhooks').flatMap(([name, item]) => {
      const content = readContent(childOf(item, 'post'), 'requestBody');
      return content ? [[name, content]] : [];
    });
    const choices = entriesOf(childOf(this.#root, 'components'), 'schemas').flatMap(
      ([name, { value }]) => (isObject(value) && value.enum ? [[name, value.enum]] : []),
    );
    return {
      service,
      title: textOf(childOf(this.#root, 'info')?.value, 'title') ?? service,
      server: textOf(itemsOf(this.#root, 'servers')[0]?.value, 'url'),
      operations: this.#readItems('paths').flatMap(([path, item]) =>
        entriesOf(item)
          .filter(([method]) => METHODS.includes(method))
          .map(([method, operation]) => this.#readOperation(method, path, item, operation)),
      ),
      notifications: Object.fromEntries(notifications),
      choices: Object.fromEntries(choices),
    };
  }

  #readItems(keyword: 'paths' | 'webhooks'): [string, Source][] {
    return entriesOf(this.#root, keyword)
      .filter(([name]) => !name.startsWith('x-'))
      .map(([name, item]) => {
        this.#budget = new ModelBudget(LIMITS.resolvedParts);
        return [name, { ...item, value: this.#resolve('pathItem', item) }];
      });
  }

  #readOperation(method: string, path: string, item: Source, operation: Source): ResolvedOperation {
    const { value } = operation;
    const id = textOf(value, 'operationId');
    if (id === undefined) {
      const at = { ...this.document.locate(operation.pointer), pointer: `#${operation.pointer}` };
      const fix = 'Add a unique operationId.';
      throw new SpecError([{ ...this.origin, ...at, expected: 'an operationId', fix }]);
    }
    // An operation's parameter replaces the path's of the same name and location.
    const parameters = new Map(
      [...itemsOf(item, 'parameters'), ...itemsOf(operation, 'parameters')].map((one) => [
        `${textOf(one.value, 'in')} ${textOf(one.value, 'name')}`,
        one.value as JsonObject,
      ]),
    );
    const responses = entriesOf(operation, 'responses');
    const [success = '200'] = responses.flatMap(([code]) =>
      /^2(?:\d\d|XX)$/.test(code) ? code : [],
    );
    const body = childOf(operation, 'requestBody');
    const content = readContent(operation, 'requestBody');
    const answer = readContent(childOf(operation, 'responses'), success);
    const security = childOf(operation, 'security') ? operation : this.#root;
    return {
      id,
      service: this.origin.service,
      method: method.toUpperCase(),
      path,
      summary: textOf(value, 'summary') ?? '',
      description: textOf(value, 'description') ?? '',
      secured: itemsOf(security, 'security').length > 0,
      params: objectOf([...parameters.values()].filter((one) => one.in === 'path')),
      query: objectOf([...parameters.values()].filter((one) => one.in === 'query')),
      bodyTypes: entriesOf(body, 'content').map(([type]) => type),
      bodyRequired: flagOf(body?.value, 'required') ?? false,
      ...(content && { body: content }),
      successStatus: Number(success.replace('XX', '00')),
      ...(answer && { answer }),
      errorTexts: Object.fromEntries(
        responses
          .filter(([code]) => Number(code) >= 400)
          .map(([code, response]) => [code, errorText(response.value)]),
      ),
    };
  }

  /** A copy of an object without references. Keywords beside a schema's reference hold together with its target. */
  #resolve(kind: PartKind, { pointer, value }: Source): JsonValue {
    if (!isObject(value)) return value;
    this.#budget.countNode(pointer);
    const { $ref, ...beside } = value;
    if (typeof $ref !== 'string') return this.#resolveParts(kind, { pointer, value });
    const target = this.#resolveTarget(kind, $ref);
    const { description: _, [QUESTIONS_KEYWORD]: _asked, ...keywords } = beside;
    if (Object.keys(keywords).length === 0) return target;
    const own = this.#resolveParts(kind, { pointer, value: keywords });
    return kind === 'schema' ? { ...own, allOf: [target] } : { ...Object(target), ...own };
  }

  #resolveParts(kind: PartKind, source: Source<JsonObject>): JsonObject {
    const copy = nameQuestions(kind, source.value);
    for (const { holds, keyword, ...group } of groupsOf(kind, source)) {
      const resolveAt = (key: string | number, value: JsonValue) =>
        this.#resolve(group.kind, { pointer: joinPointer(group.pointer, key), value });
      if (holds === 'one') copy[keyword] = this.#resolve(group.kind, group);
      else if (Array.isArray(group.value)) {
        copy[keyword] = group.value.map((item, index) => resolveAt(index, item));
      } else if (isObject(group.value) && group.kind !== 'callback') {
        const entries = Object.entries(group.value);
        copy[keyword] = Object.fromEntries(entries.map(([key, one]) => [key, resolveAt(key, one)]));
      }
    }
    return copy;
  }

  #resolveTarget(kind: PartKind, ref: string): JsonValue {
    // `checkDocument` found a target for every reference.
    const target = resolveRef(this.document.root, ref) as Source;
    const known = this.#targets.get(target.pointer);
    if (known) {
      // Programs that read the result meet the target again at each reference.
      this.#budget.countNode(target.pointer, known.parts);
      return known.value;
    }
    this.#targets.set(target.pointer, { value: {}, parts: 1 });
    const before = this.#budget.nodesLeft;
    const value = this.#resolve(kind, target);
    this.#targets.set(target.pointer, { value, parts: before - this.#budget.nodesLeft });
    return value;
  }
}

/** A copy with the assumptions and open questions in its description, or in `notes` of a schema. */
function nameQuestions(kind: PartKind, value: JsonObject): JsonObject {
  const { [QUESTIONS_KEYWORD]: asked, ...copy } = value;
  if (asked === undefined) return copy;
  const { assumptions = [], openQuestions = [], unknownPresence } = findQuestions(value);
  const notes = [...assumptions, ...openQuestions].flatMap(({ text }) => text ?? []).join(' ');
  const description = [textOf(value, 'description'), notes].filter(Boolean).join(' ');
  const stated = assumptions.flatMap(({ id, text }) => (text === undefined ? id : []));
  return {
    ...copy,
    ...(notes !== '' && (kind === 'schema' ? { notes } : { description })),
    ...(stated.length > 0 && { assumptions: stated }),
    ...(unknownPresence !== undefined && { unknownPresence }),
  };
}

function errorText(response: JsonValue): string | null {
  const isUnknown = textOf(response, 'x-texto') === 'desconhecido';
  return isUnknown ? null : (textOf(response, 'description') ?? null);
}

function objectOf(parameters: readonly JsonObject[]): ResolvedSchema {
  if (parameters.length === 0) return {};
  const properties = parameters.map(({ description, example, name, schema }) => [
    name,
    {
      ...Object(schema),
      ...(description !== undefined && { description }),
      ...(example !== undefined && { example }),
    },
  ]);
  const required = parameters.filter((one) => one.required).map(({ name }) => String(name));
  return { type: 'object', properties: Object.fromEntries(properties), required };
}

function readContent(holder: Source | undefined, key: string): ResolvedContent | undefined {
  const [first] = entriesOf(holder && childOf(holder, key), 'content');
  if (!first) return undefined;
  const [type, { value }] = first;
  const { examples = {}, schema = {} } = value as Partial<ResolvedContent>;
  return { type, schema, examples };
}
