/*
 * The typed model of one service: everything the reference shows, nothing about how it is shown.
 * Plain serialisable data; this module imports nothing.
 */

/** Markdown as the contract wrote it (CommonMark); only the renderer turns it into HTML. */
export type Markdown = string;

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

export interface ExternalDocs {
  readonly url: string;
  readonly description?: Markdown;
}

export interface Server {
  readonly url: string;
  readonly name?: string;
  readonly description?: Markdown;
  readonly variables: readonly ServerVariable[];
}

export interface ServerVariable {
  readonly name: string;
  readonly defaultValue: string;
  readonly values: readonly string[];
  readonly description?: Markdown;
}

export interface SecurityScheme {
  /** Key in `components.securitySchemes`. */
  readonly key: string;
  readonly anchor: string;
  readonly type: 'apiKey' | 'http' | 'mutualTLS' | 'oauth2' | 'openIdConnect' | 'unknown';
  readonly description?: Markdown;
  readonly deprecated: boolean;
  /** HTTP scheme (`bearer`, `basic`…), for `http`. */
  readonly scheme?: string;
  readonly bearerFormat?: string;
  /** Where the key travels and under which name, for `apiKey`. */
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

/** All of the inner requirements together; the outer list are alternatives. Empty inner: no credential. */
export type SecurityAlternatives = readonly (readonly SecurityRequirement[])[];

export interface SecurityRequirement {
  readonly key: string;
  readonly scopes: readonly string[];
}

/** Tags under a common heading (`x-tagGroups`); one nameless group where the document has none. */
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
  /** Operations of this tag that stand under another one. */
  readonly listed: readonly ListedOperation[];
}

/** What a list of operations says of each. */
export type ListedOperation = Pick<Operation, 'anchor' | 'deprecated' | 'method' | 'title'>;

export type OperationKind = 'path' | 'webhook' | 'callback';

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
}

export interface RequestBody {
  readonly anchor: string;
  readonly description?: Markdown;
  readonly required: boolean;
  readonly content: readonly MediaType[];
}

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

export interface MediaType {
  readonly name: string;
  readonly schema?: SchemaNode;
  readonly examples: readonly Example[];
  readonly encodings: readonly Encoding[];
}

/** How one part of a multipart or form body travels. */
export interface Encoding {
  readonly property: string;
  readonly contentType?: string;
  readonly style?: string;
  readonly explode?: boolean;
  readonly headers: readonly Parameter[];
}

export interface Example {
  readonly name?: string;
  readonly summary?: string;
  readonly description?: Markdown;
  /** The value as text, ready to show: JSON with its source digits, or the literal string. */
  readonly text: string;
  readonly language: 'json' | 'xml' | 'text';
  readonly externalValue?: string;
  /** Made from the schema because the document gives none. */
  readonly generated: boolean;
}

export interface Sample {
  /** Key of the language, also the reader's remembered choice. */
  readonly language: string;
  readonly label: string;
  /** Highlighter grammar. */
  readonly grammar: string;
  readonly code: string;
}

/** One HTTP call with concrete values. */
export interface SampleRequest {
  readonly method: string;
  /** Server and path, parameters filled in, without the query. */
  readonly url: string;
  readonly query: readonly NameValue[];
  readonly headers: readonly NameValue[];
  readonly body?: SampleBody;
}

export interface NameValue {
  readonly name: string;
  readonly value: string;
}

export type SampleBody =
  | { readonly kind: 'json' | 'text'; readonly mediaType: string; readonly text: string }
  | { readonly kind: 'form'; readonly mediaType: string; readonly fields: readonly NameValue[] }
  | { readonly kind: 'multipart'; readonly mediaType: string; readonly parts: readonly BodyPart[] };

export interface BodyPart {
  readonly name: string;
  readonly value: string;
  /** Set when the part is a file: `value` is then its name. */
  readonly file: boolean;
}

export interface NamedSchema {
  readonly name: string;
  readonly anchor: string;
  readonly schema: SchemaNode;
}

/** One JSON Schema, references resolved and `allOf` merged. */
export interface SchemaNode {
  /** Set where the schema is a rule's and a recursive place links to it; fields have their own. */
  readonly anchor?: string;
  /** JSON types allowed, without `null`; empty: any. */
  readonly types: readonly string[];
  readonly nullable: boolean;
  /** Name of the component it came from. */
  readonly name?: string;
  readonly title?: string;
  readonly description?: Markdown;
  readonly format?: string;
  readonly deprecated: boolean;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  /** Values as JSON text, digits as in the source. */
  readonly defaultValue?: string;
  readonly constValue?: string;
  readonly examples: readonly string[];
  readonly enumValues: readonly EnumValue[];
  readonly constraints: readonly Constraint[];
  readonly properties: readonly Property[];
  /** Names asked for here whose fields are described elsewhere, or nowhere. */
  readonly alsoRequired: readonly string[];
  /** `false`: no other properties; a schema: what the others must be. */
  readonly additionalProperties?: SchemaNode | boolean;
  readonly patternProperties: readonly { readonly pattern: string; readonly schema: SchemaNode }[];
  readonly propertyNames?: SchemaNode;
  readonly items?: SchemaNode;
  readonly prefixItems: readonly SchemaNode[];
  readonly contains?: SchemaNode;
  /** What a text holds once it is decoded. */
  readonly contentSchema?: SchemaNode;
  /** No items beyond those described. */
  readonly closedList: boolean;
  readonly choices: readonly Choice[];
  readonly conditions: readonly Condition[];
  readonly not?: SchemaNode;
  readonly dependentRequired: readonly {
    readonly property: string;
    readonly requires: readonly string[];
  }[];
  readonly dependentSchemas: readonly { readonly property: string; readonly schema: SchemaNode }[];
  readonly externalDocs?: ExternalDocs;
  /** How the value is written in XML: names, or keywords that hold. */
  readonly xml: readonly string[];
  /** Set where the schema is not repeated: shown at `anchor`, on this page. */
  readonly link?: SchemaLink;
  /** Schemas that hold besides what is shown here, in documents that would unfold too far. */
  readonly parts: readonly SchemaLink[];
}

export interface SchemaLink {
  readonly name: string;
  readonly anchor: string;
  /** The target contains this place. */
  readonly recursive: boolean;
}

export interface Property {
  readonly name: string;
  readonly anchor: string;
  readonly required: boolean;
  readonly schema: SchemaNode;
}

export interface EnumValue {
  /** JSON text. */
  readonly text: string;
  readonly description?: Markdown;
}

/** One limit; `value` is JSON text with its source digits. */
export interface Constraint {
  readonly keyword: string;
  readonly value: string;
}

export interface Choice {
  readonly kind: 'oneOf' | 'anyOf';
  /** Property whose value tells the options apart. */
  readonly discriminator?: string;
  readonly options: readonly ChoiceOption[];
}

export interface ChoiceOption {
  readonly anchor: string;
  readonly label: string;
  /** Values of the discriminator that select this option. */
  readonly discriminatorValues: readonly string[];
  readonly schema: SchemaNode;
}

export interface Condition {
  readonly when: SchemaNode;
  readonly fulfilled?: SchemaNode;
  readonly otherwise?: SchemaNode;
}
