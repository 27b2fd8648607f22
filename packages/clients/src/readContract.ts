import {
  type JsonObject,
  joinPointer,
  type ModelLabels,
  modelService,
  type Operation,
  parseDocument,
  type Service,
  SpecError,
} from '@frontier/openapi';
import type { Call, CallBody, ClientModel, Schema, Type } from './clientModel';
import { findIntegers } from './findIntegers';
import { isIdentifier, nameFields, nameService } from './names';
import { nameAll, notesOf, TypeReader } from './readTypes';

/** A contract as a service publishes it. */
export interface Contract {
  /** `pos-emissao`. */
  readonly id: string;
  /** Its YAML. */
  readonly text: string;
  /** Its name in messages. */
  readonly file: string;
}

/** A contract has a part that clients can't carry. */
export class ClientFailure extends Error {}

const PLACEHOLDERS = {
  text: '',
  value: '',
  key: '',
  file: '',
  email: '',
  host: '',
  path: '',
  token: '',
};
/** Clients show none of the texts that a model is made with. */
const LABELS: ModelLabels = {
  language: 'pt-BR',
  untagged: '',
  webhooks: '',
  otherTags: '',
  placeholders: PLACEHOLDERS,
};
/** Names that pages show in the place of those the service itself has. */
const SHOWN_NAMES = ['x-documented-name', 'x-documented-path'];
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';

/** @param pointer of the part that has a problem. */
type Fail = (pointer: string, problem: string) => never;

/**
 * Reads a contract into the model that the client of each language is written from.
 *
 * @throws {ClientFailure} naming file and line of a part that clients can't carry: an operation without `operationId`, a
 *   header that must be sent, a body that is neither JSON nor a form, a form without a schema of its own, whole numbers
 *   in a schema that contains itself.
 */
export function readContract({ file, id, text }: Contract): ClientModel {
  try {
    const parsed = parseDocument(text, { service: id, source: file });
    const fail: Fail = (pointer, problem) => {
      const line = parsed.locate(pointer)?.line ?? 1;
      throw new ClientFailure(`${file}:${line} (#${pointer}): ${problem}`);
    };
    const document = { ...parsed, root: withServedNames(parsed.root) };
    const service = modelService(document, { id, title: id }, file, LABELS);
    return readModel(service, new TypeReader(document, LABELS), fail);
  } catch (error) {
    throw error instanceof SpecError ? new ClientFailure(error.message) : error;
  }
}

function withServedNames(root: JsonObject): JsonObject {
  return JSON.parse(
    JSON.stringify(root, (key, value) => (SHOWN_NAMES.includes(key) ? undefined : value)),
  );
}

function readModel(service: Service, types: TypeReader, fail: Fail): ClientModel {
  const { groups, id, servers, title, version } = service;
  const [server] = servers;
  // A model always has a server: without one in the contract, that is `/`.
  if (!server?.url.includes('://')) return fail('/servers', 'clients need the address of a server');
  const schemas = types.readSchemas();
  const found = groups.flatMap(({ tags }) =>
    tags.flatMap(({ name, operations }) =>
      operations.flatMap((one) => (one.kind === 'path' ? [{ tag: name, operation: one }] : [])),
    ),
  );
  const ids = found.map(({ operation }) => operation.id);
  const java = nameFields(ids, 'java');
  const python = nameFields(ids, 'python');
  const calls = found.map(({ operation, tag }, index) => ({
    ...new CallReader(operation, types, fail).read(service, schemas),
    tag,
    java: java[index] ?? operation.id,
    python: python[index] ?? operation.id,
  }));
  const names = nameService(id);
  return { id, names, title: `${title} ${version}`, server: server.url, schemas, calls };
}

/** Reads one operation. */
class CallReader {
  private readonly pointer: string;

  constructor(
    private readonly operation: Operation,
    private readonly types: TypeReader,
    private readonly failAt: Fail,
  ) {
    const { method, path } = operation;
    this.pointer = joinPointer(joinPointer('/paths', path), method.toLowerCase());
  }

  read(
    { securitySchemes }: Service,
    schemas: ReadonlyMap<string, Schema>,
  ): Omit<Call, 'java' | 'python' | 'tag'> {
    const { id, method, path, security, title } = this.operation;
    if (!isIdentifier(id)) this.fail('clients name a call by its operationId: give it one');
    const answer = this.readAnswer();
    const fail = (problem: string) => this.fail(problem);
    return {
      id,
      title,
      method,
      path,
      ...this.readParameters(),
      body: this.readBody(),
      answer,
      integers: answer ? [...new Set(findIntegers(answer, schemas, fail))].sort() : [],
      security: security.map((schemes) =>
        schemes.map(({ key }) => {
          const scheme = securitySchemes.find((one) => one.key === key);
          return { scheme: key, kind: scheme?.scheme ?? scheme?.type ?? 'unknown' };
        }),
      ),
    };
  }

  private fail(problem: string): never {
    return this.failAt(this.pointer, problem);
  }

  private readParameters(): Pick<Call, 'places' | 'query'> {
    const { parameters, path } = this.operation;
    const at = (...locations: readonly string[]) =>
      parameters.flatMap((group) => (locations.includes(group.location) ? group.parameters : []));
    const demanded = at('header', 'cookie', 'querystring').find(({ required }) => required);
    if (demanded) this.fail(`clients send parameters in path and query only: ${demanded.name}`);
    const places = at('path').sort(
      (a, b) => path.indexOf(`{${a.name}}`) - path.indexOf(`{${b.name}}`),
    );
    const fields = nameAll(
      [...places, ...at('query')].map(({ deprecated, description, name, required, schema }) => ({
        wire: name,
        type: this.types.readType(schema),
        required,
        nullable: schema?.nullable ?? false,
        notes: notesOf({ ...schema, description: description ?? schema?.description, deprecated }),
      })),
      { areParameters: true },
    );
    return { places: fields.slice(0, places.length), query: fields.slice(places.length) };
  }

  private readBody(): CallBody | undefined {
    const { content = [], required = false } = this.operation.requestBody ?? {};
    const json = content.find(({ name }) => isJson(name));
    if (json) return { type: this.types.readType(json.schema), required, contentType: JSON_TYPE };
    const form = content.find(({ name }) => name === FORM_TYPE);
    if (!form)
      return content.length > 0 ? this.fail('clients send JSON and forms only') : undefined;
    const type = this.types.readType(form.schema);
    if (type.kind === 'model') return { type, required, contentType: FORM_TYPE };
    return this.fail('clients name the fields of a form by its schema: put it in components');
  }

  private readAnswer(): Type | undefined {
    const answer = this.operation.responses.find(({ status }) => status.startsWith('2'));
    if (answer?.status === '204') return undefined;
    // A body that is not described is handed on as it comes.
    return this.types.readType(answer?.content.find(({ name }) => isJson(name))?.schema);
  }
}

function isJson(mediaType: string): boolean {
  return /^application\/(?:[\w.-]+\+)?json\b/.test(mediaType);
}
