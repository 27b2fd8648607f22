import type { FlagFacts, ValueFacts } from './fieldFacts.js';
import type { ExternalDocs, Markdown } from './text.js';

/** A schema that is shown once, and where. */
export interface NamedSchema {
  readonly name: string;
  readonly anchor: string;
  readonly schema: SchemaNode;
}

/** The rules of a schema for the value itself: the facts of its field (`FIELD_FACTS`), and those read otherwise. */
export interface SchemaFacts extends FlagFacts, ValueFacts {
  /** JSON types allowed, without `null`; empty: any. */
  readonly types: readonly string[];
  readonly nullable: boolean;
  readonly title?: string;
  readonly description?: Markdown;
  /** Names and texts of the schemas it is made of (`allOf`), in their order; title and description are its own. */
  readonly members: readonly SchemaMember[];
  readonly format?: string;
  /** Values as JSON text, digits as in the source. */
  readonly examples: readonly string[];
  readonly enumValues: readonly EnumValue[];
  /** Of one of these values only the beginning is kept. */
  readonly cut: boolean;
  readonly constraints: readonly Constraint[];
  readonly externalDocs?: ExternalDocs;
  /** How the value is written in XML: names, or keywords that hold. */
  readonly xml: readonly string[];
}

/** One of several schemas that a schema is made of, with its own words, if any. */
export interface SchemaMember {
  /** Name of the component it is. */
  readonly name?: string;
  readonly title?: string;
  readonly description?: Markdown;
}

/** The fields, items, forms and rules of a schema. */
export interface SchemaParts {
  readonly properties: readonly Property[];
  /** Names asked for here whose fields are described elsewhere, or nowhere. */
  readonly alsoRequired: readonly string[];
  /** `false`: no other properties; a schema: the rules for the others. */
  readonly additionalProperties?: SchemaNode | boolean;
  readonly patternProperties: readonly { readonly pattern: string; readonly schema: SchemaNode }[];
  readonly propertyNames?: SchemaNode;
  readonly items?: SchemaNode;
  readonly prefixItems: readonly SchemaNode[];
  readonly contains?: SchemaNode;
  /** The schema of a text's content once it is decoded. */
  readonly contentSchema?: SchemaNode;
  /** No items beyond those described. */
  readonly closedList: boolean;
  readonly choices: readonly Choice[];
  /** Discriminator properties of forms that are shown elsewhere, or nowhere. */
  readonly discriminators: readonly string[];
  readonly conditions: readonly Condition[];
  readonly not?: SchemaNode;
  readonly dependentRequired: readonly {
    readonly property: string;
    readonly requires: readonly string[];
  }[];
  readonly dependentSchemas: readonly { readonly property: string; readonly schema: SchemaNode }[];
  /** Fields, forms and rules that are not shown: the operation has too many. */
  readonly leftOut: number;
}

/** A schema without its fields, items, forms and rules. */
export interface SchemaOutside extends SchemaFacts {
  /** Name of the component it came from. */
  readonly name?: string;
  /** Set where the schema is not repeated: shown at `anchor`, on this page. */
  readonly link?: SchemaLink;
  /** Further schemas that hold for this value, shown elsewhere because the document would unfold too far. */
  readonly parts: readonly SchemaLink[];
}

/** One JSON Schema, references resolved and `allOf` merged. */
export interface SchemaNode extends SchemaOutside, SchemaParts {
  /** Set where the schema is a rule's or a further body's and a recursive place links to it. */
  readonly anchor?: string;
}

/** Where a schema is shown that is not repeated here. */
export interface SchemaLink {
  readonly name: string;
  readonly anchor: string;
  /** The target contains this place. */
  readonly recursive: boolean;
}

/** A field of an object. */
export interface Property {
  readonly name: string;
  readonly anchor: string;
  readonly required: boolean;
  readonly schema: SchemaNode;
}

/** A value allowed, with its meaning where the document gives one. */
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

/** Forms of which a value takes one (`oneOf`) or some (`anyOf`). */
export interface Choice {
  readonly kind: 'oneOf' | 'anyOf';
  /** Property whose value selects the option. */
  readonly discriminator?: string;
  readonly options: readonly ChoiceOption[];
}

export interface ChoiceOption {
  readonly anchor: string;
  /** Its title, name, short description or the names of its members; a form without any is shown by its type. */
  readonly label?: string;
  /** Values of the discriminator that select this option. */
  readonly discriminatorValues: readonly string[];
  readonly schema: SchemaNode;
}

/** `if`, `then` and `else`. */
export interface Condition {
  readonly when: SchemaNode;
  readonly fulfilled?: SchemaNode;
  readonly otherwise?: SchemaNode;
}
