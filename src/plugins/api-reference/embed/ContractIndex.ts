import type { Markdown } from '../model/types';

/** What guides may show of the contracts without an island of its own. Plain serialisable data. */
export interface ContractIndex {
  /** Islands of whole operations, by operationId. */
  readonly operations: readonly string[];
  /** Islands of webhook payloads, by operationId. */
  readonly payloads: readonly string[];
  /** Islands of schemas, by service and name. */
  readonly schemas: ByService<readonly string[]>;
  readonly enums: ByService<ByName<readonly EnumEntry[]>>;
  readonly errors: ByName<readonly ErrorEntry[]>;
  readonly examples: ByName<readonly ExampleEntry[]>;
  /** Limits, defaults and fixed values, by `<anchor>.<keyword>`. */
  readonly constants: ByService<ByName<string>>;
}

export type ByService<T> = Readonly<Record<string, T>>;
export type ByName<T> = Readonly<Record<string, T>>;

export interface EnumEntry {
  readonly value: string;
  readonly meaning?: Markdown | undefined;
}

export interface ErrorEntry {
  readonly status: string;
  /** The exact text; absent where the contract says that it isn't informed. */
  readonly text?: string | undefined;
  /** What the contract says of an error whose text isn't informed. */
  readonly meaning?: Markdown | undefined;
}

export interface ExampleEntry {
  readonly kind: ExampleKind;
  readonly name: string;
  readonly summary?: string | undefined;
  readonly language: string;
  readonly text: string;
}

export type ExampleKind = 'request' | 'response';
