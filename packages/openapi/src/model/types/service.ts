/* The typed model of one service, as plain serializable data. The files of this folder import only each other. */
import type { Questioned } from './questions.js';
import type {
  Deprecation,
  Example,
  ExternalDocs,
  Markdown,
  NamedSchema,
  SchemaNode,
} from './schema.js';

export interface Service extends Questioned {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly summary?: string;
  readonly description?: Markdown;
  readonly termsOfService?: string;
  readonly contact?: { readonly name?: string; readonly url?: string; readonly email?: string };
  readonly license?: { readonly name: string; readonly url?: string; readonly identifier?: string };
  readonly externalDocs?: ExternalDocs;
  readonly servers: readonly Server[];
  readonly securitySchemes: readonly SecurityScheme[];
  readonly groups: readonly TagGroup[];
  /** Schemas shown once on the page and linked from every use; empty for small documents. */
  readonly schemas: readonly NamedSchema[];
}

export interface Server {
  readonly url: string;
  readonly name?: string;
  readonly description?: Markdown;
  readonly variables: readonly ServerVariable[];
}

export interface ServerVariable {
  readonly name: string;
  readonly defaultValue?: string;
  readonly values: readonly string[];
  readonly description?: Markdown;
}

/** Tags under a common heading (`x-tagGroups`); one nameless group if the document has none. */
export interface TagGroup {
  readonly name?: string;
  readonly tags: readonly Tag[];
}

export interface Tag {
  readonly name: string;
  readonly title: string;
  readonly anchor: string;
  readonly description?: Markdown;
  readonly externalDocs?: ExternalDocs;
  readonly operations: readonly Operation[];
  /** Operations with this tag that are shown under another one. */
  readonly listed: readonly Operation[];
}

/** Whether clients call an operation at a path or the API sends it. */
export type OperationKind = 'path' | 'webhook' | 'callback';

/** One operation, webhook or operation of a callback. */
export interface Operation extends Deprecation, Questioned {
  /** `operationId`, or else an id derived from method and path. */
  readonly id: string;
  readonly anchor: string;
  readonly kind: OperationKind;
  readonly method: string;
  /** The path (`x-documented-path` overrides it), the name of a webhook or the expression of a callback. */
  readonly path: string;
  readonly title: string;
  readonly description?: Markdown;
  readonly externalDocs?: ExternalDocs;
  /** Only if they differ from those of the document. */
  readonly servers: readonly Server[];
  readonly security: SecurityAlternatives;
  readonly parameters: readonly ParameterGroup[];
  readonly requestBody?: RequestBody;
  readonly responses: readonly Response[];
  readonly callbacks: readonly Callback[];
  /** Whether it has callbacks that are omitted, because it is a nested callback itself. */
  readonly callbacksLeftOut: boolean;
  /** A complete call, from which samples in every language are written; absent for webhooks and callbacks. */
  readonly request?: SampleRequest;
  /** Samples in the document (`x-codeSamples`). */
  readonly ownSamples: readonly Sample[];
  /** The site's advice about parameters and fields, by their anchors (`x-recomendacoes`). */
  readonly advice: Readonly<Record<string, Markdown>>;
}

export interface Callback {
  readonly name: string;
  readonly operations: readonly Operation[];
}

export type ParameterLocation = 'path' | 'query' | 'querystring' | 'header' | 'cookie';

export interface ParameterGroup {
  readonly location: ParameterLocation;
  readonly parameters: readonly Parameter[];
}

export interface Parameter extends Deprecation, Questioned {
  readonly name: string;
  readonly anchor: string;
  readonly description?: Markdown;
  readonly required: boolean;
  readonly allowEmptyValue: boolean;
  readonly allowReserved: boolean;
  /** Only if they are not the defaults of the location. */
  readonly style?: string;
  readonly explode?: boolean;
  readonly schema?: SchemaNode;
  /** Media type of a parameter with `content`. */
  readonly mediaType?: string;
  readonly examples: readonly Example[];
  /** The value in samples: an example of the document, or else the values of its schema. */
  readonly sampleText?: Pick<Example, 'text' | 'language' | 'serialized'>;
}

export interface RequestBody extends Questioned {
  readonly anchor: string;
  readonly description?: Markdown;
  readonly required: boolean;
  readonly content: readonly MediaType[];
}

export interface Response extends Questioned {
  readonly status: string;
  /** Whether the document gives only `2XX`, and the status is our assumption (`x-codigo-suposto`). */
  readonly isStatusAssumed?: boolean;
  readonly anchor: string;
  readonly description: Markdown;
  /** Whether the description is the exact text of an error (`x-texto`); absent if the document does not say. */
  readonly exactText?: boolean;
  readonly headers: readonly Parameter[];
  readonly content: readonly MediaType[];
  readonly links: readonly ResponseLink[];
}

export interface ResponseLink {
  readonly name: string;
  readonly description?: Markdown;
  /** `operationId` or `operationRef` of the target. */
  readonly target: string;
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
  readonly requestBody?: string;
  /** The server of the target, if it is not that of the service. */
  readonly server?: Server;
}

export interface MediaType {
  readonly name: string;
  readonly schema?: SchemaNode;
  /** The schema of each item, if the body is a sequence of items (OpenAPI 3.2). */
  readonly itemSchema?: SchemaNode;
  readonly examples: readonly Example[];
  /** Whether neither the document nor its schema has an example. */
  readonly exampleLeftOut?: boolean;
  readonly encodings: readonly Encoding[];
}

export interface Encoding {
  readonly property: string;
  readonly contentType?: string;
  readonly style?: string;
  readonly explode?: boolean;
  readonly headers: readonly Parameter[];
}

export interface SecurityScheme extends Deprecation, Questioned {
  readonly key: string;
  readonly anchor: string;
  readonly type: 'apiKey' | 'http' | 'mutualTLS' | 'oauth2' | 'openIdConnect' | 'unknown';
  readonly description?: Markdown;
  /** HTTP scheme (`bearer`, `basic`…), for `http`. */
  readonly scheme?: string;
  readonly bearerFormat?: string;
  /** The location and the name of the key, for `apiKey`. */
  readonly location?: 'query' | 'header' | 'cookie';
  readonly parameterName?: string;
  readonly openIdConnectUrl?: string;
  readonly metadataUrl?: string;
  readonly flows: readonly OAuthFlow[];
}

export interface OAuthFlow {
  readonly kind: string;
  readonly authorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  readonly deviceAuthorizationUrl?: string;
  readonly scopes: readonly { readonly name: string; readonly description: Markdown }[];
}

/** Alternatives, each a list of requirements that apply together; an empty list requires no credential. */
export type SecurityAlternatives = readonly (readonly {
  readonly key: string;
  readonly scopes: readonly string[];
}[])[];

export interface Sample {
  /** Key of the language, under which the reader's choice is stored. */
  readonly language: string;
  readonly label: string;
  readonly grammar: string;
  readonly code: string;
}

export interface SampleRequest {
  readonly method: string;
  /** Server and path, parameters filled in, without the query. */
  readonly url: string;
  readonly query: readonly string[];
  /** Values before encoding: those of the path from left to right, and in the query each item of a list. */
  readonly values: { readonly path: readonly string[]; readonly query: readonly NameValue[] };
  readonly headers: readonly NameValue[];
  readonly body?: SampleBody;
  /** Credentials that are no part of the message: a user of HTTP's digest, a certificate of the client. */
  readonly needs?: readonly ('digest' | 'certificate')[];
}

export interface NameValue {
  readonly name: string;
  readonly value: string;
}

export type SampleBody =
  | { readonly kind: 'json' | 'text'; readonly mediaType: string; readonly text: string }
  | { readonly kind: 'file'; readonly mediaType: string; readonly file: string }
  | { readonly kind: 'form'; readonly mediaType: string; readonly fields: readonly NameValue[] }
  | { readonly kind: 'multipart'; readonly mediaType: string; readonly parts: readonly BodyPart[] };

export interface BodyPart {
  readonly name: string;
  readonly value: string;
  /** Whether the part is a file; `value` is then its name. */
  readonly file: boolean;
  /** If it is not the usual type of a text or a file. */
  readonly mediaType?: string;
  readonly headers?: readonly NameValue[];
}
