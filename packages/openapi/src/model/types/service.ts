/*
 * The typed model of one service: everything the reference shows, nothing about how it is shown.
 * Plain serialisable data, in the files of this folder, which import only each other.
 */
import type { Sample, SampleRequest } from './sample.js';
import type { NamedSchema, SchemaNode } from './schema.js';
import type { SecurityAlternatives, SecurityScheme } from './security.js';
import type { Example, ExternalDocs, Markdown } from './text.js';

/** One document: who it is, and its operations by tag. */
export interface Service {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly summary?: string;
  readonly description?: Markdown;
  readonly termsOfService?: string;
  readonly contact?: Contact;
  readonly license?: { readonly name: string; readonly url?: string; readonly identifier?: string };
  readonly externalDocs?: ExternalDocs;
  readonly servers: readonly Server[];
  readonly securitySchemes: readonly SecurityScheme[];
  readonly groups: readonly TagGroup[];
  /** Schemas shown once on the page and linked from every place that uses them; empty in small documents. */
  readonly schemas: readonly NamedSchema[];
}

export interface Contact {
  readonly name?: string;
  readonly url?: string;
  readonly email?: string;
}

/** An address of the API. */
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

/** Tags under a common heading (`x-tagGroups`); one nameless group where the document has none. */
export interface TagGroup {
  readonly name?: string;
  readonly tags: readonly Tag[];
}

/** Operations under one heading. */
export interface Tag {
  readonly name: string;
  readonly title: string;
  readonly anchor: string;
  readonly description?: Markdown;
  readonly externalDocs?: ExternalDocs;
  readonly operations: readonly Operation[];
  /** Operations that have this tag, too, and are shown under another one. */
  readonly listed: readonly ListedOperation[];
}

/** An operation as a list shows it. */
export type ListedOperation = Pick<
  Operation,
  'anchor' | 'deprecated' | 'kind' | 'method' | 'path' | 'title'
>;

/** Whether an operation is called at a path, or is sent by the API. */
export type OperationKind = 'path' | 'webhook' | 'callback';

/** One operation, webhook or operation of a callback. */
export interface Operation {
  /** `operationId`, or one derived from method and path where the document gives none. */
  readonly id: string;
  readonly anchor: string;
  readonly kind: OperationKind;
  /** Upper case. */
  readonly method: string;
  /** The path as specified (`x-documented-path` wins); the name of a webhook; a callback's expression. */
  readonly path: string;
  readonly title: string;
  readonly description?: Markdown;
  readonly deprecated: boolean;
  readonly externalDocs?: ExternalDocs;
  /** Only where they differ from the document's own. */
  readonly servers: readonly Server[];
  readonly security: SecurityAlternatives;
  readonly parameters: readonly ParameterGroup[];
  readonly requestBody?: RequestBody;
  readonly responses: readonly Response[];
  readonly callbacks: readonly Callback[];
  /** It has callbacks that are not shown: it is a callback of callbacks itself. */
  readonly callbacksLeftOut: boolean;
  /** A complete call, from which samples in every language are written; absent for webhooks and callbacks. */
  readonly request?: SampleRequest;
  /** Samples the document brings itself (`x-codeSamples`). */
  readonly ownSamples: readonly Sample[];
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

/** A parameter or a response header. */
export interface Parameter {
  readonly name: string;
  readonly anchor: string;
  readonly description?: Markdown;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly allowEmptyValue: boolean;
  readonly allowReserved: boolean;
  /** Only where they are not the defaults of the location. */
  readonly style?: string;
  readonly explode?: boolean;
  readonly schema?: SchemaNode;
  /** Media type of a parameter that carries a document (`content`). */
  readonly mediaType?: string;
  readonly examples: readonly Example[];
  /** The value in samples: the document's own, else one made from the schema. */
  readonly sampleText?: Pick<Example, 'text' | 'language'>;
}

export interface RequestBody {
  readonly anchor: string;
  readonly description?: Markdown;
  readonly required: boolean;
  readonly content: readonly MediaType[];
}

/** The answer of an operation under one status. */
export interface Response {
  /** `200`, `2XX` or `default`. */
  readonly status: string;
  readonly anchor: string;
  readonly description: Markdown;
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
  /** Where the target is called, if not at the service's own address. */
  readonly server?: Server;
}

/** A body in one media type. */
export interface MediaType {
  readonly name: string;
  readonly schema?: SchemaNode;
  readonly examples: readonly Example[];
  /** The document gives none, and no valid one was made of the schema. */
  readonly exampleLeftOut?: boolean;
  readonly encodings: readonly Encoding[];
  /** How many more there are, in a document whose operation has too many fields. */
  readonly encodingsLeftOut: number;
}

/** How one part of a multipart or form body travels. */
export interface Encoding {
  readonly property: string;
  readonly contentType?: string;
  readonly style?: string;
  readonly explode?: boolean;
  readonly headers: readonly Parameter[];
}
