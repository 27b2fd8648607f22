import type { Markdown, OperationKind } from '@frontier/openapi';

/** What guides may show of the contracts without an island of its own. Plain serialisable data. */
export interface ContractIndex {
  readonly services: ByName<ServiceEntry>;
  /** Every operation, webhooks included; each has an island. */
  readonly operations: ByName<OperationEntry>;
  /** Islands of webhook payloads, by operationId. */
  readonly payloads: readonly string[];
  /** Islands of schemas, by service and name. */
  readonly schemas: ByService<readonly string[]>;
  readonly enums: ByService<ByName<readonly EnumEntry[]>>;
  readonly errors: ByName<readonly ErrorEntry[]>;
  readonly successes: ByName<readonly SuccessEntry[]>;
  readonly examples: ByName<readonly ExampleEntry[]>;
  /** Names of the examples of a body that hold more than its required fields, by operationId. */
  readonly leanExamples: ByName<readonly string[]>;
  /** Calls for the command line, by operationId. */
  readonly calls: ByName<string>;
  /** Limits, formats, defaults and fixed values, by `<anchor>.<keyword>`. */
  readonly constants: ByService<ByName<string>>;
  /** Where each list of values is used, by service and name. */
  readonly enumPlaces: ByService<ByName<readonly EnumPlaceEntry[]>>;
  readonly states: StatesByName;
  /** What the marks of our readings open, by the keys of the islands that have any. */
  readonly readings: ByName<readonly string[]>;
}

type ByService<T> = Readonly<Record<string, T>>;
type ByName<T> = Readonly<Record<string, T>>;

interface ServiceEntry {
  readonly title: string;
  /** The contract's own; absent where the document has none. */
  readonly version?: string | undefined;
  /** Address of the document as its host serves it. */
  readonly contract: string;
  /** Route of its reference page. */
  readonly route: string;
  /** Addresses of its test environment, which samples use. */
  readonly hosts: readonly string[];
}

export interface OperationEntry {
  readonly title: string;
  readonly service: string;
  readonly kind: OperationKind;
  /** Upper case. */
  readonly method: string;
  /** As the specification writes it; the name of a webhook. */
  readonly path: string;
  readonly href: string;
}

export interface EnumPlaceEntry {
  readonly field: string;
  readonly operation: string;
  readonly href: string;
}

interface EnumEntry {
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

export interface SuccessEntry {
  readonly status: string;
  /** False where the contract documents a code that its source doesn't give. */
  readonly isInformed: boolean;
}

export interface ExampleEntry {
  readonly kind: ExampleKind;
  readonly name: string;
  readonly summary?: string | undefined;
  readonly language: string;
  readonly text: string;
}

export type ExampleKind = 'request' | 'response';

/** Calls that are made next, and what they lead to. */
export interface FlowStep {
  /** operationIds, side by side. */
  readonly calls: readonly string[];
  /** One moment, or several of which what the call carries chooses one. */
  readonly leads: readonly FlowLead[];
}

export interface FlowLead {
  readonly to: string;
  /** What a call must carry to take this way, such as `CONFIRMAR`. */
  readonly with?: string;
}

/**
 * The calls that are shown to follow each other. Moments are named by what was done: which of an
 * object's states belongs to each is not shown.
 */
export type ObjectFlow = readonly FlowStep[];

/** The states (or kinds) of one object of the API, in the order and spelling they were given in. */
export interface ObjectStates {
  /** Caption of its picture. */
  readonly title: string;
  /** Where the contracts hold the same list, as `service/schema`; the first one gives the meanings. */
  readonly schemas: readonly string[];
  readonly values: readonly string[];
  /** operationIds of the calls that are shown to act on the object. */
  readonly calls: readonly string[];
  /** operationIds of the webhooks that tell of it. */
  readonly webhooks: readonly string[];
  /** Absent where no flow is known. */
  readonly flow?: ObjectFlow;
  /** Id of the open question which state follows which; kinds have none. */
  readonly question?: string;
  /** The same question, once the file of questions is read. */
  readonly open?: AskedQuestion;
  /** What is known of just one state, or moment of the flow, by its name. */
  readonly known?: Readonly<Record<string, KnownPlace>>;
}

export interface AskedQuestion {
  readonly id: string;
  /** Markdown of one line. */
  readonly text: Markdown;
}

export interface KnownPlace {
  /** operationIds of the webhooks whose name says the same; whether they come with it is not shown. */
  readonly webhooks: readonly string[];
  readonly questions: readonly AskedQuestion[];
}

/** By the name a guide gives. */
export type StatesByName = Readonly<Record<string, ObjectStates>>;
