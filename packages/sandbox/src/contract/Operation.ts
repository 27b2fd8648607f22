/** One call of a contract, as far as the simulator needs it. */
export interface Operation {
  /** `operationId`, unique over all services. */
  id: string;
  /** File name of its contract without `.yaml`: `pos-emissao`. */
  service: string;
  method: string;
  /** As the contract writes it: `/api/v1/cadastros/{id}`. */
  path: string;
  /** Whether it wants a token. */
  secured: boolean;
  /** Names of the parameters in the query. */
  queryParameters: readonly string[];
  /** Media types of the body; none where no body is described. */
  bodyTypes: readonly string[];
  bodyRequired: boolean;
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
  components?: {
    responses?: Record<string, { description?: string }>;
    parameters?: Record<string, OpenApiParameter>;
  };
}

export interface OpenApiOperation {
  operationId: string;
  security?: unknown[];
  parameters?: OpenApiParameter[];
  requestBody?: { required?: boolean; content?: Record<string, unknown> };
  responses: Record<string, { $ref?: string; description?: string }>;
}

export interface OpenApiParameter {
  $ref?: string;
  name?: string;
  in?: string;
}
