import type { Questioned } from './questions.js';

export interface NamedSchema {
  readonly name: string;
  readonly anchor: string;
  readonly schema: SchemaNode;
}

export interface Deprecation {
  readonly deprecated: boolean;
}

/** The rules of a schema for the value itself. */
export interface SchemaFacts extends Deprecation, Questioned {
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  /** JSON text with source digits, as is the default. */
  readonly constValue?: string;
  readonly defaultValue?: string;
  /** JSON types allowed, without `null`; empty: any. */
  readonly types: readonly string[];
  readonly nullable: boolean;
  readonly title?: string;
  readonly description?: Markdown;
  /** Names and texts of the schemas it combines (`allOf`), in order; title and description are not taken from them. */
  readonly members: readonly SchemaMember[];
  readonly format?: string;
  /** Values as JSON text, digits as in the source. */
  readonly examples: readonly string[];
  readonly enumValues: readonly EnumValue[];
  readonly cut: boolean;
  readonly constraints: readonly Constraint[];
  readonly externalDocs?: ExternalDocs;
  /** How the value is written in XML: names and keywords. */
  readonly xml: readonly string[];
}

export interface SchemaMember extends Questioned {
  readonly name?: string;
  readonly title?: string;
  readonly description?: Markdown;
}

/** One JSON Schema with references resolved and `allOf` merged: its value, and its fields, items, variants and rules. */
export interface SchemaNode extends SchemaFacts {
  readonly name?: string;
  /** Link to the schema on this page, if it is not repeated here. */
  readonly link?: SchemaLink;
  /** Anchor of the schema of a rule or a further body, if a recursive schema links to it. */
  readonly anchor?: string;
  readonly properties: readonly Property[];
  /** Required names whose fields are described elsewhere or not at all. */
  readonly alsoRequired: readonly string[];
  /** `false` forbids other properties; a schema describes them. */
  readonly additionalProperties?: SchemaNode | boolean;
  readonly patternProperties: readonly { readonly pattern: string; readonly schema: SchemaNode }[];
  readonly propertyNames?: SchemaNode;
  readonly items?: SchemaNode;
  readonly prefixItems: readonly SchemaNode[];
  readonly contains?: SchemaNode;
  /** The schema of the decoded content of a text. */
  readonly contentSchema?: SchemaNode;
  /** Whether items beyond those described are forbidden. */
  readonly closedList: boolean;
  readonly choices: readonly Choice[];
  /** Discriminators of variants that are shown elsewhere or not at all. */
  readonly discriminators: readonly Discriminator[];
  readonly conditions: readonly Condition[];
  readonly not?: SchemaNode;
  readonly dependentRequired: readonly {
    readonly property: string;
    readonly requires: readonly string[];
  }[];
  readonly dependentSchemas: readonly { readonly property: string; readonly schema: SchemaNode }[];
}

export interface SchemaLink {
  readonly name: string;
  readonly anchor: string;
  /** Whether the target contains this link. */
  readonly recursive: boolean;
}

export interface Property {
  readonly name: string;
  readonly anchor: string;
  readonly required: boolean;
  readonly schema: SchemaNode;
}

/** An allowed value, with its meaning if the document has one. */
export interface EnumValue {
  /** JSON text. */
  readonly text: string;
  readonly description?: Markdown;
}

/** One limit; `value` is JSON text with source digits. */
export interface Constraint {
  readonly keyword: string;
  readonly value: string;
}

/** Variants of which a value matches one (`oneOf`) or several (`anyOf`). */
export interface Choice {
  readonly kind: 'oneOf' | 'anyOf';
  /** Property whose value selects the option. */
  readonly discriminator?: string;
  readonly options: readonly ChoiceOption[];
}

export interface ChoiceOption {
  readonly anchor: string;
  /** Its title, name, short description or the names of its members; otherwise the page shows its type. */
  readonly label?: string;
  /** Values of the discriminator that select this option. */
  readonly discriminatorValues: readonly string[];
  /** Whether it is selected if the discriminator is absent or has another value (OpenAPI 3.2). */
  readonly isDefault?: boolean;
  readonly schema: SchemaNode;
}

/** A property whose value selects a schema, and the values that select the schema with the property. */
export interface Discriminator {
  readonly property: string;
  readonly values: readonly string[];
}

export interface Condition {
  readonly when: SchemaNode;
  readonly fulfilled?: SchemaNode;
  readonly otherwise?: SchemaNode;
}

/** Markdown of the contract (CommonMark); only the renderer converts it to HTML. */
export type Markdown = string;

export interface ExternalDocs {
  readonly url: string;
  readonly description?: Markdown;
}

export interface Example extends Questioned {
  readonly name?: string;
  readonly summary?: string;
  readonly description?: Markdown;
  /** The text to show: JSON with source digits, or the literal string. */
  readonly text: string;
  readonly language: 'json' | 'xml' | 'text';
  /** Whether a huge value is shortened. */
  readonly cut?: boolean;
  readonly externalValue?: string;
  /** The form of a parameter or header in a message (OpenAPI 3.2); `text` repeats it if the document gives no value. */
  readonly serialized?: string;
}
