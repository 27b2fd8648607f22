import { readPointer } from '../exact/exactJson.js';

/** One call of a contract, as far as the simulator needs it. */
export interface Operation {
  /** `operationId`, unique over all services. */
  id: string;
  /** File name of its contract without `.yaml`: `pos-emissao`. */
  service: string;
  method: string;
  /** As the contract writes it: `/api/v1/cadastros/{id}`. */
  path: string;
  /** Whether it needs a token. */
  secured: boolean;
  /** Names of the parameters in the query. */
  queryParameters: readonly string[];
  /** Media types of the body; empty without a body. */
  bodyTypes: readonly string[];
  bodyRequired: boolean;
  /** The first documented code of success. */
  successStatus: number;
  /** Documented codes with their text; `null` where the contract says the text is not informed. */
  errorTexts: Readonly<Record<number, string | null>>;
}

/** One contract: the document for routing and validation, and its calls. */
export interface Contract {
  service: string;
  document: OpenApiDocument;
  operations: Operation[];
  /** Names of the notifications it lists under `webhooks`. */
  notifications: string[];
}

/** What is read of an OpenAPI document; the rest is the router's. */
export interface OpenApiDocument {
  security?: unknown[];
  /** By path, then by method; `parameters` stand beside the methods. */
  paths: Record<string, Record<string, OpenApiOperation>>;
  webhooks?: Record<string, unknown>;
}

export interface OpenApiOperation {
  operationId: string;
  security?: unknown[];
  parameters?: { name?: string; in?: string }[];
  requestBody?: { required?: boolean; content?: Record<string, unknown> };
  responses: Record<string, { description?: string }>;
}

/** A part of a document, or what it refers to in it; nothing where that is not there. */
export function resolve<Part>(document: object, part: Part | undefined): Part | undefined {
  const { $ref: reference } = (part ?? {}) as { $ref?: unknown };
  if (typeof reference !== 'string') return part;
  return resolve(document, readPointer(document, reference) as Part | undefined);
}

/** A contract that was checked, with the routes its document makes: plain data, which the build keeps. */
export interface PreparedContract extends Contract {
  routes: ContractRoute[];
}

/** A route as `fastify-openapi-glue` makes it of a call. */
export interface ContractRoute {
  operationId: string;
  method: string;
  /** In Fastify's writing: `/api/v1/cadastros/:id`. */
  url: string;
  /** Schemas of Fastify's parts of a request, and of answers by code, without references. */
  schema: object;
}
