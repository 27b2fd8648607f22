import {
  keepRequired,
  type MediaType,
  type NamedSchema,
  type Operation,
  operationsOf,
  type Parameter,
  type SchemaNode,
  type Service,
} from '@frontier/openapi';
import { bareValue, describeLimits } from '@frontier/reference';
import type {
  ContractIndex,
  EnumUseEntry,
  ErrorEntry,
  ExampleEntry,
  ExampleKind,
  FieldEntry,
  OperationEntry,
  StatedObjects,
  StatesByName,
  SuccessEntry,
} from './ContractIndex';
import { listFields } from './listFields';
import type { ContractModel } from './loadedContracts';

type AddConstant = (path: string, value: string | undefined) => void;

/**
 * Collects the constraints of a schema and its descendants: `default`, `format`, `const`, every limit under its
 * keyword, and `limits`, which has all limits in words. Array items use the address of the array.
 *
 * @param at address of the schema: an operation's field, or a schema's name and field.
 */
function collectSchemaConstants(at: string, schema: SchemaNode, add: AddConstant): void {
  add(`${at}.default`, schema.defaultValue && bareValue(schema.defaultValue));
  add(`${at}.format`, schema.format);
  add(`${at}.const`, schema.constValue && bareValue(schema.constValue));
  for (const { keyword, value } of schema.constraints) add(`${at}.${keyword}`, value);
  const { patterns, phrases } = describeLimits(schema.constraints);
  if (patterns.length === 0) add(`${at}.limits`, phrases.join(', ') || undefined);
  if (schema.items) collectSchemaConstants(at, schema.items, add);
  for (const { name, schema: property } of schema.properties) {
    collectSchemaConstants(`${at}.${name}`, property, add);
  }
}

/** Collects the constraints of an operation's parameters and bodies under the reference's anchors. */
function collectOperationConstants(operation: Operation, add: AddConstant): void {
  const parameter = ({ anchor, schema }: Parameter) => {
    if (schema) collectSchemaConstants(anchor, schema, add);
  };
  for (const group of operation.parameters) group.parameters.forEach(parameter);
  for (const body of [operation.requestBody, ...operation.responses]) {
    if (!body) continue;
    for (const { itemSchema, schema } of body.content) {
      for (const node of [schema, itemSchema]) {
        if (node) collectSchemaConstants(body.anchor, node, add);
      }
    }
  }
  for (const response of operation.responses) response.headers.forEach(parameter);
}

/** Suffix of the names of webhook payloads among a contract's schemas. */
const PAYLOAD = '.payload';
/** Contracts link here if a success code is our choice because the source states none. */
const CODE_NOT_INFORMED = '/docs/frontier/perguntas#codigos-de-sucesso';

/**
 * Builds the index of contract data by the names that guides use.
 *
 * @param writeCall writes an operation's call for the command line; webhooks have none.
 * @param objects whose states the contracts list.
 */
export function buildContractIndex(
  contracts: readonly ContractModel[],
  writeCall: (operation: Operation) => string | undefined,
  objects: StatedObjects = {},
): ContractIndex {
  const operations = contracts.flatMap(({ service }) => operationsOf(service));
  const schemas = contracts.flatMap((contract) => contract.schemas);
  const perService = <T>(build: (contract: ContractModel) => T) =>
    Object.fromEntries(contracts.map((contract) => [contract.service.id, build(contract)]));
  const perOperation = <T>(build: (operation: Operation) => T) =>
    Object.fromEntries(operations.map((operation) => [operation.id, build(operation)]));
  const enums = perService((contract) =>
    Object.fromEntries(contract.schemas.flatMap(describeEnum)),
  );
  return {
    services: perService(({ contract, route, service, title }) => ({
      title,
      version: service.version,
      contract,
      route,
      hosts: testHosts(service),
    })),
    operations: Object.fromEntries(contracts.flatMap(describeOperations)),
    payloads: schemas
      .filter(({ name }) => name.endsWith(PAYLOAD))
      .map(({ name }) => name.slice(0, -PAYLOAD.length)),
    schemas: perService((contract) =>
      contract.schemas.map(({ name }) => name).filter((name) => !name.endsWith(PAYLOAD)),
    ),
    enums,
    errors: perOperation(errorsOf),
    successes: perOperation(successesOf),
    examples: perOperation(examplesOf),
    leanExamples: perOperation((operation) => [...leanCalls(operation).keys()]),
    calls: Object.fromEntries(
      operations.flatMap((operation) => {
        const call = writeCall(operation);
        return call === undefined ? [] : [[operation.id, call]];
      }),
    ),
    constants: perService((contract) => constantsOf(contract)),
    enumPlaces: perService(enumPlacesOf),
    states: listStates(objects, enums),
    fields: Object.fromEntries(contracts.flatMap(describeFields)),
    // Filled in after the islands are rendered.
    assumptions: {},
  };
}

function describeOperations({ route, service }: ContractModel) {
  return operationsOf(service).map(({ anchor, id, kind, method, path, title }) => {
    const href = `${route}#${anchor}`;
    const entry: OperationEntry = { title, kind, method, path, service: service.id, href };
    return [id, entry] as const;
  });
}

function describeFields({ route, service }: ContractModel) {
  return operationsOf(service).map((operation) => {
    const texts = readExampleTexts(operation);
    const fields = listFields(operation).map(({ anchor, path, place, schema }): FieldEntry => {
      const own = schema?.examples.map((text) => bareValue(text)) ?? [];
      const values = texts.get(`${place} ${path}`) ?? own;
      return { place, path, href: `${route}#${anchor}`, values: [...new Set(values)] };
    });
    return [operation.id, fields] as const;
  });
}

/** The texts in the examples of an operation, by place and path of the field. A list of texts has its field's path. */
function readExampleTexts({ parameters, requestBody, responses }: Operation) {
  const texts = new Map<string, string[]>();
  const visit = (value: unknown, place: string, path: string): void => {
    if (typeof value === 'string') {
      const at = `${place} ${path.replace(/\[\]$/, '')}`;
      texts.set(at, [...(texts.get(at) ?? []), value]);
    } else if (Array.isArray(value)) {
      for (const item of value) visit(item, place, `${path}[]`);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        visit(inner, place, path === '' ? name : `${path}.${name}`);
      }
    }
  };
  for (const { location, parameters: own } of parameters) {
    for (const { examples, name } of own) {
      for (const { text } of examples) {
        visit(text.startsWith('[') ? JSON.parse(text) : bareValue(text), location, name);
      }
    }
  }
  const bodies = [
    ...(requestBody?.content ?? []).map((media) => ({ place: 'request', media })),
    ...responses.flatMap(({ content }) => content.map((media) => ({ place: 'response', media }))),
  ];
  for (const { media, place } of bodies) {
    for (const { generated, language, text } of media.examples) {
      if (!generated && language === 'json') visit(JSON.parse(text), place, '');
    }
  }
  return texts;
}

function describeEnum({ name, schema }: NamedSchema) {
  if (schema.enumValues.length === 0) return [];
  const entries = schema.enumValues.map(({ description, text }) => ({
    value: bareValue(text),
    meaning: description,
  }));
  return [[name, entries] as const];
}

/** The values of each object, from its first schema. */
function listStates(objects: StatedObjects, enums: ContractIndex['enums']): StatesByName {
  return Object.fromEntries(
    Object.entries(objects).map(([key, object]) => {
      const [service = '', name = ''] = object.schemas[0]?.split('/') ?? [];
      return [key, { ...object, values: enums[service]?.[name]?.map(({ value }) => value) ?? [] }];
    }),
  );
}

/** The responses to a webhook are the reader's own, so none is an error of the API. */
function errorsOf({ kind, responses }: Operation): ErrorEntry[] {
  if (kind === 'webhook') return [];
  return responses
    .filter(({ status }) => /^[45]|^default$/.test(status))
    .map(({ description, status }) => ({ status, ...readErrorText(description) }));
}

function successesOf({ responses }: Operation): SuccessEntry[] {
  return responses
    .filter(({ status }) => status.startsWith('2'))
    .map(({ description, status }) => ({
      status,
      isInformed: !description.includes(CODE_NOT_INFORMED),
    }));
}

function examplesOf({ requestBody, responses }: Operation): ExampleEntry[] {
  const list = (kind: ExampleKind, content: readonly MediaType[]) =>
    content.flatMap((media) =>
      media.examples.flatMap(({ generated, language, name, summary, text }) =>
        name === undefined || generated ? [] : [{ kind, name, summary, language, text }],
      ),
    );
  return [
    ...list('request', requestBody?.content ?? []),
    ...responses.flatMap(({ content }) => list('response', content)),
  ];
}

function constantsOf({ schemas, service }: ContractModel): Record<string, string> {
  const constants = new Map<string, string>();
  const add = (path: string, value: string | undefined) => {
    if (value !== undefined && !constants.has(path)) constants.set(path, value);
  };
  for (const operation of operationsOf(service)) collectOperationConstants(operation, add);
  for (const { name, schema } of schemas) {
    if (!name.endsWith(PAYLOAD)) collectSchemaConstants(name, schema, add);
  }
  return Object.fromEntries(constants);
}

/** The fields and parameters that use each named list of values. */
function enumPlacesOf({ route, service }: ContractModel): Record<string, EnumUseEntry[]> {
  const lists = new Map<string, EnumUseEntry[]>();
  for (const operation of operationsOf(service)) {
    for (const { anchor, path, schema } of listFields(operation)) {
      let values = schema;
      while (values?.items) values = values.items;
      if (values?.name === undefined || values.enumValues.length === 0) continue;
      const field = path.replaceAll(/^\[\]\.|\[\]/g, '');
      const use = { field, operation: operation.id, href: `${route}#${anchor}` };
      lists.set(values.name, [...(lists.get(values.name) ?? []), use]);
    }
  }
  return Object.fromEntries(lists);
}

const NOT_SHOWN = /^(?:(.+?) )?\[Texto não informado\]/s;

/** Parses the description of an error. It is either the exact text or a statement that the text is not known. */
export function readErrorText(description: string): Pick<ErrorEntry, 'text' | 'meaning'> {
  const [, meaning] = NOT_SHOWN.exec(description) ?? [undefined, false as const];
  return meaning === false ? { text: description } : { meaning };
}

/** Matches the name of the environment that samples use. */
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
export function leanCalls(operation: Operation): ReadonlyMap<string, Operation> {
  const examples = operation.requestBody?.content.flatMap((media) => media.examples) ?? [];
  return new Map(
    examples.flatMap(({ name }) => {
      const lean = name === undefined ? undefined : keepRequired(operation, name);
      return name !== undefined && lean ? [[name, lean] as const] : [];
    }),
  );
}
