import type { Names, ServiceNames } from './names';

/** The type of a value, the same in every language. */
export type Type =
  | { readonly kind: 'decimal' | 'boolean' | 'date' | 'file' | 'any' }
  /** @property literals JSON of the only values allowed; all are, where there is none. */
  | { readonly kind: 'text' | 'integer'; readonly literals: readonly string[] }
  | { readonly kind: 'list' | 'map'; readonly item: Type }
  /** A schema of `components` that is a class. */
  | { readonly kind: 'model' | 'enumeration'; readonly name: string }
  /** A schema of `components` that is another name of a type. */
  | { readonly kind: 'alias'; readonly name: string; readonly type: Type }
  /** An object that the contract describes without a name. */
  | { readonly kind: 'object'; readonly fields: readonly Field[] }
  | { readonly kind: 'union'; readonly options: readonly Type[] };

/** A field of an object, or a parameter of a call. */
export interface Field extends Names {
  /** Its name in the contract, and in TypeScript. */
  readonly wire: string;
  readonly type: Type;
  readonly required: boolean;
  readonly nullable: boolean;
  /** Lines of its comment: its description and limits. */
  readonly notes: readonly string[];
}

/** A schema of `components`. */
export type Schema = Model | Enumeration | Alias;

interface Named {
  readonly name: string;
  readonly notes: readonly string[];
}

export interface Model extends Named {
  readonly kind: 'model';
  readonly fields: readonly Field[];
  /** The type of fields with other names, where the contract gives one. They are kept in `outrosCampos`. */
  readonly further: Type | undefined;
}

export interface Enumeration extends Named {
  readonly kind: 'enumeration';
  readonly members: readonly { readonly name: string; readonly value: string }[];
}

interface Alias extends Named {
  readonly kind: 'alias';
  readonly type: Type;
}

/** An operation of the contract. */
export interface Call extends Names {
  /** The `operationId`, and its name in TypeScript. */
  readonly id: string;
  /** Its summary. */
  readonly title: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  /** Parameters of its path, from left to right. */
  readonly places: readonly Field[];
  readonly query: readonly Field[];
  readonly body: CallBody | undefined;
  /** Nothing where it answers without a body. */
  readonly answer: Type | undefined;
  /** Where whole numbers are in its answer: `pagination.total`; `*` is each item. */
  readonly integers: readonly string[];
  /** Alternatives of the schemes it is authenticated with. */
  readonly security: readonly (readonly { readonly scheme: string; readonly kind: string }[])[];
}

export interface CallBody {
  readonly type: Type;
  readonly required: boolean;
  readonly contentType: 'application/json' | 'multipart/form-data';
}

/** A contract as all clients have it. */
export interface ClientModel {
  readonly id: string;
  readonly names: ServiceNames;
  /** Title and version, for readers of the code. */
  readonly title: string;
  /** Address of its server. */
  readonly server: string;
  readonly schemas: ReadonlyMap<string, Schema>;
  readonly calls: readonly Call[];
}

/** The service and the call that clients get their tokens with. */
export const TOKEN = { service: 'autenticacao', call: 'gerarTokenDeAcesso' };

/** The field of a model that keeps further fields, in languages that need one. */
export const FURTHER_FIELDS = {
  wire: 'outrosCampos',
  java: 'outrosCampos',
  python: 'outros_campos',
};
