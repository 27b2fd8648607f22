import { readPointer } from '../exact/exactJson.js';

/** The parts of an OpenAPI operation that the simulator needs. */
export interface ContractOperation {
  /** The `operationId`, unique across all services. */
  id: string;
  /** File name of the contract without `.yaml`: `pos-emissao`. */
  service: string;
  method: string;
  /** The path template of the contract: `/api/v1/cadastros/{id}`. */
  path: string;
  /** Whether the call needs a token. */
  secured: boolean;
  /** Names of the query parameters. */
  queryParameters: readonly string[];
  /** Media types of the body; empty without a body. */
  bodyTypes: readonly string[];
  bodyRequired: boolean;
  /** The first documented 2xx status. */
  successStatus: number;
  /** Texts of the documented error statuses; `null` where the contract does not give the text. */
  errorTexts: Readonly<Record<number, string | null>>;
}

/** One contract: the OpenAPI document and its operations. */
export interface Contract {
  service: string;
  document: OpenApiDocument;
  operations: ContractOperation[];
  /** Names of the notifications under `webhooks`. */
  notifications: string[];
}

/** The parts of an OpenAPI document that this package reads. */
export interface OpenApiDocument {
  security?: unknown[];
  /** By path, then by method; `parameters` is a key beside the methods. */
  paths: Record<string, Record<string, OpenApiOperation>>;
  webhooks?: Record<string, unknown>;
}

/** The parts of an operation that this package reads. */
export interface OpenApiOperation {
  operationId: string;
  summary?: string;
  security?: unknown[];
  parameters?: {
    name?: string;
    in?: string;
    required?: boolean;
    description?: string;
    schema?: object;
  }[];
  requestBody?: { required?: boolean } & ContentSchema;
  responses: Record<string, { description?: string } & ContentSchema>;
}

/** A node of a document whose keys are read without a type. */
export type JsonObject = Record<string, unknown>;

/** Follows a `$ref` chain within the document; `undefined` when the target does not exist. */
export function resolve<Part>(document: object, part: Part | undefined): Part | undefined {
  const { $ref: reference } = (part ?? {}) as { $ref?: unknown };
  if (typeof reference !== 'string') return part;
  return resolve(document, readPointer(document, reference) as Part | undefined);
}

/** A validated contract with its routes: plain data, which the build stores as JSON. */
export interface PreparedContract extends Contract {
  routes: ContractRoute[];
}

/** An operation as the router and the validators need it. */
export interface ContractRoute {
  operationId: string;
  method: string;
  /** The path with `:` before each parameter: `/api/v1/cadastros/:id`. */
  url: string;
  schema: RouteSchema;
}

/** Dereferenced schemas of the parts of a request, and of responses by status. */
export interface RouteSchema {
  summary?: string;
  params?: Schema;
  querystring?: Schema;
  body?: ContentSchema;
  response?: Record<string, ContentSchema>;
}

/** Schemas by media type. */
export interface ContentSchema {
  content?: Record<string, { schema?: Schema }>;
}

/** The keywords that are read from a dereferenced schema. */
export interface Schema {
  type?: string | string[];
  description?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: unknown;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  default?: unknown;
  format?: string;
  enum?: unknown[];
  'x-casas-decimais'?: number;
}
