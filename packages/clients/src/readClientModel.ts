import {
  type JsonObject,
  joinPointer,
  modelService,
  type Operation,
  parseDocument,
  type Service,
  SpecError,
  withLimits,
} from '@frontier/openapi';
import type { ClientCall, ClientCallBody, ClientModel, ValueType } from './clientModel';
import { isIdentifier, nameService, withNames } from './names';
import { notesOf, TypeReader } from './readTypes';

export interface ContractText {
  /** `pos-emissao` */
  readonly id: string;
  /** The YAML, with the portal's examples and questions. */
  readonly text: string;
  readonly file: string;
}

/** The contract has a part that clients do not support. */
export class ClientFailure extends Error {}

/** Keywords for names shown on pages instead of the actual names of the service, and for advice by the shown names. */
const SHOWN_NAMES = ['x-documented-name', 'x-documented-path', 'x-recomendacoes'];
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';

type FailAtPointer = (pointer: string, problem: string) => never;

/**
 * Builds the client model of a contract.
 *
 * @throws {ClientFailure} with the file and line of a part that the README calls unsupported.
 */
export function readClientModel({ file, id, text }: ContractText): ClientModel {
  try {
    const origin = { service: id, source: file };
    const parsed = parseDocument(text, origin);
    const fail: FailAtPointer = (pointer, problem) => {
      const line = parsed.locate(pointer)?.line ?? 1;
      throw new ClientFailure(`${file}:${line} (#${pointer}): ${problem}`);
    };
    const served = JSON.stringify(parsed.root, (key, value) =>
      SHOWN_NAMES.includes(key) ? undefined : value,
    );
    const document = { ...parsed, root: JSON.parse(served) as JsonObject };
    const service = modelService(document, { id, title: id }, file);
    return withLimits(document, origin, () => readModel(service, new TypeReader(document), fail));
  } catch (error) {
    throw error instanceof SpecError ? new ClientFailure(error.message) : error;
  }
}

function readModel(service: Service, types: TypeReader, fail: FailAtPointer): ClientModel {
  const { groups, id, servers, title, version } = service;
  const [server] = servers;
  // A model always has a server, by default `/`.
  if (!server?.url.includes('://')) return fail('/servers', 'clients need the address of a server');
  const calls = groups
    .flatMap(({ tags }) => tags.flatMap(({ operations }) => operations))
    .filter(({ kind }) => kind === 'path')
    .map((operation) => readCall(operation, types, fail));
  return {
    id,
    names: nameService(id),
    // Other signs could end a comment or a string of generated code.
    title: `${title} ${version}`.replace(/[^\p{L}\p{N}.,()-]+/gu, ' '),
    server: server.url,
    schemas: types.readSchemas(),
    calls: withNames(calls, (call) => call.id),
  };
}

function readCall(operation: Operation, types: TypeReader, failAt: FailAtPointer) {
  const { id, method, parameters, path, requestBody, responses, security, title } = operation;
  const pointer = joinPointer(joinPointer('/paths', path), method.toLowerCase());
  const fail = (problem: string) => failAt(pointer, problem);
  if (!isIdentifier(id)) fail('clients need an operationId of letters, digits and _');
  return {
    id,
    title,
    notes: notesOf(operation),
    method,
    path,
    ...readParameters(),
    pages: readPages(),
    body: readBody(),
    answer: readAnswer(),
    needsToken: security.length > 0,
  };

  function readParameters(): Pick<ClientCall, 'pathParameters' | 'query'> {
    const at = (...locations: readonly string[]) =>
      parameters.flatMap((group) => (locations.includes(group.location) ? group.parameters : []));
    const demanded = at('header', 'cookie', 'querystring').find(({ required }) => required);
    if (demanded) fail(`clients send parameters in path and query only: ${demanded.name}`);
    const pathParameters = at('path').sort(
      (a, b) => path.indexOf(`{${a.name}}`) - path.indexOf(`{${b.name}}`),
    );
    const all = [...pathParameters, ...at('query')].map((parameter) => {
      const { deprecated, name, required, schema } = parameter;
      const { assumptions, description, openQuestions } = parameter.description
        ? parameter
        : (schema ?? parameter);
      return {
        wire: name,
        type: types.readType(schema),
        required,
        nullable: schema?.nullable ?? false,
        notes: notesOf({ ...schema, assumptions, description, openQuestions, deprecated }),
      };
    });
    const fields = withNames(all, ({ wire }) => wire);
    return {
      pathParameters: fields.slice(0, pathParameters.length),
      query: fields.slice(pathParameters.length),
    };
  }

  function readPages(): ClientCall['pages'] {
    const query = parameters.find(({ location }) => location === 'query')?.parameters ?? [];
    if (!query.some(({ name }) => name === 'page')) return undefined;
    const size = query.find(({ name }) => name.toLowerCase() === 'pagesize');
    return size && { name: size.name, standard: Number(size.schema?.defaultValue ?? 1) };
  }

  function readBody(): ClientCallBody | undefined {
    const { content = [], required = false } = requestBody ?? {};
    const json = content.find(({ name }) => isJson(name));
    if (json) return { type: types.readType(json.schema), required, contentType: JSON_TYPE };
    const form = content.find(({ name }) => name === FORM_TYPE);
    if (!form) return content.length > 0 ? fail('clients send JSON and forms only') : undefined;
    const type = types.readType(form.schema);
    if (type.kind === 'model') return { type, required, contentType: FORM_TYPE };
    return fail('clients name the fields of a form by its schema: put it in components');
  }

  function readAnswer(): ValueType | undefined {
    const done = responses.find(({ status }) => status.startsWith('2'));
    if (done?.status === '204') return undefined;
    // A body without a schema is returned unchanged.
    return types.readType(done?.content.find(({ name }) => isJson(name))?.schema);
  }
}

function isJson(mediaType: string): boolean {
  return /^application\/(?:[\w.-]+\+)?json\b/.test(mediaType);
}
