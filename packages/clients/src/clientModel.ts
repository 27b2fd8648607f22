import type { LanguageNames, ServiceNames } from './names';

export type ValueType =
  | { readonly kind: 'text' | 'integer' | 'decimal' | 'boolean' | 'date' | 'file' | 'any' }
  | { readonly kind: 'list' | 'map'; readonly item: ValueType }
  /** A schema of `components` that becomes a class. */
  | { readonly kind: 'model' | 'enumeration'; readonly name: string };

/** A field of an object, or a parameter of a call. */
export interface ClientField extends LanguageNames {
  /** Its name in the contract and in TypeScript. */
  readonly wire: string;
  readonly type: ValueType;
  readonly required: boolean;
  readonly nullable: boolean;
  /** Lines of its comment: description and limits. */
  readonly notes: readonly string[];
}

export type ClientSchema = ModelSchema | EnumerationSchema;

interface NamedSchemaBase {
  readonly name: string;
  readonly notes: readonly string[];
}

export interface ModelSchema extends NamedSchemaBase {
  readonly kind: 'model';
  readonly fields: readonly ClientField[];
  /** The type of additional fields, if the contract has one. They are kept in `outrosCampos`. */
  readonly further: ValueType | undefined;
}

export interface EnumerationSchema extends NamedSchemaBase {
  readonly kind: 'enumeration';
  readonly members: readonly { readonly name: string; readonly value: string }[];
}

export interface ClientCall extends LanguageNames {
  /** The `operationId`, also its name in TypeScript. */
  readonly id: string;
  readonly title: string;
  /** Lines of its comment, after the title. */
  readonly notes: readonly string[];
  readonly method: string;
  readonly path: string;
  /** Parameters of the path, from left to right. */
  readonly pathParameters: readonly ClientField[];
  readonly query: readonly ClientField[];
  /** The parameter of the page size, and its default or 1, if a query `page` says that the call returns pages. */
  readonly pages: { readonly name: string; readonly standard: number } | undefined;
  readonly body: ClientCallBody | undefined;
  /** `undefined` if the response has no body. */
  readonly answer: ValueType | undefined;
  readonly needsToken: boolean;
}

export interface ClientCallBody {
  readonly type: ValueType;
  readonly required: boolean;
  readonly contentType: 'application/json' | 'multipart/form-data';
}

export interface ClientModel {
  readonly id: string;
  readonly names: ServiceNames;
  readonly title: string;
  readonly server: string;
  readonly schemas: ReadonlyMap<string, ClientSchema>;
  readonly calls: readonly ClientCall[];
}

/** The service and the call from which clients get their tokens. */
export const TOKEN = { service: 'autenticacao', call: 'gerarTokenDeAcesso' };
