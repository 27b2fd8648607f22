import {
  groupBy,
  keepRequired,
  type Markdown,
  type MediaType,
  type NamedSchema,
  type Operation,
  operationsOf,
  type Response,
  type SchemaNode,
  type Service,
} from '@frontier/openapi';
import { bareValue, describeLimits, writeSamples } from '@frontier/reference';
import { sharedData } from '../plugin-kit/sharedData';
import { bareFieldPath, type FieldPart, listFields, listSchemaFields } from './listFields';
import type { ContractModel } from './loadedContracts';
import { describeStates, type ObjectStates, type StateFiles } from './objectStates';

/** Contract data that guides may show without a part of static HTML, by the names that guides use. */
export interface ContractIndex extends ReturnType<typeof listFacts> {
  readonly states: Readonly<Record<string, ObjectStates>>;
  /** Ids of the notes about our assumptions, by the keys of the parts of static HTML that show their marks. */
  readonly assumptions: Readonly<Record<string, readonly string[]>>;
}

/** The index without its assumptions. Those are known once the parts of static HTML are rendered. */
export function buildContractIndex(
  contracts: readonly ContractModel[],
  files?: StateFiles,
): ContractIndex {
  const facts = listFacts(contracts);
  return { ...facts, states: files ? describeStates(files, facts) : {}, assumptions: {} };
}

/** The last index that was written; empty before the first load. */
export const { read: readContractIndex, write: writeContractIndex } = sharedData(
  'api-reference',
  buildContractIndex([]),
);

function listFacts(contracts: readonly ContractModel[]) {
  const operations = contracts.flatMap(({ service }) => operationsOf(service));
  const perService = <T>(build: (contract: ContractModel) => T) =>
    Object.fromEntries(contracts.map((contract) => [contract.service.id, build(contract)]));
  const perOperation = <T>(build: (operation: Operation) => T) =>
    Object.fromEntries(operations.map((operation) => [operation.id, build(operation)]));
  return {
    services: perService(({ contract, route, service, title }) => ({
      title,
      version: service.version,
      contract,
      route,
      hosts: testHosts(service),
    })),
    /** Every operation, including webhooks. Each has a part of static HTML. */
    operations: Object.fromEntries(contracts.flatMap(describeOperations)),
    /** Names of the schemas with a part of static HTML, by service. */
    schemas: perService((contract) => contract.schemas.map(({ name }) => name)),
    enums: perService((contract) => Object.fromEntries(contract.schemas.flatMap(describeEnum))),
    /** Advice about fields, by operationId and anchor. */
    advice: perOperation(({ advice }) => advice),
    errors: perOperation(errorsOf),
    successes: perOperation(successesOf),
    examples: perOperation(examplesOf),
    /** Names of body examples with more than the required fields, by operationId. */
    minimalExamples: perOperation((operation) => [...minimalCalls(operation).keys()]),
    /** Calls whose body has the same fields, by operationId. */
    sameBodies: perOperation((operation) => [...linkBodies(operation, operations).keys()]),
    /** Calls for the command line, by operationId; webhooks have none. */
    calls: Object.fromEntries(
      operations.flatMap((operation) => {
        const call = writeSamples(operation, 'curl').find(({ language }) => language === 'curl');
        return call ? [[operation.id, call.code]] : [];
      }),
    ),
    /** Limits, formats, defaults and fixed values, by `<anchor>.<keyword>`. */
    constants: perService(constantsOf),
    fields: contracts.flatMap(describeFields),
    /** Every part of a contract that a question concerns, by JSON pointer. */
    questions: contracts.flatMap(({ contract, questions }) =>
      questions.map(({ id, kind, pointer }) => ({
        id,
        contract,
        pointer,
        isAssumed: kind === 'assumption',
      })),
    ),
  };
}

function describeOperations({ route, service }: ContractModel) {
  const tags = service.groups.flatMap((group) => group.tags);
  return tags.flatMap(({ name: tag, operations }) =>
    operations.map(({ anchor, id, kind, method, path, title }) => {
      const href = `${route}#${anchor}`;
      return [id, { title, kind, method, path, service: service.id, tag, href }] as const;
    }),
  );
}

/** A call or webhook: its title, its method in upper case, and its path or its name in the specification. */
export type OperationEntry = ContractIndex['operations'][string];

/** The calls or webhooks with these ids. Unknown ids are left out. */
export function callsOf(
  ids: readonly string[],
  { operations }: Pick<ContractIndex, 'operations'>,
): (OperationEntry & { readonly id: string })[] {
  return ids.flatMap((id) => {
    const entry = Object.hasOwn(operations, id) ? operations[id] : undefined;
    return entry ? [{ ...entry, id }] : [];
  });
}

export interface FieldEntry {
  /** operationId. */
  readonly operation: string;
  readonly part: FieldPart;
  /** Sent by the reader, received in a response, or received in a notification. */
  readonly direction: 'sent' | 'returned' | 'notified';
  /** Names from the outermost object inwards: `investidores[].cpfCnpj`. */
  readonly path: string;
  readonly href: string;
  readonly values: readonly string[];
  /** The named list of its values, as `service/schema`. */
  readonly list?: string | undefined;
}

function describeFields({ route, service }: ContractModel): FieldEntry[] {
  return operationsOf(service).flatMap((operation) => {
    const texts = readExampleTexts(operation);
    return listFields(operation).map(({ anchor, path, part, schema }): FieldEntry => {
      const own = schema?.examples.map((text) => bareValue(text)) ?? [];
      const shown = texts.get(`${part} ${path}`)?.map(([, text]) => text);
      const values = [...new Set(shown ?? own)];
      const isNotified = operation.kind === 'webhook' && part === 'request';
      const received = part === 'response' ? 'returned' : 'sent';
      const direction = isNotified ? 'notified' : received;
      return {
        operation: operation.id,
        part,
        direction,
        path,
        href: `${route}#${anchor}`,
        values,
        list: findList(schema, service.id),
      };
    });
  });
}

function findList(schema: SchemaNode | undefined, service: string): string | undefined {
  if (schema?.items) return findList(schema.items, service);
  const isNamed = schema?.name !== undefined && schema.enumValues.length > 0;
  return isNamed ? `${service}/${schema.name}` : undefined;
}

/** The texts in the examples of an operation, by place and path of the field. A list of texts has its field's path. */
function readExampleTexts({ parameters, requestBody, responses }: Operation) {
  const ofBody = (part: string, content: readonly MediaType[] = []) =>
    content
      .flatMap(({ examples }) => examples)
      .flatMap(({ language, text }) =>
        language === 'json' ? listTexts(JSON.parse(text), `${part} `) : [],
      );
  const read = (text: string): unknown =>
    text.startsWith('[') ? JSON.parse(text) : bareValue(text);
  const found = [
    ...parameters.flatMap(({ location, parameters: own }) =>
      own.flatMap(({ examples, name }) =>
        examples.flatMap(({ text }) => listTexts(read(text), `${location} ${name}`)),
      ),
    ),
    ...ofBody('request', requestBody?.content),
    ...responses.flatMap(({ content }) => ofBody('response', content)),
  ];
  return groupBy(found, ([at]) => at);
}

/** @param at place and path of the value. */
function listTexts(value: unknown, at: string): (readonly [at: string, text: string])[] {
  if (typeof value === 'string') return [[at.replace(/\[\]$/, ''), value]];
  if (Array.isArray(value)) return value.flatMap((item) => listTexts(item, `${at}[]`));
  return Object.entries(Object(value)).flatMap(([name, inner]) =>
    listTexts(inner, `${at}${at.endsWith(' ') ? '' : '.'}${name}`),
  );
}

function describeEnum({ name, schema }: NamedSchema) {
  if (schema.enumValues.length === 0) return [];
  const entries = schema.enumValues.map(({ description, text }) => ({
    value: bareValue(text),
    meaning: description,
  }));
  return [[name, entries] as const];
}

export interface ErrorEntry {
  readonly status: string;
  /** The exact text; absent if the contract does not state it. */
  readonly text?: string | undefined;
  /** The contract's description of an error whose text is not stated. */
  readonly meaning?: Markdown | undefined;
}

/** The responses to a webhook are the reader's own, so none is an error of the API. */
export function errorsIn({ kind, responses }: Operation): readonly Response[] {
  return kind === 'webhook' ? [] : responses.filter(({ status }) => /^[45]|^default$/.test(status));
}

function errorsOf(operation: Operation): ErrorEntry[] {
  return errorsIn(operation).map((one) => ({ status: one.status, ...errorTextOf(one) }));
}

function successesOf({ responses }: Operation) {
  return responses
    .filter(({ status }) => status.startsWith('2'))
    .map(({ isStatusAssumed = false, status }) => ({ status, isStatusAssumed }));
}

function examplesOf({ requestBody, responses }: Operation) {
  const list = (kind: 'request' | 'response', content: readonly MediaType[]) =>
    content.flatMap((media) =>
      media.examples.flatMap(({ language, name, summary, text }) =>
        name === undefined ? [] : [{ kind, name, summary, language, text }],
      ),
    );
  return [
    ...list('request', requestBody?.content ?? []),
    ...responses.flatMap(({ content }) => list('response', content)),
  ];
}

/** The constraints of every field of a contract's calls, by its anchor, and of its schemas, by name and path. */
function constantsOf({ schemas, service }: ContractModel): Record<string, string> {
  return Object.fromEntries([
    ...operationsOf(service)
      .flatMap(listFields)
      .flatMap(({ anchor, schema }) => listConstants(anchor, schema)),
    ...schemas.flatMap(({ name, schema }) =>
      listSchemaFields(schema).flatMap(({ path, schema: own }) =>
        listConstants(`${name}.${bareFieldPath(path)}`, own),
      ),
    ),
  ]);
}

/** `default`, `format`, `const`, each limit under its keyword, and `limits`, which has all in words; items first. */
function listConstants(at: string, schema: SchemaNode | undefined): [string, string][] {
  if (!schema) return [];
  const { constValue, constraints, defaultValue, format, items } = schema;
  const { patterns, phrases } = describeLimits(constraints);
  const constants = {
    default: defaultValue && bareValue(defaultValue),
    format,
    const: constValue && bareValue(constValue),
    ...Object.fromEntries(constraints.map(({ keyword, value }) => [keyword, value])),
    limits: patterns.length === 0 ? phrases.join(', ') : undefined,
  };
  const own = Object.entries(constants).flatMap(([keyword, value]): [string, string][] =>
    value ? [[`${at}.${keyword}`, value]] : [],
  );
  return [...listConstants(at, items), ...own];
}

/** The text of an error, or its meaning if the contract says that the text is not known. */
export function errorTextOf({
  description,
  exactText,
}: Pick<Response, 'description' | 'exactText'>): Omit<ErrorEntry, 'status'> {
  return exactText === false ? { meaning: description } : { text: description };
}

const TEST_ENVIRONMENT = /homologa/i;

/** The server addresses of a service that samples use: test environment only, never production. */
export function testHosts({ servers }: Pick<Service, 'servers'>): readonly string[] {
  return servers
    .filter(({ description, name, url }) =>
      [description, name, url].some((text) => TEST_ENVIRONMENT.test(text ?? '')),
    )
    .map(({ url }) => url);
}

/** Shortened calls by the name of their body example; empty if nothing can be omitted. */
export function minimalCalls(operation: Operation): ReadonlyMap<string, Operation> {
  const examples = operation.requestBody?.content.flatMap((media) => media.examples) ?? [];
  return new Map(
    examples.flatMap(({ name }) => {
      const minimal = name && keepRequired(operation, name);
      return minimal ? [[name, minimal] as const] : [];
    }),
  );
}

/** Copies of this call that link to the same fields in the body of another call, by that call's id. */
export function linkBodies(
  operation: Operation,
  all: readonly Operation[],
): ReadonlyMap<string, Operation> {
  const { id, requestBody } = operation;
  const [media] = requestBody?.content ?? [];
  if (!requestBody || media?.schema?.name === undefined) return new Map();
  const { name } = media.schema;
  return new Map(
    all.flatMap(({ id: other, requestBody: body }) => {
      const schema = body?.content[0]?.schema;
      if (!body || other === id || schema?.name !== name) return [];
      const link = { name, anchor: body.anchor, recursive: false };
      const content = [{ ...media, schema: { ...schema, link } }];
      return [[other, { ...operation, requestBody: { ...requestBody, content } }] as const];
    }),
  );
}
